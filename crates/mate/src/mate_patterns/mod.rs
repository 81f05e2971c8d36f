//! Mate patterns: placements of a few pieces that give mate.
//!
//! Behind walls mates are rare, and a search guided by general distances does not find them. The
//! reach sets (`walls`) show on which squares the king can be mated, and by which pieces. Patterns
//! are composed from the reach sets, those with the fewest moves first. A pattern is a guess, since
//! pieces may obstruct each other. It counts only if a search that aims at the pattern finds a
//! line.

mod composition;
mod distances;

use alloc::vec::Vec;
pub(crate) use composition::patterns;

use distances::Distances;
use touchmove_board::attacks::{bishop_attacks, rook_attacks};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Placement of the pieces in a mate. The loser's king is first.
#[derive(Clone)]
pub(crate) struct MatePattern {
    places: Vec<PiecePlacement>,
    /// Square of the mated king.
    target: Square,
    /// Squares of pieces that never move.
    frozen: Bitboard,
}

#[derive(Clone)]
struct PiecePlacement {
    color: Color,
    role: Role,
    /// Number of moves from each square to the square of the placement, if only frozen pieces
    /// block.
    steps: Distances,
}

/// Distance assumed for a piece that is not on the board any more.
const LOST: u32 = 60;

impl MatePattern {
    /// Returns the number of moves still needed to reach the pattern.
    pub(crate) fn distance(&self, position: &Position) -> u32 {
        let mut sum = 0;
        for (number, place) in self.places.iter().enumerate() {
            let like =
                |other: &PiecePlacement| other.color == place.color && other.role == place.role;
            let twins = self.places.iter().take(number).filter(|other| like(other)).count();
            sum += place.nearest(position, twins);
        }
        if cfg!(feature = "deep") { sum + self.in_the_kings_way(position) } else { sum }
    }

    /// Returns the cost of distant attackers on the mating square. The king cannot move there until
    /// they leave or are blocked.
    fn in_the_kings_way(&self, position: &Position) -> u32 {
        let Some(king) = self.places.first() else { return 0 };
        let target = self.target;
        if position.pieces(king.color, Role::King).contains(target) {
            return 0;
        }
        let of = |role| position.pieces(king.color.other(), role);
        let queens = of(Role::Queen);
        let see = bishop_attacks(target, self.frozen) & (of(Role::Bishop) | queens)
            | rook_attacks(target, self.frozen) & (of(Role::Rook) | queens);
        see.len() * IN_THE_WAY
    }
}

/// Cost of a piece that has to leave and may have to return.
const IN_THE_WAY: u32 = 2;

impl PiecePlacement {
    /// Returns the number of moves that the nearest suitable piece needs.
    ///
    /// Several placements may need the same kind of piece. The `others` nearest pieces then serve
    /// those other placements, unless a piece is already on this square.
    fn nearest(&self, position: &Position, others: usize) -> u32 {
        let men = position.pieces(self.color, self.role);
        let mut steps: Vec<u32> = men.map(|square| self.from(square)).collect();
        steps.sort_unstable();
        let best = steps.first().copied().unwrap_or(LOST);
        let pick = if best == 0 { Some(0) } else { steps.get(others).copied() };
        pick.unwrap_or(LOST)
    }

    fn from(&self, square: Square) -> u32 {
        self.steps[square.index()].map_or(LOST, u32::from)
    }
}
