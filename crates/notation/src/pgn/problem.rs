//! What is wrong with a PGN text, and where.

use super::Outcome;
use core::fmt;

/// A place in a text, both numbers from 1. Columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column in it.
    pub column: u32,
}

impl Default for Place {
    fn default() -> Place {
        Place { line: 1, column: 1 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Something wrong with a game's text. The game has been read all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: ProblemKind,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

/// What is wrong; shown with what would be right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// Text before a game's tags or moves that is neither; left out.
    TextOutsideGame,
    /// `["value"]`; left out.
    TagWithoutName,
    /// `[Name]`; left out.
    TagWithoutValue,
    /// `[Name value]`; taken as it stands.
    ValueNotQuoted,
    /// `[Name "a "b" c"]`; taken as it is meant.
    QuoteNotEscaped,
    /// `[Name "a\"]`; taken as it is meant.
    BackslashNotEscaped,
    /// A value that goes on in the next line; taken with a blank in between.
    LineBreakInValue,
    /// A value without closing quote; taken up to the end of the line.
    ValueNotClosed,
    /// `[Name "value" text]`; the text left out.
    TextInTag,
    /// `[Name "value"` without `]`; taken.
    TagNotClosed,
    /// `Name "value"]` without `[`; taken.
    TagNotOpened,
    /// A second tag of that name; the first counts.
    DuplicateTag,
    /// A tag in the middle of the moves; taken.
    TagAmongMoves,
    /// A comment without `}`; taken up to the next empty line or tag.
    CommentNotClosed,
    /// A character that has no meaning there; left out.
    UnexpectedCharacter(char),
    /// `[text]` among the moves; left out.
    BracketsAmongMoves,
    /// `)` without `(`; left out.
    VariationNotOpened,
    /// `(` without `)`; ends with the game.
    VariationNotClosed,
    /// `(` before any move it could replace; left out at the beginning of the
    /// game, else the brackets left out.
    VariationOfNothing,
    /// Variations nested deeper than 60; left out.
    VariationTooDeep,
    /// `$` without number; left out.
    GlyphWithoutNumber,
    /// The moves end without `1-0`, `0-1`, `1/2-1/2` or `*`.
    NoResult,
    /// Another result after the result; the last one counts.
    SecondResult,
    /// Moves that go on after the result; taken.
    MovesAfterResult,
    /// The `Result` tag says something else than the end of the moves.
    ResultDiffers {
        /// What stands at the end of the moves.
        at_end: Outcome,
    },
    /// The `SetUp` tag says something else than the `FEN` tag, which counts.
    SetUpDiffers,
    /// A wrong move number in the main line.
    MoveNumber {
        /// The number written.
        found: u32,
        /// The number of the move that follows.
        expected: u32,
    },
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProblemKind::UnexpectedCharacter(c) => write!(f, "unexpected {c:?}: left out"),
            ProblemKind::ResultDiffers { at_end } => {
                write!(f, "the Result tag says something else than {at_end} after the moves")
            }
            ProblemKind::MoveNumber { found, expected } => {
                write!(f, "move number {found}: {expected} expected")
            }
            _ => f.write_str(self.plain()),
        }
    }
}

impl ProblemKind {
    /// One of each, with whatever they hold.
    pub const ALL: [ProblemKind; 27] = [
        ProblemKind::TextOutsideGame,
        ProblemKind::TagWithoutName,
        ProblemKind::TagWithoutValue,
        ProblemKind::ValueNotQuoted,
        ProblemKind::QuoteNotEscaped,
        ProblemKind::BackslashNotEscaped,
        ProblemKind::LineBreakInValue,
        ProblemKind::ValueNotClosed,
        ProblemKind::TextInTag,
        ProblemKind::TagNotClosed,
        ProblemKind::TagNotOpened,
        ProblemKind::DuplicateTag,
        ProblemKind::TagAmongMoves,
        ProblemKind::CommentNotClosed,
        ProblemKind::UnexpectedCharacter('?'),
        ProblemKind::BracketsAmongMoves,
        ProblemKind::VariationNotOpened,
        ProblemKind::VariationNotClosed,
        ProblemKind::VariationOfNothing,
        ProblemKind::VariationTooDeep,
        ProblemKind::GlyphWithoutNumber,
        ProblemKind::NoResult,
        ProblemKind::SecondResult,
        ProblemKind::MovesAfterResult,
        ProblemKind::ResultDiffers { at_end: Outcome::Open },
        ProblemKind::SetUpDiffers,
        ProblemKind::MoveNumber { found: 0, expected: 0 },
    ];

