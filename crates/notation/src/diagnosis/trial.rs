//! Trials of repairs: how far a record can be played after an edit.

use super::Evidence;
use super::edit::Edit;
use super::item::Item;
use super::numbers::Count;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};

/// A record that is being repaired, with the position before each half-move that can be played.
pub(super) struct Game {
    pub items: Vec<Item>,
    pub positions: Vec<Position>,
    /// Count of the numbers before each half-move that can be played.
    pub counts: Vec<Count>,
    /// True if half-moves of a comment were added at the end.
    pub is_extended: bool,
}

impl Game {
    pub(super) fn new(evidence: &Evidence<'_>) -> Game {
        let items = evidence.moves.iter().enumerate().map(Item::of).collect();
        let start = evidence.start;
        let count =
            Count { number: u32::from(start.fullmoves()), black: start.turn() == Color::Black };
        let (positions, counts) = ([start].to_vec(), [count].to_vec());
        let mut game = Game { items, positions, counts, is_extended: false };
        game.play();
        game
    }

    /// Plays on from the last position.
    fn play(&mut self) {
        while let Some(item) = self.items.get(self.positions.len().saturating_sub(1)) {
            let (Some(position), Some(&count)) = (self.positions.last(), self.counts.last()) else {
                return;
            };
            let Some(next) = item.played(position) else { return };
            let mut count = count;
            count.pass(item);
            self.positions.push(next);
            self.counts.push(count);
        }
    }

    /// Returns the index of the first half-move that cannot be played.
    pub(super) fn failed(&self) -> Option<usize> {
        let played = self.positions.len().saturating_sub(1);
        (played < self.items.len()).then_some(played)
    }

    pub(super) fn apply(&mut self, edit: &Edit) {
        let end = edit.at.saturating_add(edit.remove).min(self.items.len());
        let from = edit.at.min(end);
        self.is_extended |= edit.comment.is_some() && edit.at == self.items.len();
        self.items.splice(from..end, edit.insert.iter().cloned());
        self.positions.truncate(from.saturating_add(1));
        self.counts.truncate(from.saturating_add(1));
        self.play();
    }

    pub(super) fn moves(self) -> Vec<(String, usize)> {
        self.items.into_iter().map(|item| (item.text, item.source)).collect()
    }

    /// Returns the number of wrong move numbers without an edit.
    pub(super) fn jumps(&self, range: &Range) -> usize {
        let Some(mut count) = self.counts.get(range.from).copied() else { return 0 };
        let items = self.items.get(range.from..range.to.min(self.items.len()));
        items.unwrap_or_default().iter().filter(|item| count.pass(item)).count()
    }

    /// Returns the half-moves around an edit as it leaves them.
    pub(super) fn result<'s>(&'s self, edit: &'s Edit, range: &Range) -> Vec<&'s str> {
        fn text(item: &Item) -> &str {
            &item.text
        }
        let behind = edit.at.saturating_add(edit.remove);
        let to = range.to.max(behind).min(self.items.len());
        let part = |from: usize, to: usize| self.items.get(from..to).unwrap_or_default();
        let mut all: Vec<&str> = part(range.from.min(edit.at), edit.at).iter().map(text).collect();
        all.extend(edit.insert.iter().map(text));
        all.extend(part(behind, to).iter().map(text));
        all
    }

    /// Tries an edit. Returns `None` if its own half-moves cannot be played, or if the record gets
    /// no further than `failed`.
    pub(super) fn tried(&self, edit: Edit, range: &Range) -> Option<Trial> {
        let mut position = *self.positions.get(edit.at)?;
        let mut count = *self.counts.get(range.from.min(edit.at))?;
        let mut jumps = 0;
        for item in self.items.get(range.from.min(edit.at)..edit.at)? {
            jumps += usize::from(count.pass(item));
        }
        for item in &edit.insert {
            position = item.played(&position)?;
            jumps += usize::from(count.pass(item));
        }
        let mut at = edit.at.saturating_add(edit.remove);
        while let Some(item) = self.items.get(at) {
            let legal = item.played(&position);
            // A king left in check once is often left in check again.
            let again = || item.in_check(&position).filter(|_| edit.by_hand);
            let Some(next) = legal.or_else(again) else { break };
            position = next;
            if at < range.to {
                jumps += usize::from(count.pass(item));
            }
            at += 1;
        }
        let complete = at >= self.items.len();
        let gain = at.saturating_sub(range.failed);
        if gain == 0 && !complete {
            return None;
        }
        let score = score(gain, complete, jumps, edit.cost);
        Some(Trial { edit, gain, complete, jumps, score })
    }
}

/// Half-moves around a failure, over which repairs are compared.
pub(super) struct Range {
    pub from: usize,
    /// Index of the half-move that cannot be played.
    pub failed: usize,
    pub to: usize,
    /// Half-moves at which edits are tried.
    pub sites: Vec<usize>,
    /// Half-moves before which the numbers skip one move.
    pub missing_pairs: Vec<usize>,
}

/// Half-moves before a failure at which edits are tried.
const BACK: usize = 10;
/// Half-moves before a failure at which wrong numbers are looked for.
const FAR_BACK: usize = 60;
/// Half-moves after a failure over which numbers are compared.
const AHEAD: usize = 12;

impl Range {
    pub(super) fn around(game: &Game, failed: usize) -> Range {
        let near = failed.saturating_sub(BACK);
        let (mut sites, mut missing_pairs): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for at in failed.saturating_sub(FAR_BACK)..=failed {
            let (Some(item), Some(count)) = (game.items.get(at), game.counts.get(at)) else {
                continue;
            };
            if item.number == Some((count.number.saturating_add(1), count.black)) {
                missing_pairs.push(at);
            }
            let wrong = count.is_wrong(item);
            if wrong && at < near {
                sites.extend(at.saturating_sub(3)..=at.saturating_add(1));
            }
        }
        sites.extend(near..=failed);
        sites.sort_unstable();
        sites.dedup();
        let from = sites.first().copied().unwrap_or(near);
        Range { from, failed, to: failed.saturating_add(AHEAD), sites, missing_pairs }
    }
}

/// Result of a trial.
pub(super) struct Trial {
    pub edit: Edit,
    /// Number of half-moves that can be played beyond the failure.
    pub gain: usize,
    /// True if the record can be played to its end.
    pub complete: bool,
    /// Number of wrong move numbers.
    pub jumps: usize,
    pub score: i64,
}

/// Half-moves after which a longer continuation proves no more.
const FAR: usize = 16;
const JUMP: i64 = 10;

fn score(gain: usize, complete: bool, jumps: usize, cost: u32) -> i64 {
    let reach = if complete { FAR } else { gain.min(FAR) };
    let signed = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
    signed(reach) * 4 - signed(jumps) * JUMP - i64::from(cost)
}
