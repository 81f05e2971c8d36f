//! Tests that positions are recognised as the same (Article 9.2).

use crate::common;

use proptest::prelude::*;
use proptest::sample::Index;
use touchmove_board::{Fen, Position};

/// Two positions, and true if they are the same by Article 9.2.
const PAIRS: &[(&str, &str, bool)] = &[
    // Counters are ignored.
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 30 40", true),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2Q w - - 0 1", false),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2r w - - 0 1", false),
    // The en passant square matters if a capture there is legal.
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", false),
    // The en passant square does not matter if no pawn attacks it or a pin forbids the capture.
    ("4k3/8/8/3p1P2/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p1P2/8/8/8/4K3 w - - 0 1", true),
    ("4k3/8/8/K2pP2q/8/8/8/8 w - d6 0 1", "4k3/8/8/K2pP2q/8/8/8/8 w - - 0 1", true),
    ("4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/4r3/8/3pP3/8/8/8/4K3 w - - 0 1", true),
    // The rook that may castle matters (Chess960).
    ("4k3/8/8/8/8/8/8/4KR1R w F - 0 1", "4k3/8/8/8/8/8/8/4KR1R w H - 0 1", false),
];

#[test]
fn pairs_are_the_same_by_article_9_2() {
    for &(one, other, same) in PAIRS {
        let (a, b) = (Fen::parse(one).unwrap(), Fen::parse(other).unwrap());
        assert_eq!(a.same_position(&b), same, "{one} | {other}");
        assert_eq!(a.repetition_hash() == b.repetition_hash(), same, "{one} | {other}");
    }
}

fn essence(position: &Position) -> String {
    position.shredder_fen().split(' ').take(4).collect::<Vec<_>>().join(" ")
}

proptest! {
    #![proptest_config(common::config(200))]

    /// Random games that repeat positions.
    #[test]
    fn same_positions_have_the_same_text(origin in common::origin(), choices in prop::collection::vec(any::<Index>(), 1..60)) {
        let mut game = vec![origin];
        for choice in choices {
            let position = game[game.len() - 1];
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Choosing among few moves makes positions recur.
            let near: Vec<_> = moves.iter().take(3).collect();
            game.push(position.after(**choice.get(&near)));
        }
        for (a, b) in game.iter().flat_map(|a| game.iter().map(move |b| (a, b))) {
            let same = essence(a) == essence(b);
            prop_assert_eq!(a.same_position(b), same, "{} | {}", a, b);
            prop_assert_eq!(a.repetition_hash() == b.repetition_hash(), same, "{} | {}", a, b);
        }
    }
}
