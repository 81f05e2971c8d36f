//! Whether sets of squares are ones that no man can leave.
//!
//! By induction on moves: as long as every man has stayed in its set, what is
//! derived from the sets here is true of the board, and then the next move
//! stays inside as well.

use super::attacked::attacks;
use super::{Rejection, mated};
use crate::Confined;
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// Whether the sets hold all men for ever, and no mate can be set up in them.
pub(super) fn hold(position: &Position, winner: Color, men: &[Confined]) -> Result<(), Rejection> {
    let facts = Facts::of(position, men, winner);
    let inside = everybody_is_there(position, men)
        && men.iter().all(|man| castling_stays(position, man) && facts.moves_stay(man));
    if !inside {
        return Err(Rejection::Sets);
    }
    let possible = mated::possible(men, winner, facts.fixed);
    if possible { Err(Rejection::Mate) } else { Ok(()) }
}

/// One entry for each man, at home in its own set.
fn everybody_is_there(position: &Position, men: &[Confined]) -> bool {
    let homes: Bitboard = men.iter().map(|man| man.home).collect();
    let true_to_life = |man: &Confined| {
        let stands = position.piece_at(man.home).map(|p| (p.color, p.role));
        stands == Some((man.color, man.role)) && man.reach.contains(man.home)
    };
    homes == position.occupied()
        && men.len() == homes.len() as usize
        && men.iter().all(true_to_life)
}

/// Castling takes king and rook to squares of their sets.
fn castling_stays(position: &Position, man: &Confined) -> bool {
    Wing::ALL.into_iter().all(|wing| {
        let Some(rook) = position.castling_rook(man.color, wing) else { return true };
        let file = match man.role {
            Role::King => wing.king_file(),
            Role::Rook if rook == man.home => wing.rook_file(),
            _ => return true,
        };
        Square::at(file, man.home.rank()).is_some_and(|to| man.reach.contains(to))
    })
}

/// What is true as long as all men are in their sets.
struct Facts<'a> {
    position: &'a Position,
    men: &'a [Confined],
    /// Squares whose men neither move nor are captured.
    fixed: Bitboard,
    /// Squares where any man may ever stand.
    anywhere: Bitboard,
    /// Who shall mate.
    winner: Color,
}

