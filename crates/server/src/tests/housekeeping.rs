//! Housekeeping: unique numbers, limits of names, cluster keys, and closing unused games.

use super::TestServer;
use super::network::{Faulty, Net, secret};
use crate::config::{Config, Limits};
use crate::process::serve::{ServeError, Server};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::pin::pin;
use std::time::Duration;
use tokio::time::timeout;

async fn competition(server: &TestServer, boards: Value) -> (String, String, Value) {
    let new = json!({ "name": "Open", "boards": boards });
    let (status, created) = server.post("/api/competitions", None, new).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let arbiter = created["arbiter"]["secret"].as_str().unwrap().to_owned();
    (format!("/api/competitions/{}", created["id"].as_str().unwrap()), arbiter, created)
}

#[tokio::test]
async fn board_numbers_are_unique() {
    let server = TestServer::new().await;
    let board = json!([{ "number": 7, "white": "Anna", "black": "Boris" }]);
    let (path, arbiter, _) = competition(&server, board.clone()).await;
    let (status, problem) =
        server.post(&format!("{path}/boards"), Some(&arbiter), board.clone()).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("/problems/board-taken")));
    let (status, _) = server
        .post(&format!("{path}/boards"), Some(&arbiter), json!([{ "white": "C", "black": "D" }]))
        .await;
    assert_eq!(status, StatusCode::CREATED);
}

#[tokio::test]
async fn name_of_sixty_kilobytes_is_refused() {
    let server = TestServer::new().await;
    let (path, arbiter, _) = competition(&server, json!([])).await;
    let new = json!({ "role": "arbiter", "name": "x".repeat(60_000) });
    let (status, problem) = server.post(&format!("{path}/seats"), Some(&arbiter), new).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{problem}");
}

#[tokio::test]
async fn moves_are_hidden_from_players_and_spectators_during_the_game() {
    let server = TestServer::new().await;
    let (registry, arbiter, created) =
        competition(&server, json!([{ "white": "Anna", "black": "Boris" }])).await;
    let board = &created["boards"][0];
    let game = format!("/api/games/{}", board["game"].as_str().unwrap());
    let says = async |by: &str, event: &str| {
        let body = json!({ "event": event });
        let (status, answer) = server.post(&format!("{game}/events"), Some(by), body).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
    };
    says(&arbiter, "Arbiter starts").await;
    says(&secret(board, "white"), "White plays e4").await;
    let pgn = async |path: &str, by: Option<&str>| {
        server.call("GET", &format!("{path}/pgn"), by, None).await
    };
    assert_eq!(pgn(&game, None).await.0, StatusCode::FORBIDDEN);
    assert_eq!(pgn(&game, Some(&secret(board, "white"))).await.0, StatusCode::FORBIDDEN);
    assert!(!pgn(&registry, None).await.1.contains("e4"));
    assert!(pgn(&registry, Some(&arbiter)).await.1.contains("e4"));
    says(&secret(board, "black"), "Black resigns").await;
    assert!(pgn(&game, None).await.1.contains("e4") && pgn(&registry, None).await.1.contains("e4"));
}

#[tokio::test]
async fn unused_games_are_closed() {
    let server = TestServer::new().await;
    let (path, _, created) =
        competition(&server, json!([{ "white": "Anna", "black": "Boris" }])).await;
    let id = touchmove_store::StreamId::new(created["id"].as_str().unwrap()).unwrap();
    assert!(server.registry.open_competition(&id).is_some());
    server.registry.tidy().await;
    assert!(
        server.registry.all_open().is_empty() && server.registry.open_competition(&id).is_none()
    );
    assert_eq!(server.get(&path, None).await["name"], "Open");
}

#[tokio::test]
async fn slow_opening_of_an_event_delays_no_other_game() {
    let store = Faulty::new().await;
    let server = TestServer::over(store.clone(), [7; 32]).await;
    let (event, _, created) =
        competition(&server, json!([{ "white": "Anna", "black": "Boris" }])).await;
    let (_, game) = server.post("/api/games", None, json!({})).await;
    let game = format!("/api/games/{}", game["id"].as_str().unwrap());
    server.registry.tidy().await;
    let id = touchmove_store::StreamId::new(created["id"].as_str().unwrap()).unwrap();
    store.held.send_replace(Some(id));
    let mut opens = pin!(server.get(&event, None));
    assert!(timeout(Duration::from_millis(50), &mut opens).await.is_err());
    let other = timeout(Duration::from_secs(20), server.get(&game, None)).await;
    assert_eq!(other.expect("it does not wait for the event")["state"]["status"], "not_started");
    store.held.send_replace(None);
    assert_eq!(opens.await["name"], "Open");
}

#[tokio::test]
async fn servers_of_one_store_need_the_same_key() {
    let folder = tempfile::tempdir().unwrap();
    let store = Faulty::new().await;
    let start = async |key: &str| {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            key_file: folder.path().join(key),
            ..Config::default()
        };
        Server::over(store.clone(), config).await.map(drop)
    };
    start("one").await.unwrap();
    start("one").await.unwrap();
    let refused = start("another").await.unwrap_err();
    assert!(matches!(refused, ServeError::OtherKey), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn event_rate_of_a_seat_is_shared_by_its_connections() {
    let limits = Limits { events_per_second: 5, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}/ws", game["id"].as_str().unwrap());
    let white = secret(&game, "white");
    let mut refused = 0;
    for connection in 0..10 {
        let mut seat = net.sit(&path, &white, 2).await;
        seat.submit(&connection.to_string(), "White adjusts e1").await.unwrap();
        let told = loop {
            let told = seat.receive().await.unwrap();
            if told.get("news").is_none() {
                break told;
            }
        };
        refused += usize::from(told["problem"]["problem"]["type"] == "/problems/too-fast");
    }
    assert!(refused > 0, "every connection has a count of its own");
}
