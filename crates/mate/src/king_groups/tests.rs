//! Tests of the king group search against the plain search.

use super::*;
use crate::check;
use crate::search::helpmate;
use crate::walls::tests::positions;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use proptest::prelude::*;

fn asked(fen: &str, winner: Color, king_color: Color) -> Option<MateAnswer> {
    search_king_groups(&fen.parse().unwrap(), winner, king_color, 50_000, &EffortMeter::unlimited())
        .0
}

/// Grouping either king gives the same shortest length, and the checker accepts a "no".
#[test]
fn grouping_either_king_gives_the_same_answer() {
    let mut seen = 0;
    for fen in [
        "8/8/8/8/1k6/8/1p6/K7 w - - 0 1",
        "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1",
        "k7/P7/1P6/8/8/8/7p/5K1b w - - 0 1",
        "8/p7/8/1P6/8/8/8/K1k5 b - - 0 1",
        "8/8/1p6/pP6/P1k5/8/8/K7 w - - 0 1",
    ] {
        let position: Position = fen.parse().unwrap_or_else(|e| panic!("{fen}: {e}"));
        for winner in Color::ALL {
            let both = Color::ALL.map(|king_color| asked(fen, winner, king_color));
            let lengths = both.each_ref().map(|answer| match answer {
                Some(MateAnswer::Yes(line)) => Some(line.len()),
                _ => None,
            });
            if both.iter().all(Option::is_some) {
                assert_eq!(lengths[0], lengths[1], "{winner}: {fen}");
            }
            // Some questions exceed this effort if one particular king is grouped.
            for answer in both.into_iter().flatten() {
                seen += 1;
                assert_eq!(check(&position, winner, &answer), Ok(()), "{winner}: {fen}");
                let one_by_one = helpmate(&position, winner, 50_000);
                let refuted = answer.decided() == Some(false) && one_by_one.is_some();
                assert!(!refuted, "{winner}: {fen}");
            }
        }
    }
    assert!(seen >= 12, "{seen}");
}

/// Returns wrong proofs: one lacks a group, one lacks a king square, one has the other king moved.
fn changed(groups: &KingGroups, at: usize) -> Vec<MateAnswer> {
    let changed = |change: &dyn Fn(&mut KingGroups)| {
        let mut groups = groups.clone();
        change(&mut groups);
        MateAnswer::No(Proof::KingGroups(Box::new(groups)))
    };
    let king_squares = groups.groups[at].king_squares;
    let square = king_squares.into_iter().nth(at % king_squares.len() as usize).unwrap();
    let other = groups.groups[at].other.index();
    let elsewhere = Square::new((other as u8 + 9) % 64).unwrap();
    vec![
        changed(&|groups| {
            groups.groups.remove(at);
        }),
        changed(&|groups| groups.groups[at].king_squares = king_squares.without(square.into())),
        changed(&|groups| groups.groups[at].other = elsewhere),
    ]
}

#[test]
fn changed_proofs_are_rejected() {
    let fen = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1";
    let position: Position = fen.parse().unwrap();
    let Some(MateAnswer::No(Proof::KingGroups(groups))) = asked(fen, Color::White, Color::White)
    else {
        panic!("no proof")
    };
    let mut seen = 0;
    for at in 0..groups.groups.len() {
        for answer in changed(&groups, at) {
            assert!(check(&position, Color::White, &answer).is_err(), "{at}: {answer:?}");
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Both groupings agree with the plain search, as far as their effort suffices.
    #[test]
    fn groups_agree_with_plain_search(position in positions()) {
        for winner in Color::ALL {
            let both = Color::ALL.map(|king_color| {
                search_king_groups(&position, winner, king_color, 3_000, &EffortMeter::unlimited()).0
            });
            let line = helpmate(&position, winner, 10_000);
            for answer in both.into_iter().flatten().filter(|_| !position.is_checkmate()) {
                prop_assert_eq!(check(&position, winner, &answer), Ok(()));
                let refuted = answer.decided() == Some(false) && line.is_some();
                prop_assert!(!refuted, "{} by {}", position.fen(), winner);
                if let (MateAnswer::Yes(shortest), Some(line)) = (&answer, &line) {
                    prop_assert!(shortest.len() <= line.len(), "{} by {}", position.fen(), winner);
                }
            }
        }
    }
}
