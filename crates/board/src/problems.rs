//! Obvious problems of a position.
//!
//! The crate `touchmove-mate` decides whether a game can reach the position.

use crate::attacks::line;
use crate::castling::castling_king;
use crate::position::wing_of;
use crate::{Bitboard, Color, Position, Role, Square};
use alloc::vec::Vec;
use core::fmt;

/// Violation of the rules in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PositionProblem {
    /// A player has no king.
    NoKing(Color),
    /// A player has more than one king.
    SeveralKings(Color),
    /// Pawns are on the first or last rank.
    PawnsOnEndRank(Bitboard),
    /// The player who is not to move is in check, so the king could be captured.
    KingCanBeCaptured {
        /// The king's square.
        king: Square,
        /// Pieces that attack the king.
        by: Bitboard,
    },
    /// The square has a rook with a castling right, but the rook or its king is not in its place.
    ImpossibleCastling(Square),
    /// A FEN claims a castling right without king and rook in place.
    ///
    /// A position cannot hold such a right, so only
    /// [`FenReading::problems`](crate::FenReading::problems) returns it.
    UnfoundedCastling {
        /// Player who would have the claimed right.
        color: Color,
        /// Letter of the castling field.
        letter: char,
    },
    /// No pawn can have passed over this square with the last move.
    ImpossibleEnPassant(Square),
    /// A player has more than 16 pieces.
    TooManyPieces(Color),
    /// A player has more than 8 pawns.
    TooManyPawns(Color),
    /// A player has more promoted pieces than missing pawns.
    TooManyPromoted(Color),
    /// These pieces give check, and no single move can have given all the checks.
    ImpossibleCheck(Bitboard),
}

impl PositionProblem {
    /// Returns true if play has no meaning in a position with this problem.
    ///
    /// Other problems only show that no game reaches the position. Legal moves are still well
    /// defined.
    ///
    /// ```
    /// use touchmove_board::{Color, PositionProblem};
    /// assert!(PositionProblem::NoKing(Color::White).prevents_play());
    /// assert!(!PositionProblem::TooManyPawns(Color::White).prevents_play());
    /// ```
    pub const fn prevents_play(&self) -> bool {
        match self {
            PositionProblem::NoKing(_)
            | PositionProblem::SeveralKings(_)
            | PositionProblem::PawnsOnEndRank(_)
            | PositionProblem::KingCanBeCaptured { .. }
            | PositionProblem::ImpossibleCastling(_) => true,
            PositionProblem::UnfoundedCastling { .. }
            | PositionProblem::ImpossibleEnPassant(_)
            | PositionProblem::TooManyPieces(_)
            | PositionProblem::TooManyPawns(_)
            | PositionProblem::TooManyPromoted(_)
            | PositionProblem::ImpossibleCheck(_) => false,
        }
    }

    /// Returns the stable name of the problem.
    ///
    /// ```
    /// use touchmove_board::{Color, PositionProblem};
    /// assert_eq!(PositionProblem::NoKing(Color::White).name(), "no-king");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            PositionProblem::NoKing(_) => "no-king",
            PositionProblem::SeveralKings(_) => "several-kings",
            PositionProblem::PawnsOnEndRank(_) => "pawns-on-end-rank",
            PositionProblem::KingCanBeCaptured { .. } => "king-can-be-captured",
            PositionProblem::ImpossibleCastling(_) => "impossible-castling",
            PositionProblem::UnfoundedCastling { .. } => "unfounded-castling",
            PositionProblem::ImpossibleEnPassant(_) => "impossible-en-passant",
            PositionProblem::TooManyPieces(_) => "too-many-pieces",
            PositionProblem::TooManyPawns(_) => "too-many-pawns",
            PositionProblem::TooManyPromoted(_) => "too-many-promoted",
            PositionProblem::ImpossibleCheck(_) => "impossible-check",
        }
    }
}

impl fmt::Display for PositionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionProblem::NoKing(color) => write!(f, "no {color} king"),
            PositionProblem::SeveralKings(color) => write!(f, "several {color} kings"),
            PositionProblem::PawnsOnEndRank(pawns) => {
                write!(f, "pawns on the first or last rank: {pawns:?}")
            }
            PositionProblem::KingCanBeCaptured { king, by } => {
                write!(f, "the king on {king} could be captured from {by:?}")
            }
            PositionProblem::ImpossibleCastling(rook) => {
                write!(f, "no castling is possible with {rook}")
            }
            PositionProblem::UnfoundedCastling { letter, .. } => {
                write!(f, "castling letter {letter} without king and rook in place")
            }
            PositionProblem::ImpossibleEnPassant(square) => {
                write!(f, "no pawn can have passed over {square}")
            }
            PositionProblem::TooManyPieces(color) => write!(f, "more than 16 {color} pieces"),
            PositionProblem::TooManyPawns(color) => write!(f, "more than 8 {color} pawns"),
            PositionProblem::TooManyPromoted(color) => {
                write!(f, "more promoted {color} pieces than missing pawns")
            }
            PositionProblem::ImpossibleCheck(by) => {
                write!(f, "no move gives check from {by:?} at once")
            }
        }
    }
}

