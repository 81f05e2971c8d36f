//! An arbiter's day: arrivals, acts without effect, corrections and signatures.

use super::network::{Net, secret};
use super::rounds::Event;
use axum::http::StatusCode;
use serde_json::{Value, json};

/// An event with boards in its first round and awaited players.
struct Day {
    event: Event,
    boards: Vec<Value>,
}

impl Day {
    async fn of(count: usize) -> Day {
        let tags = json!({ "TimeControl": "5400+30", "DefaultTime": "0:30:00" });
        let event = Event::with(json!({ "tags": tags, "awaited": true })).await;
        let boards: Vec<Value> = (1..=count)
            .map(|at| json!({ "white": format!("Aalto {at}"), "black": format!("Berg {at}") }))
            .collect();
        let (status, boards) = event.post("/rounds", json!({ "round": 1, "boards": boards })).await;
        assert_eq!(status, StatusCode::CREATED, "{boards}");
        Day { event, boards: boards.as_array().unwrap().clone() }
    }

    fn game(&self, at: usize, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.boards[at]["game"].as_str().unwrap())
    }

    fn secret(&self, at: usize, role: &str) -> String {
        match role {
            "arbiter" => self.event.secret.clone(),
            _ => secret(&self.boards[at], role),
        }
    }

    async fn says(&self, at: usize, role: &str, text: &str) -> (StatusCode, Value) {
        let body = json!({ "event": text });
        let path = self.game(at, "/events");
        self.event.server.post(&path, Some(&self.secret(at, role)), body).await
    }

    async fn state(&self, at: usize, role: &str) -> Value {
        let secret = self.secret(at, role);
        self.event.server.get(&self.game(at, ""), Some(&secret)).await["state"].clone()
    }

    async fn view(&self) -> Value {
        self.event.server.get(&self.event.path, Some(&self.event.secret)).await
    }

    async fn signs(&self, at: usize, role: &str, codes: &str) -> (StatusCode, Value) {
        let path = self.game(at, "/slip");
        let secret = self.secret(at, role);
        self.event.server.post(&path, Some(&secret), json!({ "codes": codes })).await
    }

    async fn call(&self, method: &str, rest: &str, body: Value) -> (StatusCode, Value) {
        let path = format!("{}{rest}", self.event.path);
        let server = &self.event.server;
        let (status, text) = server.call(method, &path, Some(&self.event.secret), Some(body)).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    async fn paper(&self, at: usize) -> Value {
        self.view().await["boards"][at]["paper"].clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connecting_is_not_an_arrival() {
    let net = Net::new().await;
    let games = json!({ "tags": { "TimeControl": "5400+30", "DefaultTime": "0:30:00" },
        "awaited": true });
    let boards = json!([{ "white": "Anna", "black": "Boris" }]);
    let new = json!({ "name": "Open", "games": games, "boards": boards });
    let created = net.create("/api/competitions", new).await;
    let board = &created["boards"][0];
    let path = format!("/api/games/{}/ws", board["game"].as_str().unwrap());
    let mut white = net.sit(&path, &secret(board, "white"), 0).await;
    let mut awaited = Value::Null;
    for _ in 0..2 {
        let told = white.receive().await.unwrap();
        let state = [&told["table"]["state"], &told["news"]["state"]];
        if let Some(state) = state.into_iter().find(|state| !state.is_null()) {
            awaited = state["awaited"]["players"].clone();
        }
    }
    assert_eq!(awaited, json!([true, true]));
    white.submit("1", "White arrives").await.unwrap();
    loop {
        let told = white.receive().await.unwrap();
        if told["news"]["state"]["awaited"]["players"] == json!([false, true]) {
            break;
        }
    }
}

#[tokio::test]
async fn move_implies_arrival() {
    let day = Day::of(1).await;
    day.says(0, "arbiter", "Arbiter starts").await;
    assert_eq!(day.state(0, "white").await["awaited"]["players"], json!([true, true]));
    assert_eq!(day.says(0, "white", "White plays e4").await.0, StatusCode::CREATED);
    assert_eq!(day.state(0, "black").await["awaited"]["players"], json!([false, true]));
    let log =
        day.event.server.get(&format!("{}/log", day.event.path), Some(&day.event.secret)).await;
    let events: Vec<&Value> =
        log[0]["happenings"].as_array().unwrap().iter().map(|one| &one["event"]).collect();
    assert_eq!(events[1..], ["White arrives", "White plays e4"]);
}

#[tokio::test]
async fn act_without_effect_is_rejected_and_not_recorded() {
    let day = Day::of(1).await;
    for (role, text) in [("arbiter", "Arbiter starts"), ("white", "White plays e4")] {
        assert_eq!(day.says(0, role, text).await.0, StatusCode::CREATED, "{text}");
    }
    let before = day.state(0, "arbiter").await["version"].clone();
    for text in
        ["Arbiter resumes", "Arbiter observes illegal move", "Arbiter starts", "Arbiter rejects"]
    {
        let (status, problem) = day.says(0, "arbiter", text).await;
        assert_eq!(
            (status, &problem["type"]),
            (StatusCode::CONFLICT, &json!("/problems/nothing-to-do")),
            "{text}"
        );
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(text) && detail.contains('['), "{detail}");
    }
    assert_eq!(day.state(0, "arbiter").await["version"], before);
    // A finding that the game only records still has an effect, so it is accepted.
    assert_eq!(
        day.says(0, "arbiter", "Black leaves the playing area").await.0,
        StatusCode::CREATED
    );
    assert_ne!(day.state(0, "arbiter").await["version"], before);
}

#[tokio::test]
async fn clocks_restart_except_where_the_arbiter_is_awaited() {
    let day = Day::of(3).await;
    for at in 0..3 {
        for text in ["White arrives", "Black arrives", "Arbiter starts"] {
            day.says(at, "arbiter", text).await;
        }
    }
    day.says(1, "black", "Black stops the clock: my opponent hums").await;
    for at in [0, 2] {
        day.says(at, "arbiter", "Arbiter stops the clock").await;
    }
    let (_, done) = day.event.post("/events", json!({ "event": "Arbiter resumes" })).await;
    assert!(done[0]["version"].is_u64() && done[2]["version"].is_u64(), "{done}");
    assert_eq!(done[1]["problem"]["type"], "/problems/arbiter-awaited");
    assert_eq!(day.state(1, "arbiter").await["status"], "stopped");
    assert_eq!(day.says(1, "arbiter", "Arbiter resumes").await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn result_is_final_once_both_have_signed() {
    let day = Day::of(2).await;
    assert_eq!(day.signs(0, "white", "10").await.0, StatusCode::OK);
    assert_eq!(day.paper(0).await["codes"], Value::Null);
    // Repeat the request, as a client does after a lost answer.
    assert_eq!(day.signs(0, "white", "10").await.0, StatusCode::OK);
    let (_, slip) = day.signs(0, "black", "10").await;
    assert_eq!(slip["paper"]["codes"], "10");
    assert_eq!(
        (&slip["round"], &slip["number"], &slip["you"]),
        (&json!("1"), &json!(1), &json!("black"))
    );
    assert_eq!(day.paper(1).await, Value::Null);
    let results = day.event.server.get(&format!("{}/results", day.event.path), None).await;
    assert_eq!(results[0]["codes"], "10");
}

#[tokio::test]
async fn contradictory_signatures_call_the_arbiter() {
    let day = Day::of(1).await;
    day.signs(0, "white", "10").await;
    let (_, slip) = day.signs(0, "black", "==").await;
    // Players see both signatures, but not that the arbiter was called.
    assert_eq!(slip["paper"]["signed"], json!(["10", "=="]));
    let paper = day.paper(0).await;
    assert_eq!((&paper["disputed"], &paper["codes"]), (&json!(true), &Value::Null));
    let entered = json!({ "round": "1", "number": 1, "codes": "==" });
    assert_eq!(day.event.post("/results", entered).await.0, StatusCode::NO_CONTENT);
    let paper = day.paper(0).await;
    assert_eq!((&paper["disputed"], &paper["codes"]), (&json!(false), &json!("==")));
    // A different signature afterwards calls the arbiter again. The result does not change.
    day.signs(0, "white", "01").await;
    let paper = day.paper(0).await;
    assert_eq!((&paper["disputed"], &paper["codes"]), (&json!(true), &json!("==")));
}

#[tokio::test]
async fn entered_result_states_its_origin() {
    let day = Day::of(1).await;
    for (codes, way) in [
        ("10", "played"),
        ("==", "played"),
        ("01", "played"),
        ("+-", "forfeit"),
        ("--", "forfeit"),
        ("WL", "unplayed"),
        ("00", "decided"),
        ("=0", "decided"),
    ] {
        let entered = json!({ "round": "1", "number": 1, "codes": codes });
        assert_eq!(day.event.post("/results", entered).await.0, StatusCode::NO_CONTENT);
        assert_eq!(day.paper(0).await["way"], way, "{codes}");
    }
    let back = json!({ "round": "1", "number": 1 });
    assert_eq!(day.event.post("/results", back).await.0, StatusCode::NO_CONTENT);
    assert_eq!(day.paper(0).await["way"], Value::Null);
}

#[tokio::test]
async fn result_against_a_signature_is_a_decision() {
    let day = Day::of(1).await;
    day.signs(0, "white", "10").await;
    for (codes, way) in [("01", "decided"), ("10", "played")] {
        let entered = json!({ "round": "1", "number": 1, "codes": codes });
        assert_eq!(day.event.post("/results", entered).await.0, StatusCode::NO_CONTENT);
        assert_eq!(day.paper(0).await["way"], way, "{codes}");
    }
}

#[tokio::test]
async fn result_that_differs_from_the_game_is_a_decision() {
    let day = Day::of(1).await;
    for (role, text) in
        [("arbiter", "Arbiter starts"), ("white", "White plays e4"), ("white", "White presses")]
    {
        assert_eq!(day.says(0, role, text).await.0, StatusCode::CREATED, "{text}");
    }
    let entered = json!({ "round": "1", "number": 1, "codes": "10" });
    assert_eq!(day.event.post("/results", entered).await.0, StatusCode::NO_CONTENT);
    assert_eq!(day.paper(0).await["way"], "decided");
    assert_eq!(day.says(0, "black", "Black resigns").await.0, StatusCode::CREATED);
    assert_eq!(day.paper(0).await["way"], "played");
}

#[tokio::test]
async fn invalid_results_and_recorded_games_cannot_be_signed() {
    let day = Day::of(1).await;
    for codes in ["+-", "11", "", "1"] {
        assert_eq!(day.signs(0, "white", codes).await.0, StatusCode::BAD_REQUEST, "{codes}");
    }
    assert_eq!(day.signs(0, "arbiter", "10").await.0, StatusCode::FORBIDDEN);
    let path = day.game(0, "/slip");
    let (status, _) = day.event.server.post(&path, None, json!({ "codes": "10" })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    for (role, text) in
        [("arbiter", "Arbiter starts"), ("white", "White plays e4"), ("white", "White presses")]
    {
        day.says(0, role, text).await;
    }
    assert_eq!(day.signs(0, "white", "10").await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn signatures_are_limited() {
    let day = Day::of(1).await;
    let mut refused = 0;
    for at in 0..60 {
        let (status, _) = day.signs(0, "white", ["10", "=="][at % 2]).await;
        refused += usize::from(status == StatusCode::UNPROCESSABLE_ENTITY);
    }
    // A repeated signature is accepted; further ones are refused.
    assert_eq!(refused, 10);
}

#[tokio::test]
async fn repeated_result_is_one_entry() {
    let day = Day::of(1).await;
    let entered = json!({ "round": "1", "number": 1, "codes": "10" });
    assert_eq!(day.event.post("/results", entered.clone()).await.0, StatusCode::NO_CONTENT);
    let id = touchmove_store::StreamId::new(day.event.path.rsplit('/').next().unwrap()).unwrap();
    let version = async || day.event.server.store.stream(&id).await.unwrap().unwrap().version;
    let before = version().await;
    assert_eq!(day.event.post("/results", entered).await.0, StatusCode::NO_CONTENT);
    assert_eq!(version().await, before);
    let back = json!({ "round": "1", "number": 1 });
    assert_eq!(day.event.post("/results", back.clone()).await.0, StatusCode::NO_CONTENT);
    // The entry has been taken back already.
    assert_eq!(day.event.post("/results", back).await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn round_corrections_are_recorded() {
    let day = Day::of(3).await;
    let board = |at: usize| format!("/boards/{}", day.boards[at]["game"].as_str().unwrap());
    let (status, after) = day.call("PATCH", &board(0), json!({ "white": "Aalto, Änna" })).await;
    assert_eq!((status, &after["white"]), (StatusCode::OK, &json!("Aalto, Änna")));
    let (status, after) =
        day.call("PATCH", &board(1), json!({ "colours": true, "number": 9 })).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    assert_eq!((&after["white"], &after["number"]), (&json!("Berg 2"), &json!(9)));
    let look = day.event.server.get(&day.game(1, ""), Some(&day.event.secret)).await;
    assert_eq!(look["tags"]["White"], "Berg 2");
    assert_eq!(day.call("DELETE", &board(2), json!({})).await.0, StatusCode::NO_CONTENT);
    let tags = json!({ "tags": { "TimeControl": "900+10" } });
    assert_eq!(day.call("PATCH", "/rounds/1", tags.clone()).await.0, StatusCode::OK);
    let clock = day.state(0, "arbiter").await["clock"]["white_ms"].clone();
    assert_eq!(clock, json!(910_000));
    let wrong = json!({ "tags": { "TimeControl": "forty moves" } });
    assert_eq!(day.call("PATCH", "/rounds/1", wrong).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let view = day.view().await;
    assert_eq!(view["boards"].as_array().unwrap().len(), 2);
    assert_eq!(view["changes"][0]["before"]["white"], "Aalto 1");
    assert!(view["changes"][2]["after"].is_null(), "{view}");
    // Spectators do not see the corrections.
    assert!(day.event.server.get(&day.event.path, None).await["changes"].is_null());
    // Once the game has begun, only names can be corrected.
    day.says(0, "arbiter", "Arbiter starts").await;
    assert_eq!(
        day.call("PATCH", &board(0), json!({ "colours": true })).await.0,
        StatusCode::CONFLICT
    );
    assert_eq!(day.call("DELETE", &board(0), json!({})).await.0, StatusCode::CONFLICT);
    assert_eq!(day.call("PATCH", "/rounds/1", tags).await.0, StatusCode::CONFLICT);
    assert_eq!(
        day.call("PATCH", &board(0), json!({ "black": "Berg, Bo" })).await.0,
        StatusCode::OK
    );
    assert_eq!(
        day.call("PATCH", &board(0), json!({ "black": " " })).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    // A restarted server has the same corrections.
    let Event { server, path, secret } = day.event;
    let server = server.after_a_crash().await;
    let view = server.get(&path, Some(&secret)).await;
    let names: Vec<&Value> =
        view["boards"].as_array().unwrap().iter().map(|board| &board["white"]).collect();
    assert_eq!(names, ["Aalto, Änna", "Berg 2"]);
}

#[tokio::test]
async fn arrival_survives_a_change_of_the_time_control() {
    let day = Day::of(1).await;
    day.says(0, "white", "White arrives").await;
    let tags = json!({ "tags": { "TimeControl": "900+10" } });
    assert_eq!(day.call("PATCH", "/rounds/1", tags).await.0, StatusCode::OK);
    assert_eq!(day.state(0, "white").await["awaited"]["players"], json!([false, true]));
}

#[tokio::test]
async fn rulings_against_a_player_are_collected_over_rounds() {
    let day = Day::of(1).await;
    for (role, text) in [
        ("arbiter", "Arbiter starts"),
        ("white", "White plays e2e5"),
        ("white", "White presses"),
        ("arbiter", "Arbiter observes illegal move"),
    ] {
        assert_eq!(day.says(0, role, text).await.0, StatusCode::CREATED, "{text}");
    }
    let next = json!({ "round": 2, "boards": [{ "white": "Drew", "black": "Aalto 1" }] });
    let (_, boards) = day.event.post("/rounds", next).await;
    let path = format!("/api/games/{}/events", boards[0]["game"].as_str().unwrap());
    for text in ["Arbiter starts", "Arbiter warns Black", "Arbiter takes 0:02:00 from Black"] {
        let (status, _) =
            day.event.server.post(&path, Some(&day.event.secret), json!({ "event": text })).await;
        assert_eq!(status, StatusCode::CREATED, "{text}");
    }
    let players =
        day.event.server.get(&format!("{}/players", day.event.path), Some(&day.event.secret)).await;
    let all = players.as_array().unwrap();
    let aalto = all.iter().find(|player| player["name"] == "Aalto 1").unwrap();
    let counts: Vec<(&str, &str)> = aalto["counts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|count| (count["effect"].as_str().unwrap(), count["round"].as_str().unwrap()))
        .collect();
    assert_eq!(counts, [("illegal_move", "1"), ("warning", "2"), ("penalty", "2")]);
    let berg = all.iter().find(|player| player["name"] == "Berg 1").unwrap();
    assert_eq!(berg["counts"], json!([]));
}

#[tokio::test]
async fn event_without_arbiters_has_limited_supervision() {
    for (control, supervision) in [("180+2", "limited"), ("900+10", "limited"), ("5400+30", "null")]
    {
        let event = Event::with(json!({ "tags": { "TimeControl": control } })).await;
        let view = event.server.get(&event.path, None).await;
        let said = view["tags"]["Supervision"].as_str().unwrap_or("null").to_owned();
        assert_eq!(said, supervision, "{control}");
    }
    let tags = json!({ "TimeControl": "180+2", "Supervision": "full" });
    let event = Event::with(json!({ "tags": tags })).await;
    assert_eq!(event.server.get(&event.path, None).await["tags"]["Supervision"], "full");
}
