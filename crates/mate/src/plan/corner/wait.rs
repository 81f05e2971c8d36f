//! Moves that lose time.

use super::Corner;
use super::route::Man;
use crate::line::piece_attacks;
use crate::plan::men::Men;
use crate::plan::scene::Scene;
use crate::plan::steps::{Steps, step};
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Move, Role, Square};

/// How many moves each player waits so that both are done together: the
/// winner's king none, two or more, a man of the loser's an even number.
pub(super) fn waits(ours: usize, theirs: usize) -> (usize, usize) {
    match (ours.checked_sub(theirs), theirs.saturating_sub(ours)) {
        (Some(early), _) if early.is_multiple_of(2) => (0, early),
        (Some(early), _) => (3, early + 3),
        (None, 1) => (3, 2),
        (None, late) => (late, 0),
    }
}

/// So many moves from one square to another and back.
pub(super) fn to_and_fro(
    role: Role,
    from: Square,
    to: Square,
    moves: usize,
) -> impl Iterator<Item = Move> {
    let there_and_back = [step(role, from, to), step(role, to, from)];
    (0..moves).map(move |number| there_and_back[number % 2])
}

/// The winner's king leaves its post and comes back.
pub(super) fn around(scene: &Scene, corner: &Corner, men: &Men, moves: usize) -> Option<Steps> {
    if moves == 0 {
        return Some(Steps::NONE);
    }
    let king = |from, to| step(Role::King, from, to);
    let (post, odd) = (corner.post, !moves.is_multiple_of(2));
    let ground = scene.our_ground().without(corner.doorstep() | men.occupied());
    let near = king_attacks(post) & ground;
    let beside = |square: Square| (king_attacks(square) & near).first();
    let aside = near.into_iter().find(|&square| !odd || beside(square).is_some())?;
    let detour = if odd { beside(aside) } else { None };
    let triangle = detour.map(|via| [king(post, aside), king(aside, via), king(via, post)]);
    let rest = moves - if odd { 3 } else { 0 };
    Some(triangle.into_iter().flatten().chain(to_and_fro(Role::King, post, aside, rest)).collect())
}

/// Where a man of the loser's can go and come back from.
pub(super) fn aside(corner: &Corner, man: Man, men: &Men) -> Option<Square> {
    let occupied = men.occupied();
    let bad = piece_attacks(man.role, corner.post, occupied.without(man.at.into()));
    let barred = occupied | bad | corner.den() | corner.post.into();
    piece_attacks(man.role, man.at, occupied).without(barred).first()
}

/// All moves of a way but the last.
pub(super) fn but_last(way: &Steps) -> impl Iterator<Item = Move> + '_ {
    way.iter().take(way.len().saturating_sub(1))
}

/// The square from which the last move of a way starts, and where it ends.
pub(super) fn end(way: &Steps) -> Bitboard {
    way.last().map_or(Bitboard::EMPTY, |mv| Bitboard::of(mv.from) | mv.to.into())
}

#[cfg(test)]
mod tests {
    use super::waits;

    #[test]
    fn both_are_done_together() {
        for (ours, theirs) in (0..20).flat_map(|ours| (0..20).map(move |theirs| (ours, theirs))) {
            let (our_wait, their_wait) = waits(ours, theirs);
            assert_eq!(ours + our_wait, theirs + their_wait);
            assert!(our_wait != 1 && their_wait.is_multiple_of(2), "{ours} {theirs}");
        }
    }
}
