//! Positions after moves.

use crate::attacks::pawn_attacks;
use crate::position::wing_of;
use crate::state::State;
use crate::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Square, Wing};

impl Position {
    /// Returns the position after a move.
    ///
    /// The move must be legal in this position. For any other move the result is unspecified, but
    /// the function does not panic.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let start = Position::default();
    /// assert_eq!(start.after(start.legal_moves()[0]).turn(), Color::Black);
    /// ```
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        match mv.kind {
            MoveKind::Castle { wing, .. } => self.after_castling(mv, wing),
            MoveKind::EnPassant => self.after_en_passant(mv),
            MoveKind::DoubleAdvance => self.after_double_advance(mv),
            _ if mv.role == Role::King => self.after_king_step(mv),
            _ => self.after_step(mv),
        }
    }

    #[inline(always)]
    fn after_step(&self, mv: Move) -> Position {
        let color = self.turn();
        let resets = mv.role == Role::Pawn || self.occupied().contains(mv.to);
        let role = mv.promotion().unwrap_or(mv.role);
        let mut next = self.passed_on(color, resets);
        next.planes.clear(Bitboard::of(mv.from) | mv.to.into());
        next.planes.add(mv.to.into(), Piece { color, role });
        next
    }

    #[inline(never)]
    fn after_double_advance(&self, mv: Move) -> Position {
        let mut next = self.after_step(mv);
        next.state = next.state.with_passed(self.passed_by(mv));
        next
    }

    #[inline(never)]
    fn after_king_step(&self, mv: Move) -> Position {
        let mut next = self.after_step(mv);
        next.planes.keep_castling(self.color(self.turn().other()));
        next
    }

    #[inline(never)]
    fn after_en_passant(&self, mv: Move) -> Position {
        let mut next = self.after_step(mv);
        let captured = Square::masked(mv.to.index() as u32 & 7 | mv.from.index() as u32 & 56);
        next.planes.clear(captured.into());
        next
    }

    #[inline(never)]
    fn after_castling(&self, mv: Move, wing: Wing) -> Position {
        let color = self.turn();
        let mut next = self.passed_on(color, false);
        let rooks = self.castling_rooks() & self.color(color);
        let rook = rooks.into_iter().find(|&rook| wing_of(mv.from, rook) == wing);
        let corner = mv.from.index() as u32 & 56;
        let rook_to = Square::masked(corner + wing.rook_file() as u32);
        let left = Bitboard::of(mv.from) | rook.unwrap_or(rook_to).into();
        next.planes.clear(left | mv.to.into() | rook_to.into());
        next.planes.add(mv.to.into(), Piece { color, role: Role::King });
        next.planes.add(rook_to.into(), Piece { color, role: Role::Rook });
        next.planes.keep_castling(self.color(color.other()));
        next
    }

    /// Returns the position with the opponent of `by` to move.
    ///
    /// The counters change as after any move, and the en passant square is removed. The function
    /// serves positions on a real board that no legal move produced.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let next = Position::default().passed_on(Color::White, false);
    /// assert_eq!((next.turn(), next.halfmoves()), (Color::Black, 1));
    /// ```
    #[inline]
    #[must_use]
    pub fn passed_on(&self, by: Color, pawn_or_capture: bool) -> Position {
        let halfmoves = if pawn_or_capture { 0 } else { self.halfmoves().saturating_add(1) };
        let fullmoves = self.fullmoves().saturating_add(by.index() as u16);
        Position { state: State::new(by.other(), halfmoves, fullmoves), ..*self }
    }

    /// Returns the square that a pawn passes over, if an opposing pawn attacks the square.
    #[inline]
    fn passed_by(&self, mv: Move) -> Option<Square> {
        let square = Square::masked((mv.from.index() as u32 + mv.to.index() as u32) / 2);
        let attackers = self.pieces(self.turn().other(), Role::Pawn);
        pawn_attacks(self.turn(), square).meets(attackers).then_some(square)
    }
}
