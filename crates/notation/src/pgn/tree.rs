//! Games as trees of moves.

use super::{Outcome, Place, Problem};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// Game as written. The moves have not been checked against a position; [`play`](super::play)
/// checks them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Game {
    /// Place where the game begins.
    pub place: Place,
    /// Tag pairs in order.
    pub tags: Vec<TagPair>,
    /// Main line.
    pub line: MoveLine,
    /// Result after the moves, if present.
    pub result: Option<Outcome>,
    /// Problems found in the text.
    pub problems: Vec<Problem>,
}

/// Tag pair.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TagPair {
    /// Tag name.
    pub name: String,
    /// Tag value, without escapes.
    pub value: String,
    /// Place of the tag in the text.
    pub place: Place,
}

/// Line of consecutive moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct MoveLine {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// Glyphs before the first move, such as `$142` ("better is").
    pub nags: Vec<u16>,
    /// Moves in order.
    pub moves: Vec<MoveNode>,
}

/// Move with its annotations.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct MoveNode {
    /// The move as written.
    pub text: String,
    /// True for a null move such as `--`.
    pub is_null: bool,
    /// Move number written before the move. The flag is true for the form `12...`.
    pub number: Option<(u32, bool)>,
    /// Place of the move in the text.
    pub place: Place,
    /// Numeric annotation glyphs.
    pub nags: Vec<u16>,
    /// True if a draw was offered with this move.
    pub draw_offer: bool,
    /// Comments after the move, including their `[%...]` commands.
    pub comments: Vec<String>,
    /// Clock time after the move, in milliseconds (`%clk`).
    pub clock_ms: Option<u64>,
    /// Time spent on the move, in milliseconds (`%emt`).
    pub elapsed_ms: Option<u64>,
    /// Engine evaluation (`%eval`).
    pub eval: Option<Eval>,
    /// Alternatives to this move, each a line of its own.
    pub variations: Vec<MoveLine>,
}

/// Evaluation by an engine, from White's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Eval {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this number of moves; negative if Black mates.
    Mate(i32),
}

impl MoveLine {
    /// Returns true if there are no moves, comments or glyphs.
    ///
    /// ```
    /// use touchmove_notation::pgn::MoveLine;
    /// assert!(MoveLine::default().is_empty());
    /// assert!(!MoveLine { nags: vec![142], ..MoveLine::default() }.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.comments.is_empty() && self.nags.is_empty()
    }
}

impl Game {
    /// Returns the value of the first tag with the given name. If there is none, letter case is
    /// ignored (`Setup`).
    ///
    /// ```
    /// let game = touchmove_notation::pgn::games(b"[White \"Polgar\"] *").next().unwrap();
    /// assert_eq!(game.tag("White"), Some("Polgar"));
    /// ```
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find_tag(name).map(|tag| tag.value.as_str())
    }

    pub(super) fn find_tag(&self, name: &str) -> Option<&TagPair> {
        let same = self.tags.iter().find(|tag| tag.name == name);
        same.or_else(|| self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)))
    }

    /// Adds a tag, or replaces its value if the tag exists.
    ///
    /// ```
    /// use touchmove_notation::pgn::Game;
    /// let mut game = Game::default();
    /// game.set_tag("Event", "Club championship");
    /// assert_eq!(game.tag("Event"), Some("Club championship"));
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value.to_owned(),
            None => self.tags.push(TagPair {
                name: name.to_owned(),
                value: value.to_owned(),
                place: Place::default(),
            }),
        }
    }

    /// Removes the tags with the given name. Returns true if there was at least one.
    ///
    /// ```
    /// let mut game = touchmove_notation::pgn::games(b"[White \"A\"] *").next().unwrap();
    /// assert!(game.remove_tag("White") && !game.remove_tag("White"));
    /// assert_eq!(game.tag("White"), None);
    /// ```
    pub fn remove_tag(&mut self, name: &str) -> bool {
        let before = self.tags.len();
        self.tags.retain(|tag| tag.name != name);
        self.tags.len() < before
    }

    /// Returns true if there are no tags, moves or result.
    ///
    /// ```
    /// let game = touchmove_notation::pgn::games(b"no game at all").next().unwrap();
    /// assert!(game.is_empty() && game.problems.len() == 1);
    /// ```
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.line.moves.is_empty() && self.result.is_none()
    }
}
