//! Tests of the reasons against the move generator.

use crate::common;

use crate::common::{handled, played, scattered};
use proptest::prelude::*;
use touchmove_board::{Bitboard, Fen, IllegalReason, Position, Role, Square, Wing};

/// Positions and moves with the expected reasons.
const REASONS: &str = include_str!("../data/reasons.tsv");

/// Returns a reason as text, with its squares and pieces.
fn text(reason: &IllegalReason) -> String {
    let squares = |set: Bitboard| set.map(|s| s.to_string()).collect::<Vec<_>>().join(",");
    let details = match *reason {
        IllegalReason::OpponentsPiece(piece) | IllegalReason::OwnPieceThere(piece) => {
            piece.letter().to_string()
        }
        IllegalReason::NotItsWay(role)
        | IllegalReason::NoSuchPiece(role)
        | IllegalReason::PromotionTo(role)
        | IllegalReason::NoPromotion(role) => role.to_string(),
        IllegalReason::PathBlocked { square, piece }
        | IllegalReason::PawnBlocked { square, piece, .. } => format!("{}{square}", piece.letter()),
        IllegalReason::EnPassantTooLate { pawn } => pawn.to_string(),
        IllegalReason::KingLeftInCheck { by }
        | IllegalReason::KingExposed { by }
        | IllegalReason::KingMovesIntoCheck { by }
        | IllegalReason::CastlingInCheck { by }
        | IllegalReason::CastlingIntoCheck { by } => squares(by),
        IllegalReason::CastlingRightLost(wing) | IllegalReason::CastlingNoRook(wing) => {
            wing.to_string()
        }
        IllegalReason::CastlingBlocked { squares: set } => squares(set),
        IllegalReason::CastlingThroughCheck { square, by } => format!("{square}<{}", squares(by)),
        _ => return reason.name().to_owned(),
    };
    format!("{} {details}", reason.name())
}

/// Returns the role for a promotion letter, including roles that are illegal.
fn promotion(letter: &str) -> Option<Role> {
    letter.chars().next().and_then(Role::from_letter)
}

#[test]
fn reasons_state_squares_and_pieces() {
    let mut seen = std::collections::BTreeSet::new();
    for line in REASONS.lines().filter(|line| !line.starts_with('#')) {
        let [fen, mv, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (from, to) = (mv[..2].parse().unwrap(), mv[2..4].parse().unwrap());
        let reasons = Fen::parse(fen).unwrap().why_illegal(from, to, promotion(&mv[4..]));
        let found: Vec<_> = reasons.iter().map(text).collect();
        assert_eq!(found.join("; "), expected, "{fen} {mv}");
        seen.extend(reasons.iter().map(|reason| reason.name()));
    }
    assert_eq!(seen.len(), 25, "some reason has no line in the table: {seen:?}");
}

/// Checks the reasons for every move between any two squares.
fn check(position: &Position) -> Result<(), TestCaseError> {
    let promotions = [None].into_iter().chain(Role::ALL.map(Some));
    for promotion in promotions {
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let legal = position.find_move(from, to, promotion).is_some();
            let reasons = position.why_illegal(from, to, promotion);
            prop_assert_eq!(
                legal,
                reasons.is_empty(),
                "{} {}{} {:?}: {:?}",
                position,
                from,
                to,
                promotion,
                reasons
            );
        }
    }
    for wing in Wing::ALL {
        let reasons = position.why_castling_illegal(wing);
        let legal = position.castling_move(wing).is_some();
        prop_assert_eq!(legal, reasons.is_empty(), "{} {}: {:?}", position, wing, reasons);
    }
    Ok(())
}

/// In Chess960 the king's squares may be those of a step, or one square.
#[test]
fn reasons_against_castling_do_not_depend_on_the_kings_way() {
    let cases = [
        ("4k3/8/8/8/8/8/8/RNK5 w A - 0 1", Wing::Queenside, "castling-blocked b1"),
        (
            "2r1k3/8/8/8/8/8/8/R1K5 w A - 0 1",
            Wing::Queenside,
            "castling-in-check c8; castling-into-check c8",
        ),
        ("4k3/8/8/8/8/8/8/R1K5 w - - 0 1", Wing::Queenside, "castling-right-lost queenside"),
        ("4k3/8/8/8/8/8/8/2K5 w - - 0 1", Wing::Queenside, "castling-no-rook queenside"),
        ("4k3/8/8/8/8/8/8/5KNR w H - 0 1", Wing::Kingside, "castling-blocked g1"),
        ("4k3/8/8/8/8/8/8/K6R w - - 0 1", Wing::Kingside, "castling-right-lost kingside"),
        ("4k3/8/8/8/4K3/8/8/7R w - - 0 1", Wing::Kingside, "castling-right-lost kingside"),
        ("4k3/8/8/8/8/8/8/7R w - - 0 1", Wing::Kingside, "no-such-piece king"),
    ];
    for (fen, wing, expected) in cases {
        let reasons = Fen::parse(fen).unwrap().why_castling_illegal(wing);
        let found: Vec<_> = reasons.iter().map(text).collect();
        assert_eq!(found.join("; "), expected, "{fen}");
    }
}

proptest! {
    #![proptest_config(common::config(400))]

    #[test]
    fn only_illegal_moves_have_reasons_in_games(position in played()) {
        check(&position)?;
    }

    #[test]
    fn only_illegal_moves_have_reasons_on_edited_boards(position in handled()) {
        check(&position)?;
    }

    #[test]
    fn only_illegal_moves_have_reasons_with_scattered_pieces(position in scattered()) {
        check(&position)?;
    }
}

#[test]
fn only_illegal_moves_have_reasons_in_edge_cases() {
    for fen in common::EDGES {
        check(&Fen::parse(fen).unwrap()).unwrap();
    }
}
