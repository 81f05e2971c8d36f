//! All places of one king at once.
//!
//! Where walls stand, a king often goes to and fro over half of the board while nothing
//! else happens, and each of its places makes other positions of all the rest. Here
//! positions that differ only in the place of one king, the *roamer*, are one group with a set of
//! squares. A group is expanded for the whole set; for which places of the king a move is
//! legal is a matter of sets too. Nothing is lost by it: the positions are those of play.
//!
//! The groups are met in the order of the moves that lead to them, so the first
//! mate is one in as few moves as there can be.

mod expand;
mod groups;
mod trace;

use crate::answer::Answer;
use crate::line::mates;
use crate::material::theorem;
use crate::ordinary::is_ordinary;
use crate::proof::{Proof, Roaming};
use crate::work::{self, Work};
use alloc::boxed::Box;
use groups::{Groups, Wave};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// An answer, if the effort is enough for one, and how much there was. The king of
/// `roamer` is the one whose places are taken together.
pub(crate) fn roam(
    position: &Position,
    winner: Color,
    roamer: Color,
    most: u32,
    work: &Work<'_>,
) -> (Option<Answer>, Size) {
    let (Some(king), Some(other)) = (position.king(roamer), position.king(roamer.other())) else {
        return (None, Size::default());
    };
    let simple = position.castling_rooks().is_empty() && position.passed_square().is_none();
    if !simple || !is_ordinary(position) {
        return (None, Size::default());
    }
    let men = position.with_piece(king, None).with_piece(other, None);
    let mut search = Search { winner, roamer, groups: Groups::new(), found: None, complete: true };
    search.groups.start(men, other, king);
    let answer = search.run(position, most, work);
    (answer, search.groups.size())
}

/// How much has been stored.
#[derive(Default, Clone, Copy)]
pub(crate) struct Size {
    groups: u32,
    /// Each costs about what a position costs elsewhere.
    pub(crate) waves: u32,
}

impl Size {
    /// Whether groups are filled in several waves: then they hold many positions each.
    pub(crate) fn pays(self) -> bool {
        self.groups <= self.waves / 2
    }
}

/// A mate: the wave that had it, and where the roamer was.
type Found = (u32, Square);

struct Search {
    winner: Color,
    roamer: Color,
    groups: Groups,
    found: Option<Found>,
    /// Whether every group could be stored.
    complete: bool,
}

impl Search {
    fn run(&mut self, start: &Position, most: u32, work: &Work<'_>) -> Option<Answer> {
        let mut next = 0;
        while let Some(wave) = self.groups.wave(next) {
            if self.groups.size().waves > most || work.ends(next) || !self.complete {
                return None;
            }
            let moves = self.expand(next, wave);
            work.costs(work::WAVE + work::STEP * moves as u32);
            if let Some(found) = self.found {
                let line = trace::line(&self.groups, self.roamer, found)?;
                return mates(start, self.winner, &line).then_some(Answer::Yes(line));
            }
            next += 1;
        }
        let places = self.groups.places();
        self.complete
            .then(|| Answer::No(Proof::Roaming(Box::new(Roaming { roamer: self.roamer, places }))))
    }

    /// How many moves there are.
    fn expand(&mut self, number: u32, wave: Wave) -> usize {
        let Some(group) = self.groups.get(wave.group) else { return 0 };
        let (men, other) = (group.men, group.other);
        if theorem(&men, self.winner).is_some() {
            return 0;
        }
        let mut expansion = expand::Expansion::new(men, other, self.roamer, wave.fresh);
        let moves = if men.turn() == self.roamer {
            expansion.roamer_side()
        } else {
            expansion.other_side()
        };
        if let (true, Some(place)) = (men.turn() != self.winner, expansion.mated().first()) {
            self.found = Some((number, place));
        }
        let made = moves.len();
        for step in moves {
            self.complete &= self.groups.meet(number, step);
        }
        made
    }
}

/// The side whose king has more room. The position is ordinary.
pub(crate) fn widest(position: &Position) -> Color {
    let men = crate::walls::settle(position);
    let room = |color| {
        let king = men.iter().find(|man| man.color == color && man.role == Role::King);
        king.map_or(Bitboard::EMPTY, |king| king.reach).len()
    };
    if room(Color::Black) > room(Color::White) { Color::Black } else { Color::White }
}

#[cfg(test)]
mod tests;
