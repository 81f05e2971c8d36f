//! Ten hostile clients act within the limits while two players play a game.
//!
//! `TOUCHMOVE_STRANGERS=60` sets the duration in seconds. It also sets the limits for a quiet
//! machine and a release build: 50 ms at p95 from a press to the opponent, and two seconds from
//! SIGTERM to the end.

use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use touchmove_players::{Attack, BoardClients, Dice, HostileClient, ServerProcess, create};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");

/// Duration and requirements.
struct Demands {
    program: PathBuf,
    lasts: Duration,
    press: Duration,
    end: Duration,
}

impl Demands {
    fn new() -> Demands {
        let long = std::env::var("TOUCHMOVE_STRANGERS").ok();
        let program = std::env::var("TOUCHMOVE_PROGRAM").unwrap_or(PROGRAM.to_owned()).into();
        let ms = Duration::from_millis;
        match long.map(|text| text.parse().unwrap()) {
            Some(seconds) => {
                let lasts = Duration::from_secs(seconds);
                Demands { program, lasts, press: ms(50), end: ms(2_000) }
            }
            // The short run has higher limits, because tests run in parallel and are not optimised.
            None => Demands { program, lasts: ms(5_000), press: ms(1_500), end: ms(5_000) },
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_hostile_clients_delay_neither_press_nor_stop() {
    let demands = Demands::new();
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let house =
        ServerProcess::start_with(&demands.program, folder.path(), store.to_str().unwrap(), &[]);
    let created = create(&house.address, &json!({ "tags": { "TimeControl": "5400+30" } })).await;
    let mut table = BoardClients::new(created.unwrap(), Dice::new(3));
    table.sit(&house.address).await.unwrap();
    let until = Instant::now() + demands.lasts;
    let mut strangers = Vec::new();
    for (number, what) in (1..).zip(Attack::ALL) {
        let stranger = HostileClient::new(&house.address, number, what);
        strangers.push(tokio::spawn(stranger.at_work(until)));
    }
    let mut took = Vec::new();
    while Instant::now() + Duration::from_millis(500) < until {
        let begun = Instant::now();
        table.submit(0, "adjusts e1").await.unwrap();
        took.push(begun.elapsed());
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let path: &Path = folder.path();
    let ([before, after], status) =
        tokio::task::spawn_blocking(|| house.terminate()).await.unwrap();
    for stranger in strangers {
        eprintln!("{:?}", stranger.await.unwrap());
    }
    took.sort();
    let part = |share: usize| took[(took.len() - 1) * share / 100];
    let ended = after - before;
    eprintln!(
        "{} events: p50 {:?}, p95 {:?}, p99 {:?}, worst {:?}; SIGTERM took {ended:?}",
        took.len(),
        part(50),
        part(95),
        part(99),
        part(100)
    );
    let log = std::fs::read_to_string(path.join("log")).unwrap_or_default();
    assert!(!log.contains("panicked"), "{log}");
    assert!(status.success(), "{status}");
    assert!(part(95) <= demands.press, "p95 is {:?}", part(95));
    assert!(ended <= demands.end, "it ended after {ended:?}");
}
