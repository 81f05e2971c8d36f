//! Lightweight board on which plans are played out. Only the result is converted to a [`Position`].

use crate::line::forward;
use crate::preconditions::LAST_RANKS;
use touchmove_board::attacks::{
    alone, between, bishop_attacks, diagonal_rays, king_attacks, knight_attacks, pawn_attacks,
    rook_attacks, straight_rays,
};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

/// Pieces of an ordinary position.
///
/// Plans never castle, advance a pawn two squares or capture en passant. The board therefore stores
/// neither castling rights nor an en passant square.
#[derive(Clone, Copy)]
pub(super) struct Board {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
    turn: Color,
}

impl Board {
    #[inline]
    pub(super) fn of(position: &Position) -> Board {
        Board {
            roles: Role::ALL.map(|role| position.role(role)),
            colors: Color::ALL.map(|color| position.color(color)),
            turn: position.turn(),
        }
    }

    #[inline]
    pub(super) fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    #[inline]
    pub(super) fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.roles[role.index()] & self.colors[color.index()]
    }

    #[inline]
    pub(super) fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    #[inline]
    pub(super) fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// Returns the queens and rooks of both players.
    #[inline]
    pub(super) fn heavy(&self) -> Bitboard {
        self.role(Role::Queen) | self.role(Role::Rook)
    }

    /// Returns the pieces that can mate with only their king's help. Pawns are included because
    /// they may promote to such a piece.
    pub(super) fn helpful(&self) -> Bitboard {
        self.heavy() | self.role(Role::Pawn)
    }

    #[inline]
    pub(super) fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role).contains(square))
    }

    /// Returns the pieces of a colour that attack a square, pinned ones included.
    #[inline]
    pub(super) fn attackers(&self, square: Square, by: Color) -> Bitboard {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let occupied = self.occupied();
        let all = knight_attacks(square) & knights
            | king_attacks(square) & kings
            | pawn_attacks(by.other(), square) & pawns
            | rook_attacks(square, occupied) & (rooks | queens)
            | bishop_attacks(square, occupied) & (bishops | queens);
        all & self.color(by)
    }

    #[inline]
    pub(super) fn is_check(&self) -> bool {
        !self.is_safe(self.turn)
    }

    /// Returns true if the position is checkmate given by `winner`.
    #[inline]
    pub(super) fn is_mate_by(&self, winner: Color) -> bool {
        self.turn != winner && self.is_check() && self.position().is_checkmate()
    }

    /// Returns the board after a move, or `None` if the move is illegal.
    #[inline]
    pub(super) fn after(mut self, mv: Move) -> Option<Board> {
        self.follow(mv)?;
        Some(self)
    }

    /// Makes a move. Returns `None` if the move is illegal; the board is then unusable.
    #[inline]
    pub(super) fn follow(&mut self, mv: Move) -> Option<()> {
        let (us, to) = (self.turn, Bitboard::of(mv.to));
        let barred = self.color(us) | self.role(Role::King);
        let able = self.pieces(us, mv.role).contains(mv.from) && !barred.meets(to);
        if !able || !self.reaches(mv) {
            return None;
        }
        // A move is legal if the mover's king is safe afterwards, so pins need no separate test.
        self.make(mv);
        self.is_safe(us).then_some(())
    }

    /// Makes a move whose piece is known to move that way.
    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        let (us, from, to) = (self.turn, Bitboard::of(mv.from), Bitboard::of(mv.to));
        let them = &mut self.colors[us.other().index()];
        if them.meets(to) {
            *them = them.without(to);
            self.roles = self.roles.map(|set| set.without(to));
        }
        self.colors[us.index()] ^= from | to;
        self.roles[mv.role.index()] ^= from;
        self.roles[mv.promotion().unwrap_or(mv.role).index()] |= to;
        self.turn = us.other();
    }

    #[inline]
    fn reaches(&self, mv: Move) -> bool {
        if mv.role == Role::King {
            return mv.kind == MoveKind::Step && king_attacks(mv.from).contains(mv.to);
        }
        let last = LAST_RANKS.contains(mv.to);
        match mv.kind {
            MoveKind::Step if mv.role != Role::Pawn => {
                alone(mv.role, mv.from).contains(mv.to)
                    && !between(mv.from, mv.to).meets(self.occupied())
            }
            MoveKind::Step => !last && self.pawn_reaches(mv),
            MoveKind::Promotion(role) => {
                mv.role == Role::Pawn
                    && last
                    && Role::PROMOTIONS.contains(&role)
                    && self.pawn_reaches(mv)
            }
            _ => false,
        }
    }

    fn pawn_reaches(&self, mv: Move) -> bool {
        let ahead = forward(self.turn, mv.from.into());
        let prey = sideways(ahead) & self.colors[self.turn.other().index()];
        (ahead.without(self.occupied()) | prey).contains(mv.to)
    }

    #[inline]
    pub(super) fn is_safe(&self, us: Color) -> bool {
        let Some(king) = self.pieces(us, Role::King).first() else { return true };
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let them = self.colors[us.other().index()];
        let near = knight_attacks(king) & knights
            | king_attacks(king) & kings
            | pawn_attacks(us, king) & pawns;
        // Test only the sliders on a line with the king, not all sliders.
        let far = straight_rays(king) & (rooks | queens) | diagonal_rays(king) & (bishops | queens);
        let mut snipers = far & them;
        let occupied = self.occupied();
        !near.meets(them) && snipers.all(|sniper| between(king, sniper).meets(occupied))
    }

    /// Returns the position, without castling rights and en passant square.
    pub(super) fn position(&self) -> Position {
        Position::of_pieces(self.turn, |color, role| self.pieces(color, role))
    }
}

/// Returns the squares west of the set, and the squares east of it.
#[inline]
pub(super) fn beside(set: Bitboard) -> [Bitboard; 2] {
    let west = set.without(Bitboard::file(0)).0 >> 1;
    let east = set.without(Bitboard::file(7)).0 << 1;
    [Bitboard(west), Bitboard(east)]
}

/// Returns the neighbouring squares on the same ranks.
#[inline]
pub(super) fn sideways(set: Bitboard) -> Bitboard {
    let [west, east] = beside(set);
    west | east
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_board::Piece;

    /// Compares every conceivable move with the legal moves of `Position`.
    #[test]
    fn followed_moves_are_the_legal_moves() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "4k3/P6P/8/8/8/8/p6p/1R2K1N1 b - - 0 1",
            "1r2k1n1/P1P4P/8/8/8/8/p6p/4K3 w - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            for mv in all_moves() {
                let mut men = Board::of(&position);
                let followed = men.follow(mv).map(|()| men.position());
                let legal = position.is_legal(mv).then(|| position.after(mv));
                assert_eq!(followed.map(men_of), legal.map(men_of), "{fen} {mv} {:?}", mv.kind);
            }
        }
    }

    /// Returns the pieces and the player to move, which a position and its board have in common.
    fn men_of(position: Position) -> (Vec<Option<Piece>>, Color) {
        (Square::all().map(|square| position.piece_at(square)).collect(), position.turn())
    }

    fn all_moves() -> impl Iterator<Item = Move> {
        let promotions = Role::ALL.map(MoveKind::Promotion);
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        pairs.flat_map(move |(from, to)| {
            let kinds = promotions.into_iter().chain([MoveKind::Step]);
            kinds.flat_map(move |kind| Role::ALL.map(|role| Move { from, to, role, kind }))
        })
    }
}
