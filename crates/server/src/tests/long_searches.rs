//! Long mate searches delay only the game that asked.

use super::TestServer;
use super::network::{Net, secret};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A position in which deciding whether White can still mate takes a search of a million positions.
const HARD: &str = "3k4/8/p7/Pp3p1p/1Pp1pPpP/2PpP1P1/3P3R/3KB2R w - - 0 1";

fn hard() -> Value {
    json!({ "tags": { "FEN": HARD, "TimeControl": "300" } })
}

#[tokio::test(flavor = "multi_thread")]
async fn long_search_delays_no_other_game() {
    let net = Net::new().await;
    let mut asking = Vec::new();
    for _ in 0..6 {
        let game = net.create("/api/games", hard()).await;
        let path = format!("/api/games/{}/events", game["id"].as_str().unwrap());
        let (address, black) = (net.address.clone(), secret(&game, "black"));
        asking.push(tokio::spawn(async move {
            let event = json!({ "event": "Black resigns" });
            touchmove_players::call(&address, "POST", &path, Some(&black), Some(&event)).await
        }));
    }
    let beside = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}/events", beside["id"].as_str().unwrap());
    let mut worst = Duration::ZERO;
    while asking.iter().any(|task| !task.is_finished()) {
        let begun = Instant::now();
        let event = json!({ "event": "White adjusts e1" });
        let (status, _) = net.ask("POST", &path, &secret(&beside, "white"), event).await;
        worst = worst.max(begun.elapsed());
        assert_eq!(status, 201);
    }
    assert!(worst < Duration::from_millis(700), "another game waited {worst:?}");
    for task in asking {
        assert_eq!(task.await.unwrap().unwrap().0, 201);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_answer_questions_without_an_arbiter() {
    let server = TestServer::new().await;
    server.registry.context.pool.stop();
    let game = server.game(hard()).await;
    game.says("black", "Black resigns").await;
    let state = game.state("white").await;
    assert_eq!(state["result"], "*", "{state}");
    let question = &state["questions"][0];
    let options = question["options"].as_array().unwrap();
    assert!(!options.is_empty() && question["words"].is_string(), "{question}");
    assert!(game.state("black").await["questions"][0] == *question);
    let watching = server.get(&game.path(""), None).await["state"].clone();
    assert!(watching.get("questions").is_none(), "{watching}");
    let answer = format!("Arbiter {}", options[0]["answer"].as_str().unwrap());
    game.says("white", &answer).await;
    game.says("black", &answer).await;
    let state = game.state("white").await;
    assert_eq!(state["questions"], json!([]), "{state}");
}

#[tokio::test(flavor = "multi_thread")]
async fn timed_out_search_times_out_in_every_replay() {
    let server = TestServer::new().await;
    server.registry.context.pool.stop();
    let game = server.game(hard()).await;
    let ruled = game.says("black", "Black resigns").await;
    let (id, white) = (game.id().to_owned(), game.secret("white").to_owned());
    let server = server.after_a_crash().await;
    let begun = Instant::now();
    let news = server.get(&format!("/api/games/{id}/events"), Some(&white)).await;
    assert!(begun.elapsed() < Duration::from_millis(500), "it was searched again");
    let told = news["happenings"].as_array().unwrap().last().unwrap();
    assert_eq!(told["event"], "Black resigns");
    let effects = |of: &Value| of["rulings"].as_array().map(Vec::len);
    assert_eq!(effects(&ruled), effects(told));
    assert_eq!(news["state"]["result"], "*");
}

#[tokio::test(flavor = "multi_thread")]
async fn protocol_is_judged_up_to_the_time_limit() {
    let server = TestServer::new().await;
    let mut protocol = format!("[Laws \"FIDE 2023\"]\n[FEN \"{HARD}\"]\n[TimeControl \"300\"]\n\n");
    for round in 0..300 {
        let act = if round % 2 == 0 { "White plays Rh3" } else { "White plays Rh2" };
        protocol += &format!("0:00:{:02} {act}\n", round % 60);
    }
    let begun = Instant::now();
    let (status, tried) = server.post("/api/sandbox", None, json!({ "protocol": protocol })).await;
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    assert!(status == StatusCode::OK || status == StatusCode::UNPROCESSABLE_ENTITY, "{tried}");
}
