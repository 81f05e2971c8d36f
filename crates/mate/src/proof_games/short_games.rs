//! Short proof games, found by a search from the initial position.

use crate::Budget;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Move, Position, Role};

/// Upper bound on half-moves.
const LONGEST: u32 = 12;

/// Returns the shortest game that leads to the position, if the budget suffices.
pub(super) fn find(target: &Position, budget: Budget) -> Option<Vec<Move>> {
    let start = Position::default();
    lost(&start, target)?;
    let mut search = Search { target, left: budget.0, game: Vec::new() };
    let turns = u32::from(target.turn() == Color::Black);
    // Deepening step by step finds the shortest game. The player to move shows whether the length
    // is even or odd.
    let lengths = (0..=LONGEST).filter(|length| length % 2 == turns);
    for length in lengths {
        if search.reaches(&start, length) {
            return Some(search.game);
        }
        if search.left == 0 {
            return None;
        }
    }
    None
}

struct Search<'a> {
    target: &'a Position,
    left: u32,
    game: Vec<Move>,
}

impl Search<'_> {
    /// Returns true if exactly `moves` half-moves lead from this position to the target.
    fn reaches(&mut self, from: &Position, moves: u32) -> bool {
        if moves == 0 {
            return from.same_position(self.target);
        }
        if self.left == 0 || !self.is_near(from, moves) {
            return false;
        }
        self.left -= 1;
        for &mv in &from.legal_moves() {
            self.game.push(mv);
            if self.reaches(&from.after(mv), moves - 1) {
                return true;
            }
            self.game.pop();
        }
        false
    }

    /// Returns false if the remaining moves cannot suffice. One move puts at most one piece in
    /// place, castling two.
    fn is_near(&self, from: &Position, moves: u32) -> bool {
        let left = |player: Color| {
            if player == from.turn() { moves.div_ceil(2) } else { moves / 2 }
        };
        Color::ALL.into_iter().all(|player| {
            let captures = left(player.other());
            let castles = u32::from(from.castling_rooks().meets(from.color(player)));
            let more = lost_of(from, self.target, player);
            more.is_some_and(|more| more <= captures)
                && misplaced(from, self.target, player) <= left(player) + castles
        })
    }
}

/// Returns the number of target squares of the player that lack their piece.
fn misplaced(from: &Position, target: &Position, player: Color) -> u32 {
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let missing = |role| target.pieces(player, role).without(from.pieces(player, role));
    roles.into_iter().fold(Bitboard::EMPTY, |set, role| set | missing(role)).len()
}

/// Returns how many pieces of the player must still be captured. Returns `None` if the target has
/// more pieces of the player.
fn lost_of(from: &Position, target: &Position, player: Color) -> Option<u32> {
    from.color(player).len().checked_sub(target.color(player).len())
}

fn lost(from: &Position, target: &Position) -> Option<()> {
    Color::ALL.into_iter().all(|player| lost_of(from, target, player).is_some()).then_some(())
}
