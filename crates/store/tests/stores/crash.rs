//! A killed process loses no acknowledged write.

use crate::common::{id, plays};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;
use touchmove_store::{Filter, JournalAppend, Kind, NewJournal, NewStream, Store, open};

const URL: &str = "TOUCHMOVE_CRASH_URL";
const STREAMS: usize = 20;
/// Numbers of acknowledgements before each kill.
const KILLED_AFTER: [usize; 5] = [1, 60, 400, 1000, 333];

/// The process to kill: appends without end and prints acknowledgements.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "is run by the other test, which kills it"]
async fn appends_until_it_is_killed() {
    let store = open(&std::env::var(URL).expect("the other test says where")).await.unwrap();
    let tasks = (0..STREAMS).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { append_for_ever(&*store, &format!("stream{number}")).await })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
}

async fn append_for_ever(store: &dyn Store, name: &str) {
    let new = NewStream { id: id(name), kind: Kind::Game, parent: None };
    let _ = store.create(new).await;
    let mut version = store.stream(&id(name)).await.unwrap().unwrap().version;
    loop {
        let entries = (0..1 + version % 3).map(|n| plays(version + n)).collect();
        version = store.append(&id(name), version, entries, true).await.unwrap();
        let line = format!("acknowledged {name} {version}\n");
        std::io::stdout().write_all(line.as_bytes()).unwrap();
    }
}

/// Number of games per round.
const GAMES: u64 = 400;

/// The process to kill: adds rounds without end and prints acknowledgements.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "is run by the other test, which kills it"]
async fn adds_rounds_until_it_is_killed() {
    let store = open(&std::env::var(URL).expect("the other test says where")).await.unwrap();
    let cup = NewStream { id: id("cup"), kind: Kind::Competition, parent: None };
    let _ = store.create(cup).await;
    let mut round = store.stream(&id("cup")).await.unwrap().unwrap().version;
    loop {
        println!("begins");
        let game = |number| {
            let (id, parent) = (id(&format!("r{round}b{number}")), Some(id("cup")));
            let stream = NewStream { id, kind: Kind::Game, parent };
            NewJournal { stream, entries: vec![plays(round)], running: true }
        };
        let begun = (0..GAMES).map(game).collect();
        let entries = vec![plays(round)];
        let then = JournalAppend { id: id("cup"), expected: round, entries, running: false };
        store.begin(begun, Some(then)).await.unwrap();
        round += 1;
        let line = format!("acknowledged cup {round}\n");
        std::io::stdout().write_all(line.as_bytes()).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn interrupted_round_leaves_nothing() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("journal.db").display());
    let mut acknowledged = BTreeMap::new();
    for number in [1, 2, 5, 3] {
        kill_after(&url, "crash::adds_rounds_until_it_is_killed", number, &mut acknowledged);
        let store = open(&url).await.expect("the lock of the dead is free");
        let rounds = store.stream(&id("cup")).await.unwrap().unwrap().version;
        assert!(rounds >= acknowledged["cup"], "{rounds} of {acknowledged:?}");
        let games = Filter { parent: Some(id("cup")), limit: 99_999, ..Filter::default() };
        let games = store.list(&games).await.unwrap();
        assert_eq!(games.len() as u64, rounds * GAMES);
        assert!(games.iter().all(|game| game.version == 1 && game.running));
        store.close().await;
    }
}

fn start(url: &str, test: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(URL, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Kills the process after `number` acknowledgements. A line that the process has printed counts,
/// even if the test has not read it yet.
fn kill_after(url: &str, test: &str, number: usize, acknowledged: &mut BTreeMap<String, u64>) {
    let mut child = start(url, test);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut seen = 0;
    while let Some(Ok(line)) = lines.next() {
        let Some(("", rest)) = line.split_once("acknowledged ") else { continue };
        // The last line may be truncated.
        let Some((name, Ok(version))) = rest.split_once(' ').map(|(n, v)| (n, v.parse())) else {
            continue;
        };
        acknowledged.insert(name.to_owned(), version);
        seen += 1;
        if seen == number {
            child.kill().unwrap();
        }
    }
    let status = child.wait().unwrap();
    assert!(!status.success() && seen >= number, "{status}: {seen} acknowledgements");
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_writes_exist_exactly_once() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("journal.db").display());
    let mut acknowledged = BTreeMap::new();
    for number in KILLED_AFTER {
        kill_after(&url, "crash::appends_until_it_is_killed", number, &mut acknowledged);
        let store = open(&url).await.expect("the lock of the dead is free");
        for (name, version) in &acknowledged {
            check(&*store, name, *version).await;
        }
        store.close().await;
    }
    assert_eq!(acknowledged.len(), STREAMS);
}

/// Each entry stores the preceding version as its moment.
async fn check(store: &dyn Store, name: &str, acknowledged: u64) {
    let read = store.read(&id(name), 0, usize::MAX).await.unwrap();
    let there = read.len() as u64;
    assert!(there >= acknowledged, "{name} has {there} of {acknowledged} entries");
    for (stored, version) in read.iter().zip(1..) {
        assert_eq!(stored.version, version);
        assert_eq!(stored.entry, plays(version - 1));
    }
    assert_eq!(store.stream(&id(name)).await.unwrap().unwrap().version, there);
}