impl<'a> Facts<'a> {
    fn of(position: &'a Position, men: &'a [Confined], winner: Color) -> Facts<'a> {
        let anywhere = men.iter().fold(Bitboard::EMPTY, |all, man| all | man.squares());
        let mut facts = Facts { position, men, fixed: Bitboard::EMPTY, anywhere, winner };
        let stays = |man: &&Confined| {
            man.squares() == Bitboard::of(man.home)
                && (man.role == Role::King || !facts.can_be_captured(man))
        };
        facts.fixed = men.iter().filter(stays).map(|man| man.home).collect();
        facts
    }

    /// Whether an opponent may ever capture on a square of the man's set, or
    /// can capture it en passant now.
    fn can_be_captured(&self, man: &Confined) -> bool {
        let passed = self.position.en_passant().is_some_and(|square| {
            man.home.file() == square.file() && man.home.rank().abs_diff(square.rank()) == 1
        });
        let mut others = self.men.iter().filter(|other| other.color != man.color);
        let passed = passed && man.role == Role::Pawn && man.color != self.position.turn();
        passed || others.any(|other| captures(other).meets(man.squares()))
    }

    fn moves_stay(&self, man: &Confined) -> bool {
        match man.role {
            Role::Pawn => self.pawn_stays(man) && self.promoted_stays(man),
            role => man.promoted.is_empty() && self.piece_stays(man, role, man.reach),
        }
    }

    fn promoted_stays(&self, man: &Confined) -> bool {
        [Role::Queen, Role::Knight].iter().all(|&role| self.piece_stays(man, role, man.promoted))
    }

    fn piece_stays(&self, man: &Confined, role: Role, mut set: Bitboard) -> bool {
        let inside = set;
        set.all(|from| {
            let to = attacks(man.color, role, from, self.fixed);
            let ends = self.ends(man.color, role);
            to.without(inside | self.forbidden(man.color, role) | ends).is_empty()
        })
    }

    /// Where a piece never goes: on fixed men of its own, on a king that stays,
    /// and with the king next to what fixed men guard for ever.
    fn forbidden(&self, color: Color, role: Role) -> Bitboard {
        let fixed = self.men.iter().filter(|man| self.fixed.contains(man.home));
        fixed.fold(Bitboard::EMPTY, |squares, man| {
            let own = man.color == color || man.role == Role::King;
            let guards = role == Role::King && man.color != color;
            let home = if own { man.home.into() } else { Bitboard::EMPTY };
            let guarded = attacks(man.color, man.role, man.home, self.anywhere);
            squares | home | if guards { guarded } else { Bitboard::EMPTY }
        })
    }

    /// Where a piece of the loser's mates at once, so that nothing follows: the winner's king
    /// never moves, the check comes from so near that nothing goes between, and
    /// none of the winner's men can capture there.
    fn ends(&self, color: Color, role: Role) -> Bitboard {
        let king = self.men.iter().find(|man| man.color == self.winner && man.role == Role::King);
        let Some(king) = king.filter(|king| king.squares() == Bitboard::of(king.home)) else {
            return Bitboard::EMPTY;
        };
        if color == self.winner || matches!(role, Role::King | Role::Pawn) {
            return Bitboard::EMPTY;
        }
        let near = attacks(color, role, king.home, Bitboard::FULL);
        let winners = self.men.iter().filter(|man| man.color == self.winner);
        near.without(winners.fold(Bitboard::EMPTY, |all, man| all | captures(man)))
    }

    fn pawn_stays(&self, man: &Confined) -> bool {
        let ends = Bitboard::rank(0) | Bitboard::rank(7);
        let mut reach = man.reach;
        !reach.meets(ends)
            && reach.all(|from| {
                let to =
                    self.push(man, from) | pawn_attacks(man.color, from) & self.prey(man.color);
                to.without(man.reach | man.promoted).is_empty()
                    && (to & ends).without(man.promoted).is_empty()
                    && (to.without(ends)).without(man.reach).is_empty()
            })
    }

    /// The square before it, if it may ever be empty and is not behind a
    /// lasting pawn. A double advance passes the same squares.
    fn push(&self, man: &Confined, from: Square) -> Bitboard {
        let rank = match man.color {
            Color::White => from.rank().checked_add(1),
            Color::Black => from.rank().checked_sub(1),
        };
        let to = rank.and_then(|rank| Square::at(from.file(), rank));
        let to = to.filter(|&to| !self.fixed.contains(to) && !self.is_past_lasting(man, to));
        to.map_or(Bitboard::EMPTY, Bitboard::of)
    }

    /// A pawn that keeps its file never gets past an opponent's pawn before
    /// it that keeps the file too and is never captured.
    fn is_past_lasting(&self, man: &Confined, to: Square) -> bool {
        let before = |a: Square, b: Square| match man.color {
            Color::White => a.rank() < b.rank(),
            Color::Black => a.rank() > b.rank(),
        };
        let lasts = |other: &Confined| {
            other.color != man.color
                && other.home.file() == man.home.file()
                && keeps_file(other)
                && !self.can_be_captured(other)
        };
        let mut lasting = self.men.iter().filter(|other| lasts(other));
        keeps_file(man) && lasting.any(|o| before(man.home, o.home) && !before(to, o.home))
    }

    /// Where a pawn may capture: where an opponent's man other than the king
    /// may stand, and en passant.
    fn prey(&self, color: Color) -> Bitboard {
        let others = self.men.iter().filter(|m| m.color != color && m.role != Role::King);
        let passed = self.position.en_passant().filter(|_| self.position.turn() == color);
        let passed = passed.map_or(Bitboard::EMPTY, Bitboard::of);
        others.fold(passed, |squares, man| squares | man.squares())
    }
}

fn keeps_file(man: &Confined) -> bool {
    let file = Bitboard::file(man.home.file());
    man.role == Role::Pawn && man.promoted.is_empty() && man.reach.without(file).is_empty()
}

/// Where a man may ever capture.
fn captures(man: &Confined) -> Bitboard {
    match man.role {
        Role::Pawn => man.reach.fold(man.promoted, |all, s| all | pawn_attacks(man.color, s)),
        _ => man.reach,
    }
}
