//! Game history: moves made and taken back, repetitions and the end of the game.

use crate::{Color, IllegalMove, Move, Position};
use alloc::vec::Vec;

/// Position with the moves that led to it.
///
/// ```
/// use touchmove_board::{Ending, History};
/// let mut game = History::default();
/// for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     let mv = game.position().read_uci(text).unwrap();
///     game.push(mv).unwrap();
/// }
/// assert_eq!(game.ending(), Some(Ending::Checkmate { winner: touchmove_board::Color::Black }));
/// game.pop();
/// assert_eq!(game.ending(), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct History {
    start: Position,
    /// Moves, each with the position after it.
    made: Vec<(Move, Position)>,
}

/// Way in which a game has ended by its position or history. The crate `touchmove-mate` detects
/// dead positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ending {
    /// The king is in check and the player has no legal move.
    Checkmate {
        /// Player who gave checkmate.
        winner: Color,
    },
    /// The player has no legal move, and the king is not in check.
    Stalemate,
    /// The position has occurred five times (since 2014 a draw without a claim).
    FivefoldRepetition,
    /// 75 moves by each player have been made without a pawn move or a capture (since 2014).
    SeventyFiveMoves,
}

/// Ground on which a player may claim a draw after the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Claimable {
    /// The position has occurred three times.
    ThreefoldRepetition,
    /// 50 moves by each player have been made without a pawn move or a capture.
    FiftyMoves,
}

impl Default for History {
    fn default() -> History {
        History::new(Position::default())
    }
}

impl History {
    /// Creates a game that starts from the given position.
    ///
    /// ```
    /// use touchmove_board::{History, chess960};
    /// let game = History::new(chess960::start_position(17).unwrap());
    /// assert!(game.moves().next().is_none());
    /// ```
    pub fn new(start: Position) -> History {
        History { start, made: Vec::new() }
    }

    /// Returns the start position.
    ///
    /// ```
    /// use touchmove_board::{History, Position};
    /// assert_eq!(*History::default().start(), Position::default());
    /// ```
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the position after the last move.
    ///
    /// ```
    /// assert_eq!(touchmove_board::History::default().position().fullmoves(), 1);
    /// ```
    pub fn position(&self) -> &Position {
        self.made.last().map_or(&self.start, |(_, position)| position)
    }

