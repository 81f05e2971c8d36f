//! Playing a game through.

use super::{Game, MoveNode, Place, Rules, SetupError};
use crate::{Followed, Letters, SanError, SanMove, by_hand_or_lost, follows, king_signal};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Move, Position};

/// The main line of a game, or a part of it, as far as it can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The rules of castling.
    pub rules: Rules,
    /// The index of its first move in the game's line; 0 but for parts that come later.
    pub first: usize,
    /// The position before the first move.
    pub start: Position,
    /// The moves; the n-th is written in the n-th node of the game's line from there on.
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
    /// What stood on the board after it, where a hand can make it and the record can be
    /// followed from there; see [`play_on`].
    pub after: Option<Position>,
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
        core::iter::once(self.start).chain(after)
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
    Ok(play_from(game, rules, 0, start))
}

/// Plays the main line of a game to its end, beyond moves that are not legal but that a
/// hand can make, and beyond `--`: a part up to each of them, and the next one from what
/// then stood on the board. Kings that are put on the centre squares at the end tell a
/// board the result, and are no moves.
///
/// # Errors
/// [`SetupError`] where the game cannot begin.
///
/// ```
/// use touchmove_notation::pgn::{games, play_on};
/// let game = games(b"1. e4 e5 2. Bc4 Bb4 3. d3 d6 4. c3 Ba5 1-0").next().unwrap();
/// let parts = play_on(&game).unwrap();
/// let moves: Vec<usize> = parts.iter().map(|part| part.moves.len()).collect();
/// assert_eq!(moves, [4, 3]);
/// let illegal = parts[0].stop.as_ref().unwrap();
/// assert_eq!((illegal.index, illegal.text.as_str()), (4, "d3"));
/// assert_eq!((illegal.after, parts[1].first), (Some(parts[1].start), 5));
/// assert_eq!(parts[1].stop, None);
/// ```
pub fn play_on(game: &Game) -> Result<Vec<Played>, SetupError> {
    let mut parts = vec![play(game)?];
    while let Some((rules, stop)) = parts.last().and_then(|p| Some((p.rules, p.stop.as_ref()?))) {
        let Some(after) = stop.after else { break };
        let next = play_from(game, rules, stop.index.saturating_add(1), after);
        parts.push(next);
    }
    Ok(parts)
}

fn play_from(game: &Game, rules: Rules, first: usize, start: Position) -> Played {
    let mut played = Played { rules, first, start, moves: Vec::new(), end: start, stop: None };
    for (index, node) in game.line.moves.iter().enumerate().skip(first) {
        match play_move(node, &played.end) {
            Ok(mv) => {
                played.end = played.end.after(mv);
                played.moves.push(mv);
            }
            Err(reason) => {
                let (place, text) = (node.place, node.text.clone());
                let after = after(&played.end, game.line.moves.get(index..).unwrap_or_default());
                played.stop = Some(Stop { index, place, text, reason, after });
                break;
            }
        }
    }
    played
}

/// What stands on the board after a move that cannot be played, if the rest can be followed.
fn after(position: &Position, rest: &[MoveNode]) -> Option<Position> {
    // Two kings, and nothing behind them.
    let texts: Vec<&str> = rest.iter().take(3).map(|node| node.text.as_str()).collect();
    if king_signal(position, &texts).is_some() {
        return None;
    }
    let (node, behind) = rest.split_first()?;
    let (Followed::ByHand(after) | Followed::Legal(after)) = follow(position, node) else {
        return None;
    };
    follows(&after, behind.iter(), follow).then_some(after)
}

fn follow(position: &Position, node: &MoveNode) -> Followed {
    if node.is_null {
        return Followed::Legal(position.passed_on(position.turn(), false));
    }
    match play_move(node, position) {
        Ok(mv) => Followed::Legal(position.after(mv)),
        Err(_) => {
            let written = SanMove::parse(&node.text, &Letters::ENGLISH).ok();
            by_hand_or_lost(written.and_then(|written| written.by_hand(position)))
        }
    }
}

fn play_move(node: &MoveNode, position: &Position) -> Result<Move, StopReason> {
    if node.is_null {
        return Err(StopReason::NullMove);
    }
    let written = SanMove::parse(&node.text, &Letters::ENGLISH).map_err(StopReason::San)?;
    written.resolve(position).map_err(StopReason::San)
}
