//! Whether men could stand around a king so that it is mated, each of them
//! somewhere in its set.
//!
//! Every square next to the king must be attacked by the winner or hold a man
//! of the loser's own, and a man other than the king must give check. Men are
//! placed one after the other, each once; only which squares they take care of
//! is kept. Lines are closed by men that never move, by nothing else.

use super::Confined;
use super::reach::{attacks, frozen};
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Role, Square};

/// What is taken care of: a bit for each square next to the king, and one for
/// the check.
type Care = usize;
const CHECK: Care = 1 << 8;
const ALL: Care = 0x1ff;

/// Which of these squares the opponent of `winner` could be mated on.
pub(super) fn places<'a>(
    men: &'a [Confined],
    winner: Color,
    squares: impl Iterator<Item = Square> + 'a,
) -> impl Iterator<Item = Square> + 'a {
    let king = men.iter().find(move |m| m.color != winner && m.role == Role::King);
    let (home, reach) =
        king.map_or((Bitboard::EMPTY, Bitboard::EMPTY), |k| (k.home.into(), k.reach));
    let frozen = frozen(men).without(home);
    let seen = Seen::of(men, winner, frozen);
    let reach = reach & seen.checked;
    let squares = squares.filter(move |&target| reach.contains(target) && seen.covers(target));
    squares.filter(move |&target| Net::new(target, winner, frozen).closes(men))
}

/// What men can do from all their squares at once: sorts out most squares.
struct Seen {
    /// Where the winner's men other than the king might give check.
    checked: Bitboard,
    /// What the winner might attack or the loser block.
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
        // Neighbours that are not on the board need no care.
        let outside = 0xff & !((1 << self.near.len()) - 1);
        let whole = offers.iter().fold(outside, |care, offer| care | offer.union());
        if whole != ALL {
            return false;
        }
        let mut reached = Offers::of(outside);
        for offer in &offers {
            reached = reached.with(offer);
            if reached.has(ALL) {
                return true;
            }
        }
        false
    }

    /// What one man can take care of, in every place where it can stand.
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

/// A set of [`Care`]s.
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

    /// What can be taken care of with one more man, or without it.
    fn with(&self, man: &Offers) -> Offers {
        let mut both = *self;
        for more in man.iter() {
            self.iter().for_each(|care| both.add(care | more));
        }
        both
    }
}
