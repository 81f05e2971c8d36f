//! PGN without a tree: what is read, as it comes.

use super::{Outcome, ProblemKind};
use alloc::string::String;

/// Receives a game's parts as slices of the bytes, without any allocation.
/// Offsets count bytes from the beginning of the slice that is read. Every
/// method but the ones needed may be left out.
///
/// A game may be begun several times where the bytes at hand broke off within
/// it: [`Visitor::begin_game`] must forget what came before.
#[allow(unused_variables)]
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, offset: usize) {}
    /// A tag pair; [`Tag::value`] has no escapes any more.
    fn tag(&mut self, tag: Tag<'_>, offset: usize) {}
    /// The moves begin; `Skim` passes over them, quicker, up to the next game.
    fn begin_moves(&mut self) -> Moves {
        Moves::Read
    }
    /// A move number and whether it is written as Black's (`12...`).
    fn move_number(&mut self, number: u32, black: bool, offset: usize) {}
    /// A move, or a word in its place.
    fn san(&mut self, text: &[u8], offset: usize) {}
    /// A move that nobody makes: `--`, `Z0`, `0000`.
    fn null_move(&mut self, text: &[u8], offset: usize) {}
    /// A glyph: `$1`, `!` and other signs.
    fn nag(&mut self, number: u16, offset: usize) {}
    /// `(=)`: a draw was offered.
    fn draw_offer(&mut self, offset: usize) {}
    /// A comment, without its braces.
    fn comment(&mut self, text: &[u8], offset: usize) {}
    /// Moves instead of the last one begin.
    fn begin_variation(&mut self, offset: usize) {}
    /// They end.
    fn end_variation(&mut self, offset: usize) {}
    /// The result after the moves; the last one counts if there are several.
    fn result(&mut self, outcome: Outcome, offset: usize) {}
    /// Something is wrong.
    fn problem(&mut self, kind: ProblemKind, offset: usize) {}
    /// The game ends.
    fn end_game(&mut self, offset: usize) {}
}

/// Whether a visitor wants a game's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moves {
    /// Read them.
    Read,
    /// Only find the end of the game. Nothing is reported but the result.
    Skim,
}

/// A tag pair as it stands in the bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The name.
    pub name: &'a [u8],
    /// The value with its escapes.
    pub raw_value: &'a [u8],
}

impl Tag<'_> {
    /// The value in its meaning: decoded, without escapes.
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
