//! Hostile clients get clear errors, other games are not affected, and memory does not grow.
//!
//! `TOUCHMOVE_HOSTILE=1000000` sets the number of messages.

use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use touchmove_players::{BoardClients, Created, Dice, Seat, ServerProcess, create};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
/// Permitted growth of memory in bytes.
const ROOM: u64 = 64 << 20;

struct Place {
    house: ServerProcess,
    _folder: tempfile::TempDir,
}

fn house() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let house = ServerProcess::start(Path::new(PROGRAM), folder.path(), store.to_str().unwrap());
    Place { house, _folder: folder }
}

async fn game(address: &str) -> Created {
    create(address, &json!({ "tags": { "TimeControl": "600+2" } })).await.unwrap()
}

/// Opens White's connection and reads the first two messages.
async fn white(address: &str, created: &Created) -> Seat {
    let secret = Some(created.secrets[0].as_str());
    let mut seat = Seat::sit(address, &created.id, secret, None).await.unwrap();
    seat.receive().await.unwrap();
    seat.receive().await.unwrap();
    seat
}

async fn problem(seat: &mut Seat) -> String {
    let told = seat.receive().await.unwrap();
    let kind = told["problem"]["problem"]["type"].as_str();
    kind.unwrap_or_else(|| panic!("{told}")).to_owned()
}

fn submit(event: &str) -> Message {
    Message::text(json!({ "submit": { "event": event } }).to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_are_named_and_keep_the_connection() {
    let place = house();
    let address = &place.house.address;
    let created = game(address).await;
    let mut seat = white(address, &created).await;
    let wrong = [
        (Message::text("not JSON"), "unreadable"),
        (Message::text(r#"{"stand":{}}"#), "unreadable"),
        (Message::text(r#"{"sit":{}}"#), "unreadable"),
        (Message::binary(vec![0; 64]), "unreadable"),
        (submit("Black presses"), "not-yours"),
        (submit("Arbiter is asleep"), "no-event"),
        (submit("White uses notes"), "not-yours"),
        (submit("White takes e5"), "impossible"),
        (submit("White plays 💥"), "no-event"),
        (submit(&"x".repeat(1_000)), "too-much"),
    ];
    for (message, kind) in wrong {
        let shown = format!("{message:?}");
        seat.send(message).await.unwrap();
        assert_eq!(problem(&mut seat).await, format!("/problems/{kind}"), "{shown}");
    }
    seat.submit("k", "White plays e4").await.unwrap();
    // The news may arrive before the acknowledgement.
    let mut told = seat.receive().await.unwrap();
    while told.get("news").is_some() {
        told = seat.receive().await.unwrap();
    }
    assert!(told.get("taken").is_some(), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn unauthorised_clients_are_disconnected() {
    let place = house();
    let address = &place.house.address;
    let (here, there) = (game(address).await, game(address).await);
    for secret in [there.secrets[0].as_str(), "k3.nonsense", ""] {
        let mut seat = Seat::sit(address, &here.id, Some(secret), None).await.unwrap();
        assert_eq!(problem(&mut seat).await, "/problems/wrong-secret");
        assert!(seat.receive().await.is_err(), "the connection stays open");
    }
    for huge in [5_000, 1 << 20, 64 << 20] {
        let mut seat = white(address, &here).await;
        // The server may hang up before everything is sent.
        let _ = seat.send(Message::text("x".repeat(huge))).await;
        if let Ok(told) = seat.receive().await {
            assert_eq!(told["problem"]["problem"]["type"], "/problems/unreadable", "{told}");
            assert!(seat.receive().await.is_err(), "the connection stays open");
        }
    }
    let mut late = Seat::connect(address, &format!("/api/games/{}/ws", here.id)).await.unwrap();
    assert_eq!(problem(&mut late).await, "/problems/too-slow");
}

#[tokio::test(flavor = "multi_thread")]
async fn flood_does_not_affect_other_games() {
    let flood: usize =
        std::env::var("TOUCHMOVE_HOSTILE").map_or(20_000, |text| text.parse().unwrap());
    let place = house();
    let address = place.house.address.clone();
    let beside = game(&address).await;
    let before = place.house.resident();
    let mut hostile = Vec::new();
    for _ in 0..4 {
        hostile.push(tokio::spawn(floods(address.clone(), flood / 4)));
    }
    let idle = silent(&address).await;
    let worst = plays_beside(&address, beside, &hostile).await;
    for task in hostile {
        task.await.unwrap();
    }
    let grown = place.house.resident().saturating_sub(before);
    eprintln!("{flood} messages: worst answer beside {worst:?}, {} kB more", grown / 1024);
    assert!(worst < Duration::from_secs(5), "a player waited {worst:?}");
    assert!(grown < ROOM, "{grown} bytes more");
    drop(idle);
}

/// Sends every kind of message as fast as possible; each must be answered.
async fn floods(address: String, messages: usize) {
    let created = game(&address).await;
    let mut seat = white(&address, &created).await;
    let kinds = ["Black plays e5", "White takes e9", "White presses", "Arbiter stops the clock"];
    for round in 0..messages {
        let message = match round % 8 {
            0..4 => submit(kinds[round % 8]),
            4 => Message::text("{"),
            5 => Message::binary(vec![7; 4_000]),
            6 => Message::text(json!({ "ping": round }).to_string()),
            _ => Message::text("\u{1f4a5}".repeat(900)),
        };
        seat.send(message).await.unwrap();
        let mut told: Value = seat.receive().await.unwrap();
        while told.get("news").is_some() {
            told = seat.receive().await.unwrap();
        }
        assert!(["problem", "taken", "pong"].iter().any(|k| told.get(k).is_some()), "{told}");
    }
}

/// Opens connections that send nothing, or a partial request.
async fn silent(address: &str) -> Vec<TcpStream> {
    let mut idle = Vec::new();
    for half in ["", "GET /api/ga", "POST /api/games HTTP/1.1\r\ncontent-length: 900\r\n\r\n{"] {
        for _ in 0..50 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(half.as_bytes()).await.unwrap();
            idle.push(stream);
        }
    }
    idle
}

/// Plays an unrelated game; returns its longest wait.
async fn plays_beside(
    address: &str,
    created: Created,
    hostile: &[tokio::task::JoinHandle<()>],
) -> Duration {
    let mut table = BoardClients::new(created, Dice::new(7));
    table.sit(address).await.unwrap();
    let mut worst = Duration::ZERO;
    while hostile.iter().any(|task| !task.is_finished()) {
        let at = Instant::now();
        table.submit(0, "adjusts e1").await.unwrap();
        worst = worst.max(at.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    worst
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_contain_no_credentials() {
    logs_no_secret("trace").await;
    logs_no_secret("trace,tungstenite::protocol=trace,tokio_tungstenite::compat=trace").await;
}

async fn logs_no_secret(asked: &str) {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let talkative = [("RUST_LOG", asked)];
    let program = Path::new(PROGRAM);
    let house = ServerProcess::start_in(
        program,
        folder.path(),
        store.to_str().unwrap(),
        &["--no-limits"],
        &talkative,
    );
    let created = game(&house.address).await;
    let mut seat = white(&house.address, &created).await;
    seat.submit("k", "White plays e4").await.unwrap();
    seat.receive().await.unwrap();
    drop(house);
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.contains("/api/games"), "nothing is logged of requests: {log}");
    let secret = created.secrets[0].split('.').nth(1).unwrap();
    assert!(!log.contains(secret), "{}", log.lines().find(|l| l.contains(secret)).unwrap());
}
