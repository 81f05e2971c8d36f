//! Reasons why a written move is illegal.

use crate::common::{played, scattered};
use proptest::prelude::*;
use touchmove_board::Fen;
use touchmove_notation::{SanError, SanMove};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// Returns the reasons as text, each with its square.
fn why(fen: &str, text: &str) -> String {
    let reasons = text.parse::<SanMove>().unwrap().why_illegal(&Fen::parse(fen).unwrap());
    let reasons = reasons.iter().map(|(from, reason)| format!("{from} {}", reason.name()));
    reasons.collect::<Vec<_>>().join("; ")
}

#[test]
fn missing_piece_is_a_reason() {
    assert_eq!(why(KINGS, "Nf3"), "f3 no-such-piece");
    assert_eq!(why(KINGS, "e4"), "e4 no-such-piece");
    assert_eq!(why("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e4"), "e4 no-such-piece");
    assert_eq!(why(KINGS, "ed"), "d1 no-such-piece");
    assert_eq!(why("8/8/8/8/8/8/8/8 w - - 0 1", "O-O"), "e1 no-such-piece");
    assert_eq!(why("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nbf3"), "f3 no-such-piece");
}

#[test]
fn reasons_concern_the_pieces_that_the_text_means() {
    assert_eq!(why(START, "e8=Q"), "e2 captures-king; e2 not-its-way");
    assert_eq!(why(START, "Nf6"), "b1 not-its-way; g1 not-its-way");
    assert_eq!(why("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "ed"), "e2 pawn-captures-nothing");
    let pinned = "4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1";
    assert_eq!(why(pinned, "Nec3"), "e2 king-exposed");
    assert_eq!(why(pinned, "Nf5"), "b1 not-its-way; e2 not-its-way; e2 king-exposed");
}

#[test]
fn castling_on_the_spot_has_the_reasons_of_castling() {
    assert_eq!(why("4k3/8/8/8/8/8/8/RNK5 w A - 0 1", "O-O-O"), "c1 castling-blocked");
    assert_eq!(why("4k3/8/8/8/8/8/8/5KNR w H - 0 1", "O-O"), "f1 castling-blocked");
    assert_eq!(why("4k3/8/8/8/8/8/8/3K4 w - - 0 1", "O-O"), "d1 castling-no-rook");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn only_illegal_moves_have_reasons(
        position in prop_oneof![played(), scattered()],
        texts in prop::collection::vec("[NBRQK]?[a-h]?x?[a-h][1-8]|[a-h][18]=Q|O-O(-O)?|[a-h][a-h]", 30),
    ) {
        for text in texts {
            let Ok(written) = text.parse::<SanMove>() else { continue };
            let illegal = matches!(written.resolve(&position), Err(SanError::Illegal { .. }));
            let reasons = written.why_illegal(&position);
            prop_assert_eq!(illegal, !reasons.is_empty(), "{} in {}: {:?}", text, position, reasons);
        }
    }
}
