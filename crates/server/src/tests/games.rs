//! Games played through the API.

use super::TestServer;
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn illegal_move_is_made_claimed_and_restored() {
    let server = TestServer::new().await;
    let game =
        server.game(json!({ "tags": { "TimeControl": "5400+30", "Arbiter": "human" } })).await;
    game.says("white", "White plays e4").await;
    game.says("white", "White presses").await;
    game.says("black", "Black plays e7e4").await;
    game.says("black", "Black presses").await;
    let ruled = game.says("white", "White claims illegal move").await;
    let effects: Vec<&str> = ruled["rulings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["effect"].as_str().unwrap())
        .collect();
    assert!(effects.contains(&"illegal_move") && effects.contains(&"time_added"), "{effects:?}");
    let state = game.state("black").await;
    assert_eq!(state["board"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(state["clock"]["running"], "black");
}

#[tokio::test]
async fn repeated_submission_counts_once() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    let body = json!({ "event": "White plays e4", "key": "a1" });
    let (path, white) = (game.path("/events"), game.secret("white"));
    let (_, first) = server.post(&path, Some(white), body.clone()).await;
    let (status, again) = server.post(&path, Some(white), body.clone()).await;
    assert_eq!((status, &first["version"]), (StatusCode::CREATED, &again["version"]));
    let (id, white) = (game.id().to_owned(), white.to_owned());
    let server = server.after_a_crash().await;
    let (_, again) = server.post(&format!("/api/games/{id}/events"), Some(&white), body).await;
    assert_eq!(first["version"], again["version"]);
}

#[tokio::test]
async fn idempotency_keys_are_separate_for_each_seat() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    let path = game.path("/events");
    let says = |event: &str| json!({ "event": event, "key": "1" });
    server.post(&path, Some(game.secret("white")), says("White plays e4")).await;
    let (_, taken) = server.post(&path, Some(game.secret("black")), says("Black adjusts e8")).await;
    assert!(taken["at_ms"].is_number(), "{taken}");
}

#[tokio::test]
async fn repeated_proposal_of_a_player_counts_once() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "tags": { "TimeControl": "300" } })).await;
    let (path, white) = (game.path("/events"), game.secret("white").to_owned());
    let stops = json!({ "event": "Arbiter stops the clock", "key": "s" });
    let (_, first) = server.post(&path, Some(&white), stops.clone()).await;
    let server = server.after_a_crash().await;
    let (_, again) = server.post(&path, Some(&white), stops).await;
    assert_eq!((&first["version"], again.get("at_ms")), (&again["version"], None));
}

#[tokio::test]
async fn players_see_the_board_and_arbiters_see_the_rulings() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "arbiter_seat": true, "tags": { "TimeControl": "900" } })).await;
    game.says("white", "White touches g1").await;
    game.says("white", "White plays e4").await;
    game.says("white", "White records e4").await;
    assert!(game.state("black").await.get("known").is_none());
    assert_eq!(game.state("arbiter").await["known"]["has_move"], "black");
    let seen = |news: Value| news.to_string();
    let black = seen(game.news("black", 0).await);
    assert!(black.contains("White touches g1") && !black.contains("obligation"), "{black}");
    assert!(!black.contains("records") && !black.contains("move_made"), "{black}");
    let arbiter = seen(game.news("arbiter", 0).await);
    assert!(arbiter.contains("obligation") && arbiter.contains("White records"), "{arbiter}");
}

#[tokio::test]
async fn clocks_stay_stopped_after_a_crash_until_both_agree() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "tags": { "TimeControl": "300" } })).await;
    game.says("white", "White plays e4").await;
    game.says("white", "White presses").await;
    let (id, white, black) = {
        let secret = |role| game.secret(role).to_owned();
        (game.id().to_owned(), secret("white"), secret("black"))
    };
    let server = server.after_a_crash().await;
    let path = format!("/api/games/{id}");
    let state = server.get(&path, Some(&white)).await["state"].clone();
    assert_eq!((&state["status"], &state["interrupted"]), (&json!("stopped"), &json!("crash")));
    let events = format!("{path}/events");
    let resumes = json!({ "event": "Arbiter resumes" });
    server.post(&events, Some(&white), resumes.clone()).await;
    let state = server.get(&path, Some(&white)).await["state"].clone();
    assert_eq!(state["said"], json!(["Arbiter resumes", null]));
    server.post(&events, Some(&black), resumes).await;
    let state = server.get(&path, Some(&white)).await["state"].clone();
    assert_eq!(
        (&state["status"], &state["clock"]["running"]),
        (&json!("playing"), &json!("black"))
    );
    assert!(state.get("interrupted").is_none(), "{state}");
}

