//! Test on a sample of the program's tables: every class of three pieces, and one class of four
//! pieces that is solved quickly.

use touchmove_ground_truth::{Asked, Class, Score, Tables, compare, threads};
use touchmove_mate::Budget;

fn asked(step: usize) -> Asked {
    Asked { step, budget: Budget::default(), peer: 100_000, glances: false, threads: threads(None) }
}

#[test]
fn every_answer_agrees_with_the_tables() {
    let mut tables = Tables::default();
    let mut total = Score::default();
    for class in (0..=1).flat_map(Class::all) {
        tables.solve(class, threads(None));
        let last = tables.solved().last().expect("the class just solved");
        total.add(compare(&tables, last, asked(11)));
    }
    let knights = Class::all(2).into_iter().find(|class| class.is_named("KNKN"));
    tables.solve(knights.expect("two knights"), threads(None));
    let last = tables.solved().last().expect("the class just solved");
    total.add(compare(&tables, last, asked(499)));
    println!("{total}");
    assert_eq!((total.wrong, total.undecided), (0, 0), "{total}");
    assert!(total.questions > 100_000 && total.yes > 40_000, "{total}");
}

/// The number of placements of two kings is known to be 3,612.
#[test]
fn two_kings_have_the_known_counts() {
    let mut tables = Tables::default();
    tables.solve(Class::all(0).remove(0), threads(None));
    let kings = &tables.solved()[0];
    // White's king is on files a to d, which is half of the placements. Either player may be to
    // move.
    assert_eq!(kings.legal.len(), 3_612);
    assert!(kings.can.iter().all(|can| can.is_empty()));
}

#[test]
fn captures_and_promotions_lead_to_the_right_classes() {
    let named = |name: &str| (0..=3).flat_map(Class::all).find(|class| class.is_named(name));
    let may = |from, to| named(from).unwrap().may_become(&named(to).unwrap());
    assert!(may("KPKP", "KQKN") && may("KPKP", "KPK") && may("KPKP", "KPKP"));
    assert!(may("KQKP", "KNKQ"), "the pawn is the other player's");
    assert!(!may("KRKP", "KQKQ") && !may("KQK", "KQKP") && !may("KRK", "KQK"));
}
