//! Tests on moves from the test suites of other programs (../../../shared/data/suites/san and
//! pgn-conformance/san-format-cases.tsv).

use crate::common::{rows, settle, shared_text};
use touchmove_board::Position;
use touchmove_notation::{Letters, SanMove, long, read_san, san};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// cutechess: games in short notation and as pairs of squares.
#[test]
fn cutechess_games_replay() {
    let Some(text) = shared_text("suites/san/cutechess-movestrings.tsv") else { return };
    let mut count = 0;
    for row in rows(&text) {
        let [name, _, moves, start, end] = row[..] else { panic!("{row:?}") };
        let mut now = position(start);
        for text in moves.split(' ') {
            now = now.after(read_san(&now, text).unwrap_or_else(|e| panic!("{name}, {text}: {e}")));
        }
        assert_eq!(now.fen(), position(end).fen(), "{name}");
        count += 1;
    }
    assert_eq!(count, 14);
}

#[test]
fn cutechess_moves_are_written_alike() {
    let Some(text) = shared_text("suites/san/cutechess-sanstrings.tsv") else { return };
    let mut count = 0;
    for row in rows(&text) {
        let [name, _, fen, uci, expected] = row[..] else { panic!("{row:?}") };
        let position = position(fen);
        let mv = read_san(&position, uci).unwrap();
        assert_eq!(san(&position, mv), expected, "{name}");
        assert_eq!(read_san(&position, expected), Ok(mv), "{name}");
        count += 1;
    }
    assert_eq!(count, 12);
}

#[test]
fn chessops_moves_read_alike() {
    let Some(text) = shared_text("suites/san/chessops-san.tsv") else { return };
    let mut found = Vec::new();
    for row in rows(&text) {
        let [fen, text, expected] = row[..] else { panic!("{row:?}") };
        let got = read_san(&position(fen), text).map_or("invalid".into(), |mv| mv.to_string());
        if expected.split(' ').next() != Some(&got) {
            found.push((format!("{text} in {fen}"), got));
        }
    }
    settle(&found, &[]);
}

/// For each position, the list of all moves in their shortest form, and no other move.
#[test]
fn chessjs_move_lists_agree() {
    let Some(text) = shared_text("suites/san/chessjs-san-movelists.tsv") else { return };
    let mut count = 0;
    for row in rows(&text) {
        let [fen, list] = row[..] else { panic!("{row:?}") };
        let position = position(fen);
        let mut written: Vec<_> =
            position.legal_moves().iter().map(|&mv| san(&position, mv)).collect();
        let mut expected: Vec<_> = list.split(' ').map(str::to_owned).collect();
        written.sort();
        expected.sort();
        assert_eq!(written, expected, "{fen}");
        count += 1;
    }
    assert_eq!(count, 7);
}

#[test]
fn notnil_cases_agree() {
    let Some(text) = shared_text("suites/san/notnil-valid_notation_tests.json") else { return };
    let cases: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
    assert_eq!(cases.len(), 23);
    let mut found = Vec::new();
    for case in cases {
        let field = |name: &str| case[name].as_str().unwrap();
        let before = position(field("pos1"));
        let mv = read_san(&before, field("algText")).unwrap();
        for name in ["longAlgText", "uciText"] {
            assert_eq!(read_san(&before, field(name)), Ok(mv));
        }
        let pairs = [
            ("algText", san(&before, mv)),
            ("longAlgText", long(&before, mv)),
            ("uciText", mv.to_string()),
            ("pos2", before.after(mv).fen()),
        ];
        for (name, ours) in pairs {
            let theirs = field(name);
            let theirs = if name == "pos2" { position(theirs).fen() } else { theirs.to_owned() };
            if ours != theirs {
                found.push((format!("{name} {theirs}"), ours));
            }
        }
    }
    let table = [
        ("algText Rd1??", "the suffix is not part of the move"),
        ("algText Qxd1", "the queen gives check, but the suite lacks the +"),
        ("longAlgText Qd8xd1", "the same move"),
    ];
    settle(&found, &table);
}

/// Valid and invalid texts. In the suite only PGN's export form is valid.
#[test]
fn format_cases_agree() {
    let Some(text) = shared_text("pgn-conformance/san-format-cases.tsv") else { return };
    let mut found = Vec::new();
    let mut count = 0;
    for row in rows(&text) {
        let [_, check, text, ..] = row[..] else { panic!("{row:?}") };
        let ours = SanMove::parse(text, &Letters::ENGLISH);
        count += 1;
        if ours.is_ok() != (check == "checkValid") {
            found.push((text.to_owned(), format!("{ours:?}")));
        }
    }
    assert!(count > 300);
    let all = [
        ("nf3 qd1 re1 ke2", "a lower-case letter that is not a file"),
        ("xd4", "a capture by the only pawn that can capture"),
        ("Pe4", "a pawn with its letter, which C.4 omits"),
        ("d8 a8 d1 a1 dxe8 axb8 dxe1 axb1", "no promotion piece: ambiguous in a position"),
        ("d3=Q d4=Q d7=Q dxe5=Q dxe3=Q dxe5Q", "promotion elsewhere: illegal in a position"),
        (
            "Kae5 Kae5+ Kae5# Kaxe5 Kaxe5+ Kaxe5# K2f3 K2f3+ K2f3# K2xf3 K2xf3+ K2xf3#",
            "superfluous",
        ),
        ("Ka2b3 Ka2b3+ Ka2b3# Ka2xb3 Ka2xb3+ Ka2xb3#", "the long form of C.8"),
        ("dxeR", "a short capture (dxe) that promotes to a rook"),
    ];
    let words = |texts: &'static str| texts.split(' ');
    let table: Vec<_> = all
        .into_iter()
        .flat_map(|(texts, why)| words(texts).map(move |text| (text, why)))
        .collect();
    settle(&found, &table);
}
