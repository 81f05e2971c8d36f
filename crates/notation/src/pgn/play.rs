//! Playing a game through.

use super::{Game, MoveNode, Place, Rules, SetupError};
use crate::{Letters, SanError, SanMove};
use std::fmt;
use touchmove_board::{Move, Position};

/// The main line of a game, as far as it can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The rules of castling.
    pub rules: Rules,
    /// The position before the first move.
    pub start: Position,
    /// The moves; the n-th is written in the n-th node of the game's line.
    pub moves: Vec<Move>,
    /// The position after the last of them.
    pub end: Position,
    /// Why it does not go on, where there are more moves in the game.
    pub stop: Option<Stop>,
}

/// A move that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// Its index in the game's line.
    pub index: usize,
    /// Where it stands.
    pub place: Place,
    /// The move as it is written.
    pub text: String,
    /// Why it cannot be played.
    pub reason: StopReason,
}

/// Why a move cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StopReason {
    /// It is a move that nobody makes, such as `--`.
    NullMove,
    /// The text is no move, or no legal one, or more than one.
    San(SanError),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: ", self.place, self.text)?;
        match &self.reason {
            StopReason::NullMove => f.write_str("a null move"),
            StopReason::San(error) => error.fmt(f),
        }
    }
}

impl Played {
    /// Every position, from the start to the end: one more than moves.
    ///
    /// ```
    /// use touchmove_notation::pgn::{games, play};
    /// let played = play(&games(b"1. e4 e5 *").next().unwrap()).unwrap();
    /// assert_eq!(played.positions().count(), 3);
    /// assert_eq!(played.positions().last(), Some(played.end));
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let after = self.moves.iter().scan(self.start, |position, &mv| {
            *position = position.after(mv);
            Some(*position)
        });
        std::iter::once(self.start).chain(after)
    }
}

/// Plays the main line of a game up to the first move that is unreadable,
/// illegal, ambiguous or none.
///
/// # Errors
/// [`SetupError`] where the game cannot begin.
///
/// ```
/// use touchmove_notation::pgn::{games, play};
/// let game = games(b"1. e4 e5 2. Ke3 *").next().unwrap();
/// let played = play(&game).unwrap();
/// assert_eq!(played.moves.len(), 2);
/// let stop = played.stop.unwrap().to_string();
/// assert_eq!(stop, "1:13: Ke3: illegal: not a legal move of a piece on {e1}");
/// ```
pub fn play(game: &Game) -> Result<Played, SetupError> {
    let (rules, start) = game.start()?;
    let mut played = Played { rules, start, moves: Vec::new(), end: start, stop: None };
    for (index, node) in game.line.moves.iter().enumerate() {
        match play_move(node, &played.end) {
            Ok(mv) => {
                played.end = played.end.after(mv);
                played.moves.push(mv);
            }
            Err(reason) => {
                let (place, text) = (node.place, node.text.clone());
                played.stop = Some(Stop { index, place, text, reason });
                break;
            }
        }
    }
    Ok(played)
}

fn play_move(node: &MoveNode, position: &Position) -> Result<Move, StopReason> {
    if node.is_null {
        return Err(StopReason::NullMove);
    }
    let written = SanMove::parse(&node.text, &Letters::ENGLISH).map_err(StopReason::San)?;
    written.resolve(position).map_err(StopReason::San)
}
