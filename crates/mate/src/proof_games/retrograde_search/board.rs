//! Board of the retrograde search, with an identity for each piece.

use super::distance_tables::Obstacles;
use super::men::{BISHOPS, KING, MEN, ROOKS, born, color, first, home};
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// Square index of a piece that is not on the board.
const ABSENT: u8 = 64;

#[derive(Clone)]
pub(super) struct Board {
    on: [u8; MEN],
    role: [Role; MEN],
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// Player to move.
    pub turn: Color,
    /// Kings and rooks that castle later in the game, one bit each. They must not have moved.
    pub still: u32,
    /// Rooks at home without castling rights whose king is also at home, one bit each. The rook or
    /// the king must have moved.
    pub must_have_moved: u32,
}

impl Board {
    pub(super) fn empty(turn: Color) -> Board {
        Board {
            on: [ABSENT; MEN],
            role: core::array::from_fn(born),
            roles: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            turn,
            still: 0,
            must_have_moved: 0,
        }
    }

    #[inline]
    pub(super) fn square(&self, man: usize) -> Option<Square> {
        Square::new(self.on[man % MEN])
    }

    #[inline]
    pub(super) fn role(&self, man: usize) -> Role {
        self.role[man % MEN]
    }

    pub(super) fn is_absent(&self, man: usize) -> bool {
        self.on[man % MEN] == ABSENT
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    pub(super) fn is_still(&self, man: usize) -> bool {
        self.still >> man & 1 == 1
    }

    pub(super) fn pieces(&self, player: Color, role: Role) -> Bitboard {
        self.roles[role.index()] & self.colors[player.index()]
    }

    /// Moves a piece to a square, from any square or from outside the board.
    pub(super) fn put(&mut self, man: usize, square: Square, role: Role) {
        self.lift(man);
        self.on[man % MEN] = square.index() as u8;
        self.role[man % MEN] = role;
        self.roles[role.index()] |= square.into();
        self.colors[color(man).index()] |= square.into();
    }

    pub(super) fn lift(&mut self, man: usize) {
        let Some(square) = self.square(man) else { return };
        let rest = !Bitboard::of(square);
        self.on[man % MEN] = ABSENT;
        self.roles.iter_mut().for_each(|set| *set &= rest);
        self.colors.iter_mut().for_each(|set| *set &= rest);
    }

    /// Records that a king or rook has been on another square.
    pub(super) fn record_moved(&mut self, man: usize) {
        match man % 16 {
            KING => self.must_have_moved &= !(0xffff << first(color(man))),
            _ => self.must_have_moved &= !(1 << man),
        }
    }

    pub(super) fn attackers(&self, square: Square, by: Color) -> Bitboard {
        let (role, all) = (|role: Role| self.roles[role.index()], self.occupied());
        let queens = role(Role::Queen);
        let attackers = (knight_attacks(square) & role(Role::Knight))
            | (king_attacks(square) & role(Role::King))
            | (pawn_attacks(by.other(), square) & role(Role::Pawn))
            | (rook_attacks(square, all) & (role(Role::Rook) | queens))
            | (bishop_attacks(square, all) & (role(Role::Bishop) | queens));
        attackers & self.colors[by.index()]
    }

    pub(super) fn checkers(&self, player: Color) -> Bitboard {
        let king = self.square(first(player) + KING);
        king.map_or(Bitboard::EMPTY, |king| self.attackers(king, player.other()))
    }

    pub(super) fn obstacles(&self) -> Obstacles {
        let fixed = self.fixed();
        let pawns = self.roles[Role::Pawn.index()];
        Obstacles { fixed, now: fixed | pawns | self.at_home() }
    }

    /// Returns the pieces on home squares of their role.
    fn at_home(&self) -> Bitboard {
        let start = Position::default();
        let both = |player, role| self.pieces(player, role) & start.pieces(player, role);
        let of = |player| {
            Role::ALL.into_iter().fold(Bitboard::EMPTY, |set, role| set | both(player, role))
        };
        of(Color::White) | of(Color::Black)
    }

    /// Returns the pieces that no further retraction moves: pawns at home, pieces that castle
    /// later, and bishops behind two such pawns.
    fn fixed(&self) -> Bitboard {
        Color::ALL.into_iter().fold(Bitboard::EMPTY, |set, player| set | self.fixed_of(player))
    }

    fn fixed_of(&self, player: Color) -> Bitboard {
        let home_rank = if player == Color::White { 1 } else { 6 };
        let mut fixed = self.pieces(player, Role::Pawn) & Bitboard::rank(home_rank);
        for man in ROOKS.into_iter().chain([KING]).map(|man| first(player) + man) {
            if let Some(square) = self.square(man).filter(|_| self.is_still(man)) {
                fixed |= square.into();
            }
        }
        let pawns = fixed;
        for square in BISHOPS.into_iter().map(|man| home(first(player) + man)) {
            let there = self.pieces(player, Role::Bishop).contains(square);
            if there && pawn_attacks(player, square).without(pawns).is_empty() {
                fixed |= square.into();
            }
        }
        fixed
    }

    /// Returns a hash of everything that distinguishes positions in the search.
    pub(super) fn hash(&self) -> u64 {
        let rest = u64::from(self.still) << 32 | u64::from(self.must_have_moved);
        let start = rest << 1 ^ self.turn.index() as u64;
        let men = self
            .on
            .chunks_exact(8)
            .map(|eight| eight.iter().fold(0, |word, &square| word << 8 | u64::from(square)));
        let roles = self.roles.into_iter().map(|set| set.0);
        men.chain(roles).fold(start, |hash, word| {
            let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 29
        })
    }

    /// Derives from the castling rights of `position` which pieces must not have moved and which
    /// pieces must have moved.
    pub(super) fn with_rights(mut self, position: &Position) -> Board {
        for player in Color::ALL {
            let king = first(player) + KING;
            if self.square(king) != Some(home(king)) {
                continue;
            }
            for (man, wing) in ROOKS.into_iter().zip([Wing::Queenside, Wing::Kingside]) {
                let man = first(player) + man;
                if position.castling_rook(player, wing).is_some() {
                    self.still |= 1 << man | 1 << king;
                } else if self.square(man) == Some(home(man)) {
                    self.must_have_moved |= 1 << man;
                }
            }
        }
        self
    }
}
