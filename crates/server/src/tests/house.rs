//! What keeps a house in order: names, numbers, keys, what is closed and what is
//! refused.

use super::House;
use super::network::{Faulty, Net, secret};
use crate::config::{Config, Limits};
use crate::process::serve::{ServeError, Server};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::pin::pin;
use std::time::Duration;
use tokio::time::timeout;

async fn competition(house: &House, boards: Value) -> (String, String, Value) {
    let new = json!({ "name": "Open", "boards": boards });
    let (status, created) = house.post("/api/competitions", None, new).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    let arbiter = created["arbiter"]["secret"].as_str().unwrap().to_owned();
    (format!("/api/competitions/{}", created["id"].as_str().unwrap()), arbiter, created)
}

#[tokio::test]
async fn no_two_boards_have_one_number() {
    let house = House::new().await;
    let board = json!([{ "number": 7, "white": "Anna", "black": "Boris" }]);
    let (path, arbiter, _) = competition(&house, board.clone()).await;
    let (status, problem) =
        house.post(&format!("{path}/boards"), Some(&arbiter), board.clone()).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("/problems/board-taken")));
    let (status, _) = house
        .post(&format!("{path}/boards"), Some(&arbiter), json!([{ "white": "C", "black": "D" }]))
        .await;
    assert_eq!(status, StatusCode::CREATED);
}

#[tokio::test]
async fn nobody_is_called_by_sixty_kilobytes() {
    let house = House::new().await;
    let (path, arbiter, _) = competition(&house, json!([])).await;
    let new = json!({ "role": "arbiter", "name": "x".repeat(60_000) });
    let (status, problem) = house.post(&format!("{path}/seats"), Some(&arbiter), new).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{problem}");
}

#[tokio::test]
async fn what_players_are_refused_is_not_had_in_a_second_window() {
    let house = House::new().await;
    let (hall, arbiter, created) =
        competition(&house, json!([{ "white": "Anna", "black": "Boris" }])).await;
    let board = &created["boards"][0];
    let game = format!("/api/games/{}", board["game"].as_str().unwrap());
    let says = async |by: &str, event: &str| {
        let body = json!({ "event": event });
        let (status, answer) = house.post(&format!("{game}/events"), Some(by), body).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
    };
    says(&arbiter, "Arbiter starts").await;
    says(&secret(board, "white"), "White plays e4").await;
    let pgn = async |path: &str, by: Option<&str>| {
        house.call("GET", &format!("{path}/pgn"), by, None).await
    };
    assert_eq!(pgn(&game, None).await.0, StatusCode::FORBIDDEN);
    assert_eq!(pgn(&game, Some(&secret(board, "white"))).await.0, StatusCode::FORBIDDEN);
    assert!(!pgn(&hall, None).await.1.contains("e4"));
    assert!(pgn(&hall, Some(&arbiter)).await.1.contains("e4"));
    says(&secret(board, "black"), "Black resigns").await;
    assert!(pgn(&game, None).await.1.contains("e4") && pgn(&hall, None).await.1.contains("e4"));
}

#[tokio::test]
async fn what_nobody_looks_at_is_closed() {
    let house = House::new().await;
    let (path, _, created) =
        competition(&house, json!([{ "white": "Anna", "black": "Boris" }])).await;
    let id = touchmove_store::StreamId::new(created["id"].as_str().unwrap()).unwrap();
    assert!(house.hall.open_competition(&id).is_some());
    house.hall.tidy().await;
    assert!(house.hall.all_open().is_empty() && house.hall.open_competition(&id).is_none());
    assert_eq!(house.get(&path, None).await["name"], "Open");
}

#[tokio::test]
async fn event_that_takes_long_to_open_holds_up_no_other_game() {
    let store = Faulty::new().await;
    let house = House::over(store.clone(), [7; 32]).await;
    let (event, _, created) =
        competition(&house, json!([{ "white": "Anna", "black": "Boris" }])).await;
    let (_, game) = house.post("/api/games", None, json!({})).await;
    let game = format!("/api/games/{}", game["id"].as_str().unwrap());
    house.hall.tidy().await;
    let id = touchmove_store::StreamId::new(created["id"].as_str().unwrap()).unwrap();
    store.held.send_replace(Some(id));
    let mut opens = pin!(house.get(&event, None));
    assert!(timeout(Duration::from_millis(50), &mut opens).await.is_err());
    let other = timeout(Duration::from_secs(20), house.get(&game, None)).await;
    assert_eq!(other.expect("it does not wait for the event")["state"]["status"], "not_started");
    store.held.send_replace(None);
    assert_eq!(opens.await["name"], "Open");
}

#[tokio::test]
async fn servers_of_one_store_have_one_key() {
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
async fn a_seat_says_no_more_on_ten_connections_than_on_one() {
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
