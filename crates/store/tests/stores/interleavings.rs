use crate::common::{Place, game, plays};
use futures_util::future::join_all;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use touchmove_store::{AppendError, Store, StreamId};

/// An attempted append.
#[derive(Debug, Clone)]
struct Attempt {
    stream: usize,
    /// Offset of the expected version from the version that was read.
    off: u64,
    entries: u64,
}

/// Generates rounds of attempts. The attempts of a round run concurrently.
fn rounds() -> impl Strategy<Value = Vec<Vec<Attempt>>> {
    let off = prop_oneof![6 => Just(0u64), 1 => Just(1u64), 1 => 2..5u64];
    let attempt = (0..4usize, off, 0..4u64).prop_map(|(stream, off, entries)| Attempt {
        stream,
        off,
        entries,
    });
    vec(vec(attempt, 1..12), 1..8)
}

/// Versions run from 1 without a gap, every conflict reports the current version, and the journal
/// holds exactly the acknowledged entries.
pub async fn leave_no_gap(place: &Place) {
    let store = place.open().await;
    let mut runner = TestRunner::default();
    let cases = if matches!(place, Place::Memory) { 64 } else { 12 };
    for case in 0..cases {
        let rounds = rounds().new_tree(&mut runner).unwrap().current();
        let mut streams = Vec::new();
        for number in 0..4 {
            streams.push((game(&*store, &format!("case{case}stream{number}")).await, 0));
        }
        for round in &rounds {
            play(&*store, round, &mut streams).await;
        }
        for (stream, version) in &streams {
            check(&*store, stream, *version).await;
        }
    }
}

async fn play(store: &dyn Store, round: &[Attempt], streams: &mut [(StreamId, u64)]) {
    let tried = round.iter().map(|attempt| {
        let (stream, seen) = &streams[attempt.stream];
        let expected = seen + attempt.off;
        let entries = (0..attempt.entries).map(|n| plays(expected + n)).collect();
        async move { store.append(stream, expected, entries, true).await }
    });
    let answers = join_all(tried).await;
    let mut now: Vec<u64> = streams.iter().map(|(_, version)| *version).collect();
    for (attempt, answer) in round.iter().zip(&answers) {
        if let Ok(version) = answer {
            now[attempt.stream] = now[attempt.stream].max(*version);
        }
    }
    for (attempt, answer) in round.iter().zip(answers) {
        let (stream, seen) = &streams[attempt.stream];
        match answer {
            Ok(version) => assert_eq!(version, seen + attempt.off + attempt.entries, "{attempt:?}"),
            Err(AppendError::Conflict { version }) => {
                assert_ne!(version, seen + attempt.off, "{stream}: {attempt:?}");
                assert!((*seen..=now[attempt.stream]).contains(&version), "{attempt:?}");
            }
            other => panic!("{attempt:?}: {other:?}"),
        }
    }
    for ((_, version), now) in streams.iter_mut().zip(now) {
        *version = now;
    }
}

/// Each entry stores the preceding version as its moment.
async fn check(store: &dyn Store, stream: &StreamId, version: u64) {
    let read = store.read(stream, 0, usize::MAX).await.unwrap();
    let versions: Vec<u64> = read.iter().map(|stored| stored.version).collect();
    assert_eq!(versions, (1..=version).collect::<Vec<_>>());
    for stored in read {
        assert_eq!(stored.entry, plays(stored.version - 1));
    }
    assert_eq!(store.stream(stream).await.unwrap().unwrap().version, version);
}

/// Of many appends that expect the same version, exactly one succeeds. The others read the journal
/// and retry until all are written.
pub async fn have_one_winner_each(place: &Place) {
    const RIVALS: u64 = 20;
    let store = place.open().await;
    let g = game(&*store, "g").await;
    let rivals = (0..RIVALS).map(|number| {
        let (store, g) = (store.clone(), g.clone());
        tokio::spawn(async move { insist(&*store, &g, number).await })
    });
    for rival in join_all(rivals).await {
        rival.unwrap();
    }
    let read = store.read(&g, 0, usize::MAX).await.unwrap();
    let mut who: Vec<u64> = read.iter().map(|stored| stored.entry.at).collect();
    who.sort_unstable();
    assert_eq!(who, (0..RIVALS).collect::<Vec<_>>());
}

async fn insist(store: &dyn Store, stream: &StreamId, number: u64) {
    let mut expected = 0;
    loop {
        match store.append(stream, expected, vec![plays(number)], true).await {
            Ok(version) => return assert_eq!(version, expected + 1),
            Err(AppendError::Conflict { version }) => expected = version,
            Err(other) => panic!("{other:?}"),
        }
    }
}
