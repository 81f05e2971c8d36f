//! Tests of the checker: it accepts every answer and rejects every altered proof.
//!
//! `TOUCHMOVE_MATE_CHECK` sets the budget for the public positions.

use crate::common::positions;
use touchmove_board::{Bitboard, Color, Move, Position, Square};
use touchmove_mate::{
    Budget, Closure, MateAnswer, MaterialTheorem, Proof, Rejection, Walls, can_mate, check,
};

fn budget() -> Budget {
    let set = std::env::var("TOUCHMOVE_MATE_CHECK").ok();
    Budget(set.and_then(|text| text.parse().ok()).unwrap_or(3_000))
}

#[test]
fn every_answer_passes_the_checker() {
    let mut kinds = [0; 7];
    for (position, winner) in positions().iter().flat_map(|p| Color::ALL.map(|c| (p, c))) {
        let answer = can_mate(position, winner, budget());
        if matches!(answer, MateAnswer::Undecided { .. }) {
            continue;
        }
        kinds[kind(&answer)] += 1;
        assert_eq!(check(position, winner, &answer), Ok(()), "{winner}: {}", position.fen());
    }
    println!("lines, material, walls, closures, bishops anywhere, king groups: {:?}", &kinds[..6]);
}

fn kind(answer: &MateAnswer) -> usize {
    match answer {
        MateAnswer::Yes(_) => 0,
        MateAnswer::No(Proof::Material(_)) => 1,
        MateAnswer::No(Proof::Walls(_)) => 2,
        MateAnswer::No(Proof::Exhausted(_)) => 3,
        MateAnswer::No(Proof::BishopsAnywhere { .. }) => 4,
        MateAnswer::No(Proof::KingGroups(_)) => 5,
        MateAnswer::No(Proof::NoKing) | MateAnswer::Undecided { .. } => 6,
    }
}

/// The checker rejects every altered answer.
#[test]
fn every_altered_answer_is_rejected() {
    let mut kinds = [0; 7];
    let questions = positions().into_iter().flat_map(|p| Color::ALL.map(|winner| (p, winner)));
    for (number, (position, winner)) in questions.enumerate() {
        let answer = can_mate(&position, winner, budget());
        for changed in changed(&answer, number) {
            let verdict = check(&position, winner, &changed);
            assert!(verdict.is_err(), "{winner}: {}: {changed:?}", position.fen());
            kinds[kind(&changed)] += 1;
        }
    }
    println!("lines, material, walls, closures, bishops anywhere, king groups: {:?}", &kinds[..6]);
    // King groups need more than this budget. Other tests alter their proofs.
    assert!(kinds[..5].iter().all(|&count| count > 0), "{kinds:?}");
}

/// Returns several copies of the answer, each with one changed detail.
fn changed(answer: &MateAnswer, number: usize) -> Vec<MateAnswer> {
    match answer {
        MateAnswer::Undecided { .. } => Vec::new(),
        MateAnswer::Yes(line) => changed_lines(line, number),
        MateAnswer::No(Proof::NoKing) => Vec::new(),
        MateAnswer::No(Proof::Material(theorem)) => {
            let others = [
                MaterialTheorem::BareKing,
                MaterialTheorem::KnightAgainstQueens,
                MaterialTheorem::BishopsOfOneColor,
            ];
            // A bare king also satisfies the theorem on bishops of one colour.
            let others = others.into_iter().filter(|other| other != theorem);
            let others = others.filter(|_| *theorem != MaterialTheorem::BareKing);
            others.map(|other| MateAnswer::No(Proof::Material(other))).collect()
        }
        MateAnswer::No(Proof::Walls(walls)) => {
            changed_walls(walls, number).map(|walls| MateAnswer::No(Proof::Walls(walls))).collect()
        }
        &MateAnswer::No(Proof::BishopsAnywhere { positions, digest }) => {
            let proof = |positions, digest| Proof::BishopsAnywhere { positions, digest };
            [proof(positions + 1, digest), proof(positions, digest ^ 1 << (number % 64))]
                .map(MateAnswer::No)
                .into()
        }
        MateAnswer::No(Proof::KingGroups(_)) => Vec::new(),
        MateAnswer::No(Proof::Exhausted(closure)) => {
            let proof = |positions, digest| {
                let walls = closure.walls.clone();
                MateAnswer::No(Proof::Exhausted(Box::new(Closure { positions, digest, walls })))
            };
            let Closure { positions, digest, .. } = **closure;
            vec![
                proof(positions + 1, digest),
                proof(positions - 1, digest),
                proof(positions, digest ^ 1 << (number % 64)),
            ]
        }
    }
}

