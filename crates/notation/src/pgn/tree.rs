//! Games as trees.

use super::{Outcome, Place, Problem};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// A game as it was written. Nothing in it has been checked against a
/// position: [`play`](super::play) does that.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Game {
    /// Where it begins.
    pub place: Place,
    /// The tag pairs in their order.
    pub tags: Vec<TagPair>,
    /// The moves.
    pub line: Line,
    /// The result after the moves, if there is one.
    pub result: Option<Outcome>,
    /// What is wrong with the text.
    pub problems: Vec<Problem>,
}

/// A tag pair.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TagPair {
    /// The name.
    pub name: String,
    /// The value, without escapes.
    pub value: String,
    /// Where it stands.
    pub place: Place,
}

/// Moves one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<MoveNode>,
}

/// A move and what is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct MoveNode {
    /// The move as it is written.
    pub text: String,
    /// Whether it is a move that nobody makes, such as `--`.
    pub is_null: bool,
    /// Where it stands.
    pub place: Place,
    /// Glyphs, by PGN's numbers.
    pub nags: Vec<u16>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// Comments after it, with their `[%...]` commands.
    pub comments: Vec<String>,
    /// What the clock showed after it, in milliseconds (`%clk`).
    pub clock_ms: Option<u64>,
    /// The time it took, in milliseconds (`%emt`).
    pub elapsed_ms: Option<u64>,
    /// What a program thought of it (`%eval`).
    pub eval: Option<Eval>,
    /// What could have been played instead of it.
    pub variations: Vec<Line>,
}

/// A program's opinion, from White's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Eval {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; by Black if negative.
    Mate(i32),
}

impl Game {
    /// The value of the first tag of that name; where there is none, of the
    /// first that differs by capitals only (`Setup`).
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

    /// Adds a tag or gives it another value.
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

    /// Removes the tags of that name; whether there were any.
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

    /// Whether there is nothing but problems.
    ///
    /// ```
    /// let game = touchmove_notation::pgn::games(b"no game at all").next().unwrap();
    /// assert!(game.is_empty() && game.problems.len() == 1);
    /// ```
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.line.moves.is_empty() && self.result.is_none()
    }
}
