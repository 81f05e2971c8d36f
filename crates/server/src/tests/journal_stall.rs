//! Stalls of the journal: players lose no time, and all clients get a message.

use super::network::{Net, secret};
use crate::games::heartbeat::SILENCE;
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::sleep;
use touchmove_store::Store;

const PATIENCE: Duration = Duration::from_secs(30);

/// A game in which Black's clock runs.
struct Running {
    path: String,
    white: String,
    black: String,
}

impl Running {
    async fn at(net: &Net, control: &str) -> Running {
        let game = net.create("/api/games", json!({ "tags": { "TimeControl": control } })).await;
        let path = format!("/api/games/{}", game["id"].as_str().unwrap());
        let running =
            Running { path, white: secret(&game, "white"), black: secret(&game, "black") };
        for event in ["White plays e4", "White presses"] {
            assert_eq!(running.says(net, &running.white, event).await, 201);
        }
        running
    }

    async fn says(&self, net: &Net, secret: &str, event: &str) -> u16 {
        let path = format!("{}/events", self.path);
        net.ask("POST", &path, secret, json!({ "event": event })).await.0
    }

    async fn state(&self, net: &Net) -> Value {
        net.ask("GET", &self.path, &self.white, Value::Null).await.1["state"].clone()
    }

    /// The state after the server has stopped the clocks on record.
    async fn interrupted(&self, net: &Net) -> Value {
        let begun = Instant::now();
        loop {
            let state = self.state(net).await;
            if state["interrupted"] == "stalled" {
                return state;
            }
            assert!(begun.elapsed() < PATIENCE, "the clocks run on: {state}");
            sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn ready(net: &Net) -> bool {
    net.ask("GET", "/readyz", "", Value::Null).await.0 == 200
}

async fn until_ready(net: &Net, wanted: bool) {
    let begun = Instant::now();
    while ready(net).await != wanted {
        assert!(begun.elapsed() < PATIENCE, "readiness stays {}", !wanted);
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unavailable_journal_costs_no_clock_time() {
    let net = Net::new().await;
    let game = Running::at(&net, "5").await;
    net.store.slow.store(7_000, Ordering::Release);
    until_ready(&net, false).await;
    sleep(Duration::from_secs(5)).await;
    net.store.slow.store(0, Ordering::Release);
    let state = game.interrupted(&net).await;
    assert_eq!((&state["result"], &state["status"]), (&json!("*"), &json!("stopped")), "{state}");
    let left = state["clock"]["black_ms"].as_u64().unwrap();
    assert!(left > 1_500, "Black was charged for our time: {left} ms left");
    until_ready(&net, true).await;
    for player in [&game.white, &game.black] {
        assert_eq!(game.says(&net, player, "Arbiter resumes").await, 201);
    }
    assert_eq!(game.state(&net).await["status"], "playing");
}

/// The heartbeat waits behind other writes for longer than the timeout of a silent journal.
#[tokio::test(flavor = "multi_thread")]
async fn journal_that_makes_progress_stops_no_clock() {
    let net = Net::new().await;
    let game = Running::at(&net, "300").await;
    net.store.works.store(true, Ordering::Release);
    net.store.slow.store(3_500, Ordering::Release);
    let says = game.says(&net, &game.black, "Black adjusts e8");
    assert_eq!(says.await, 201, "a write that waits is taken");
    assert_eq!(game.says(&net, &game.black, "Black adjusts e8").await, 201);
    assert!(ready(&net).await);
    assert_eq!(game.state(&net).await["status"], "playing");
}

/// Every request thread is busy for longer than the timeout of a silent journal.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn blocked_worker_threads_stop_no_clock() {
    let net = Net::new().await;
    let game = Running::at(&net, "300").await;
    let blocked = (0..2).map(|_| {
        tokio::spawn(async { std::thread::sleep(Duration::from_millis(SILENCE + 1_500)) })
    });
    futures_util::future::join_all(blocked).await;
    // By this time the stall watcher has run.
    sleep(Duration::from_millis(1_000)).await;
    assert_eq!(game.state(&net).await["status"], "playing");
    assert!(ready(&net).await);
    assert_eq!(game.says(&net, &game.black, "Black adjusts e8").await, 201);
}

/// The writer's queue may contain ten seconds of work.
#[tokio::test(flavor = "multi_thread")]
async fn writer_that_is_busy_for_ten_seconds_stops_no_clock() {
    let net = Net::new().await;
    let game = Running::at(&net, "300").await;
    net.store.works.store(true, Ordering::Release);
    net.store.slow.store(10_000, Ordering::Release);
    let says = game.says(&net, &game.black, "Black adjusts e8");
    assert_eq!(says.await, 201, "a write that waits is taken");
    net.store.slow.store(0, Ordering::Release);
    assert!(ready(&net).await);
    assert_eq!(game.state(&net).await["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_journal_stops_the_clocks_within_two_seconds() {
    let net = Net::new().await;
    Running::at(&net, "300").await;
    let begun = Instant::now();
    net.store.slow.store(60_000, Ordering::Release);
    until_ready(&net, false).await;
    let took = begun.elapsed();
    // A heartbeat may have just been confirmed, and a test machine may be slow.
    let expected = Duration::from_millis(SILENCE - 900)..Duration::from_millis(SILENCE + 1_000);
    assert!(expected.contains(&took), "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn full_disk_is_reported_and_clears_when_there_is_room() {
    let net = Net::new().await;
    let game = Running::at(&net, "300").await;
    net.store.full.store(true, Ordering::Release);
    assert_eq!(game.says(&net, &game.black, "Black adjusts e8").await, 503);
    until_ready(&net, false).await;
    net.store.full.store(false, Ordering::Release);
    game.interrupted(&net).await;
    until_ready(&net, true).await;
    assert_eq!(game.says(&net, &game.black, "Black adjusts e8").await, 201);
}

/// On a full disk heartbeats may succeed, because they update a row in place.
#[tokio::test(flavor = "multi_thread")]
async fn full_disk_with_room_for_heartbeats_costs_no_clock_time() {
    let net = Net::new().await;
    let game = Running::at(&net, "300").await;
    let begun = Instant::now();
    let before = game.state(&net).await["clock"]["black_ms"].as_u64().unwrap();
    net.store.no_room.store(u64::MAX, Ordering::Release);
    assert_eq!(game.says(&net, &game.black, "Black adjusts e8").await, 503);
    let well = u64::try_from(begun.elapsed().as_millis()).unwrap();
    until_ready(&net, false).await;
    net.store.no_room.store(0, Ordering::Release);
    let state = game.interrupted(&net).await;
    // The last confirmation may be earlier than the state that the test has read.
    let charged = before.saturating_sub(state["clock"]["black_ms"].as_u64().unwrap());
    assert!(charged <= well, "charged {charged} of {well} ms");
    until_ready(&net, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_failed_append_stops_no_clock() {
    let net = Net::new().await;
    let game = Running::at(&net, "300").await;
    net.store.no_room.store(1, Ordering::Release);
    assert_eq!(game.says(&net, &game.black, "Black adjusts e8").await, 503);
    let begun = Instant::now();
    let cluster = "house".parse().unwrap();
    let noted = async || {
        let journal = net.store.read(&cluster, 0, 100).await.unwrap();
        serde_json::to_string(&journal).unwrap().contains("journal answers again")
    };
    while !noted().await {
        assert!(begun.elapsed() < PATIENCE, "the append was not retried");
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(game.state(&net).await["status"], "playing");
    assert!(ready(&net).await);
}
