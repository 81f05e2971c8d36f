//! Views of arbiters, and parts hidden from players.

use super::TestServer;
use axum::http::StatusCode;
use serde_json::{Value, json};

/// A competition with one board and awaited players.
struct Round<'a> {
    server: &'a TestServer,
    created: Value,
}

impl<'a> Round<'a> {
    async fn of(server: &'a TestServer) -> Round<'a> {
        let games = json!({ "tags": { "TimeControl": "5400+30", "DefaultTime": "0:30:00" },
            "awaited": true });
        let boards = json!([{ "white": "Anna", "black": "Boris" }]);
        let new = json!({ "name": "Open", "games": games, "boards": boards });
        let (status, created) = server.post("/api/competitions", None, new).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        Round { server, created }
    }

    fn secret(&self, role: &str) -> &str {
        let seats = match role {
            "arbiter" => return self.created["arbiter"]["secret"].as_str().unwrap(),
            _ => self.created["boards"][0]["seats"].as_array().unwrap(),
        };
        seats.iter().find(|seat| seat["role"] == role).unwrap()["secret"].as_str().unwrap()
    }

    fn game(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.created["boards"][0]["game"].as_str().unwrap())
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/competitions/{}{rest}", self.created["id"].as_str().unwrap())
    }

    async fn says(&self, role: &str, event: &str) -> (StatusCode, Value) {
        let body = json!({ "event": event });
        self.server.post(&self.game("/events"), Some(self.secret(role)), body).await
    }

    async fn look(&self, role: &str) -> Value {
        self.server.get(&self.game(""), Some(self.secret(role))).await["state"].clone()
    }
}

#[tokio::test]
async fn first_arbiter_has_a_name() {
    let server = TestServer::new().await;
    let new = json!({ "name": "Open", "arbiter": " Aino Tuomari ",
        "games": { "tags": { "TimeControl": "5400+30" } } });
    let (status, created) = server.post("/api/competitions", None, new).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let view = server.get(&path, created["arbiter"]["secret"].as_str()).await;
    assert_eq!(view["arbiters"][0]["name"], "Aino Tuomari");
    assert!(server.get(&path, None).await["arbiters"].is_null());
}

