//! Mates that can be forced.

use crate::Effort;
use crate::line::is_mate_by;
use core::ops::ControlFlow;
use touchmove_board::{Color, Move, Position};

/// Whether `winner` can force mate with at most so many own moves, whatever
/// the opponent does; `None` if the effort does not suffice to tell. The moves
/// counted for 50 and 75 and repetitions do not count.
///
/// This is not the question of Article 6.9, where both players help: see
/// [`can_mate`](crate::can_mate). Finland's blitz rules ask it.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{forces_mate, Budget};
///
/// // The knight mates the king that its own pawn hems in: the pawn has to move.
/// let position: Position = "8/8/8/8/8/4N2p/8/5K1k w - - 0 1".parse().unwrap();
/// let forces = |player, moves| forces_mate(&position, player, moves, Budget::default());
/// assert_eq!(forces(Color::White, 1), Some(false));
/// assert_eq!(forces(Color::White, 2), Some(true));
/// assert_eq!(forces(Color::Black, 2), Some(false));
/// ```
pub fn forces_mate<'a>(
    position: &Position,
    winner: Color,
    moves: u32,
    effort: impl Into<Effort<'a>>,
) -> Option<bool> {
    let effort = effort.into();
    if is_mate_by(position, winner) {
        return Some(true);
    }
    let mut search = Search { winner, left: effort.budget.0, until: effort.until };
    let mut forces = |moves| match position.turn() == winner {
        true => search.attack(position, moves),
        false => search.defend(position, moves),
    };
    for moves in 1..=moves {
        if forces(moves)? {
            return Some(true);
        }
    }
    Some(false)
}

struct Search<'a> {
    winner: Color,
    /// Positions that may still be looked at.
    left: u32,
    until: &'a dyn Fn() -> bool,
}

/// So often it is asked whether to give up.
const LOOKS_UP_EVERY: u32 = 4_096;

impl Search<'_> {
    /// The winner is to move and has so many moves.
    fn attack(&mut self, position: &Position, moves: u32) -> Option<bool> {
        let Some(later) = moves.checked_sub(1) else { return Some(false) };
        self.some(position, |search, after| match later {
            0 => search.enter().map(|()| is_mate_by(after, search.winner)),
            later => search.defend(after, later),
        })
    }

    /// The opponent is to move: every move has to lead to mate.
    fn defend(&mut self, position: &Position, moves: u32) -> Option<bool> {
        self.enter()?;
        if !position.has_legal_move() {
            return Some(is_mate_by(position, self.winner));
        }
        let escapes = |search: &mut Search<'_>, after: &Position| {
            search.attack(after, moves).map(|forced| !forced)
        };
        self.some(position, escapes).map(|escapes| !escapes)
    }

    /// Whether that holds after one of the moves.
    fn some(
        &mut self,
        position: &Position,
        mut holds: impl FnMut(&mut Self, &Position) -> Option<bool>,
    ) -> Option<bool> {
        let mut answer = Some(false);
        let _ = position.each_move(|mv: Move| {
            answer = holds(self, &position.after(mv));
            if answer == Some(false) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        answer
    }

    fn enter(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let gives_up = self.left.is_multiple_of(LOOKS_UP_EVERY) && (self.until)();
        (!gives_up).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    fn forces(fen: &str, winner: Color, moves: u32) -> Option<bool> {
        forces_mate(&fen.parse().expect("a position"), winner, moves, Budget::default())
    }

    #[test]
    fn mates_are_forced_in_as_many_moves_as_they_take() {
        for (fen, moves) in [
            ("6k1/8/6K1/8/8/8/8/R7 w - - 0 1", 1),
            ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 2),
            ("k7/2K5/8/1N6/8/p7/8/8 w - - 0 1", 0),
        ] {
            for tried in 0..4 {
                let forced = moves > 0 && tried >= moves;
                assert_eq!(forces(fen, Color::White, tried), Some(forced), "{fen} in {tried}");
            }
        }
    }

    #[test]
    fn the_defender_may_have_the_move() {
        assert_eq!(forces("7k/8/6K1/8/8/8/8/R7 b - - 0 1", Color::White, 1), Some(true));
        assert_eq!(forces("7k/8/5K2/8/8/8/8/R7 b - - 0 1", Color::White, 1), Some(false));
    }

    #[test]
    fn stalemate_is_no_mate() {
        assert_eq!(forces("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", Color::White, 9), Some(false));
    }

    #[test]
    fn a_budget_that_does_not_suffice_is_no_answer() {
        let start = Position::default();
        assert_eq!(forces_mate(&start, Color::White, 3, Budget(100)), None);
    }

    /// The pawn that hems the king in has to move; a bare king goes free.
    #[test]
    fn a_knight_wins_where_a_pawn_has_to_move() {
        assert_eq!(forces("8/8/8/8/6N1/7p/8/5K1k b - - 0 1", Color::White, 1), Some(true));
        assert_eq!(forces("8/8/8/8/6N1/8/8/5K1k w - - 0 1", Color::White, 3), Some(false));
    }
}
