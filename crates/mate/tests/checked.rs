//! Every answer passes the checker, and a proof that was tampered with fails.
//!
//! `TOUCHMOVE_MATE_CHECK` sets the budget for the vectors.

use touchmove_board::{Bitboard, Color, Position, Square};
use touchmove_mate::{Answer, Budget, Closure, Proof, Rejection, can_mate, check};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate");

fn budget() -> Budget {
    let set = std::env::var("TOUCHMOVE_MATE_CHECK").ok();
    Budget(set.and_then(|text| text.parse().ok()).unwrap_or(3_000))
}

/// The vectors' positions and some ends of real games, where they are there.
fn positions() -> Vec<Position> {
    let read = |name| std::fs::read_to_string(format!("{DATA}/{name}")).unwrap_or_default();
    let vectors = read("test-vectors.txt");
    let vectors = vectors.lines().filter_map(|line| Some(line.split_once(' ')?.1.to_owned()));
    let ends = read("lichess-30k-unlabelled.txt");
    let ends =
        ends.lines().step_by(30).filter_map(|line| Some(line.rsplit_once(' ')?.0.to_owned()));
    vectors.chain(ends).map(|fen| fen.parse().unwrap_or_else(|e| panic!("{fen}: {e}"))).collect()
}

#[test]
fn every_answer_passes() {
    let mut kinds = [0; 6];
    for (position, winner) in positions().iter().flat_map(|p| Color::ALL.map(|c| (p, c))) {
        let answer = can_mate(position, winner, budget());
        let kind = match &answer {
            Answer::Undecided { .. } => continue,
            Answer::Yes(_) => 0,
            Answer::No(Proof::Material(_)) => 1,
            Answer::No(Proof::Walls(_)) => 2,
            Answer::No(Proof::Exhausted(_)) => 3,
            Answer::No(Proof::BishopsAnywhere { .. }) => 4,
            Answer::No(Proof::NoKing) => 5,
        };
        kinds[kind] += 1;
        assert_eq!(check(position, winner, &answer), Ok(()), "{winner}: {}", position.fen());
    }
    println!("lines, material, walls, closures, bishops anywhere: {:?}", &kinds[..5]);
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[test]
fn a_line_must_be_played_to_its_end() {
    let start = position("8/8/8/8/4k3/8/8/KN5r w - - 0 1");
    let Answer::Yes(line) = can_mate(&start, Color::White, Budget::default()) else { panic!() };
    for left_out in 0..line.len() {
        let mut shorter = line.clone();
        shorter.remove(left_out);
        let answer = Answer::Yes(shorter);
        assert_eq!(check(&start, Color::White, &answer), Err(Rejection::Line));
    }
}

/// The sets are the smallest: whichever square is taken out, a man goes there.
#[test]
fn no_square_can_be_taken_out_of_a_set() {
    let start = position("4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1");
    let Answer::No(Proof::Walls(walls)) = can_mate(&start, Color::White, Budget::default()) else {
        panic!()
    };
    let mut rejected = 0;
    for (index, square) in (0..walls.men.len()).flat_map(|i| Square::all().map(move |s| (i, s))) {
        let mut walls = walls.clone();
        let man = &mut walls.men[index];
        if man.reach.contains(square) {
            man.reach = man.reach.without(square.into());
            let answer = Answer::No(Proof::Walls(walls));
            assert_eq!(check(&start, Color::White, &answer), Err(Rejection::Sets), "{square}");
            rejected += 1;
        }
    }
    assert!(rejected > 50, "{rejected}");
}

#[test]
fn sets_that_prove_nothing_are_rejected() {
    let start = position("4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1");
    let Answer::No(Proof::Walls(walls)) = can_mate(&start, Color::White, Budget::default()) else {
        panic!()
    };
    let mut all = walls.clone();
    all.men.iter_mut().for_each(|man| man.reach = Bitboard::FULL);
    let mut fewer = walls.clone();
    fewer.men.pop();
    for walls in [all, fewer] {
        assert!(check(&start, Color::White, &Answer::No(Proof::Walls(walls))).is_err());
    }
    let other = position("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3BK3 w - - 0 1");
    assert!(check(&other, Color::White, &Answer::No(Proof::Walls(walls))).is_err());
}

#[test]
fn a_closure_must_count_every_position() {
    let start = position("8/8/8/8/3k4/8/1q6/K7 w - - 0 1");
    let Answer::No(Proof::Exhausted(closure)) = can_mate(&start, Color::Black, Budget::default())
    else {
        panic!()
    };
    let Closure { positions, digest, .. } = *closure;
    for (positions, digest) in
        [(positions + 1, digest), (positions - 1, digest), (positions, digest ^ 1)]
    {
        let closure = Box::new(Closure { positions, digest, walls: Vec::new() });
        let answer = Answer::No(Proof::Exhausted(closure));
        assert_eq!(check(&start, Color::Black, &answer), Err(Rejection::Closure));
    }
}

#[test]
fn a_theorem_must_speak_of_the_position() {
    use touchmove_mate::MaterialTheorem::{BareKing, BishopsOfOneColor, KnightAgainstQueens};
    let start = position("8/8/8/8/4k3/8/8/KN5r w - - 0 1");
    for theorem in [BareKing, BishopsOfOneColor, KnightAgainstQueens] {
        let answer = Answer::No(Proof::Material(theorem));
        assert_eq!(check(&start, Color::White, &answer), Err(Rejection::Theorem));
    }
    let answer = Answer::No(Proof::NoKing);
    assert_eq!(check(&start, Color::White, &answer), Err(Rejection::King));
}

/// Whenever the answer is No, play at random does not mate.
#[test]
fn random_play_never_mates_after_no() {
    let mut random = 1_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random as usize % below
    };
    for (start, winner) in positions().iter().flat_map(|p| Color::ALL.map(|c| (p, c))) {
        if can_mate(start, winner, Budget(500)).decided() != Some(false) {
            continue;
        }
        for _ in 0..playouts() {
            let mut position = *start;
            for _ in 0..80 {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get(next(moves.len().max(1))) else { break };
                position = position.after(mv);
            }
            let mated = position.is_checkmate() && position.turn() != winner;
            assert!(!mated, "{winner}: {}", start.fen());
        }
    }
}

/// How often each position is played out.
fn playouts() -> usize {
    let set = std::env::var("TOUCHMOVE_MATE_PLAYOUTS").ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(20)
}
