//! Exhaustive search over groups of positions that differ only in the square of one king.
//!
//! Behind walls a king often moves over half of the board while nothing else changes. Each square
//! of that king multiplies the number of positions. A group therefore holds a set of squares for
//! one king, the *grouped king*, and all of them are expanded together. Set operations decide for
//! which squares a move is legal. The result is exact, because every position of a group can arise
//! in a game.
//!
//! Groups are expanded breadth first, so the first mate found is a shortest one.

mod expansion;
mod groups;
mod mating_line;

use crate::answer::MateAnswer;
use crate::effort::{self, EffortMeter};
use crate::line::mates;
use crate::material::theorem;
use crate::preconditions::is_ordinary;
use crate::proof::{KingGroups, Proof};
use alloc::boxed::Box;
use groups::{Groups, Wave};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Runs the search with the king of `king_color` grouped.
///
/// Returns an answer if the effort suffices, and the amount of storage used.
pub(crate) fn search_king_groups(
    position: &Position,
    winner: Color,
    king_color: Color,
    most: u32,
    meter: &EffortMeter<'_>,
) -> (Option<MateAnswer>, Size) {
    let (Some(king), Some(other)) = (position.king(king_color), position.king(king_color.other()))
    else {
        return (None, Size::default());
    };
    // Other searches handle start positions with castling rights or an en passant square.
    let simple = position.castling_rooks().is_empty() && position.passed_square().is_none();
    if !simple || !is_ordinary(position) {
        return (None, Size::default());
    }
    let men = position.with_piece(king, None).with_piece(other, None);
    let mut search =
        Search { winner, king_color, groups: Groups::new(), found: None, complete: true };
    search.groups.start(men, other, king);
    let answer = search.run(position, most, meter);
    (answer, search.groups.size())
}

/// Amount of storage used.
#[derive(Default, Clone, Copy)]
pub(crate) struct Size {
    groups: u32,
    /// Number of waves. A wave costs about as much as a position in the plain search.
    pub(crate) waves: u32,
}

impl Size {
    /// Returns true if groups are filled in several waves, so that each group holds many positions.
    pub(crate) fn pays(self) -> bool {
        self.groups <= self.waves / 2
    }
}

/// Mate that was found: the wave that contains it, and the square of the grouped king.
type Found = (u32, Square);

struct Search {
    winner: Color,
    king_color: Color,
    groups: Groups,
    found: Option<Found>,
    /// True if every group so far could be stored.
    complete: bool,
}

impl Search {
    fn run(&mut self, start: &Position, most: u32, meter: &EffortMeter<'_>) -> Option<MateAnswer> {
        let mut next = 0;
        while let Some(wave) = self.groups.wave(next) {
            if self.groups.size().waves > most || meter.should_stop(next) || !self.complete {
                return None;
            }
            let moves = self.expand(next, wave);
            meter.charge(effort::WAVE + effort::STEP * moves as u32);
            if let Some(found) = self.found {
                let line = mating_line::line(&self.groups, self.king_color, found)?;
                return mates(start, self.winner, &line).then_some(MateAnswer::Yes(line));
            }
            next += 1;
        }
        let groups = self.groups.proof();
        self.complete.then(|| {
            MateAnswer::No(Proof::KingGroups(Box::new(KingGroups {
                king_color: self.king_color,
                groups,
            })))
        })
    }

    /// Expands a wave and returns the number of moves generated.
    fn expand(&mut self, number: u32, wave: Wave) -> usize {
        let Some(group) = self.groups.get(wave.group) else { return 0 };
        let (men, other) = (group.men, group.other);
        if theorem(&men, self.winner).is_some() {
            return 0;
        }
        // Expand only the king squares that this wave added. Earlier waves covered the others.
        let mut expansion = expansion::Expansion::new(men, other, self.king_color, wave.fresh);
        let moves = if men.turn() == self.king_color {
            expansion.grouped_side()
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

/// Returns the colour of the king with the larger reach set. The position must be ordinary.
pub(crate) fn color_with_roomiest_king(position: &Position) -> Color {
    let men = crate::walls::settle(position);
    let room = |color| {
        let king = men.iter().find(|man| man.color == color && man.role == Role::King);
        king.map_or(Bitboard::EMPTY, |king| king.reach).len()
    };
    if room(Color::Black) > room(Color::White) { Color::Black } else { Color::White }
}

#[cfg(test)]
mod tests;
