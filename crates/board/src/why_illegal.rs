//! Reasons why a move is illegal (Article 3).
//!
//! The generator produces legal moves as sets and cannot explain why a move is missing. This module
//! tests a move against each requirement in turn. A test compares both modules on every move
//! between any two squares.

mod castling;
mod movement;
mod pawn;
mod reason;
mod reason_text;
mod safety;

use crate::{Color, Piece, Position, Role, Square, Wing};
use alloc::vec;
use alloc::vec::Vec;

pub use reason::IllegalReason;

/// Move under examination, with the reasons found so far.
struct Inquiry<'a> {
    position: &'a Position,
    us: Color,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    reasons: Vec<IllegalReason>,
}

impl Position {
    /// Returns every requirement of Article 3 that a move fails.
    ///
    /// The list is empty exactly when the move is legal, that is, when [`Position::find_move`]
    /// finds it.
    ///
    /// A king move counts as castling in three cases:
    /// - The king moves two squares along its first rank from the e-file.
    /// - The king moves to its castling square, and the right exists.
    /// - The king moves onto its own rook on its first rank.
    ///
    /// The list then has the reasons against castling.
    ///
    /// If the piece could not make the move even on an empty board, the list still has the other
    /// faults, such as a king left in check.
    ///
    /// ```
    /// use touchmove_board::{IllegalReason, Position};
    /// let start = Position::default();
    /// let why = |from: &str, to: &str| {
    ///     start.why_illegal(from.parse().unwrap(), to.parse().unwrap(), None)
    /// };
    /// assert_eq!(why("e2", "e4"), []);
    /// assert_eq!(why("e2", "d3"), [IllegalReason::PawnCapturesNothing]);
    /// let names: Vec<_> = why("a1", "a2").iter().map(|reason| reason.name()).collect();
    /// assert_eq!(names, ["own-piece-there"]);
    /// ```
    pub fn why_illegal(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Vec<IllegalReason> {
        let us = self.turn();
        let mut inquiry = Inquiry { position: self, us, from, to, promotion, reasons: Vec::new() };
        inquiry.examine();
        inquiry.reasons
    }
}

impl Position {
    /// Returns every requirement of Article 3 that castling to a wing fails.
    ///
    /// The list is empty exactly when [`Position::castling_move`] finds the move. Unlike the squares
    /// of the king, the wing says that castling is meant. In Chess960 the king may arrive on a
    /// neighbouring square, or on its own.
    ///
    /// ```
    /// use touchmove_board::{Position, Wing};
    /// let position: Position = "4k3/8/8/8/8/8/8/RNK5 w A - 0 1".parse().unwrap();
    /// let reasons = position.why_castling_illegal(Wing::Queenside);
    /// assert_eq!(reasons[0].name(), "castling-blocked");
    /// ```
    pub fn why_castling_illegal(&self, wing: Wing) -> Vec<IllegalReason> {
        let us = self.turn();
        let Some(from) = self.king(us) else { return vec![IllegalReason::NoSuchPiece(Role::King)] };
        // No requirement depends on the square of arrival.
        let (to, promotion) = (from, None);
        let mut inquiry = Inquiry { position: self, us, from, to, promotion, reasons: Vec::new() };
        inquiry.examine_castling_to(wing);
        inquiry.reasons
    }
}

impl Inquiry<'_> {
    fn against(&mut self, reason: IllegalReason) {
        self.reasons.push(reason);
    }

    fn examine(&mut self) {
        match self.position.piece_at(self.from) {
            None => self.against(IllegalReason::EmptySquare),
            Some(piece) if piece.color != self.us => {
                self.against(IllegalReason::OpponentsPiece(piece));
            }
            Some(Piece { role, .. }) => self.examine_own(role),
        }
    }

    fn examine_own(&mut self, role: Role) {
        if role == Role::King && self.position.king(self.us) != Some(self.from) {
            return self.against(IllegalReason::SpareKing);
        }
        if let Some(castling) = self.castling().filter(|_| role == Role::King) {
            return self.examine_castling(castling);
        }
        if self.from == self.to {
            return self.against(IllegalReason::SameSquare);
        }
        self.examine_target();
        match role {
            Role::Pawn => self.examine_pawn(),
            _ => self.examine_movement(role),
        }
        self.examine_promotion(role);
        self.examine_safety(role);
    }

    /// Examines the piece on the target square.
    fn examine_target(&mut self) {
        match self.position.piece_at(self.to) {
            Some(piece) if piece.color == self.us => {
                self.against(IllegalReason::OwnPieceThere(piece));
            }
            Some(Piece { role: Role::King, .. }) => self.against(IllegalReason::CapturesKing),
            _ => {}
        }
    }
}
