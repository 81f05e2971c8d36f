//! Parse errors of FEN.

use alloc::string::String;
use core::fmt;

/// Field of a FEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenField {
    /// Pieces on the squares, from a8 to h1.
    Placement,
    /// Player to move.
    Turn,
    /// Castling rights.
    Castling,
    /// Square that a pawn has just passed over.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmoves,
    /// Number of the next move.
    Fullmoves,
}

impl FenField {
    /// Returns the name, for sentences in any language.
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

/// Fault of a FEN. The displayed text describes the expected text.
///
/// Only [`Fen::parse_strict`](crate::Fen::parse_strict) reports the faults marked *strict*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenFault {
    /// The text ends before this field.
    Missing,
    /// There is more text after the last field.
    TooMuch,
    /// *Strict*: more or less than one blank between fields, or blanks around them.
    Blanks,
    /// Not a piece letter, a number from 1 to 8 or a slash.
    NotAPiece,
    /// Two numbers of empty squares that should be one, as in `17`.
    SplitNumber,
    /// A rank (1 to 8) has more than eight squares.
    RankTooLong(u8),
    /// A rank (1 to 8) has fewer than eight squares.
    RankTooShort(u8),
    /// The placement has fewer than eight ranks.
    TooFewRanks,
    /// The placement has more than eight ranks.
    TooManyRanks,
    /// Neither `w` nor `b`.
    NotAColor,
    /// Not `-` and not one of `KQkq`, `A` to `H`, `a` to `h`.
    NotACastlingLetter,
    /// An earlier letter named another rook on the same side of the king.
    TwoRooksOneSide,
    /// *Strict*: a letter is repeated, or the letters are not in the order of `KQkq`.
    CastlingOrder,
    /// *Strict*: king and rook are not on the squares that the claimed right needs.
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

/// Writes a description of the expected text.
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

/// Error for a text that is not FEN, with its place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FenError {
    /// Field of the fault.
    pub field: FenField,
    /// Column of the fault in characters, from 1.
    pub column: usize,
    /// Text at the column, possibly shortened; empty at the end.
    pub found: String,
    /// Kind of fault.
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
