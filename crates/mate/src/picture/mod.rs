//! Pictures of mates: which men stand where when the mate is given.
//!
//! Behind walls mates are rare, and a search that only feels its way does not
//! find them. The sets of squares that show which men can ever get where (`walls`) say
//! more: on which squares the king could be mated, and by whom. From them
//! come placements, those first that take the fewest moves. They are guesses, for
//! men may be in each other's way; what counts is the line that a search finds
//! which has one of them before its eyes.

mod compose;
mod steps;

use alloc::vec::Vec;
pub(crate) use compose::pictures;

use steps::Steps;
use touchmove_board::attacks::{bishop_attacks, rook_attacks};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Who stands where in a mate, the loser's king first.
#[derive(Clone)]
pub(crate) struct Picture {
    places: Vec<Place>,
    /// Where the king is mated.
    target: Square,
    /// What never moves.
    frozen: Bitboard,
}

#[derive(Clone)]
struct Place {
    color: Color,
    role: Role,
    /// The moves to it from each square, if nothing is in the way but what
    /// never moves.
    steps: Steps,
}

/// As many as a man counts who is no longer there.
const LOST: u32 = 60;

impl Picture {
    /// The moves that are missing to the picture.
    pub(crate) fn distance(&self, position: &Position) -> u32 {
        let mut sum = 0;
        for (number, place) in self.places.iter().enumerate() {
            let like = |other: &Place| other.color == place.color && other.role == place.role;
            let twins = self.places.iter().take(number).filter(|other| like(other)).count();
            sum += place.nearest(position, twins);
        }
        if cfg!(feature = "deep") { sum + self.in_the_kings_way(position) } else { sum }
    }

    /// Men that see the king's last square from afar: until they have gone, or something stands
    /// before them, it cannot step there.
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

/// A man that has to go, and may have to come back.
const IN_THE_WAY: u32 = 2;

impl Place {
    /// The moves of the man nearest to it. Where several places are for men of
    /// one kind, so many nearer ones are taken to go elsewhere, if they are
    /// not on the place itself.
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
