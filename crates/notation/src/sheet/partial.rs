//! Games that can be read only up to some move.

use super::continued_game::{comment_text, cut_variation};
use super::language_detection::read;
use super::reading::{ReadError, Reading};
use crate::Notation;
use crate::pgn::{Game, MoveLine};
use alloc::boxed::Box;

/// Rest of a game that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// Reason why the rest cannot be read.
    pub error: ReadError,
    /// Number of half-moves of the main line that the comment contains.
    pub moves: usize,
}

/// Reads a game as far as possible. The rest of the main line becomes a comment, so that the game
/// still has all of its text.
///
/// # Errors
/// [`ReadError::Setup`] if the start position is unknown.
///
/// ```
/// use touchmove_notation::sheet::{games, read_as_far};
/// let game = games("1. e4 e5 2. Sf4 {why} Sc6 *").pop().unwrap();
/// let (reading, unread) = read_as_far(&game, None).unwrap();
/// assert_eq!(unread.unwrap().moves, 2);
/// assert_eq!(reading.game.line.moves[1].comments, ["(Sf4 (why) Sc6)"]);
/// ```
pub fn read_as_far(
    game: &Game,
    notation: Option<Notation>,
) -> Result<(Reading, Option<Unread>), ReadError> {
    let (mut rest, mut notation) = (game.clone(), notation);
    let mut unread: Option<Unread> = None;
    loop {
        let error = match read(&rest, notation) {
            Ok(reading) => return Ok((reading, unread)),
            Err(error @ ReadError::Setup(_)) => return Err(error),
            Err(error) => error,
        };
        let index = match &error {
            ReadError::Move(it) => {
                notation = Some(it.notation);
                if cut_variation(&mut rest.line, it.place) {
                    continue;
                }
                rest.line.moves.iter().position(|node| node.place == it.place)
            }
            _ => None,
        };
        let moves = rest.line.moves.split_off(index.unwrap_or(0).min(rest.line.moves.len()));
        if moves.is_empty() {
            return Err(error);
        }
        let count = moves.len();
        let text = comment_text(&MoveLine { moves, ..MoveLine::default() });
        let last = rest.line.moves.last_mut();
        last.map_or(&mut rest.line.comments, |last| &mut last.comments).push(text);
        unread.get_or_insert(Unread { error, moves: count });
    }
}

impl Unread {
    /// Returns the unreadable move, if there is one.
    ///
    /// ```
    /// use touchmove_notation::sheet::{games, read_as_far};
    /// let game = games("1. e4 e5 2. Sf4 Sc6").pop().unwrap();
    /// let (_, unread) = read_as_far(&game, None).unwrap();
    /// assert_eq!(unread.unwrap().unreadable().unwrap().text, "Sf4");
    /// ```
    pub fn unreadable(&self) -> Option<&super::UnreadableMove> {
        match &self.error {
            ReadError::Move(it) => Some(Box::as_ref(it)),
            _ => None,
        }
    }
}
