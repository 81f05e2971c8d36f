//! Matching between the captures that pawns need and the missing pieces.

use super::men::{at, color, rank};
use alloc::boxed::Box;
use once_cell::race::OnceBox;
use touchmove_board::{Bitboard, Color, Square};

/// Upper bound on the number of captures and on the number of victims.
const MOST: usize = 16;

/// Captures that pawns need, each with the squares where it can have happened.
pub(super) struct Demands {
    places: [Bitboard; MOST],
    len: usize,
}

impl Demands {
    pub(super) const fn new() -> Demands {
        Demands { places: [Bitboard::EMPTY; MOST], len: 0 }
    }

    /// Adds the captures that a pawn on `from` needs to return home.
    pub(super) fn add(&mut self, pawn: usize, from: Square, captures: u8) {
        let places = all_places()[color(pawn).index()][pawn % 8][from.index()];
        for place in self.places.iter_mut().skip(self.len).take(captures.into()) {
            *place = places;
        }
        self.len = (self.len + usize::from(captures)).min(MOST);
    }

    /// Adds captures that can have happened on any square.
    pub(super) fn add_anywhere(&mut self, captures: u8) {
        for place in self.places.iter_mut().skip(self.len).take(captures.into()) {
            *place = !Bitboard::EMPTY;
        }
        self.len = (self.len + usize::from(captures)).min(MOST);
    }

    /// Returns true if each capture can have its own victim on one of the capture's squares.
    pub(super) fn are_met_by(&self, victims: &[Bitboard]) -> bool {
        let mut of = [None; MOST];
        (0..self.len).all(|demand| {
            let mut tried = 0_u32;
            self.finds(demand, victims, &mut of, &mut tried)
        })
    }

    fn finds(
        &self,
        demand: usize,
        victims: &[Bitboard],
        of: &mut [Option<usize>; MOST],
        tried: &mut u32,
    ) -> bool {
        for (number, reach) in victims.iter().enumerate().take(MOST) {
            if *tried >> number & 1 == 1 || !reach.meets(self.places[demand]) {
                continue;
            }
            // Search for an augmenting path of a bipartite matching. The demand takes a free
            // victim, or the demand that has the victim moves to another one.
            *tried |= 1 << number;
            if of[number].is_none_or(|other| self.finds(other, victims, of, tried)) {
                of[number] = Some(demand);
                return true;
            }
        }
        false
    }
}

type Places = [[[Bitboard; 64]; 8]; 2];

/// Squares where a pawn can have captured if it made no unnecessary captures. They are indexed by
/// player, home file and current square.
fn all_places() -> &'static Places {
    static PLACES: OnceBox<Places> = OnceBox::new();
    PLACES.get_or_init(work_out)
}

fn work_out() -> Box<Places> {
    let mut all = Box::new([[[Bitboard::EMPTY; 64]; 8]; 2]);
    for player in Color::ALL {
        for file in 0..8_u8 {
            for square in Square::all() {
                all[player.index()][usize::from(file)][square.index()] =
                    places(player, file, square);
            }
        }
    }
    all
}

fn places(player: Color, home: u8, from: Square) -> Bitboard {
    let now = rank(player, from);
    let (file, side) = (from.file(), if home < from.file() { 1 } else { -1 });
    let files = (0..file.abs_diff(home))
        .filter_map(|n| file.checked_add_signed(-side * i8::try_from(n).unwrap_or(0)));
    files
        .flat_map(|to| (2..=now).map(move |rank| (to, rank)))
        // The pawn must be able to reach the capture square from its home, and then `from`. A pawn
        // changes at most one file per rank.
        .filter(|&(to, rank)| now - rank >= file.abs_diff(to) && rank > to.abs_diff(home))
        .map(|(to, rank)| at(player, to, rank))
        .collect()
}