impl Position {
    /// Returns every obvious problem of the position. Problems that [prevent
    /// play](PositionProblem::prevents_play) are first.
    ///
    /// ```
    /// use touchmove_board::{Fen, Position};
    /// assert!(Position::default().problems().is_empty());
    /// let position = Fen::parse("8/8/8/8/8/8/8/K6P b - - 0 1").unwrap();
    /// let names: Vec<_> = position.problems().iter().map(|p| p.name()).collect();
    /// assert_eq!(names, ["no-king", "pawns-on-end-rank"]);
    /// ```
    pub fn problems(&self) -> Vec<PositionProblem> {
        let mut problems = Vec::new();
        problems.extend(Color::ALL.iter().filter_map(|&color| self.king_count_problem(color)));
        problems.extend(self.pawns_on_end_ranks());
        problems.extend(self.capturable_king());
        problems.extend(
            self.castling_rooks()
                .filter(|&r| !self.can_castle_with(r))
                .map(PositionProblem::ImpossibleCastling),
        );
        problems.extend(
            self.passed_square()
                .filter(|&s| !self.was_passed(s))
                .map(PositionProblem::ImpossibleEnPassant),
        );
        problems.extend(Color::ALL.iter().flat_map(|&color| self.count_problems(color)));
        problems.extend(self.impossible_check());
        problems
    }

    fn king_count_problem(&self, color: Color) -> Option<PositionProblem> {
        match self.pieces(color, Role::King).len() {
            0 => Some(PositionProblem::NoKing(color)),
            1 => None,
            _ => Some(PositionProblem::SeveralKings(color)),
        }
    }

    fn pawns_on_end_ranks(&self) -> Option<PositionProblem> {
        let pawns = self.role(Role::Pawn) & (Bitboard::rank(0) | Bitboard::rank(7));
        Some(PositionProblem::PawnsOnEndRank(pawns)).filter(|_| !pawns.is_empty())
    }

    fn capturable_king(&self) -> Option<PositionProblem> {
        let mut kings = self.pieces(self.turn().other(), Role::King);
        kings.find_map(|king| {
            let by = self.attackers(king, self.turn());
            (!by.is_empty()).then_some(PositionProblem::KingCanBeCaptured { king, by })
        })
    }

    /// Returns true if the rook and its king are on squares from which they may castle.
    fn can_castle_with(&self, rook: Square) -> bool {
        Color::ALL.into_iter().any(|color| {
            let Some(king) = castling_king(self, color) else { return false };
            self.pieces(color, Role::Rook).contains(rook)
                && rook.rank() == king.rank()
                && self.castling_rook(color, wing_of(king, rook)) == Some(rook)
        })
    }

    /// Returns true if a pawn can have passed over the square with the last move.
    ///
    /// The player to move must not have been in check before that move.
    pub(crate) fn was_passed(&self, square: Square) -> bool {
        if !self.can_have_been_passed(square) {
            return false;
        }
        let Some(king) = self.king(self.turn()) else { return true };
        let step = if self.turn() == Color::White { -8 } else { 8 };
        let at = |step: i32| Square::masked((square.index() as i32 + step) as u32);
        let (from, to) = (Bitboard::of(at(-step)), Bitboard::of(at(step)));
        let before = self.occupied().without(to) | from;
        self.attackers_when(king, self.turn().other(), before).is_empty()
    }

    fn count_problems(&self, color: Color) -> impl Iterator<Item = PositionProblem> {
        let pawns = self.pieces(color, Role::Pawn).len();
        let promoted = self.promoted(color);
        let problems = [
            (self.color(color).len() > 16).then_some(PositionProblem::TooManyPieces(color)),
            (pawns > 8).then_some(PositionProblem::TooManyPawns(color)),
            // If there are more than 8 pawns, the number of missing pawns is unknown.
            (pawns <= 8 && promoted > 8 - pawns).then_some(PositionProblem::TooManyPromoted(color)),
        ];
        problems.into_iter().flatten()
    }

    /// Returns the smallest number of promotions that explains the pieces of the given colour.
    fn promoted(&self, color: Color) -> u32 {
        let light = Bitboard(0x55aa_55aa_55aa_55aa);
        let bishops = self.pieces(color, Role::Bishop);
        let beyond = |set: Bitboard, initial: u32| set.len().saturating_sub(initial);
        beyond(self.pieces(color, Role::Queen), 1)
            + beyond(self.pieces(color, Role::Rook), 2)
            + beyond(self.pieces(color, Role::Knight), 2)
            + beyond(bishops & light, 1)
            + beyond(bishops.without(light), 1)
    }

    fn impossible_check(&self) -> Option<PositionProblem> {
        let king = self.king(self.turn())?;
        let checkers = self.checkers(self.turn());
        let mut single = checkers;
        let (Some(first), Some(second)) = (single.next(), single.next()) else { return None };
        // In a double check, one checking piece has moved there and the other's line has been
        // opened.
        let far = self.role(Role::Bishop) | self.role(Role::Rook) | self.role(Role::Queen);
        let possible =
            single.is_empty() && checkers.meets(far) && !line(first, second).contains(king);
        (!possible).then_some(PositionProblem::ImpossibleCheck(checkers))
    }
}