    /// Its name, the same for ever.
    ///
    /// ```
    /// use touchmove_notation::pgn::ProblemKind;
    /// assert_eq!(ProblemKind::TagNotClosed.id(), "tag-not-closed");
    /// ```
    pub const fn id(&self) -> &'static str {
        match self {
            ProblemKind::TextOutsideGame => "text-outside-game",
            ProblemKind::TagWithoutName => "tag-without-name",
            ProblemKind::TagWithoutValue => "tag-without-value",
            ProblemKind::ValueNotQuoted => "value-not-quoted",
            ProblemKind::QuoteNotEscaped => "quote-not-escaped",
            ProblemKind::BackslashNotEscaped => "backslash-not-escaped",
            ProblemKind::LineBreakInValue => "line-break-in-value",
            ProblemKind::ValueNotClosed => "value-not-closed",
            ProblemKind::TextInTag => "text-in-tag",
            ProblemKind::TagNotClosed => "tag-not-closed",
            ProblemKind::TagNotOpened => "tag-not-opened",
            ProblemKind::DuplicateTag => "duplicate-tag",
            ProblemKind::TagAmongMoves => "tag-among-moves",
            ProblemKind::CommentNotClosed => "comment-not-closed",
            ProblemKind::UnexpectedCharacter(_) => "unexpected-character",
            ProblemKind::BracketsAmongMoves => "brackets-among-moves",
            ProblemKind::VariationNotOpened => "variation-not-opened",
            ProblemKind::VariationNotClosed => "variation-not-closed",
            ProblemKind::VariationOfNothing => "variation-of-nothing",
            ProblemKind::VariationTooDeep => "variation-too-deep",
            ProblemKind::GlyphWithoutNumber => "glyph-without-number",
            ProblemKind::NoResult => "no-result",
            ProblemKind::SecondResult => "second-result",
            ProblemKind::MovesAfterResult => "moves-after-result",
            ProblemKind::ResultDiffers { .. } => "result-differs",
            ProblemKind::SetUpDiffers => "set-up-differs",
            ProblemKind::MoveNumber { .. } => "move-number",
        }
    }

    /// Whether something was left out or may have been meant otherwise; if
    /// not, it is a slip of form and all was understood.
    ///
    /// ```
    /// use touchmove_notation::pgn::ProblemKind;
    /// assert!(ProblemKind::BracketsAmongMoves.is_loss());
    /// assert!(!ProblemKind::NoResult.is_loss());
    /// ```
    pub const fn is_loss(&self) -> bool {
        matches!(
            self,
            ProblemKind::TextOutsideGame
                | ProblemKind::TagWithoutName
                | ProblemKind::TagWithoutValue
                | ProblemKind::TextInTag
                | ProblemKind::ValueNotClosed
                | ProblemKind::CommentNotClosed
                | ProblemKind::UnexpectedCharacter(_)
                | ProblemKind::BracketsAmongMoves
                | ProblemKind::VariationNotOpened
                | ProblemKind::VariationNotClosed
                | ProblemKind::VariationOfNothing
                | ProblemKind::VariationTooDeep
                | ProblemKind::SecondResult
                | ProblemKind::MovesAfterResult
        )
    }

    const fn plain(&self) -> &'static str {
        match self {
            ProblemKind::TextOutsideGame => {
                "text outside of a game: a [Tag \"value\"] or a move expected"
            }
            ProblemKind::TagWithoutName => "tag without name: [Name \"value\"] expected",
            ProblemKind::TagWithoutValue => "tag without value: [Name \"value\"] expected",
            ProblemKind::ValueNotQuoted => "value without quotes: [Name \"value\"] expected",
            ProblemKind::QuoteNotEscaped => "quote within a value: \\\" expected",
            ProblemKind::BackslashNotEscaped => "backslash at the end of a value: \\\\ expected",
            ProblemKind::LineBreakInValue => "line break within a value: one line expected",
            ProblemKind::ValueNotClosed => "value without end: \"] expected",
            ProblemKind::TextInTag => "text after the value: ] expected",
            ProblemKind::TagNotClosed => "tag without end: ] expected",
            ProblemKind::TagNotOpened => "tag without beginning: [ expected",
            ProblemKind::DuplicateTag => "second tag of that name: the first counts",
            ProblemKind::TagAmongMoves => "tag among the moves: a move or the result expected",
            ProblemKind::CommentNotClosed => "comment without end: } expected",
            ProblemKind::BracketsAmongMoves => {
                "brackets among the moves: { } expected for comments"
            }
            ProblemKind::VariationNotOpened => "end of a variation that has not begun",
            ProblemKind::VariationNotClosed => "variation without end: ) expected",
            ProblemKind::VariationOfNothing => "variation before any move: a move expected",
            ProblemKind::VariationTooDeep => "variations nested too deeply: left out",
            ProblemKind::GlyphWithoutNumber => "glyph without number: a number expected after $",
            ProblemKind::SetUpDiffers => "SetUp tag: 1 with a FEN tag, 0 or none without expected",
            ProblemKind::NoResult => "no result: 1-0, 0-1, 1/2-1/2 or * expected",
            ProblemKind::SecondResult => "second result: a new game expected",
            ProblemKind::MovesAfterResult => "moves after the result: a new game expected",
            _ => "",
        }
    }
}
