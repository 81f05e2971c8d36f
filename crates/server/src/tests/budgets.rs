//! Budgets of time and bytes over a real network: strangers cannot use up the players' budget.

use super::network::{Net, secret};
use crate::config::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use touchmove_players::{Seat, call};

/// Sends protocols to judge until one is refused; returns the whole refusal.
async fn exhausts(net: &Net) -> String {
    for _ in 0..200 {
        let mut stream = TcpStream::connect(&net.address).await.unwrap();
        let body = json!({ "protocol": "[Laws \"FIDE 2023\"]\n\n0:00:01 White plays e4\n" });
        let body = body.to_string();
        let head = format!(
            "POST /api/sandbox HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        if answer.starts_with("HTTP/1.1 429") {
            return answer;
        }
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    panic!("nothing is ever used up");
}

#[tokio::test(flavor = "multi_thread")]
async fn stranger_without_processor_budget_waits_but_a_neighbour_can_press() {
    let limits = Limits { processor_ms_per_second: 1, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut black = net.sit(&format!("{path}/ws"), &secret(&game, "black"), 2).await;
    let refused = exhausts(&net).await;
    assert!(
        refused.contains("/problems/used-up") && refused.contains("retry-after: "),
        "{refused}"
    );
    assert_eq!(net.ask("GET", &path, "", Value::Null).await.0, 429, "a stranger's reading too");
    assert_eq!(net.ask("GET", &path, "", Value::Null).await.1["type"], "/problems/used-up");

    let white = secret(&game, "white");
    for event in ["White plays e4", "White presses"] {
        let event = json!({ "event": event });
        let (status, answer) = net.ask("POST", &format!("{path}/events"), &white, event).await;
        assert_eq!(status, 201, "{answer}");
    }
    assert_eq!(net.ask("GET", &path, &white, Value::Null).await.0, 200, "the seat has its own");
    black.submit("1", "Black plays e5").await.unwrap();
    while black.receive().await.unwrap().get("taken").is_none() {}
    let mut again = net.sit(&format!("{path}/ws"), &white, 2).await;
    again.submit("2", "White adjusts e1").await.unwrap();
    while again.receive().await.unwrap().get("taken").is_none() {}
    let wrong = white.replace('.', ".x");
    assert_eq!(net.ask("POST", "/api/sandbox", &wrong, json!({ "protocol": "" })).await.0, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn seat_without_budget_cannot_read_but_can_press() {
    let limits = Limits { processor_ms_per_second: 1, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let (white, black) = (secret(&game, "white"), secret(&game, "black"));
    let mut read = 0;
    while net.ask("GET", &path, &white, Value::Null).await.0 == 200 {
        read += 1;
        assert!(read < 3_000, "a seat may read for ever");
    }
    let event = json!({ "event": "White plays e4" });
    let (status, answer) = net.ask("POST", &format!("{path}/events"), &white, event).await;
    assert_eq!(status, 201, "{answer}");
    assert_eq!(net.ask("GET", &path, &black, Value::Null).await.0, 200, "another seat of the game");
}

#[tokio::test(flavor = "multi_thread")]
async fn stranger_without_byte_budget_waits() {
    let limits = Limits { kilobytes_per_second: 1, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let get = async || call(&net.address, "GET", "/openapi.json", None, None).await.unwrap().0;
    assert_eq!(get().await, 200);
    assert_eq!(get().await, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_sent_to_a_spectator_are_charged() {
    let limits = Limits { kilobytes_per_second: 1, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}/ws", game["id"].as_str().unwrap());
    for _ in 0..200 {
        let Ok(mut watcher) = Seat::connect(&net.address, &path).await else { return };
        watcher.send_json(&json!({ "sit": {} })).await.unwrap();
        let told = watcher.receive().await.unwrap();
        if told["problem"]["problem"]["type"] == "/problems/used-up" {
            return;
        }
        watcher.receive().await.unwrap();
    }
    panic!("watching is never used up");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_neighbours_do_not_count_for_a_seat() {
    let limits = Limits { requests_per_second: 5, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let game = net.create("/api/games", json!({})).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let white = secret(&game, "white");
    let mut refused = 0;
    for _ in 0..20 {
        refused += u32::from(net.ask("GET", "/healthz", "", Value::Null).await.0 == 429);
    }
    assert!(refused > 0);
    let event = json!({ "event": "White plays e4" });
    let (status, answer) = net.ask("POST", &format!("{path}/events"), &white, event).await;
    assert_eq!(status, 201, "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn arbiter_works_when_players_have_used_up_the_event() {
    let limits = Limits { processor_ms_per_second: 1, ..Limits::unlimited() };
    let net = Net::with(limits).await;
    let game = net.create("/api/games", json!({ "arbiter_seat": true })).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let get = async |role: &str| net.ask("GET", &path, &secret(&game, role), Value::Null).await.0;
    for role in ["white", "black"] {
        while get(role).await == 200 {}
    }
    assert_eq!(get("arbiter").await, 200);
}
