//! Problems in a PGN text, and their places.

use super::{Outcome, Written};
use core::fmt;

/// Place in a text. Lines and columns start at 1, and columns count characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Line number.
    pub line: u32,
    /// Column in the line.
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

/// Problem in the text of a game. The game is read all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Problem {
    /// Place of the problem.
    pub place: Place,
    /// Kind of problem.
    pub kind: ProblemKind,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

/// Kinds of problems. The displayed text also states what was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// Text before a game that is neither a tag nor a move; skipped.
    TextOutsideGame,
    /// `["value"]`; skipped.
    TagWithoutName,
    /// `[Name]`; skipped.
    TagWithoutValue,
    /// `[Name value]`; accepted as written.
    ValueNotQuoted,
    /// `[Name "a "b" c"]`; accepted as intended.
    QuoteNotEscaped,
    /// `[Name "a\"]`; accepted as intended.
    BackslashNotEscaped,
    /// A value that continues on the next line; joined with a space.
    LineBreakInValue,
    /// A value without closing quote; read up to the end of the line.
    ValueNotClosed,
    /// `[Name "value" text]`; the text is skipped.
    TextInTag,
    /// `[Name "value"` without `]`; accepted.
    TagNotClosed,
    /// `Name "value"]` without `[`; accepted.
    TagNotOpened,
    /// A second tag with the same name; the first counts.
    DuplicateTag,
    /// A tag in the middle of the moves; accepted.
    TagAmongMoves,
    /// A comment without `}`; read up to the next empty line or tag.
    CommentNotClosed,
    /// A character that has no meaning in this place; skipped.
    UnexpectedCharacter(char),
    /// `[text]` among the moves; skipped.
    BracketsAmongMoves,
    /// `)` without `(`; skipped.
    VariationNotOpened,
    /// `(` without `)`; the variation ends with the game.
    VariationNotClosed,
    /// `(` before any move that the variation could replace. At the start of the game the content
    /// is skipped, elsewhere only the brackets.
    VariationOfNothing,
    /// Variations nested deeper than 60; skipped.
    VariationTooDeep,
    /// `$` without a number; skipped.
    GlyphWithoutNumber,
    /// The moves end without `1-0`, `0-1`, `1/2-1/2` or `*`.
    NoResult,
    /// A second result after the result; the last one counts.
    SecondResult,
    /// Moves after the result; accepted.
    MovesAfterResult,
    /// The `Result` tag contradicts the result after the moves.
    ResultDiffers {
        /// Result after the moves.
        at_end: Outcome,
    },
    /// The `SetUp` tag contradicts the `FEN` tag; the `FEN` tag counts.
    SetUpDiffers,
    /// A wrong move number in the main line.
    MoveNumber {
        /// Number in the text.
        found: u32,
        /// Number of the next move.
        expected: u32,
    },
    /// A move number without its one dot (White) or three dots (Black).
    MoveNumberForm {
        /// The number with its dots.
        found: Written,
    },
    /// A result after the moves that is not `1-0`, `0-1`, `1/2-1/2` or `*`.
    ResultForm {
        /// The result as written.
        found: Written,
    },
    /// A glyph that is neither `$0` to `$255` nor one of the six signs at the end of a move.
    GlyphForm,
    /// A comment, such as a time, without braces or semicolon.
    CommentForm,
    /// A tag name with other characters than letters, digits and `_`, or with a small first letter.
    TagNameForm,
    /// A tab in a tag's value.
    TabInValue,
    /// A control character.
    ControlCharacter,
    /// A line of more than 255 characters.
    LineTooLong,
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
            ProblemKind::MoveNumberForm { found } => {
                write!(f, "move number {found}: one dot for White, three for Black expected")
            }
            ProblemKind::ResultForm { found } => match self.right() {
                Some(right) => write!(f, "result {found}: {right} expected"),
                None => write!(f, "result {found}: 1-0, 0-1, 1/2-1/2 or * expected"),
            },
            _ => f.write_str(self.plain()),
        }
    }
}

impl ProblemKind {
    /// One problem of each kind, with arbitrary contents.
    pub const ALL: [ProblemKind; 35] = [
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
        ProblemKind::MoveNumberForm { found: Written::NONE },
        ProblemKind::ResultForm { found: Written::NONE },
        ProblemKind::GlyphForm,
        ProblemKind::CommentForm,
        ProblemKind::TagNameForm,
        ProblemKind::TabInValue,
        ProblemKind::ControlCharacter,
        ProblemKind::LineTooLong,
    ];

    /// Returns the stable name of the kind.
    ///
    /// ```
    /// use touchmove_notation::pgn::ProblemKind;
    /// assert_eq!(ProblemKind::TagNotClosed.name(), "tag-not-closed");
    /// ```
    pub const fn name(&self) -> &'static str {
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
            ProblemKind::MoveNumberForm { .. } => "move-number-form",
            ProblemKind::ResultForm { .. } => "result-form",
            ProblemKind::GlyphForm => "glyph-form",
            ProblemKind::CommentForm => "comment-form",
            ProblemKind::TagNameForm => "tag-name-form",
            ProblemKind::TabInValue => "tab-in-value",
            ProblemKind::ControlCharacter => "control-character",
            ProblemKind::LineTooLong => "line-too-long",
        }
    }

    /// Returns true if text was skipped or may have been misunderstood. If false, only the form of
    /// the text is wrong.
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
            ProblemKind::GlyphForm => "glyph: $0 to $255, or ! ? !! !? ?! ?? after a move expected",
            ProblemKind::CommentForm => "comment: { } or ; expected",
            ProblemKind::TagNameForm => {
                "tag name: letters, digits and _ after a capital letter expected"
            }
            ProblemKind::TabInValue => "tab within a value: a space expected",
            ProblemKind::ControlCharacter => "control character: text expected",
            ProblemKind::LineTooLong => "line of more than 255 characters: a line break expected",
            _ => "",
        }
    }
}
