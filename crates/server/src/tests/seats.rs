//! Seats, competitions and spectators.

use super::TestServer;
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn replaced_link_stops_working() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "arbiter_seat": true })).await;
    let (path, arbiter) = (game.path("/seats"), game.secret("arbiter"));
    let new = json!({ "role": "white", "name": "Anna" });
    let (status, seat) = server.post(&path, Some(arbiter), new.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{seat}");
    assert_eq!(game.tries("white", "White plays e4").await.0, StatusCode::UNAUTHORIZED);
    let event = json!({ "event": "White plays e4" });
    let (status, _) = server.post(&game.path("/events"), seat["secret"].as_str(), event).await;
    assert_eq!(status, StatusCode::CREATED);
    let (status, _) = server.post(&path, Some(game.secret("black")), new).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let seats = server.get(&path, Some(arbiter)).await;
    assert_eq!(seats.as_array().unwrap().iter().filter(|s| s["revoked"] == true).count(), 1);
}

#[tokio::test]
async fn missing_secret_gets_401() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    for (path, body) in [
        ("/events", json!({ "event": "White plays e4" })),
        ("/rematch", json!({ "link": "/game/x#y" })),
        ("/seats", json!({ "role": "white" })),
    ] {
        let (status, problem) = server.post(&game.path(path), None, body).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{path}: {problem}");
    }
}

#[tokio::test]
async fn secrets_are_not_stored() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    let id = touchmove_store::StreamId::new(game.id()).unwrap();
    let journal = format!("{:?}", server.store.read(&id, 0, 100).await.unwrap());
    assert!(!journal.contains(game.secret("white").split('.').nth(1).unwrap()));
}

#[tokio::test]
async fn competition_arbiter_is_arbiter_at_every_board() {
    let server = TestServer::new().await;
    let new = json!({
        "name": "Club championship",
        "games": { "tags": { "Laws": "FIDE 2023", "TimeControl": "5400+30" } },
        "boards": [
            { "white": "Anna", "black": "Boris", "round": "1" },
            { "white": "Chloe", "black": "David", "round": "1" },
        ],
    });
    let (status, created) = server.post("/api/competitions", None, new).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let arbiter = created["arbiter"]["secret"].as_str();
    let starts = json!({ "event": "Arbiter starts" });
    let (status, started) = server.post(&format!("{path}/events"), arbiter, starts.clone()).await;
    assert_eq!((status, started.as_array().unwrap().len()), (StatusCode::OK, 2), "{started}");
    let (status, _) = server.post(&format!("{path}/events"), None, starts).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let seen = server.get(&path, arbiter).await;
    assert_eq!(seen["boards"][1]["white"], "Chloe");
    assert_eq!(seen["boards"][1]["state"]["clock"]["running"], "white");
    let game = created["boards"][0]["game"].as_str().unwrap();
    let lost = json!({ "event": "Arbiter declares White lost" });
    let (status, _) = server.post(&format!("/api/games/{game}/events"), arbiter, lost).await;
    assert_eq!(status, StatusCode::CREATED);
    let results = server.get(&format!("{path}/results"), None).await;
    assert_eq!((&results[0]["result"], &results[1]["result"]), (&json!("0-1"), &json!("*")));
    let (_, pgn) = server.call("GET", &format!("{path}/pgn"), arbiter, None).await;
    assert!(pgn.contains("[White \"Anna\"]") && pgn.contains("[White \"Chloe\"]"), "{pgn}");
}

#[tokio::test]
async fn spectators_have_a_delay() {
    let server = TestServer::new().await;
    let new = json!({ "spectators": { "admitted": true, "delay_seconds": 1 } });
    let game = server.game(new).await;
    game.says("white", "White plays e4").await;
    let early = server.get(&game.path("/events"), None).await;
    assert!(early["happenings"].as_array().unwrap().is_empty(), "{early}");
    assert!(early["state"]["board"].as_str().unwrap().contains("PPPPPPPP"));
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let late = server.get(&game.path("/events"), None).await;
    assert!(late.to_string().contains("White plays e4"), "{late}");
    let closed = server.game(json!({ "spectators": { "admitted": false } })).await;
    let (status, _) = server.call("GET", &closed.path(""), None, None).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}
