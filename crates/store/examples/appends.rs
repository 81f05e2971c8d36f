//! Measures durable appends per second and their latency. Arguments: `URL [CALLERS [SECONDS
//! [RATE]]]`. The store must be empty or missing. All callers together make RATE appends per
//! second. Without RATE, each caller appends as fast as the store answers.

use std::sync::Arc;
use std::time::{Duration, Instant};
use touchmove_store::{Entry, EntryKind, Kind, NewStream, Store, StreamId, open};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let mut arguments = std::env::args().skip(1);
    let url = arguments.next().ok_or("which store?")?;
    let callers: usize = arguments.next().map_or(Ok(500), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(10), |text| text.parse())?;
    let store = open(&url).await?;
    let rate: f64 = arguments.next().map_or(Ok(f64::INFINITY), |text| text.parse())?;
    let end = Instant::now() + Duration::from_secs(seconds);
    let pace = Duration::from_secs_f64(callers as f64 / rate);
    let tasks: Vec<_> =
        (0..callers).map(|game| tokio::spawn(play(store.clone(), game, end, pace))).collect();
    let mut took = Vec::new();
    for task in tasks {
        took.extend(task.await??);
    }
    report(&mut took, seconds);
    store.close().await;
    Ok(())
}

type Played = Result<Vec<Duration>, Box<dyn std::error::Error + Send + Sync>>;

/// Plays games of realistic length in sequence.
async fn play(store: Arc<dyn Store>, game: usize, end: Instant, pace: Duration) -> Played {
    let mut took = Vec::new();
    // Spread the callers over the first interval.
    let mut next = Instant::now() + pace.mul_f64(game as f64 * 0.618 % 1.0);
    for number in 0.. {
        let id = StreamId::new(&format!("game{game}n{number}"))?;
        store.create(NewStream { id: id.clone(), kind: Kind::Game, parent: None }).await?;
        for version in 0..160 {
            tokio::time::sleep_until(next.into()).await;
            next += pace;
            // Measure from the due time, so that queueing delay counts.
            let start = if pace.is_zero() { Instant::now() } else { next - pace };
            if Instant::now() > end {
                return Ok(took);
            }
            store.append(&id, version, vec![entry(version)], true).await?;
            took.push(start.elapsed());
        }
    }
    Ok(took)
}

fn entry(at: u64) -> Entry {
    let ruling = serde_json::json!({ "ruling": "move completed", "articles": ["6.2.1"] });
    let what = EntryKind::Observed {
        seat: Some("w1".into()),
        event: "White plays Ngxf3+".into(),
        rulings: vec![ruling],
        sealed: None,
        key: None,
        mates: Default::default(),
    };
    Entry { at, wall: at, what }
}

fn report(took: &mut [Duration], seconds: u64) {
    took.sort_unstable();
    let part = |share: usize| took.get(took.len() * share / 1000).copied().unwrap_or_default();
    println!("{} appends a second", took.len() as u64 / seconds.max(1));
    println!(
        "half within {:.1?}, 99 % within {:.1?}, all within {:.1?}",
        part(500),
        part(990),
        took.last().copied().unwrap_or_default()
    );
}
