//! Delayed views show all happenings, but no happening before the delay has passed.

use super::network::{Net, secret};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use touchmove_players::Seat;

/// Delay of the view, longer than connecting takes on a busy machine.
const DELAY: Duration = Duration::from_secs(5);

fn delayed() -> Value {
    json!({ "spectators": { "admitted": true, "delay_seconds": DELAY.as_secs() } })
}

async fn says(net: &Net, path: &str, secret: &str, event: &str) -> Instant {
    let body = json!({ "event": event });
    let (status, answer) = net.ask("POST", &format!("{path}/events"), secret, body).await;
    assert_eq!(status, 201, "{answer}");
    Instant::now()
}

/// Waits until the client gets a text, and checks that the delay has passed.
async fn hears(seat: &mut Seat, what: &str, since: Instant) {
    loop {
        let told = seat.receive().await.unwrap_or_else(|gone| panic!("{what}: {gone}"));
        if told.to_string().contains(what) {
            let early = DELAY.saturating_sub(since.elapsed());
            assert!(early < Duration::from_millis(200), "{what} was shown {early:?} too early");
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn happenings_just_before_connecting_are_shown() {
    // Try several times, because connecting may take longer than the delay on a busy machine.
    for _ in 0..5 {
        let net = Net::new().await;
        let game = net.create("/api/games", delayed()).await;
        let path = format!("/api/games/{}", game["id"].as_str().unwrap());
        let said = says(&net, &path, &secret(&game, "white"), "White plays e4").await;
        let mut seat = Seat::connect(&net.address, &format!("{path}/ws")).await.unwrap();
        seat.send_json(&json!({ "sit": {} })).await.unwrap();
        let first = seat.receive().await.unwrap().to_string();
        if said.elapsed() >= DELAY {
            continue;
        }
        assert!(!first.contains("White plays e4"), "{first}");
        hears(&mut seat, "White plays e4", said).await;
        let said = says(&net, &path, &secret(&game, "white"), "White presses").await;
        return hears(&mut seat, "White presses", said).await;
    }
    panic!("coming in took longer than the delay, five times");
}

/// After a crash the session clock resumes up to one heartbeat earlier than the time that clients
/// have seen.
#[tokio::test(flavor = "multi_thread")]
async fn happenings_that_a_client_has_are_not_repeated() {
    let net = Net::new().await;
    let game = net.create("/api/games", delayed()).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    says(&net, &path, &secret(&game, "white"), "White plays e4").await;
    let events = format!("{path}/events");
    let (_, news) = net.ask("GET", &events, &secret(&game, "white"), Value::Null).await;
    let mut seat = Seat::connect(&net.address, &format!("{path}/ws")).await.unwrap();
    let seen = &news["happenings"][0]["version"];
    seat.send_json(&json!({ "sit": { "after": seen } })).await.unwrap();
    says(&net, &path, &secret(&game, "white"), "White presses").await;
    loop {
        let told = seat.receive().await.unwrap().to_string();
        assert!(!told.contains("White plays e4"), "{told}");
        if told.contains("White presses") {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn results_have_the_events_delay() {
    let net = Net::new().await;
    let game = net.create("/api/games", delayed()).await;
    let path = format!("/api/games/{}", game["id"].as_str().unwrap());
    let mut seat = Seat::connect(&net.address, &format!("{path}/ws")).await.unwrap();
    seat.send_json(&json!({ "sit": {} })).await.unwrap();
    let said = says(&net, &path, &secret(&game, "black"), "Black resigns").await;
    let (_, seen) = net.ask("GET", &path, "", Value::Null).await;
    assert_eq!(seen["state"]["result"], "*", "{seen}");
    hears(&mut seat, "resign", said).await;
    let (_, seen) = net.ask("GET", &path, "", Value::Null).await;
    assert_eq!(seen["state"]["result"], "1-0", "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn delayed_competition_shows_everything_in_time() {
    let net = Net::new().await;
    let boards = json!([{ "white": "Anna", "black": "Boris" }, { "white": "C", "black": "D" }]);
    let new = json!({ "name": "Open", "games": delayed(), "boards": boards });
    let created = net.create("/api/competitions", new).await;
    let registry = format!("/api/competitions/{}/ws", created["id"].as_str().unwrap());
    let board = &created["boards"][1];
    let path = format!("/api/games/{}", board["game"].as_str().unwrap());
    let said = says(&net, &path, &secret(board, "white"), "White plays e4").await;
    let mut seat = Seat::connect(&net.address, &registry).await.unwrap();
    seat.send_json(&json!({ "sit": {} })).await.unwrap();
    hears(&mut seat, "White plays e4", said).await;
    let said = says(&net, &path, &secret(board, "black"), "Black resigns").await;
    hears(&mut seat, "resign", said).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mate_answers_are_cached() {
    let net = Net::new().await;
    let boards: Vec<Value> =
        (0..10).map(|n| json!({ "white": format!("W{n}"), "black": "B" })).collect();
    let new = json!({ "name": "Open", "games": delayed(), "boards": boards });
    let created = net.create("/api/competitions", new).await;
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let arbiter = created["arbiter"]["secret"].as_str().unwrap();
    let reads = || net.store.reads.load(Ordering::Acquire);
    let look = async |secret: &str, rest: &str| {
        let (status, _) = net.ask("GET", &format!("{path}{rest}"), secret, Value::Null).await;
        assert_eq!(status, 200);
    };
    for (secret, rest) in [("", ""), ("", "/pgn"), (arbiter, "/pgn")] {
        look(secret, rest).await;
        let before = reads();
        for _ in 0..5 {
            look(secret, rest).await;
        }
        assert_eq!(reads(), before, "{rest} is worked out again");
    }
    let game = format!("/api/games/{}", created["boards"][0]["game"].as_str().unwrap());
    says(&net, &game, &secret(&created["boards"][0], "white"), "White plays e4").await;
    let before = reads();
    look(arbiter, "/pgn").await;
    assert_eq!(reads(), before + 1, "one board has changed");
}

/// All clients connect at once, before the cache is filled.
#[tokio::test(flavor = "multi_thread")]
async fn hundred_clients_replay_each_board_once() {
    let net = Net::new().await;
    let boards: Vec<Value> =
        (0..20).map(|n| json!({ "white": format!("W{n}"), "black": "B" })).collect();
    let new = json!({ "name": "Open", "games": delayed(), "boards": boards });
    let created = net.create("/api/competitions", new).await;
    let path = format!("/api/competitions/{}", created["id"].as_str().unwrap());
    let before = net.store.reads.load(Ordering::Acquire);
    let looks = (0..100).map(|_| net.ask("GET", &path, "", Value::Null));
    for (status, _) in futures_util::future::join_all(looks).await {
        assert_eq!(status, 200);
    }
    let reads = net.store.reads.load(Ordering::Acquire) - before;
    assert!(reads <= 2 * 20, "{reads} reads for 20 boards");
}
