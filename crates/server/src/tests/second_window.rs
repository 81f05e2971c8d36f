//! A second window without a seat shows no more of a game in progress than a player's own.

use super::network::{Net, secret};
use super::{Seated, TestServer};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Texts about events that a player over the board has to notice alone.
const HIDDEN: [&str; 6] =
    ["\"known\"", "has_move", "move_made", "move_completed", "\"obligation\"", "obligations"];

fn hides(what: &str, text: &str) {
    for word in HIDDEN {
        assert!(!text.contains(word), "{what} tells {word}: {text}");
    }
}

async fn begun(server: &TestServer, new: Value) -> Seated<'_> {
    let game = server.game(new).await;
    game.says("white", "White touches g1").await;
    game.says("white", "White plays Nf3").await;
    game.says("white", "White presses").await;
    game
}

#[tokio::test]
async fn second_window_shows_no_more_than_the_first() {
    let server = TestServer::new().await;
    let game = begun(&server, json!({ "arbiter_seat": true })).await;
    for rest in ["", "/events"] {
        let black = server.call("GET", &game.path(rest), Some(game.secret("black")), None).await;
        let (status, text) = server.call("GET", &game.path(rest), None, None).await;
        assert_eq!(status, black.0, "{rest}: {text}");
        hides(rest, &text);
    }
    for rest in ["/review", "/pgn", "/protocol", "/json"] {
        let (status, text) = server.call("GET", &game.path(rest), None, None).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{rest}: {text}");
        assert!(text.contains("still-played"), "{rest}: {text}");
    }
    let (status, text) = server.call("GET", &game.path("/steps"), None, None).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{text}");
    let why = server.get(&game.path("/events/7/why"), None).await;
    hides("why", &why.to_string());
    assert!(why["rulings"][0]["why"]["rule"].is_string(), "{why}");
    let seen = server.get(&game.path("/events"), None).await;
    assert!(seen.to_string().contains("White presses"), "what is done is seen: {seen}");
    game.says("black", "Black resigns").await;
    let over = server.get(&game.path(""), None).await;
    assert_eq!(over["state"]["known"]["has_move"], "black", "{over}");
    assert!(server.get(&game.path("/review"), None).await.to_string().contains("move_made"));
    for rest in ["/protocol", "/json"] {
        let (status, text) = server.call("GET", &game.path(rest), None, None).await;
        assert_eq!(status, StatusCode::OK, "{rest}: {text}");
    }
}

#[tokio::test]
async fn seated_and_delayed_spectators_see_everything() {
    let server = TestServer::new().await;
    let game = begun(&server, json!({ "arbiter_seat": true })).await;
    let seat = json!({ "role": "spectator" });
    let (_, seat) = server.post(&game.path("/seats"), Some(game.secret("arbiter")), seat).await;
    let seated = server.get(&game.path(""), seat["secret"].as_str()).await;
    assert_eq!(seated["state"]["known"]["has_move"], "black");
    let late = json!({ "spectators": { "admitted": true, "delay_seconds": 1 } });
    for new in [late, json!({ "mode": "training" }), json!({ "mode": "casual" })] {
        let game = server.game(new.clone()).await;
        let seen = server.get(&game.path(""), None).await;
        assert_eq!(seen["state"]["known"]["has_move"], "white", "{new}");
        server.get(&game.path("/review"), None).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_hide_the_same_facts_from_a_second_window() {
    let net = Net::new().await;
    let boards = json!([{ "white": "Anna", "black": "Boris" }]);
    let created = net.create("/api/competitions", json!({ "name": "A", "boards": boards })).await;
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let board = &created["boards"][0];
    let game = format!("/api/games/{}", board["game"].as_str().unwrap());
    let says = async |seat: &str, event: &str| {
        let path = format!("{game}/events");
        assert_eq!(net.ask("POST", &path, seat, json!({ "event": event })).await.0, 201);
    };
    says(created["arbiter"]["secret"].as_str().unwrap(), "Arbiter starts").await;
    for socket in [format!("{game}/ws"), format!("{path}/ws")] {
        let mut seat = touchmove_players::Seat::connect(&net.address, &socket).await.unwrap();
        seat.send_json(&json!({ "sit": {} })).await.unwrap();
        says(&secret(board, "white"), "White adjusts e1").await;
        loop {
            let told = seat.receive().await.unwrap().to_string();
            hides(&socket, &told);
            if told.contains("White adjusts e1") {
                break;
            }
        }
    }
    hides("the hall", &net.ask("GET", &path, "", Value::Null).await.1.to_string());
}
