//! Acts as JSON objects, and the reasoning of rulings.

use super::TestServer;
use axum::http::StatusCode;
use serde_json::{Value, json};
use touchmove_laws::rules::RuleId;

#[tokio::test]
async fn acts_round_trip_as_json_objects() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    let (path, white) = (game.path("/events"), game.secret("white"));
    let plays = json!({ "by": "white", "act": "plays", "move": "e4" });
    let (status, _) = server.post(&path, Some(white), json!({ "event": plays })).await;
    assert_eq!(status, StatusCode::CREATED);
    let told = &game.news("white", 0).await["happenings"][0];
    assert_eq!((&told["event"], &told["act"]), (&json!("White plays e4"), &plays));
}

#[tokio::test]
async fn errors_in_an_act_object_are_named() {
    let server = TestServer::new().await;
    let game = server.game(json!({})).await;
    let (path, white) = (game.path("/events"), game.secret("white"));
    for (event, named) in [
        (json!({ "by": "white", "act": "takes", "square": "z9" }), "`square`"),
        (json!({ "by": "white", "act": "adjournes" }), "adjournes"),
        (json!({ "act": "presses" }), "`by`"),
        (json!(7), "by"),
    ] {
        let (status, problem) = server.post(&path, Some(white), json!({ "event": event })).await;
        assert!(status.is_client_error(), "{event}: {status}");
        assert!(problem["detail"].as_str().unwrap().contains(named), "{event}: {problem}");
    }
    let black = json!({ "by": "black", "act": "resigns" });
    let (status, _) = server.post(&path, Some(white), json!({ "event": black })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn act_object_hides_the_sealed_move() {
    let server = TestServer::new().await;
    let tags = json!({ "tags": { "TimeControl": "5400+30" }, "arbiter_seat": true });
    let game = server.game(tags).await;
    game.says("arbiter", "Arbiter starts").await;
    game.says("arbiter", "Arbiter adjourns").await;
    game.says("white", "White seals Nf3").await;
    for role in ["white", "black", "arbiter"] {
        let told = game.news(role, 0).await;
        assert!(!told.to_string().contains("Nf3"), "{role}: {told}");
        assert!(told.to_string().contains("\"seals\""), "{role}: {told}");
    }
}

fn ways(happening: &Value) -> Vec<(&str, &str)> {
    let rulings = happening["rulings"].as_array().unwrap().iter();
    rulings
        .map(|r| (r["effect"].as_str().unwrap(), r["why"]["rule"].as_str().unwrap_or("")))
        .collect()
}

#[tokio::test]
async fn every_ruling_has_its_reasoning() {
    let server = TestServer::new().await;
    let game = server.game(json!({ "arbiter_seat": true, "tags": { "TimeControl": "300" } })).await;
    let played = game.says("white", "White plays e4").await;
    game.says("white", "White presses").await;
    game.says("black", "Black plays e7e4").await;
    game.says("black", "Black presses").await;
    let claim = game.says("white", "White claims illegal move").await;
    let path = game.path(&format!("/events/{}/why", claim["version"]));
    let why = server.get(&path, Some(game.secret("white"))).await;
    let all = ways(&why);
    assert!(all.iter().any(|(effect, _)| *effect == "illegal_move"), "{why}");
    for (effect, rule) in all {
        assert!(RuleId::ALL.iter().any(|known| known.name() == rule), "{effect}: {rule}");
    }
    // A player over the board sees the fault, and only the facts that the ruling itself shows.
    let illegal = why["rulings"].as_array().unwrap().iter().find(|r| r["effect"] == "illegal_move");
    let said = &illegal.unwrap()["why"];
    let words = said["words"].as_str().unwrap();
    assert!(words.starts_with("Black moved the pawn from e7 to e4."), "{words}");
    assert_eq!(said["facts"], json!({ "count": 1, "player": "black" }));
    let arbiter = server.get(&path, Some(game.secret("arbiter"))).await;
    for seen in [said, &arbiter["rulings"][0]["why"]] {
        let drawn = json!({ "from": "e7", "to": "e4", "kind": "move" });
        assert_eq!(seen["arrows"][0], drawn, "{seen}");
    }
    let absent = game.path("/events/999/why");
    let (status, _) = server.call("GET", &absent, Some(game.secret("white")), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    // If a ruling is hidden from this seat, its reasoning is hidden too.
    let black = game.path(&format!("/events/{}/why", played["version"]));
    let seen = server.get(&black, Some(game.secret("black"))).await;
    assert!(ways(&seen).iter().all(|(effect, _)| *effect != "move_made"), "{seen}");
    assert_eq!(seen["act"]["act"], "plays");
}

#[tokio::test]
async fn training_game_shows_reasoning_at_once() {
    let server = TestServer::new().await;
    let trial = json!({ "protocol": "[Laws \"FIDE 2023\"]\n\nWhite offers a draw\n" });
    let (status, tried) = server.post("/api/sandbox", None, trial).await;
    assert_eq!(status, StatusCode::OK, "{tried}");
    let last = tried["steps"].as_array().unwrap().last().unwrap();
    let offered = ("draw_offered", "draw_offer");
    assert!(ways(&last["happening"]).contains(&offered), "{tried}");
}