#[tokio::test]
async fn impossible_event_suggests_a_correction() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    let (status, problem) = game.tries("white", "White jumps").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(problem["detail"].as_str().unwrap().contains("nearest"), "{problem}");
    let (status, problem) = game.tries("white", "White takes e5").await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("/problems/impossible")));
    let (status, _) = game.tries("white", "Black presses").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = server.post("/api/games", None, json!({ "tags": { "Laws": "mine" } })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = server.call("GET", "/api/games/nothing", None, None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = server.call("PUT", "/api/games", None, None).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn software_observes_a_flag_fall() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "tags": { "TimeControl": "1" } })).await;
    game.says("white", "White plays e4").await;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    let state = game.state("black").await;
    assert_eq!((&state["result"], &state["termination"]), (&json!("0-1"), &json!("time forfeit")));
}

#[tokio::test]
async fn sealed_move_is_hidden_until_the_envelope_is_opened() {
    let server = TestServer::new().await;
    let tags = json!({ "TimeControl": "40/7200:3600", "White": "Fischer", "Black": "Spassky" });
    let game = server.game(json!({ "arbiter_seat": true, "tags": tags })).await;
    game.says("white", "White plays e4").await;
    game.says("white", "White presses").await;
    game.says("arbiter", "Arbiter adjourns").await;
    game.says("black", "Black seals Nf6").await;
    game.says("black", "Black stops the clock").await;
    assert_eq!(game.state("arbiter").await["status"], "adjourned");
    let id = touchmove_store::StreamId::new(game.id()).unwrap();
    let journal = server.store.read(&id, 0, 100).await.unwrap();
    assert!(!format!("{journal:?}").contains("Nf6"), "the journal shows the move");
    for role in ["white", "arbiter"] {
        assert!(!game.news(role, 0).await.to_string().contains("Nf6"));
    }
    let path = game.path("/protocol");
    let (_, protocol) = server.call("GET", &path, Some(game.secret("arbiter")), None).await;
    assert!(protocol.contains("seals") && !protocol.contains("Nf6"), "{protocol}");
    let (id, arbiter) = (game.id().to_owned(), game.secret("arbiter").to_owned());
    let events = format!("/api/games/{id}/events");
    let resumes = json!({ "event": "Arbiter resumes the game" });
    server.post(&events, Some(&arbiter), resumes).await;
    let opens = json!({ "event": "Arbiter opens the envelope" });
    let locked = TestServer::over(server.store.clone(), [8; 32]).await;
    let (status, problem) = locked.post(&events, Some(&arbiter), opens.clone()).await;
    assert_eq!(
        (status, &problem["type"]),
        (StatusCode::CONFLICT, &json!("/problems/envelope-closed"))
    );
    let server = server.after_a_crash().await;
    let (_, opened) = server.post(&events, Some(&arbiter), opens).await;
    assert!(opened.to_string().contains("g8f6"), "{opened}");
}

#[tokio::test]
async fn game_from_an_unreachable_position_has_a_remark() {
    let server = TestServer::new().await;
    let from = |fen: &str| json!({"tags": {"FEN": fen}});
    let nine = from("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    let (status, created) = server.post("/api/games", None, nine).await;
    assert_eq!(status, StatusCode::CREATED);
    let remark = created["remark"].as_str().expect("a remark");
    assert!(remark.starts_with("No game leads to this position"), "{remark}");
    assert!(remark.contains("pawns"), "{remark}");
    let (_, created) = server.post("/api/games", None, from("4k3/8/8/8/8/8/8/4K3 w K -")).await;
    let remark = created["remark"].as_str().expect("a remark");
    assert!(remark.contains("castling letter K"), "{remark}");
    for possible in
        [from("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"), json!({}), json!({"chess960": 12})]
    {
        let (_, created) = server.post("/api/games", None, possible).await;
        assert_eq!(created.get("remark"), None, "{created}");
    }
}

#[tokio::test]
async fn board_from_an_unreachable_position_has_a_remark() {
    let server = TestServer::new().await;
    let nine = json!({"FEN": "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"});
    let boards = |tags: &Value| json!([{"white": "A", "black": "B", "tags": tags}]);
    let both = |boards: &Value| {
        let said = |board: &Value| board["remark"].as_str().is_some_and(|r| r.contains("No game"));
        boards.as_array().unwrap().iter().map(said).collect::<Vec<_>>()
    };
    let new = json!({"name": "Open", "games": {"tags": nine}, "boards": boards(&json!({}))});
    let (_, created) = server.post("/api/competitions", None, new).await;
    assert_eq!(both(&created["boards"]), [true], "{created}");

    let new = json!({"name": "Open", "boards": boards(&json!({}))});
    let (_, created) = server.post("/api/competitions", None, new).await;
    assert_eq!(both(&created["boards"]), [false], "{created}");
    let (id, arbiter) = (created["id"].as_str().unwrap(), created["arbiter"]["secret"].as_str());
    let of = |rest: &str| format!("/api/competitions/{id}/{rest}");
    let (_, added) = server.post(&of("boards"), arbiter, boards(&nine)).await;
    assert_eq!(both(&added), [true], "{added}");
    let round = json!({"round": 2, "boards": [boards(&nine)[0], boards(&json!({}))[0]]});
    let (_, added) = server.post(&of("rounds"), arbiter, round).await;
    assert_eq!(both(&added), [true, false], "{added}");
}
