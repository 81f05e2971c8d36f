//! `touchmove position --mate`: whether each player can still checkmate, with proofs.

use assert_cmd::Command;
use serde_json::{Value, json};

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C");
    let output = command.arg("position").args(args).output().expect("a run");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn said(fen: &str) -> String {
    let (status, out, err) = run(&["--mate", fen]);
    assert_eq!((status, err.as_str()), (Some(0), ""), "{out}");
    out
}

fn asked(args: &[&str]) -> Value {
    let (_, out, err) = run(&[&["--mate", "--json"], args].concat());
    let value: Value = serde_json::from_str(&out).unwrap_or_else(|e| panic!("{e}: {out}{err}"));
    value["mate"].clone()
}

#[test]
fn mate_line_and_theorem_are_shown() {
    let expected = "\
White can still checkmate: 1 move suffices if both sides help. Shorter lines do not exist.
    80. Ra8# (replayed and checked)
Black has only the king, which never gives check.
    Proof: a theorem about the remaining pieces (checked).
The position is not dead.
";
    assert_eq!(said("6k1/8/6K1/8/8/8/8/R7 w - - 0 80"), expected);
}

#[test]
fn wall_proof_shows_size_and_article() {
    let walls = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1";
    let out = said(walls);
    let (men, lines): (Vec<&str>, Vec<&str>) =
        out.lines().partition(|line| line.starts_with("        "));
    // One line per piece and player with its reachable squares.
    assert_eq!(men.len(), 2 * 18, "{out}");
    assert!(men.contains(&"        ♙a4: a4"), "{out}");
    let [white, proof, black, again, dead] = lines[..] else { panic!("{out}") };
    for (player, said) in [("White", white), ("Black", black)] {
        assert_eq!(said, format!("No piece can ever reach a square that {player} needs for mate."));
    }
    let size =
        proof.strip_prefix("    Proof: the squares that each of the 18 pieces can ever reach, ");
    let size = size.and_then(|rest| rest.strip_suffix(" in all (checked)."));
    assert!(size.is_some_and(|n| n.parse::<u32>().unwrap() > 18) && proof == again, "{out}");
    assert_eq!(
        dead,
        "The position is dead: neither player can checkmate, and the game is drawn. [5.2.2]"
    );
    let (_, out, _) = run(&["--mate", "--laws", "FIDE 2014", walls]);
    assert!(out.ends_with("is drawn. [5.2.b]\n"), "{out}");
}

/// White's only legal move is mate, so Black never gets to mate despite a queen.
#[test]
fn forced_move_is_proved_by_enumeration() {
    let out = said("1q4k1/5ppp/8/8/8/7P/6BK/1R4NR w - - 0 31");
    assert!(out.contains("    31. Rxb8# (replayed and checked)\nBlack cannot checkmate"), "{out}");
    assert!(out.contains("Proof: an enumeration of 2 positions (checked).\n"), "{out}");
    assert!(out.ends_with("The position is not dead.\n"), "{out}");
}

