//! Round trips of every case under every edition: protocol, PGN and JSON.

use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use touchmove_audit::{Kind, audit};
use touchmove_board::Position;
use touchmove_conformance::cases::{self, Case};
use touchmove_explain::{Language, Words};
use touchmove_game::{Protocol, Record};
use touchmove_laws::Edition;
use touchmove_notation::pgn::{Outcome, games, play};

struct Judging {
    name: String,
    edition: Edition,
    protocol: Protocol,
    record: Record,
}

/// All cases under all editions, judged once and shared by all tests.
static ALL: LazyLock<Vec<Judging>> = LazyLock::new(all);

fn all() -> Vec<Judging> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cases = cases::all(&root).expect("readable cases");
    let each = |case: &Case| -> Vec<Judging> {
        let blocks = case.blocks.iter().flat_map(|block| {
            let editions = block.protocol.setup.editions.iter();
            editions.map(|&edition| judging(case, &block.protocol, edition))
        });
        blocks.collect()
    };
    cases.iter().flat_map(each).collect()
}

fn judging(case: &Case, protocol: &Protocol, edition: Edition) -> Judging {
    let name = format!("{}: {} ({edition})", case.file, case.name);
    Judging {
        edition,
        record: Record::judged(protocol, edition).unwrap_or_else(|e| panic!("{name}: {e}")),
        protocol: protocol.clone(),
        name,
    }
}

fn pgn(record: &Record) -> String {
    let words = Words::new(Language::English);
    record.to_pgn(|ruling| words.ruling(ruling))
}

#[test]
fn protocols_round_trip_with_their_rulings() {
    assert!(ALL.len() > 500, "only {}", ALL.len());
    for one in &*ALL {
        let text = one.record.to_protocol();
        let again = Protocol::parse(&text).unwrap_or_else(|e| panic!("{}: {e}\n{text}", one.name));
        let events = |protocol: &Protocol| -> Vec<_> {
            protocol.entries.iter().map(|entry| entry.event.clone()).collect()
        };
        assert_eq!(events(&again), events(&one.protocol), "{}\n{text}", one.name);
        let differences = again.check().unwrap_or_else(|e| panic!("{}: {e}\n{text}", one.name));
        assert!(differences.is_empty(), "{}: {differences:?}\n{text}", one.name);
        assert!(!again.expectations.is_empty());
    }
}

/// Returns true if PGN readers can play the case. Some cases begin with illegal positions, such as
/// a king that could be captured.
fn is_playable(one: &Judging) -> bool {
    one.protocol.setup.start.fen().to_string().parse::<Position>().is_ok()
}

#[test]
fn pgn_is_read_without_a_problem() {
    let (mut moves, mut comments) = (0, 0);
    for one in &*ALL {
        let text = pgn(&one.record);
        let read: Vec<_> = games(text.as_bytes()).collect();
        assert_eq!(read.len(), 1, "{}\n{text}", one.name);
        assert!(read[0].problems.is_empty(), "{}: {:?}\n{text}", one.name, read[0].problems);
        if !is_playable(one) {
            continue;
        }
        let played = play(&read[0]).unwrap_or_else(|e| panic!("{}: {e}\n{text}", one.name));
        assert!(played.stop.is_none(), "{}: {:?}\n{text}", one.name, played.stop);
        moves += played.moves.len();
        comments += read[0].line.moves.iter().map(|node| node.comments.len()).sum::<usize>();
        let score = read[0].tag("Score").or(read[0].tag("Result"));
        assert_eq!(score, json(one)["result"].as_str(), "{}\n{text}", one.name);
    }
    assert!(moves > 1000 && comments > 1000, "{moves} moves, {comments} comments");
}

