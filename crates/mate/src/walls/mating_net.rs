//! Mating net: decides whether the pieces could mate a king from somewhere in their reach sets.
//!
//! The winner must attack each square next to the king, or a piece of the loser must block it. A
//! piece other than the winner's king must give check. Pieces are added one after the other, each
//! on only one square. The algorithm stores only which combinations of squares can be covered. Only
//! pieces that never move block lines.

use super::Confined;
use super::reach_sets::{attacks, frozen};
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Role, Square};

/// Set of tasks done: one bit for each covered square next to the king, and one bit for the check.
type Care = usize;
const CHECK: Care = 1 << 8;
const ALL: Care = 0x1ff;

/// Returns the squares among `squares` on which the opponent of `winner` could be mated.
pub(super) fn places<'a>(
    men: &'a [Confined],
    winner: Color,
    squares: impl Iterator<Item = Square> + 'a,
) -> impl Iterator<Item = Square> + 'a {
    let king = men.iter().find(move |m| m.color != winner && m.role == Role::King);
    let (home, reach) =
        king.map_or((Bitboard::EMPTY, Bitboard::EMPTY), |k| (k.home.into(), k.reach));
    // The king may be mated on another square, so its home square must not block lines.
    let frozen = frozen(men).without(home);
    let seen = Seen::of(men, winner, frozen);
    let reach = reach & seen.checked;
    let squares = squares.filter(move |&target| reach.contains(target) && seen.covers(target));
    squares.filter(move |&target| Net::new(target, winner, frozen).closes(men))
}

/// Union of the squares that all pieces cover from all their squares. This filter rejects most king
/// squares cheaply.
struct Seen {
    /// Squares on which the winner's pieces other than the king may give check.
    checked: Bitboard,
    /// Squares that the winner may attack or a piece of the loser may block.
    covered: Bitboard,
}

impl Seen {
    fn of(men: &[Confined], winner: Color, frozen: Bitboard) -> Seen {
        let mut seen = Seen { checked: Bitboard::EMPTY, covered: Bitboard::EMPTY };
        for man in men {
            match (man.color == winner, man.role == Role::King) {
                (true, false) => seen.checked |= all_attacks(man, frozen),
                (true, true) => seen.covered |= all_attacks(man, frozen),
                (false, false) => seen.covered |= man.squares(),
                (false, true) => {}
            }
        }
        seen.covered |= seen.checked;
        seen
    }

    fn covers(&self, target: Square) -> bool {
        king_attacks(target).without(self.covered).is_empty()
    }
}

fn all_attacks(man: &Confined, frozen: Bitboard) -> Bitboard {
    let from =
        man.reach.fold(Bitboard::EMPTY, |set, s| set | attacks(man.color, man.role, s, frozen));
    man.promoted.fold(from, |set, s| {
        set | attacks(man.color, Role::Queen, s, frozen)
            | attacks(man.color, Role::Knight, s, frozen)
    })
}

struct Net {
    target: Square,
    winner: Color,
    frozen: Bitboard,
    near: Vec<Square>,
}

impl Net {
    fn new(target: Square, winner: Color, frozen: Bitboard) -> Net {
        Net { target, winner, frozen, near: king_attacks(target).collect() }
    }

    fn closes(&self, men: &[Confined]) -> bool {
        let offers: Vec<Offers> = men.iter().map(|man| self.offers(man)).collect();
        // Neighbouring squares outside the board need no coverage.
        let outside = 0xff & !((1 << self.near.len()) - 1);
        // Reject cheaply: all pieces together must be able to cover every square.
        let whole = offers.iter().fold(outside, |care, offer| care | offer.union());
        if whole != ALL {
            return false;
        }
        // Dynamic programming over the coverage sets. After each piece, `reached` holds every
        // combination that this piece and the earlier ones can form.
        let mut reached = Offers::of(outside);
        for offer in &offers {
            reached = reached.with(offer);
            if reached.has(ALL) {
                return true;
            }
        }
        false
    }

    /// Returns the coverage of one piece from each of its squares.
    fn offers(&self, man: &Confined) -> Offers {
        let mut offers = Offers::default();
        if man.color == self.winner {
            self.attacking(man, &mut offers);
        } else if man.role != Role::King {
            let squares = man.squares();
            let blocked = self.near.iter().enumerate().filter(|&(_, &n)| squares.contains(n));
            blocked.for_each(|(bit, _)| offers.add(1 << bit));
        }
        offers
    }

    fn attacking(&self, man: &Confined, offers: &mut Offers) {
        let mut places = man.reach.without(self.target.into());
        if man.role == Role::King {
            places = places.without(king_attacks(self.target));
        }
        let see = |role, from| attacks(man.color, role, from, self.frozen);
        places.for_each(|from| offers.add(self.care(man.role, see(man.role, from))));
        for from in man.promoted.without(self.target.into()) {
            let attacked = see(Role::Queen, from) | see(Role::Knight, from);
            offers.add(self.care(Role::Queen, attacked));
        }
    }

    fn care(&self, role: Role, attacked: Bitboard) -> Care {
        let near = self.near.iter().enumerate().filter(|&(_, &n)| attacked.contains(n));
        let check = role != Role::King && attacked.contains(self.target);
        near.fold(if check { CHECK } else { 0 }, |care, (bit, _)| care | 1 << bit)
    }
}

/// Set of [`Care`] values: one bit for each of the 512 values.
#[derive(Clone, Copy, Default)]
struct Offers([u64; 8]);

impl Offers {
    fn of(care: Care) -> Offers {
        let mut offers = Offers::default();
        offers.add(care);
        offers
    }

    fn add(&mut self, care: Care) {
        if let Some(word) = self.0.get_mut(care / 64) {
            *word |= 1 << (care % 64);
        }
    }

    fn has(&self, care: Care) -> bool {
        self.0.get(care / 64).is_some_and(|word| word >> (care % 64) & 1 != 0)
    }

    fn iter(&self) -> impl Iterator<Item = Care> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(i, word)| Bitboard(word).map(move |bit| i * 64 + bit.index()))
    }

    fn union(&self) -> Care {
        self.iter().fold(0, |all, care| all | care)
    }

    /// Returns the combinations with the coverage of one more piece, and those without it.
    fn with(&self, man: &Offers) -> Offers {
        let mut both = *self;
        for more in man.iter() {
            self.iter().for_each(|care| both.add(care | more));
        }
        both
    }
}
