//! The queen goes next to a king that stands among its own men, where another
//! man supports it. The loser makes moves that do not matter.

use super::{Scheme, Steps};
use crate::line::piece_attacks;
use touchmove_board::attacks::{king_attacks, pawn_attacks, queen_attacks};
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

pub(super) struct Storm {
    winner: Color,
    /// Where the queen mates.
    target: Square,
    /// The king and the squares next to it.
    ring: Bitboard,
}

/// Moves of the winner that a storm may seem to need.
const LONGEST: u32 = 5;

impl Storm {
    /// The storm that looks shortest, if there is any.
    pub(super) fn best(position: &Position, winner: Color, king: Square) -> Option<Storm> {
        let near = king_attacks(king);
        let theirs = position.color(winner.other());
        let blocked = near & theirs;
        if position.pieces(winner, Role::Queen).is_empty() || blocked.len() < 2 {
            return None;
        }
        let targets = near.without(position.color(winner));
        let found = targets.filter_map(|target| {
            let covered = queen_attacks(target, position.occupied().without(king.into()));
            let open = near.without(blocked | covered | target.into());
            let cost = if open.is_empty() { cost(position, winner, target)? } else { return None };
            Some((cost, target))
        });
        let (_, target) = found.min_by_key(|&(cost, _)| cost)?;
        Some(Storm { winner, target, ring: near | king.into() })
    }
}

/// About how many moves of the winner it takes.
fn cost(position: &Position, winner: Color, target: Square) -> Option<u32> {
    let king = position.role(Role::King);
    let guards = position.attackers(target, winner.other()).without(king);
    if guards.has_several() {
        return None;
    }
    let queens = position.pieces(winner, Role::Queen);
    let queen = queens.map(|q| steps(position, Role::Queen, q, target)).min()?;
    let others = position.color(winner).without(queens | king);
    let support = others.filter_map(|man| {
        let role = position.piece_at(man)?.role;
        Some(match role {
            Role::Pawn => {
                if pawn_attacks(winner, man).contains(target) {
                    0
                } else {
                    9
                }
            }
            _ => steps(position, role, man, target),
        })
    });
    let cost = queen + support.min()? + 2 * guards.len();
    (cost <= LONGEST).then_some(cost)
}

/// Moves until a piece attacks the target; 3 stands for more than one.
fn steps(position: &Position, role: Role, from: Square, target: Square) -> u32 {
    let occupied = position.occupied();
    let now = piece_attacks(role, from, occupied);
    let sources = piece_attacks(role, target, occupied);
    if now.contains(target) {
        0
    } else if (now & sources).without(occupied).is_empty() {
        3
    } else {
        1
    }
}

impl Scheme for Storm {
    const PLIES: usize = 16;

    fn steps(&self, _: &Position) -> Option<Steps> {
        None
    }

    fn checks(&self, position: &Position) -> [Bitboard; 2] {
        let supported = position.attackers(self.target, self.winner).has_several();
        [if supported { self.target.into() } else { Bitboard::EMPTY }, Bitboard::EMPTY]
    }

    fn scorer(&self, position: &Position) -> impl Fn(Move) -> i32 {
        let occupied = position.occupied();
        let wins = position.turn() == self.winner;
        let other = position.color(position.turn().other());
        let sees =
            move |role, from: Square| piece_attacks(role, from, occupied).contains(self.target);
        move |mv: Move| {
            let takes = i32::from(other.contains(mv.to));
            let gains = i32::from(sees(mv.role, mv.to)) - i32::from(sees(mv.role, mv.from));
            if wins { takes + self.winning(mv, gains) } else { self.losing(mv, gains) - takes * 8 }
        }
    }
}

impl Storm {
    fn winning(&self, mv: Move, gains: i32) -> i32 {
        let risky = i32::from(self.ring.contains(mv.to)) * 15;
        match mv.role {
            Role::King => -3,
            Role::Queen => gains * 12 - risky,
            Role::Pawn => {
                let central = matches!(mv.from.file(), 3 | 4);
                let rank = mv.from.rank();
                i32::from(central && matches!(rank, 1 | 6)) * 4
            }
            _ => gains * 13 - risky,
        }
    }

    fn losing(&self, mv: Move, gains: i32) -> i32 {
        let stays = i32::from(self.ring.contains(mv.from)) * 12;
        let blocks = i32::from(self.ring.contains(mv.to)) * 2;
        match mv.role {
            Role::King => -25,
            Role::Pawn => 2 - stays,
            _ => blocks - stays - gains * 14,
        }
    }
}
