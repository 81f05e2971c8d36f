//! Making moves.

use crate::attacks::pawn_attacks;
use crate::position::wing_of;
use crate::{Bitboard, Color, Move, MoveKind, Position, Role, Square, Wing};

impl Position {
    /// The position after a move.
    ///
    /// The move must come from this position's own legal moves (or be known
    /// to be legal); any other gives some position, never a panic.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let start = Position::default();
    /// assert_eq!(start.after(start.legal_moves()[0]).turn(), Color::Black);
    /// ```
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = *self;
        let (us, to) = (self.turn, Bitboard::of(mv.to));
        let captures = self.color(us.other()).meets(to);
        next.passed = None;
        next.turn = us.other();
        next.fullmoves = self.fullmoves.saturating_add(us.index() as u16);
        next.halfmoves =
            if captures || mv.role == Role::Pawn { 0 } else { self.halfmoves.saturating_add(1) };
        next.castling = self.castling.without(Bitboard::of(mv.from) | to);
        if captures {
            next.clear(to, us.other());
        }
        match mv.kind {
            MoveKind::Step => next.carry(mv, mv.role, us),
            MoveKind::DoubleAdvance => {
                next.carry(mv, Role::Pawn, us);
                next.passed = self.passed_by(mv);
            }
            MoveKind::EnPassant => {
                next.carry(mv, Role::Pawn, us);
                let pawn = mv.to.index() as u32 & 7 | mv.from.index() as u32 & 56;
                next.clear(Square::masked(pawn).into(), us.other());
            }
            MoveKind::Promotion(role) => next.carry(mv, role, us),
            MoveKind::Castle(wing) => next.castle(self, mv, wing),
        }
        if mv.role == Role::King {
            next.castling = next.castling.without(self.color(us));
        }
        next
    }

    /// What stands on the board, with the move passed on by a player whose
    /// hand has left it so: counters as after any move, no en passant.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let next = Position::default().passed_on(Color::White, false);
    /// assert_eq!((next.turn(), next.halfmoves()), (Color::Black, 1));
    /// ```
    #[must_use]
    pub fn passed_on(&self, by: Color, pawn_or_capture: bool) -> Position {
        let halfmoves = if pawn_or_capture { 0 } else { self.halfmoves.saturating_add(1) };
        Position {
            turn: by.other(),
            passed: None,
            halfmoves,
            fullmoves: self.fullmoves.saturating_add(by.index() as u16),
            ..*self
        }
    }

    #[inline]
    fn clear(&mut self, square: Bitboard, color: Color) {
        for set in &mut self.roles {
            *set = set.without(square);
        }
        self.colors[color.index()] = self.colors[color.index()].without(square);
    }

    #[inline]
    fn carry(&mut self, mv: Move, becomes: Role, us: Color) {
        let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        let role = &mut self.roles[mv.role.index()];
        *role = role.without(from);
        self.roles[becomes.index()] |= to;
        let color = &mut self.colors[us.index()];
        *color = color.without(from) | to;
    }

    fn castle(&mut self, before: &Position, mv: Move, wing: Wing) {
        let us = before.turn;
        let rook = (before.castling & before.color(us)).find(|&r| wing_of(mv.from, r) == wing);
        let corner = mv.from.index() as u32 & 56;
        let rook_to = Bitboard::of(Square::masked(corner + wing.rook_file() as u32));
        let rook = rook.map_or(rook_to, Bitboard::of);
        let (king, king_to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        let rooks = &mut self.roles[Role::Rook.index()];
        *rooks = rooks.without(rook) | rook_to;
        let kings = &mut self.roles[Role::King.index()];
        *kings = kings.without(king) | king_to;
        let color = &mut self.colors[us.index()];
        *color = color.without(king | rook) | king_to | rook_to;
    }

    /// The square a pawn passes over, kept where an opponent's pawn attacks it.
    #[inline]
    fn passed_by(&self, mv: Move) -> Option<Square> {
        let square = Square::masked((mv.from.index() as u32 + mv.to.index() as u32) / 2);
        let attackers = self.pieces(self.turn.other(), Role::Pawn);
        pawn_attacks(self.turn, square).meets(attackers).then_some(square)
    }
}