    /// Returns the moves of the game.
    ///
    /// ```
    /// assert_eq!(touchmove_board::History::default().moves().count(), 0);
    /// ```
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.made.iter().map(|(mv, _)| *mv)
    }

    /// Returns the start position and the position after each move.
    ///
    /// ```
    /// assert_eq!(touchmove_board::History::default().positions().count(), 1);
    /// ```
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        core::iter::once(&self.start).chain(self.made.iter().map(|(_, position)| position))
    }

    /// Makes a move.
    ///
    /// ```
    /// use touchmove_board::History;
    /// let mut game = History::default();
    /// let e4 = game.position().read_uci("e2e4").unwrap();
    /// assert!(game.push(e4).is_ok());
    /// assert!(game.push(e4).is_err());
    /// ```
    ///
    /// # Errors
    /// Returns the reasons if the move is illegal. The game is then unchanged.
    pub fn push(&mut self, mv: Move) -> Result<&Position, IllegalMove> {
        let next = self.position().play(mv)?;
        self.made.push((mv, next));
        Ok(self.position())
    }

    /// Takes the last move back.
    ///
    /// ```
    /// use touchmove_board::History;
    /// let mut game = History::default();
    /// let e4 = game.position().read_uci("e2e4").unwrap();
    /// game.push(e4).unwrap();
    /// assert_eq!(game.pop(), Some(e4));
    /// assert_eq!(game.pop(), None);
    /// ```
    pub fn pop(&mut self) -> Option<Move> {
        self.made.pop().map(|(mv, _)| mv)
    }

    /// Returns how many times the current position has occurred by Article 9.2, including now.
    ///
    /// ```
    /// use touchmove_board::History;
    /// let mut game = History::default();
    /// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
    ///     let mv = game.position().read_uci(text).unwrap();
    ///     game.push(mv).unwrap();
    /// }
    /// assert_eq!(game.repetitions(), 2);
    /// ```
    pub fn repetitions(&self) -> usize {
        let position = self.position();
        // Positions before the last pawn move or capture cannot recur, so only the later ones are
        // compared.
        let back = usize::from(position.halfmoves()) + 1;
        let key = position.repetition_key();
        let recent = self.positions().rev().take(back);
        recent.filter(|one| one.repetition_key() == key).count()
    }

    /// Returns the way in which the game has ended, or `None`. Checkmate takes precedence.
    ///
    /// ```
    /// use touchmove_board::{Ending, History};
    /// let game = History::new("k7/8/1Q6/8/8/8/8/7K b - - 0 1".parse().unwrap());
    /// assert_eq!(game.ending(), Some(Ending::Stalemate));
    /// ```
    pub fn ending(&self) -> Option<Ending> {
        let position = self.position();
        match (position.has_legal_move(), position.is_check()) {
            (false, true) => Some(Ending::Checkmate { winner: position.turn().other() }),
            (false, false) => Some(Ending::Stalemate),
            _ if self.repetitions() >= 5 => Some(Ending::FivefoldRepetition),
            _ if position.halfmoves() >= 150 => Some(Ending::SeventyFiveMoves),
            _ => None,
        }
    }

    /// Returns the grounds on which the player to move may claim a draw now.
    ///
    /// For a claim with an intended move (9.2.1, 9.3.1), push the move, call this function and pop
    /// the move.
    ///
    /// ```
    /// use touchmove_board::{Claimable, History};
    /// let game = History::new("8/8/8/3k4/8/3K4/3R4/8 w - - 100 90".parse().unwrap());
    /// assert_eq!(game.claimable(), [Claimable::FiftyMoves]);
    /// ```
    pub fn claimable(&self) -> Vec<Claimable> {
        if !self.position().has_legal_move() {
            return Vec::new();
        }
        let repeated = self.repetitions() >= 3;
        let fifty = self.position().halfmoves() >= 100;
        let grounds = [(repeated, Claimable::ThreefoldRepetition), (fifty, Claimable::FiftyMoves)];
        grounds.into_iter().filter(|(holds, _)| *holds).map(|(_, ground)| ground).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(game: &mut History, moves: &[&str]) {
        for text in moves {
            let mv = game.position().read_uci(text).unwrap();
            game.push(mv).unwrap();
        }
    }

    const ROUND: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

    #[test]
    fn third_repetition_is_claimable_and_fifth_ends_the_game() {
        let mut game = History::default();
        for (repetitions, claims, ending) in [
            (2, vec![], None),
            (3, vec![Claimable::ThreefoldRepetition], None),
            (4, vec![Claimable::ThreefoldRepetition], None),
            (5, vec![Claimable::ThreefoldRepetition], Some(Ending::FivefoldRepetition)),
        ] {
            play(&mut game, &ROUND);
            assert_eq!((game.repetitions(), game.claimable()), (repetitions, claims));
            assert_eq!(game.ending(), ending);
        }
    }

    #[test]
    fn legal_en_passant_makes_another_position() {
        let mut game = History::new("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1".parse().unwrap());
        play(&mut game, &["e2e4"]);
        play(&mut game, &["e8e7", "e1e2", "e7e8", "e2e1"]);
        assert_eq!(game.repetitions(), 1);
        play(&mut game, &["e8e7", "e1e2", "e7e8", "e2e1"]);
        assert_eq!(game.repetitions(), 2);
    }

    #[test]
    fn checkmate_takes_precedence_over_75_moves() {
        let mut game = History::new("7k/8/6K1/8/8/8/8/R7 w - - 149 120".parse().unwrap());
        play(&mut game, &["a1a8"]);
        assert_eq!(game.ending(), Some(Ending::Checkmate { winner: Color::White }));
        game.pop();
        play(&mut game, &["a1a7"]);
        assert_eq!(game.ending(), Some(Ending::SeventyFiveMoves));
    }
}
