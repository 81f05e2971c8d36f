//! Heading of a game: the tags that identify it, and its place in the file.

use crate::GameRecord;

/// The tags that identify a game, and its place in the file.
///
/// ```
/// use touchmove_audit::Heading;
/// let game = touchmove_notation::pgn::games(b"[White \"A\"] 1. e4 1-0").next().unwrap();
/// let heading = Heading::of(&game, 0);
/// assert_eq!((heading.white.as_deref(), heading.result), (Some("A"), Some("1-0")));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs)] // the tags' own names
pub struct Heading {
    /// The first line of the game, from 1.
    pub line: u32,
    /// Byte offset of the game in the UTF-8 text.
    pub offset: u64,
    pub event: Option<String>,
    pub site: Option<String>,
    pub date: Option<String>,
    pub round: Option<String>,
    pub white: Option<String>,
    pub black: Option<String>,
    /// The result after the moves.
    pub result: Option<&'static str>,
}

impl Heading {
    /// Creates the heading of a game that starts at a byte offset.
    ///
    /// ```
    /// let game = touchmove_notation::pgn::games(b"1. e4 *").next().unwrap();
    /// assert_eq!(touchmove_audit::Heading::of(&game, 7).offset, 7);
    /// ```
    pub fn of(game: &impl GameRecord, offset: u64) -> Heading {
        let tag = |name| game.tag(name).map(|value| value.into_owned());
        Heading {
            line: game.place().line,
            offset,
            event: tag("Event"),
            site: tag("Site"),
            date: tag("Date"),
            round: tag("Round"),
            white: tag("White"),
            black: tag("Black"),
            result: game.result().map(|result| result.text()),
        }
    }
}
