//! Waiting moves that make both players finish together.

use super::Corner;
use super::route::Man;
use crate::line::piece_attacks;
use crate::planned_mates::board::Board;
use crate::planned_mates::context::Context;
use crate::planned_mates::move_sequence::{MoveSequence, step};
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Move, Role, Square};

/// Returns the number of waiting moves for each player, so that both finish together.
///
/// The winner's king makes zero, two or more waiting moves. A piece of the loser makes an even
/// number.
pub(super) fn waits(ours: usize, theirs: usize) -> (usize, usize) {
    match (ours.checked_sub(theirs), theirs.saturating_sub(ours)) {
        (Some(early), _) if early.is_multiple_of(2) => (0, early),
        // Only the winner's king can change the parity, with a triangle of three moves.
        (Some(early), _) => (3, early + 3),
        (None, 1) => (3, 2),
        (None, late) => (late, 0),
    }
}

/// Returns the given number of moves back and forth between two squares.
pub(super) fn to_and_fro(
    role: Role,
    from: Square,
    to: Square,
    moves: usize,
) -> impl Iterator<Item = Move> {
    let there_and_back = [step(role, from, to), step(role, to, from)];
    (0..moves).map(move |number| there_and_back[number % 2])
}

/// Returns moves by which the winner's king leaves its square and returns.
pub(super) fn around(
    context: &Context,
    corner: &Corner,
    men: &Board,
    moves: usize,
) -> Option<MoveSequence> {
    if moves == 0 {
        return Some(MoveSequence::NONE);
    }
    let king = |from, to| step(Role::King, from, to);
    let (post, odd) = (corner.post, !moves.is_multiple_of(2));
    let ground = context.our_ground().without(corner.off_limits() | men.occupied());
    let near = king_attacks(post) & ground;
    let beside = |square: Square| (king_attacks(square) & near).first();
    let aside = near.into_iter().find(|&square| !odd || beside(square).is_some())?;
    let detour = if odd { beside(aside) } else { None };
    let triangle = detour.map(|via| [king(post, aside), king(aside, via), king(via, post)]);
    let rest = moves - if odd { 3 } else { 0 };
    Some(triangle.into_iter().flatten().chain(to_and_fro(Role::King, post, aside, rest)).collect())
}

/// Returns a square to which a piece of the loser can move and from which it can return.
pub(super) fn aside(corner: &Corner, man: Man, men: &Board) -> Option<Square> {
    let occupied = men.occupied();
    let bad = piece_attacks(man.role, corner.post, occupied.without(man.at.into()));
    let barred = occupied | bad | corner.shuttle() | corner.post.into();
    piece_attacks(man.role, man.at, occupied).without(barred).first()
}

/// Returns all moves of a route except the last.
pub(super) fn but_last(way: &MoveSequence) -> impl Iterator<Item = Move> + '_ {
    way.iter().take(way.len().saturating_sub(1))
}

/// Returns the origin and target squares of the last move.
pub(super) fn end(way: &MoveSequence) -> Bitboard {
    way.last().map_or(Bitboard::EMPTY, |mv| Bitboard::of(mv.from) | mv.to.into())
}

#[cfg(test)]
mod tests {
    use super::waits;

    #[test]
    fn both_players_finish_together() {
        for (ours, theirs) in (0..20).flat_map(|ours| (0..20).map(move |theirs| (ours, theirs))) {
            let (our_wait, their_wait) = waits(ours, theirs);
            assert_eq!(ours + our_wait, theirs + their_wait);
            assert!(our_wait != 1 && their_wait.is_multiple_of(2), "{ours} {theirs}");
        }
    }
}
