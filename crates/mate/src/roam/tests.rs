//! The groups against the positions one by one.

use super::*;
use crate::check;
use crate::search::helpmate;
use crate::walls::tests::positions;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use proptest::prelude::*;

fn asked(fen: &str, winner: Color, roamer: Color) -> Option<Answer> {
    roam(&fen.parse().unwrap(), winner, roamer, 50_000, &Work::plenty()).0
}

/// The shortest line by the groups, whichever king roams, is as long as any search's, and a no
/// passes the check.
#[test]
fn both_kings_roam_alike() {
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
            let both = Color::ALL.map(|roamer| asked(fen, winner, roamer));
            let lengths = both.each_ref().map(|answer| match answer {
                Some(Answer::Yes(line)) => Some(line.len()),
                _ => None,
            });
            if both.iter().all(Option::is_some) {
                assert_eq!(lengths[0], lengths[1], "{winner}: {fen}");
            }
            // Some are too large for this effort, by one king or the other.
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

/// Without a group, without a place of the king in one, or with the other king elsewhere.
fn changed(groups: &Roaming, at: usize) -> Vec<Answer> {
    let changed = |change: &dyn Fn(&mut Roaming)| {
        let mut groups = groups.clone();
        change(&mut groups);
        Answer::No(Proof::Roaming(Box::new(groups)))
    };
    let roams = groups.places[at].roams;
    let square = roams.into_iter().nth(at % roams.len() as usize).unwrap();
    let other = groups.places[at].other.index();
    let elsewhere = Square::new((other as u8 + 9) % 64).unwrap();
    vec![
        changed(&|groups| {
            groups.places.remove(at);
        }),
        changed(&|groups| groups.places[at].roams = roams.without(square.into())),
        changed(&|groups| groups.places[at].other = elsewhere),
    ]
}

#[test]
fn a_changed_proof_fails() {
    let fen = "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1";
    let position: Position = fen.parse().unwrap();
    let Some(Answer::No(Proof::Roaming(groups))) = asked(fen, Color::White, Color::White) else {
        panic!("no proof")
    };
    let mut seen = 0;
    for at in 0..groups.places.len() {
        for answer in changed(&groups, at) {
            assert!(check(&position, Color::White, &answer).is_err(), "{at}: {answer:?}");
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever the position, both roamers and the search for one position after the other
    /// say the same, as far as they get.
    #[test]
    fn groups_say_what_positions_say(position in positions()) {
        for winner in Color::ALL {
            let both = Color::ALL.map(|roamer| {
                roam(&position, winner, roamer, 3_000, &Work::plenty()).0
            });
            let line = helpmate(&position, winner, 10_000);
            for answer in both.into_iter().flatten().filter(|_| !position.is_checkmate()) {
                prop_assert_eq!(check(&position, winner, &answer), Ok(()));
                let refuted = answer.decided() == Some(false) && line.is_some();
                prop_assert!(!refuted, "{} by {}", position.fen(), winner);
                if let (Answer::Yes(shortest), Some(line)) = (&answer, &line) {
                    prop_assert!(shortest.len() <= line.len(), "{} by {}", position.fen(), winner);
                }
            }
        }
    }
}
