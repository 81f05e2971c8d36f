//! Paragraphs of the PGN standard.

use super::ProblemKind;

impl ProblemKind {
    /// Returns the paragraph of the PGN standard with the requirement that the text fails. Returns
    /// `None` if the limit is our own.
    ///
    /// ```
    /// use touchmove_notation::pgn::ProblemKind;
    /// assert_eq!(ProblemKind::NoResult.paragraph(), Some("8.2.6"));
    /// ```
    pub const fn paragraph(&self) -> Option<&'static str> {
        Some(match self {
            ProblemKind::ControlCharacter => "4.1",
            ProblemKind::TabInValue => "4.2",
            ProblemKind::LineTooLong => "4.3",
            ProblemKind::CommentNotClosed | ProblemKind::CommentForm => "5",
            ProblemKind::QuoteNotEscaped
            | ProblemKind::BackslashNotEscaped
            | ProblemKind::LineBreakInValue
            | ProblemKind::ValueNotClosed
            | ProblemKind::UnexpectedCharacter(_) => "7",
            ProblemKind::TextOutsideGame | ProblemKind::TagAmongMoves => "8",
            ProblemKind::TagWithoutName
            | ProblemKind::TagWithoutValue
            | ProblemKind::ValueNotQuoted
            | ProblemKind::TextInTag
            | ProblemKind::TagNotClosed
            | ProblemKind::TagNotOpened
            | ProblemKind::DuplicateTag
            | ProblemKind::TagNameForm => "8.1",
            ProblemKind::ResultDiffers { .. } => "8.1.1.7",
            ProblemKind::BracketsAmongMoves => "8.2",
            ProblemKind::MoveNumber { .. } => "8.2.2.1",
            ProblemKind::MoveNumberForm { .. } => "8.2.2.2",
            ProblemKind::GlyphWithoutNumber | ProblemKind::GlyphForm => "8.2.4",
            ProblemKind::VariationNotOpened
            | ProblemKind::VariationNotClosed
            | ProblemKind::VariationOfNothing => "8.2.5",
            ProblemKind::NoResult
            | ProblemKind::SecondResult
            | ProblemKind::MovesAfterResult
            | ProblemKind::ResultForm { .. } => "8.2.6",
            ProblemKind::SetUpDiffers => "9.7.1",
            ProblemKind::VariationTooDeep => return None,
        })
    }
}
