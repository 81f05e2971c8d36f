//! Replay of a game's main line.

use super::{Game, MoveNode, Place, Rules, SetupError};
use crate::{Letters, ReplayStep, SanError, SanMove, can_follow, illegal_or_lost, king_signal};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Move, Position};

/// Moves of a main line, or of one part of a main line, that can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Castling rules.
    pub rules: Rules,
    /// Index of the first move in the game's line. It is 0 except in later parts.
    pub first: usize,
    /// Position before the first move.
    pub start: Position,
    /// Moves played. They correspond to the nodes of the main line from `first` on.
    pub moves: Vec<Move>,
    /// Position after the last move.
    pub end: Position,
    /// Reason why the replay stopped, if it stopped before the last move.
    pub stop: Option<Stop>,
}

/// Move that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// Index of the move in the game's line.
    pub index: usize,
    /// Place of the move in the text.
    pub place: Place,
    /// The move as written.
    pub text: String,
    /// Reason why the move cannot be played.
    pub reason: StopReason,
    /// Position after the move, if the move is physically possible and the following moves are
    /// plausible; see [`play_on`].
    pub after: Option<Position>,
}

/// Reason why a move cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StopReason {
    /// A null move such as `--`.
    NullMove,
    /// The text is not a move, is illegal or is ambiguous.
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
    /// Returns all positions from the start to the end. There is one more position than there are
    /// moves.
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

/// Replays the main line up to the first move that is unreadable, illegal, ambiguous or null.
///
/// # Errors
/// [`SetupError`] if the start position is unknown.
///
/// ```
/// use touchmove_notation::pgn::{games, play};
/// let game = games(b"1. e4 e5 2. Ke3 *").next().unwrap();
/// let played = play(&game).unwrap();
/// assert_eq!(played.moves.len(), 2);
/// let stop = played.stop.unwrap().to_string();
/// assert_eq!(stop, "1:13: Ke3: illegal: not a legal move of a piece on e1");
/// ```
pub fn play(game: &Game) -> Result<Played, SetupError> {
    let (rules, start) = game.start()?;
    Ok(play_from(game, rules, 0, start))
}

/// Replays the main line past illegal moves and null moves. Each such move ends a part, and the
/// next part starts from the position after the move. An illegal move must be physically possible.
/// At the end, kings placed on the centre squares are not moves: they signal the result to an
/// electronic board.
///
/// # Errors
/// [`SetupError`] if the start position is unknown.
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

/// Returns the position after an unplayable move, if the following moves are plausible.
fn after(position: &Position, rest: &[MoveNode]) -> Option<Position> {
    // Take three texts, although the signal has two, so that a longer rest is not mistaken for the
    // signal.
    let texts: Vec<&str> = rest.iter().take(3).map(|node| node.text.as_str()).collect();
    if king_signal(position, &texts).is_some() {
        return None;
    }
    let (node, behind) = rest.split_first()?;
    let (ReplayStep::Illegal(after) | ReplayStep::Legal(after)) = replay_step(position, node)
    else {
        return None;
    };
    can_follow(&after, behind.iter(), replay_step).then_some(after)
}

fn replay_step(position: &Position, node: &MoveNode) -> ReplayStep {
    if node.is_null {
        return ReplayStep::Legal(position.passed_on(position.turn(), false));
    }
    match play_move(node, position) {
        Ok(mv) => ReplayStep::Legal(position.after(mv)),
        Err(_) => {
            let written = SanMove::parse(&node.text, &Letters::ENGLISH).ok();
            illegal_or_lost(written.and_then(|written| written.illegal_move(position)))
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
