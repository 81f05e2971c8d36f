//! Tests of FEN. A table has the errors, and property tests cover the rest.

use crate::common;

use proptest::prelude::*;
use touchmove_board::{
    CastlingLetters, Color, EnPassantSquare, Fen, FenStyle, Position, PositionProblem,
};

/// Texts, each with its strict fault and its lenient reading.
const ERRORS: &str = include_str!("../data/fen_errors.tsv");

#[test]
fn errors_state_field_column_and_text() {
    for line in ERRORS.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<_> =
            line.split('\t').map(|c| c.replace(r"\t", "\t").replace(r"\n", "\n")).collect();
        let [text, field, column, found, fault, meaning] = &cells[..] else { panic!("{line}") };
        let error = Fen::parse_strict(text).unwrap_err();
        let place = format!("{:?} {}", error.field, error.column);
        assert_eq!((place, &error.found), (format!("{field} {column}"), found), "{line}");
        assert_eq!(&format!("{:?}", error.fault), fault, "{line}");
        match meaning.as_str() {
            "" => assert_eq!(Fen::parse(text), Err(error), "{line}"),
            _ => assert_eq!(&Fen::parse(text).unwrap().fen(), meaning, "{line}"),
        }
    }
}

/// The same position in X-FEN and in Shredder-FEN.
const STYLES: &[(&str, &str)] = &[
    // Rook and king are on their usual squares.
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "r3k2r/8/8/8/8/8/8/R3K2R b HAha - 3 9"),
    // The rooks are outermost, but not in the corners.
    ("1r2k1r1/8/8/8/8/8/8/2R1KR2 w KQkq - 0 1", "1r2k1r1/8/8/8/8/8/8/2R1KR2 w FCgb - 0 1"),
    // Another rook is further out than the castling rook.
    ("rr2k2r/8/8/8/8/8/8/R3KR1R w FQkb - 0 1", "rr2k2r/8/8/8/8/8/8/R3KR1R w FAhb - 0 1"),
];

#[test]
fn castling_letters_in_both_styles() {
    for (x_fen, shredder) in STYLES {
        let position = Fen::parse_strict(x_fen).unwrap();
        assert_eq!(Fen::parse_strict(shredder), Ok(position));
        assert_eq!(
            (position.fen(), position.shredder_fen()),
            (x_fen.to_string(), shredder.to_string())
        );
    }
}

/// Positions and the names of their problems. Problems before the bar prevent play.
const PROBLEMS: &[(&str, &str)] = &[
    ("8/8/8/8/8/8/8/8 w - -", "no-king no-king |"),
    ("kk6/8/8/8/8/8/8/K7 w - -", "several-kings |"),
    ("k6P/8/8/8/8/8/8/K6p w - -", "pawns-on-end-rank |"),
    ("k6R/8/8/8/8/8/8/K7 w - -", "king-can-be-captured |"),
    ("8/8/8/3kK3/8/8/8/8 w - -", "king-can-be-captured |"),
    ("kk6/8/8/8/8/8/8/KR6 w - -", "several-kings king-can-be-captured |"),
    ("k6R/8/8/8/8/8/8/K7 b - -", "|"),
    ("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3", "| impossible-en-passant"),
    ("8/8/8/2k5/3Pp3/8/8/4K3 b - d3", "|"),
    ("8/8/8/8/1k1Pp3/2B5/8/4K3 b - d3", "| impossible-en-passant"),
    ("8/8/8/8/1k1Pp3/8/8/4B1K1 b - d3", "|"),
    ("k7/8/8/8/P7/PPPPPPPP/8/K7 w - -", "| too-many-pawns"),
    ("k7/8/8/8/P7/PPPPPPPP/PPPPPPPP/K7 w - -", "| too-many-pieces too-many-pawns"),
    ("k7/8/8/8/8/NNNNNNNN/PPPPPPPP/K7 w - -", "| too-many-pieces too-many-promoted"),
    ("k7/8/8/8/8/1NNNNNNN/PPPPPPPP/K7 w - -", "| too-many-promoted"),
    ("k7/8/8/8/8/8/PPPPPPPP/K4QQ1 w - -", "| too-many-promoted"),
    ("k7/8/8/8/8/8/PPPPPPP1/K4QQ1 w - -", "|"),
    ("k7/8/8/8/8/B1B5/PPPPPPPP/K7 w - -", "| too-many-promoted"),
    ("k7/8/8/8/8/BB6/PPPPPPPP/K7 w - -", "|"),
    ("k6R/8/2B5/8/8/8/8/R3K3 b - -", "| impossible-check"),
    ("8/8/N7/2k5/N7/8/8/3K4 b - -", "| impossible-check"),
    ("8/8/8/R1k1R3/8/8/8/3K4 b - -", "| impossible-check"),
    ("8/8/8/R1k5/8/8/8/2R1K3 b - -", "|"),
];