/// An audit of an export never finds an illegal move or unreadable text.
#[test]
fn audit_finds_no_errors_in_exports() {
    for one in &*ALL {
        let text = pgn(&one.record);
        let game = games(text.as_bytes()).next().expect("a game");
        let report = audit(&game, Some(one.edition));
        for finding in report.findings {
            let wrong = matches!(finding.kind, Kind::IllegalMove(_) | Kind::Unreadable { .. });
            assert!(!wrong, "{}: {:?}\n{text}", one.name, finding.kind);
        }
    }
}

#[test]
fn results_unknown_to_pgn_are_in_a_tag() {
    let text = "[Laws \"FIDE 2023\"]\n\nArbiter declares White lost, Black scores 0\n";
    let protocol = Protocol::parse(text).expect("readable");
    let record = Record::judged(&protocol, Edition::Fide2023).expect("possible");
    let text = pgn(&record);
    let game = games(text.as_bytes()).next().expect("a game");
    assert_eq!(game.result, Some(Outcome::Open));
    assert_eq!((game.tag("Score"), game.tag("Result")), (Some("0-0"), Some("*")));
    assert_eq!(game.tag("Termination"), Some("adjudication"));
}

#[test]
fn json_has_every_event_with_its_rulings() {
    for one in &*ALL {
        let (json, text) = (json(one), one.record.to_protocol());
        let entries = json["entries"].as_array().expect("entries");
        assert_eq!(entries.len(), one.protocol.entries.len(), "{}", one.name);
        for entry in entries {
            let event = entry["event"].as_str().expect("an event");
            assert!(text.contains(&format!(" {event}\n")), "{}: {event}\n{text}", one.name);
            let rulings = entry["rulings"].as_array().expect("rulings");
            assert!(rulings.iter().all(|r| r["articles"][0].is_string()), "{}: {entry}", one.name);
        }
        let result = json["result"].as_str().expect("a result");
        assert!(text.contains(&format!("\n=> result {result}")), "{}\n{text}", one.name);
    }
}

fn json(one: &Judging) -> Value {
    serde_json::to_value(&one.record).expect("serialises")
}

const READER: &str = "
import sys, chess.pgn
n = 0
while (game := chess.pgn.read_game(sys.stdin)):
    assert not game.errors, (game.headers, game.errors)
    print(game.headers['Result'], sum(1 for _ in game.mainline()), game.end().board().board_fen())
";

/// Compares with python-chess, if installed.
#[test]
fn python_chess_reads_the_same_moves() {
    let python = std::env::var("TOUCHMOVE_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let chess = Command::new(&python).args(["-c", "import chess.pgn"]).output();
    if !chess.is_ok_and(|output| output.status.success()) {
        let why = format!("{python} has no module chess; set TOUCHMOVE_PYTHON to one that has it");
        return touchmove_players::skipped(&why);
    }
    let playable = ALL.iter().filter(|one| is_playable(one));
    let texts: Vec<String> = playable.map(|one| pgn(&one.record)).collect();
    let expected = texts.iter().map(|text| {
        let game = games(text.as_bytes()).next().expect("a game");
        let played = play(&game).expect("a start");
        let placement = played.end.fen().to_string();
        let placement = placement.split(' ').next().unwrap_or_default().to_owned();
        let result = game.result.unwrap_or(Outcome::Open);
        format!("{result} {} {placement}", played.moves.len())
    });
    let expected: Vec<String> = expected.collect();
    let mut reader = Command::new(&python)
        .args(["-c", READER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python");
    let mut stdin = reader.stdin.take().expect("piped");
    let writing = std::thread::spawn(move || stdin.write_all(texts.concat().as_bytes()));
    let output = reader.wait_with_output().expect("python ends");
    writing.join().expect("no panic").expect("written");
    assert!(output.status.success());
    let read = String::from_utf8_lossy(&output.stdout);
    for (i, (read, expected)) in read.lines().zip(&expected).enumerate() {
        assert_eq!(read, expected, "game {i}");
    }
    assert_eq!(read.lines().count(), expected.len());
}
