//! What can be wrong with the text.

use alloc::string::String;
use core::fmt;

/// A field of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenField {
    /// What stands where, from a8 to h1.
    Placement,
    /// Who has the move.
    Turn,
    /// What may still be castled.
    Castling,
    /// The square a pawn has just passed over.
    EnPassant,
    /// Single moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the move about to be made.
    Fullmoves,
}

impl FenField {
    /// Its name, for sentences in any language.
    ///
    /// ```
    /// assert_eq!(touchmove_board::FenField::Turn.name(), "fen-turn");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            FenField::Placement => "fen-placement",
            FenField::Turn => "fen-turn",
            FenField::Castling => "fen-castling",
            FenField::EnPassant => "fen-en-passant",
            FenField::Halfmoves => "fen-halfmoves",
            FenField::Fullmoves => "fen-fullmoves",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Placement => "placement of the pieces",
            FenField::Turn => "player to move",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::Halfmoves => "halfmove clock",
            FenField::Fullmoves => "move number",
        })
    }
}

/// What is wrong, and with that what would be right. Those marked *strict*
/// only [`Fen::parse_strict`](crate::Fen::parse_strict) minds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenFault {
    /// The text ends before this field.
    Missing,
    /// There is more text after the last field.
    TooMuch,
    /// *Strict*: not exactly one blank between fields, or one around them.
    Blanks,
    /// Not a piece letter, a number from 1 to 8 or a slash.
    NotAPiece,
    /// *Strict*: two numbers of empty squares that should be one.
    SplitNumber,
    /// More than eight squares on a rank (1 to 8).
    RankTooLong(u8),
    /// Fewer than eight squares on a rank (1 to 8).
    RankTooShort(u8),
    /// Fewer than eight ranks.
    TooFewRanks,
    /// More than eight ranks.
    TooManyRanks,
    /// Neither `w` nor `b`.
    NotAColor,
    /// Not `-` and not one of `KQkq`, `A` to `H`, `a` to `h`.
    NotACastlingLetter,
    /// Another rook on the same side of the king has been named already.
    TwoRooksOneSide,
    /// *Strict*: a letter for the second time, or out of the order of `KQkq`.
    CastlingOrder,
    /// *Strict*: king and rook do not stand where this right needs them.
    NoSuchRight,
    /// Neither `-` nor a square.
    NotASquare,
    /// *Strict*: no pawn can just have passed over this square.
    NotPassed,
    /// Not a number from 0 to 65535.
    NotANumber,
    /// *Strict*: a number with leading zeros.
    LeadingZero,
    /// *Strict*: a move number 0.
    MoveZero,
}

/// What would be right instead.
impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenFault::Missing => "this field",
            FenFault::TooMuch => "the end",
            FenFault::Blanks => "one blank between fields and none around them",
            FenFault::NotAPiece => "a piece (PNBRQKpnbrqk), empty squares (1 to 8) or /",
            FenFault::SplitNumber => "one number for adjoining empty squares",
            FenFault::RankTooLong(rank) => {
                return write!(f, "no more than 8 squares on rank {rank}");
            }
            FenFault::RankTooShort(rank) => return write!(f, "8 squares on rank {rank}"),
            FenFault::TooFewRanks => "8 ranks, with / between them",
            FenFault::TooManyRanks => "no more than 8 ranks",
            FenFault::NotAColor => "w or b",
            FenFault::NotACastlingLetter => "-, or letters of KQkq, or files A to H, a to h",
            FenFault::TwoRooksOneSide => "one rook on each side of the king",
            FenFault::CastlingOrder => "each letter once, in the order KQkq",
            FenFault::NoSuchRight => "only rights with king and rook in place",
            FenFault::NotASquare => "- or a square, e.g. e3",
            FenFault::NotPassed => "- or the square that a pawn has just passed over",
            FenFault::NotANumber => "a number from 0 to 65535",
            FenFault::LeadingZero => "a number without leading zeros",
            FenFault::MoveZero => "a move number from 1",
        })
    }
}

/// Where and why a text is not FEN.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FenError {
    /// The field it is in.
    pub field: FenField,
    /// The column in characters, from 1.
    pub column: usize,
    /// What stands there (the beginning of it); empty at the end of the text.
    pub found: String,
    /// What is wrong with it.
    pub fault: FenFault,
}

impl FenError {
    pub(super) fn new(field: FenField, column: usize, found: &str, fault: FenFault) -> FenError {
        const LONGEST: usize = 24;
        FenError { field, column, found: found.chars().take(LONGEST).collect(), fault }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FenError { field, column, found, fault } = self;
        write!(f, "FEN, {field}, column {column}: ")?;
        match found.is_empty() {
            true => write!(f, "the text ends; expected {fault}"),
            false => write!(f, "found {found:?}; expected {fault}"),
        }
    }
}

impl core::error::Error for FenError {}