#[test]
fn checkmate_on_the_board_is_reported() {
    let out = said("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(out.contains("Black has checkmated.\n    Checkmate is on the board (checked).\n"));
    assert!(out.contains("Proof: an enumeration of one position (checked).\n"), "{out}");
}

/// White's only legal move is an en passant capture, if it is available.
#[test]
fn en_passant_decides() {
    let without = said("8/8/7p/5bpP/8/1k6/8/K7 w - - 0 1");
    assert!(without.contains("The position is dead: "), "{without}");
    let with = said("8/8/7p/5bpP/8/1k6/8/K7 w - g6 0 1");
    assert!(
        with.contains("\n    1. hxg6 ") && with.ends_with("The position is not dead.\n"),
        "{with}"
    );
}

#[test]
fn chess960_positions_are_read() {
    let mate = asked(&["bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]);
    for player in ["white", "black"] {
        assert_eq!(mate[player]["can_checkmate"], json!(true), "{mate}");
        assert_eq!(mate[player]["checked"], json!(true), "{mate}");
    }
}

#[test]
fn json_and_text_agree() {
    let mate = asked(&["6k1/8/6K1/8/8/8/8/R7 w - - 0 80"]);
    let expected = json!({
        "white": {
            "can_checkmate": true,
            "checked": true,
            "line": ["a1a8"],
            "san": ["Ra8#"],
            "shortest": true,
            "text": "White can still checkmate: 1 move suffices if both sides help. Shorter lines do not exist.",
        },
        "black": {
            "can_checkmate": false,
            "checked": true,
            "proof": "bare-king",
            "size": {},
            "text": "Black has only the king, which never gives check.",
        },
        "dead": false,
        "article": null,
        "budget": 500_000,
    });
    assert_eq!(mate, expected);
}

/// A budget of one position is too small to prove the wall, so the answer stays open.
#[test]
fn exhausted_budget_leaves_the_answer_open() {
    let fen = "Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - - 0 60";
    let (status, out, _) = run(&["--mate", "--budget", "1", fen]);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("It is not known whether"), "{out}");
    assert!(out.contains("The limit was one position. Raise it with --budget.\n"), "{out}");
    let mate = asked(&["--budget", "1", fen]);
    let open = ["white", "black"].map(|player| &mate[player]).into_iter();
    let open: Vec<&Value> = open.filter(|m| m["can_checkmate"] == Value::Null).collect();
    assert!(!open.is_empty() && open.iter().all(|m| m["checked"] == json!(false)), "{mate}");
    assert!(open.iter().all(|m| m["positions"].is_u64()), "{mate}");
}

#[test]
fn problems_of_the_position_come_first() {
    let out = said("8/8/8/8/8/8/8/K7 w - - 0 1");
    assert!(out.starts_with("Black has no king. [2.2]\n"), "{out}");
}

/// Two FENs with an impossible en passant square, and a third with castling rights but without
/// rooks.
#[test]
fn impossible_fen_field_makes_the_position_illegal() {
    let claims = [
        ("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6", "en passant square d6 is impossible", "3.7.4.2"),
        ("8/8/8/8/8/8/8/K1k5 w - e3", "en passant square e3 is impossible", "3.7.4.2"),
        ("4k3/8/8/8/8/8/8/4K3 w KQkq -", "The castling letter K is wrong", "3.8.2.1"),
    ];
    for (fen, problem, article) in claims {
        let (status, out, _) = run(&["--legal", fen]);
        assert_eq!(status, Some(1), "{out}");
        assert!(out.starts_with("Illegal") && out.contains(problem), "{out}");
        let (_, out, _) = run(&[fen]);
        assert!(out.contains(problem), "{out}");
        let (_, out, _) = run(&["--legal", "--json", fen]);
        let told: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(told["legality"]["verdict"], "illegal", "{out}");
        assert_eq!(told["legality"]["article"], article, "{out}");
        assert_eq!(told["problems"][0]["article"], article, "{out}");
        assert!(
            told["problems"][0]["text"].as_str().is_some_and(|said| said.contains(problem)),
            "{out}"
        );
        let (_, out, _) = run(&["--mate", fen]);
        assert!(out.contains(problem), "{out}");
    }
}

#[test]
fn invalid_questions_are_refused() {
    let refused = |args: &[&str], why: &str| {
        let (status, out, err) = run(args);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(err.contains(why), "{err}");
    };
    refused(&["--mate", "8/8/8 w - - 0 1"], "rank");
    refused(&["--mate", "--budget", "0", "8/8/8/8/8/8/8/K6k w - - 0 1"], "--budget");
    refused(&["--budget", "9", "8/8/8/8/8/8/8/K6k w - - 0 1"], "--mate");
    refused(&["--mate", "--legal", "8/8/8/8/8/8/8/K6k w - - 0 1"], "--legal");
}
