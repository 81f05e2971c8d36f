//! Visitor interface to read PGN without building a tree.

use super::{Outcome, ProblemKind};
use alloc::string::String;

/// Receives the parts of a game as subslices, without allocation. Offsets count bytes from the
/// beginning of the slice. All methods have a default that does nothing.
///
/// If the available bytes end within a game, the game is read again later. [`Visitor::begin_game`]
/// is then called again, so it must reset all earlier state.
#[allow(unused_variables)]
pub trait Visitor {
    /// Called at the start of a game.
    fn begin_game(&mut self, offset: usize) {}
    /// Called for a tag pair; [`Tag::value`] removes the escapes.
    fn tag(&mut self, tag: Tag<'_>, offset: usize) {}
    /// Called at the start of the moves. Returning `Skim` skips the moves, which is faster.
    fn begin_moves(&mut self) -> Moves {
        Moves::Read
    }
    /// Called for a move number. `black` is true for the form of a move by Black (`12...`).
    fn move_number(&mut self, number: u32, black: bool, offset: usize) {}
    /// Called for a move, or for a word in place of a move.
    fn san(&mut self, text: &[u8], offset: usize) {}
    /// Called for a null move, such as `--`, `Z0` or `0000`.
    fn null_move(&mut self, text: &[u8], offset: usize) {}
    /// Called for an annotation: `$1`, `!` or another symbol.
    fn nag(&mut self, number: u16, offset: usize) {}
    /// Called for `(=)`, a draw offer.
    fn draw_offer(&mut self, offset: usize) {}
    /// Called for a comment, without its braces.
    fn comment(&mut self, text: &[u8], offset: usize) {}
    /// Called at the start of a variation, which replaces the last move.
    fn begin_variation(&mut self, offset: usize) {}
    /// Called at the end of a variation.
    fn end_variation(&mut self, offset: usize) {}
    /// Called for the result after the moves. If there are several, the last one counts.
    fn result(&mut self, outcome: Outcome, offset: usize) {}
    /// Called for a problem in the text.
    fn problem(&mut self, kind: ProblemKind, offset: usize) {}
    /// Called at the end of a game.
    fn end_game(&mut self, offset: usize) {}
}

/// A visitor's choice about the moves of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moves {
    /// Read the moves.
    Read,
    /// Skip to the end of the game and report only the result.
    Skim,
}

/// A tag pair as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Tag name.
    pub name: &'a [u8],
    /// Tag value with its escapes.
    pub raw_value: &'a [u8],
}

impl Tag<'_> {
    /// Returns the decoded value without escapes.
    ///
    /// ```
    /// use touchmove_notation::pgn::Tag;
    /// let tag = Tag { name: b"White", raw_value: br#"J. \"K\""# };
    /// assert_eq!(tag.value(), r#"J. "K""#);
    /// ```
    pub fn value(&self) -> String {
        super::text::unescape(self.raw_value).into_owned()
    }
}