#[tokio::test]
async fn events_before_the_start_do_not_count() {
    let server = TestServer::new().await;
    let round = Round::of(&server).await;
    assert_eq!(round.says("white", "White plays e4").await.0, StatusCode::CONFLICT);
    assert_eq!(round.says("white", "White arrives").await.0, StatusCode::CREATED);
    assert_eq!(round.look("arbiter").await["watch"]["absent"], json!([false, true]));
    round.says("arbiter", "Arbiter starts").await;
    let watch = round.look("arbiter").await["watch"].clone();
    assert!(watch["too_late_after_ms"].as_u64() >= Some(30 * 60_000), "{watch}");
    assert_eq!(round.says("white", "White plays e4").await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn arbiter_sees_facts_hidden_from_players_and_spectators() {
    let server = TestServer::new().await;
    let round = Round::of(&server).await;
    round.says("arbiter", "Arbiter starts").await;
    round.says("white", "White plays e2e5").await;
    round.says("white", "White presses").await;
    round.says("white", "White asks for an explanation").await;
    let state = round.look("arbiter").await;
    assert_eq!(state["watch"]["irregular"], "white");
    assert_eq!(state["watch"]["irregular_number"], 1);
    assert_eq!(state["calls"][0]["about"], "explanation");
    for secret in [Some(round.secret("black")), Some(round.secret("white")), None] {
        let state = server.get(&round.game(""), secret).await["state"].clone();
        assert!(state.get("watch").is_none() && state.get("calls").is_none(), "{state}");
        let all = server.get(&round.path(""), None).await;
        assert!(all["notes"].is_null() && all["arbiters"].is_null(), "{all}");
    }
}

#[tokio::test]
async fn call_is_open_until_the_clocks_run_again() {
    let server = TestServer::new().await;
    let round = Round::of(&server).await;
    round.says("arbiter", "Arbiter starts").await;
    round.says("black", "Black stops the clock: my opponent hums").await;
    let state = round.look("arbiter").await;
    let reasons: Vec<&Value> = state["calls"].as_array().unwrap().iter().collect();
    assert_eq!(reasons[0]["reason"], "my opponent hums");
    let asked = state["questions"][0]["asked_at_ms"].as_u64().unwrap();
    assert!(asked <= state["at_ms"].as_u64().unwrap());
    round.says("arbiter", "Arbiter resumes").await;
    assert_eq!(round.look("arbiter").await["calls"], json!([]));
}

#[tokio::test]
async fn answer_names_the_earlier_question() {
    let server = TestServer::new().await;
    let round = Round::of(&server).await;
    round.says("arbiter", "Arbiter starts").await;
    round.says("white", "White asks for an assistant for the moves").await;
    let answers = |state: &Value, at: usize| -> Vec<String> {
        let options = state["questions"][at]["options"].as_array().unwrap();
        options.iter().map(|option| option["answer"].as_str().unwrap().to_owned()).collect()
    };
    let state = round.look("arbiter").await;
    assert!(answers(&state, 0).contains(&"agrees".to_owned()), "{state}");
    round.says("white", "White stops the clock: wants water").await;
    let state = round.look("arbiter").await;
    assert_eq!(state["questions"][0]["id"], "assistant");
    assert_eq!(state["questions"][1]["id"], "stopped-clock");
    let named = "answers assistant: agrees";
    assert!(answers(&state, 0).contains(&named.to_owned()), "{state}");
    assert!(!answers(&state, 0).contains(&"agrees".to_owned()), "{state}");
    assert_eq!(round.says("arbiter", &format!("Arbiter {named}")).await.0, StatusCode::CREATED);
    let left = round.look("arbiter").await;
    assert_eq!(left["questions"].as_array().unwrap().len(), 1, "{left}");
    assert_eq!(left["questions"][0]["id"], "stopped-clock");
}

#[tokio::test]
async fn arbiters_share_notes_on_calls() {
    let server = TestServer::new().await;
    let round = Round::of(&server).await;
    let arbiter = round.secret("arbiter");
    let new = json!({ "role": "arbiter", "name": "Bea" });
    let (_, second) = server.post(&round.path("/seats"), Some(arbiter), new).await;
    let bea = second["secret"].as_str().unwrap();
    let note = json!({ "what": "takes", "board": 1, "about": "c-4" });
    let (status, _) = server.post(&round.path("/notes"), Some(bea), note.clone()).await;
    assert_eq!(status, StatusCode::CREATED);
    let player = round.secret("white");
    let (status, _) = server.post(&round.path("/notes"), Some(player), note).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let view = server.get(&round.path(""), Some(arbiter)).await;
    assert_eq!(
        (&view["notes"][0]["by"], &view["notes"][0]["about"]),
        (&json!("Bea"), &json!("c-4"))
    );
    assert_eq!(view["arbiters"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn arbiter_gets_the_game_step_by_step() {
    let server = TestServer::new().await;
    let round = Round::of(&server).await;
    round.says("arbiter", "Arbiter starts").await;
    round.says("white", "White plays e4").await;
    let steps = server.get(&round.game("/steps"), Some(round.secret("arbiter"))).await;
    assert_eq!(steps[0]["happening"]["event"], "Arbiter starts");
    assert_eq!(steps[0]["state"]["board"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    // The first move implies that White has arrived.
    assert_eq!(steps[1]["happening"]["event"], "White arrives");
    assert_eq!(steps[2]["state"]["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    for (secret, refused) in
        [(None, StatusCode::UNAUTHORIZED), (Some(round.secret("white")), StatusCode::FORBIDDEN)]
    {
        let (status, _) = server.call("GET", &round.game("/steps"), secret, None).await;
        assert_eq!(status, refused);
    }
    let log = server.get(&round.path("/log"), Some(round.secret("arbiter"))).await;
    assert_eq!(log[0]["happenings"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn protocol_is_judged_under_another_edition() {
    let server = TestServer::new().await;
    let protocol = "[Laws \"FIDE 2023\"]\n[TimeControl \"5400+30\"]\n\n0:00:01 White plays e2e5\n\
        0:00:02 White presses\n0:00:03 Black claims illegal move\n";
    let tried = async |laws: Option<&str>| {
        let body = json!({ "protocol": protocol, "laws": laws });
        let (status, tried) = server.post("/api/sandbox", None, body).await;
        assert_eq!(status, StatusCode::OK, "{tried}");
        tried["steps"][2]["happening"]["rulings"].to_string()
    };
    assert!(tried(None).await.contains("7.5.5"));
    assert!(tried(Some("FIDE 2009")).await.contains("7.4.b"));
    let wrong = json!({ "protocol": "[Laws \"FIDE 2023\"]\n\nWhite jumps\n" });
    let (status, problem) = server.post("/api/sandbox", None, wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(problem["detail"].as_str().unwrap().contains("White jumps"), "{problem}");
    let impossible =
        json!({ "protocol": "[Laws \"FIDE 2023\"]\n\nWhite plays e4\nWhite takes e5\n" });
    let (_, tried) = server.post("/api/sandbox", None, impossible).await;
    assert_eq!(tried["steps"].as_array().unwrap().len(), 1);
    assert!(tried["stopped"]["detail"].as_str().unwrap().contains("takes e5"), "{tried}");
}

#[tokio::test]
async fn the_laws_can_be_read_article_by_article() {
    let server = TestServer::new().await;
    let articles = server.get("/api/laws/FIDE%202023", None).await;
    let of = |number: &str| {
        let mut all = articles.as_array().unwrap().iter();
        all.find(|article| article["number"] == number).unwrap().clone()
    };
    assert_eq!(of("12.9.7")["provisions"], json!(["penalty-fine"]));
    assert_eq!(of("12.9.7")["standing"], "arbiter");
    assert_eq!(of("12.9.7")["chapter_title"], "The role of the arbiter");
    let (status, _) = server.call("GET", "/api/laws/FIDE%201066", None, None).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn article_links_to_its_cases() {
    let server = TestServer::new().await;
    let article = server.get("/api/laws/FIDE%202023/7.5.5", None).await;
    assert_eq!(article["before"], "FIDE 2018");
    let said = article["examples"].as_array().unwrap().iter().map(|one| one["words"].as_str());
    assert!(said.flatten().any(|words| words.ends_with("receives 2 minutes.")), "{article}");
    let name = article["cases"][0]["name"].as_str().unwrap();
    let case = server.get(&format!("/api/cases/{name}"), None).await;
    assert_eq!(case["title"], article["cases"][0]["title"]);
    let laws = case["protocols"][0]["laws"].as_array().unwrap();
    assert!(laws.contains(&json!("FIDE 2023")), "{case}");
    let all = server.get("/api/cases", None).await;
    assert!(all.as_array().unwrap().iter().any(|case| case["name"] == name));
    for nothing in ["/api/laws/FIDE%202023/7.5.b", "/api/cases/nobody-moves"] {
        let (status, _) = server.call("GET", nothing, None, None).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}