/// Returns the line without one of its moves, and the line with an additional move.
fn changed_lines(line: &[Move], number: usize) -> Vec<MateAnswer> {
    if line.is_empty() {
        return Vec::new();
    }
    let mut shorter = line.to_vec();
    shorter.remove(number % line.len());
    let longer = [line, &line[..1]].concat();
    [shorter, longer].map(MateAnswer::Yes).into()
}

/// Returns the walls without one reachable square, and the walls without one piece.
fn changed_walls(walls: &Walls, number: usize) -> impl Iterator<Item = Box<Walls>> {
    let mut fewer = walls.clone();
    let mut taken = fewer.men.remove(number % walls.men.len());
    let mut smaller = walls.clone();
    let man = &mut smaller.men[number % walls.men.len()];
    let square = taken.reach.nth(number % taken.reach.len() as usize);
    man.reach = square.map_or(man.reach, |square| man.reach.without(square.into()));
    [fewer, smaller].map(Box::new).into_iter()
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[test]
fn incomplete_lines_are_rejected() {
    let start = position("8/8/8/8/4k3/8/8/KN5r w - - 0 1");
    let MateAnswer::Yes(line) = can_mate(&start, Color::White, Budget::default()) else { panic!() };
    for left_out in 0..line.len() {
        let mut shorter = line.clone();
        shorter.remove(left_out);
        let answer = MateAnswer::Yes(shorter);
        assert_eq!(check(&start, Color::White, &answer), Err(Rejection::Line));
    }
}

/// The sets are minimal: each square of a set is reached by its piece.
#[test]
fn reach_sets_are_minimal() {
    let start = position("4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1");
    let MateAnswer::No(Proof::Walls(walls)) = can_mate(&start, Color::White, Budget::default())
    else {
        panic!()
    };
    let mut rejected = 0;
    for (index, square) in (0..walls.men.len()).flat_map(|i| Square::all().map(move |s| (i, s))) {
        let mut walls = walls.clone();
        let man = &mut walls.men[index];
        if man.reach.contains(square) {
            man.reach = man.reach.without(square.into());
            let answer = MateAnswer::No(Proof::Walls(walls));
            assert_eq!(check(&start, Color::White, &answer), Err(Rejection::Sets), "{square}");
            rejected += 1;
        }
    }
    assert!(rejected > 50, "{rejected}");
}

#[test]
fn sets_without_proof_are_rejected() {
    let start = position("4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1");
    let MateAnswer::No(Proof::Walls(walls)) = can_mate(&start, Color::White, Budget::default())
    else {
        panic!()
    };
    let mut all = walls.clone();
    all.men.iter_mut().for_each(|man| man.reach = Bitboard::FULL);
    let mut fewer = walls.clone();
    fewer.men.pop();
    for walls in [all, fewer] {
        assert!(check(&start, Color::White, &MateAnswer::No(Proof::Walls(walls))).is_err());
    }
    let other = position("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3BK3 w - - 0 1");
    assert!(check(&other, Color::White, &MateAnswer::No(Proof::Walls(walls))).is_err());
}

#[test]
fn closures_must_count_every_position() {
    let start = position("8/8/8/8/3k4/8/1q6/K7 w - - 0 1");
    let MateAnswer::No(Proof::Exhausted(closure)) =
        can_mate(&start, Color::Black, Budget::default())
    else {
        panic!()
    };
    let Closure { positions, digest, .. } = *closure;
    for (positions, digest) in
        [(positions + 1, digest), (positions - 1, digest), (positions, digest ^ 1)]
    {
        let closure = Box::new(Closure { positions, digest, walls: Vec::new() });
        let answer = MateAnswer::No(Proof::Exhausted(closure));
        assert_eq!(check(&start, Color::Black, &answer), Err(Rejection::Closure));
    }
}

#[test]
fn theorems_must_apply_to_the_position() {
    use touchmove_mate::MaterialTheorem::{BareKing, BishopsOfOneColor, KnightAgainstQueens};
    let start = position("8/8/8/8/4k3/8/8/KN5r w - - 0 1");
    for theorem in [BareKing, BishopsOfOneColor, KnightAgainstQueens] {
        let answer = MateAnswer::No(Proof::Material(theorem));
        assert_eq!(check(&start, Color::White, &answer), Err(Rejection::Theorem));
    }
    let answer = MateAnswer::No(Proof::NoKing);
    assert_eq!(check(&start, Color::White, &answer), Err(Rejection::King));
}