#[test]
fn problems_are_found_and_classified() {
    for (fen, expected) in PROBLEMS {
        let problems = Fen::parse(fen).unwrap().problems();
        let names =
            |fatal| problems.iter().filter(move |p| p.prevents_play() == fatal).map(|p| p.name());
        let names: Vec<_> = names(true).chain(["|"]).chain(names(false)).collect();
        assert_eq!(names.join(" "), *expected, "{fen}");
        assert_eq!(fen.parse::<Position>().is_ok(), expected.starts_with('|'), "{fen}");
    }
}

/// FENs whose castling or en passant field claims rights that the pieces exclude, with the dropped
/// claims.
const DROPPED: &[(&str, &str)] = &[
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", ""),
    ("4k3/8/8/8/8/8/8/4K3 w KQkq -", "K Q k q"),
    ("r3k2r/8/8/8/8/8/8/R2K3R w KQkq -", ""),
    ("r3k3/8/8/8/8/8/8/4K2R w KQkq -", "Q k"),
    ("r3k3/8/8/8/8/8/8/4K2R w KQQkqk -", "Q k"),
    ("4k3/8/8/8/8/8/8/R3K2R w AHB -", "B"),
    ("8/8/4k3/8/8/8/8/R3K2R b KQk -", "k"),
    // The square that the pawn left or passed over is occupied, or the pawn itself is missing.
    ("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6", "d6"),
    ("4k3/8/3r4/3pP3/8/8/8/4K3 w - d6", "d6"),
    ("4k3/8/8/4P3/8/8/8/4K3 w - d6", "d6"),
    // The square is on the wrong rank for the player who has just moved.
    ("8/8/8/8/8/8/8/K1k5 w - e3", "e3"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d5", "d5"),
    // The pawn can have passed the square. The square is accepted even if no opposing pawn can
    // capture there.
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", ""),
    ("4k3/8/8/3p4/8/8/8/4K3 w - d6", ""),
    // White was in check before Black's pawn moved. The position keeps the square because White can
    // capture there, and the position itself reports the problem.
    ("4k3/8/8/3p4/1b6/8/8/4K3 w - d6", "d6"),
    ("4k3/8/8/3pP3/1b6/8/8/4K3 w - d6", ""),
];

#[test]
fn reading_returns_claims_that_the_pieces_exclude() {
    for (fen, expected) in DROPPED {
        let reading = Fen::read(fen).unwrap();
        let claim = |problem: &PositionProblem| match problem {
            PositionProblem::UnfoundedCastling { color, letter } => {
                assert_eq!(letter.is_ascii_uppercase(), *color == Color::White, "{fen}");
                letter.to_string()
            }
            PositionProblem::ImpossibleEnPassant(square) => square.to_string(),
            other => panic!("{fen}: {other}"),
        };
        let claims: Vec<String> = reading.dropped.iter().map(claim).collect();
        assert_eq!(claims.join(" "), *expected, "{fen}");
        assert_eq!(Fen::parse(fen), Ok(reading.position), "{fen}");
        assert!(fen.parse::<Position>().is_ok(), "{fen}");
        let problems = reading.problems();
        assert!(reading.dropped.iter().all(|dropped| problems.contains(dropped)), "{fen}");
    }
}

/// The parsed position and the played position are identical to the last bit.
#[test]
fn en_passant_square_without_attacking_pawn_is_dropped() {
    let start = Position::default();
    let e4 = start.find_move("e2".parse().unwrap(), "e4".parse().unwrap(), None).unwrap();
    let text = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(Fen::parse_strict(text), Ok(start.after(e4)));
}

proptest! {
    #![proptest_config(common::config(2_000))]

    #[test]
    fn any_text_parses_without_panic(text in "\\PC*") {
        let _ = (Fen::parse(&text), Fen::parse_strict(&text), text.parse::<Position>());
    }

    #[test]
    fn nearly_valid_fen_parses_without_panic(
        text in "[pnbrqkPNBRQK1-9/ ]{0,70} [wb?]? ?[KQkqA-Ha-h-]{0,6} ?[a-h1-8-]{0,3} ?[0-9]{0,6} ?[0-9]{0,6}",
    ) {
        if let Err(error) = Fen::parse(&text) {
            prop_assert!(error.column <= text.chars().count() + 1);
            prop_assert!(Fen::parse_strict(&text).is_err());
        }
    }

    /// Written FEN is canonical, and parsing it gives the same position.
    #[test]
    fn written_fen_parses_back(position in prop_oneof![common::handled(), common::scattered()]) {
        for castling in [CastlingLetters::XFen, CastlingLetters::Files] {
            let style = FenStyle { castling, en_passant: EnPassantSquare::Always };
            prop_assert_eq!(Fen::parse_strict(&position.fen_with(style)), Ok(position));
            let style = FenStyle { castling, ..FenStyle::default() };
            let read = Fen::parse_strict(&position.fen_with(style)).unwrap();
            prop_assert!(read.same_position(&position));
            prop_assert_eq!(read.repetition_hash(), position.repetition_hash());
        }
    }

    /// No game leads to a position with a problem.
    #[test]
    fn legal_moves_lead_to_no_problem(position in common::played_from_start()) {
        prop_assert_eq!(position.problems(), Vec::<PositionProblem>::new());
    }
}
