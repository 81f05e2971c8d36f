//! Forced mates in a few moves.

use crate::Effort;
use crate::line::is_mate_by;
use core::ops::ControlFlow;
use touchmove_board::{Color, Move, Position};

/// Decides whether `winner` can force mate in at most `moves` own moves against any defence.
///
/// Returns `None` if the effort is used up first. The 50-move and 75-move counts and repetitions
/// are ignored.
///
/// Article 6.9 asks a different question, in which both players help: see
/// [`can_mate`](crate::can_mate). Finland's rules for blitz ask whether a mate can be forced.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{forces_mate, Budget};
///
/// // The king is hemmed in by its own pawn, which has to move; then the knight mates.
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
    // Deepen step by step, so that a short mate is found before the search tries long lines.
    for moves in 1..=moves {
        if forces(moves)? {
            return Some(true);
        }
    }
    Some(false)
}

struct Search<'a> {
    winner: Color,
    /// Number of positions that the search may still visit.
    left: u32,
    until: &'a dyn Fn() -> bool,
}

/// Number of positions between two calls of the stop callback.
const STOP_CHECK_INTERVAL: u32 = 4_096;

impl Search<'_> {
    /// Decides whether the winner, who is to move, can force mate within `moves` own moves.
    fn attack(&mut self, position: &Position, moves: u32) -> Option<bool> {
        let Some(later) = moves.checked_sub(1) else { return Some(false) };
        self.some(position, |search, after| match later {
            0 => search.enter().map(|()| is_mate_by(after, search.winner)),
            later => search.defend(after, later),
        })
    }

    /// Decides whether the winner mates after every move of the opponent, who is to move.
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

    /// Returns true if `holds` is true after one of the moves. Returns `None` if no such move is
    /// found and at least one is undecided.
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
        let gives_up = self.left.is_multiple_of(STOP_CHECK_INTERVAL) && (self.until)();
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
    fn mate_is_forced_within_at_least_its_length() {
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
    fn defender_may_be_to_move() {
        assert_eq!(forces("7k/8/6K1/8/8/8/8/R7 b - - 0 1", Color::White, 1), Some(true));
        assert_eq!(forces("7k/8/5K2/8/8/8/8/R7 b - - 0 1", Color::White, 1), Some(false));
    }

    #[test]
    fn stalemate_is_not_mate() {
        assert_eq!(forces("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", Color::White, 9), Some(false));
    }

    #[test]
    fn insufficient_budget_gives_no_answer() {
        let start = Position::default();
        assert_eq!(forces_mate(&start, Color::White, 3, Budget(100)), None);
    }

    /// Black's pawn blocks its king's escape square and has to move. A bare king would escape.
    #[test]
    fn knight_mates_where_a_pawn_must_move() {
        assert_eq!(forces("8/8/8/8/6N1/7p/8/5K1k b - - 0 1", Color::White, 1), Some(true));
        assert_eq!(forces("8/8/8/8/6N1/8/8/5K1k w - - 0 1", Color::White, 3), Some(false));
    }
}
