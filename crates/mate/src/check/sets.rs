//! Check of reach sets: no piece can leave its set.
//!
//! The proof is by induction on moves. The facts derived from the sets are true while every piece
//! is in its set. These facts show that no piece can leave its set by the next move.

use super::attacks::attacks;
use super::{Rejection, mating_sets};
use crate::Confined;
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// Accepts the sets if no piece can leave its set and no mate is possible within the sets.
pub(super) fn hold(position: &Position, winner: Color, men: &[Confined]) -> Result<(), Rejection> {
    let facts = Facts::of(position, men, winner);
    let inside = has_one_entry_per_piece(position, men)
        && men.iter().all(|man| castling_stays(position, man) && facts.moves_stay(man));
    if !inside {
        return Err(Rejection::Sets);
    }
    let possible = mating_sets::possible(men, winner, facts.fixed);
    if possible { Err(Rejection::Mate) } else { Ok(()) }
}

/// Returns true if every piece has one entry and its set contains its square.
fn has_one_entry_per_piece(position: &Position, men: &[Confined]) -> bool {
    let homes: Bitboard = men.iter().map(|man| man.home).collect();
    let matches_board = |man: &Confined| {
        let stands = position.piece_at(man.home).map(|p| (p.color, p.role));
        stands == Some((man.color, man.role)) && man.reach.contains(man.home)
    };
    homes == position.occupied()
        && men.len() == homes.len() as usize
        && men.iter().all(matches_board)
}

/// Returns true if castling moves king and rook to squares of their sets.
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

/// Facts that hold while all pieces are in their sets.
struct Facts<'a> {
    position: &'a Position,
    men: &'a [Confined],
    /// Squares of the pieces that neither move nor are captured.
    fixed: Bitboard,
    /// Squares that any piece may ever occupy.
    anywhere: Bitboard,
    /// Player who would mate.
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

    /// Returns true if an opponent may ever capture on a square of the piece's set, or can capture
    /// the piece en passant now.
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

    /// Returns the squares that a piece never enters. These are the squares of its player's fixed
    /// pieces and of a fixed king. A king also never enters squares that fixed pieces of the
    /// opponent always guard.
    fn forbidden(&self, color: Color, role: Role) -> Bitboard {
        let fixed = self.men.iter().filter(|man| self.fixed.contains(man.home));
        fixed.fold(Bitboard::EMPTY, |squares, man| {
            let own = man.color == color || man.role == Role::King;
            let guards = role == Role::King && man.color != color;
            let home = if own { man.home.into() } else { Bitboard::EMPTY };
            // Every square that a piece may ever occupy counts as a blocker. Only lines that can
            // never be interrupted then remain.
            let guarded = attacks(man.color, man.role, man.home, self.anywhere);
            squares | home | if guards { guarded } else { Bitboard::EMPTY }
        })
    }

    /// Returns the squares from which a piece of the loser would give checkmate, so that no move
    /// follows.
    ///
    /// The winner's king can never move, and the checking piece is too close for a piece to
    /// interpose. No piece of the winner can capture on these squares.
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

    /// Returns the square ahead of a pawn if it may ever be empty and is not behind a lasting pawn.
    /// A double advance passes over the same squares.
    fn push(&self, man: &Confined, from: Square) -> Bitboard {
        let rank = match man.color {
            Color::White => from.rank().checked_add(1),
            Color::Black => from.rank().checked_sub(1),
        };
        let to = rank.and_then(|rank| Square::at(from.file(), rank));
        let to = to.filter(|&to| !self.fixed.contains(to) && !self.is_past_lasting(man, to));
        to.map_or(Bitboard::EMPTY, Bitboard::of)
    }

    /// Returns true if `to` is behind an opposing pawn that `man` can never pass.
    ///
    /// Two opposing pawns cannot pass each other if they keep their file and are never captured.
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

    /// Returns the squares where a pawn may capture, also en passant. The opponent's king is
    /// excluded.
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

/// Returns the squares on which a piece may ever capture.
fn captures(man: &Confined) -> Bitboard {
    match man.role {
        Role::Pawn => man.reach.fold(man.promoted, |all, s| all | pawn_attacks(man.color, s)),
        _ => man.reach,
    }
}
