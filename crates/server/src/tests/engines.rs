//! Computer opponents whose player has left.
#![cfg(unix)]

use super::TestServer;
use crate::access::creation_policy::{Creating, CreationPolicy};
use crate::engines::slots::Engines;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use touchmove_engine::EngineConfig;

/// A program that always opens with the same move.
const PROGRAM: &str = r#"while read -r line; do case "$line" in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go*) echo "bestmove e2e4" ;;
    quit) exit 0 ;;
esac; done"#;

async fn one_place() -> TestServer {
    let mut program = EngineConfig::new("Fake", "/bin/sh");
    program.args = ["-c", PROGRAM].map(str::to_owned).to_vec();
    program.handshake = Duration::from_secs(30);
    let engines = Engines::new(vec![program], 1).waiting(Duration::from_millis(50));
    TestServer::new().await.with(CreationPolicy::new(Creating::Open), engines)
}

fn against_it() -> Value {
    json!({ "mode": "casual", "engine": { "name": "Fake", "plays": "white", "move_time_ms": 10 } })
}

/// No player is connected, so each engine frees its slot for the next engine.
#[tokio::test]
async fn abandoned_games_free_their_engine_slot() {
    let server = one_place().await;
    for number in 0..3 {
        // While the last engine holds the slot, no new game can be created.
        let created = loop {
            let (status, created) = server.post("/api/games", None, against_it()).await;
            if status == StatusCode::CREATED {
                break created;
            }
            assert_eq!(created["type"], "/problems/too-much", "{created}");
            tokio::task::yield_now().await;
        };
        let live_game = server.registry.live_game(created["id"].as_str().unwrap()).await.unwrap();
        let mut version_changes = live_game.feeds.version_changes();
        let moved = version_changes.wait_for(|version| *version > 2);
        let moved = tokio::time::timeout(Duration::from_secs(60), moved).await;
        assert!(moved.is_ok(), "the program of game {number} has no place");
    }
}

/// The server's own opponent needs no program on the host.
#[tokio::test]
async fn a_server_without_programs_has_an_opponent_of_its_own() {
    let server = TestServer::new().await;
    let engines = server.get("/api/engines", None).await;
    assert_eq!(engines[0]["name"], "Touchmove");
    assert_eq!(engines[0]["strengths"][0], 400);
    let engine = json!({ "name": "Touchmove", "plays": "black", "elo": 400 });
    let tags = json!({ "TimeControl": "5400+30" });
    let game = server.game(json!({ "engine": engine, "tags": tags })).await;
    let live_game = server.registry.live_game(game.id()).await.unwrap();
    for act in ["White takes e2", "White puts P e4", "White presses"] {
        game.says("white", act).await;
    }
    let mut version_changes = live_game.feeds.version_changes();
    // It touches a piece, puts it down and presses.
    let moved = version_changes.wait_for(|version| *version >= 6);
    let moved = tokio::time::timeout(Duration::from_secs(60), moved).await;
    assert!(moved.is_ok(), "the opponent does not move");
}
