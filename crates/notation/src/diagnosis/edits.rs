//! Edits that may repair a record.

use super::edit::Edit;
use super::item::Item;
use super::trial::{Game, Range, Trial};
use super::{Cause, Evidence, hidden, tokens};
use crate::sheet::{is_move, moves_in_other_letters, near_moves};
use crate::{SanError, SanMove, read_san_bytes, san};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::Position;

/// Tries all edits.
pub(super) fn all(game: &Game, evidence: &Evidence<'_>, range: &Range) -> Vec<Trial> {
    let mut trials = Trials { game, range, found: Vec::new() };
    for at in range.sites.iter().copied() {
        trials.at(at);
        for edit in hidden::ends(game, evidence, at) {
            trials.add(edit);
        }
    }
    trials.add_all(exposed(game, evidence, range));
    trials.by_hand();
    trials.found
}

struct Trials<'g> {
    game: &'g Game,
    range: &'g Range,
    found: Vec<Trial>,
}

impl Trials<'_> {
    fn add(&mut self, edit: Edit) {
        self.found.extend(self.game.tried(edit, self.range));
    }

    fn add_all(&mut self, edits: impl IntoIterator<Item = Edit>) {
        edits.into_iter().for_each(|edit| self.add(edit));
    }

    fn at(&mut self, at: usize) {
        let Some(position) = self.game.positions.get(at).copied() else { return };
        if let Some(item) = self.game.items.get(at) {
            self.add_all(without(self.game, at, item));
            self.add_all(swapped(self.game, at, item));
            self.add_all(tokens::split(item).map(|items| Edit::new(Cause::Glued, at, 1, items, 0)));
            self.add_all(replaced(&position, at, item));
        }
        self.add_all(inserted(self.game, &position, at));
        if self.range.missing_pairs.contains(&at) {
            self.pairs(&position, at);
        }
    }

    /// Tries all pairs of half-moves in place of a missing move.
    fn pairs(&mut self, position: &Position, at: usize) {
        let next = self.game.items.get(at);
        for first in position.legal_moves() {
            let after = position.after(first);
            let one = item(&san(position, first), next, at);
            for second in after.legal_moves() {
                let two = Item::new(&san(&after, second), one.source);
                self.add(Edit::new(Cause::Missing, at, 0, vec![one.clone(), two], 7));
            }
        }
    }

    /// Tries the illegal move itself.
    fn by_hand(&mut self) {
        let at = self.range.failed;
        let (Some(position), Some(item)) = (self.game.positions.get(at), self.game.items.get(at))
        else {
            return;
        };
        let written: Option<SanMove> = item.text.parse().ok();
        let Some(written) = written.filter(|_| !item.is_null) else { return };
        let Err(SanError::Illegal { reaching, .. }) = written.resolve(position) else { return };
        // A piece that could move there but for its king is what players overlook.
        let cost = if reaching.is_empty() { 6 } else { 0 };
        let insert = vec![Item { by_hand: true, ..item.clone() }];
        let edit = Edit::new(Cause::Misspelt, at, 1, insert, cost);
        self.add(Edit { by_hand: true, ..edit });
    }
}

fn item(text: &str, next: Option<&Item>, at: usize) -> Item {
    Item::new(text, next.map_or(at, |next| next.source))
}

/// Half-moves left out: one or two.
fn without(game: &Game, at: usize, item: &Item) -> Vec<Edit> {
    let text = |at: usize| game.items.get(at).map(|item| item.text.as_str());
    let before = |back: usize| at.checked_sub(back).and_then(text);
    let cause = if is_move(&item.text) { Cause::Doubled } else { Cause::Stray };
    let again = [1, 2].iter().any(|&back| before(back) == Some(item.text.as_str()));
    let next = game.items.get(at.saturating_add(1));
    // The number before a half-move that is left out counts for the next one.
    let keep = next.filter(|next| next.number.is_none() && item.number.is_some());
    let kept = keep.map(|next| Item { number: item.number, ..next.clone() });
    let mut edits = vec![Edit::new(cause, at, 1, vec![], if again { 1 } else { 5 })];
    if let Some(kept) = kept {
        let cost = if again { 1 } else { 5 };
        edits.push(Edit::new(cause, at, 2, vec![kept], cost));
    }
    let pair = (before(2), before(1)) == (text(at), text(at.saturating_add(1)));
    if pair && next.is_some() {
        edits.push(Edit::new(Cause::Doubled, at, 2, vec![], 1));
    }
    edits
}

/// A half-move swapped with the next one. The numbers stay in their places.
fn swapped(game: &Game, at: usize, item: &Item) -> Option<Edit> {
    let next = game.items.get(at.saturating_add(1))?;
    let one = Item { number: item.number, ..next.clone() };
    let two = Item { number: next.number, ..item.clone() };
    Some(Edit::new(Cause::Swapped, at, 2, vec![one, two], 2))
}

/// A half-move in other letters, made unambiguous, or spelt otherwise.
fn replaced(position: &Position, at: usize, item: &Item) -> Vec<Edit> {
    if item.is_null {
        return Vec::new();
    }
    let with = |cause, text: String, cost| {
        let insert = vec![Item { text, ..item.clone() }];
        Edit::new(cause, at, 1, insert, cost)
    };
    let mut edits = Vec::new();
    let written = item.text.parse::<SanMove>();
    if let Ok(written) = &written
        && let Err(SanError::Ambiguous(moves)) = written.resolve(position)
    {
        return moves.iter().map(|&mv| with(Cause::Ambiguous, san(position, mv), 0)).collect();
    }
    let readable = read_san_bytes(position, item.text.as_bytes()).is_ok();
    let foreign = moves_in_other_letters(position, &item.text);
    edits.extend(
        foreign
            .into_iter()
            .map(|mv| with(Cause::OtherLetter, san(position, mv), if readable { 4 } else { 1 })),
    );
    let near = near_moves(position, &item.text).into_iter();
    edits.extend(near.map(|mv| with(Cause::Misspelt, san(position, mv), 5)));
    edits
}

/// Any half-move inserted.
fn inserted(game: &Game, position: &Position, at: usize) -> Vec<Edit> {
    let next = game.items.get(at);
    let white = position.turn() == touchmove_board::Color::White;
    // White's half-move takes the number, which then no longer counts for Black's.
    let takes = next.filter(|next| white && matches!(next.number, Some((_, false))));
    let insert = |mv| {
        let new = item(&san(position, mv), next, at);
        let pair = takes.map(|next| {
            let number = next.number;
            vec![Item { number, ..new.clone() }, Item { number: None, ..next.clone() }]
        });
        let (items, remove) = pair.map_or((vec![new], 0), |items| (items, 1));
        Edit::new(Cause::Missing, at, remove, items, 4)
    };
    position.legal_moves().into_iter().map(insert).collect()
}

/// Words of a comment without its opening brace.
fn exposed(game: &Game, evidence: &Evidence<'_>, range: &Range) -> Vec<Edit> {
    let ends = evidence.stray_braces.iter().filter_map(|&end| {
        game.items.iter().position(|item| item.source >= end).or(Some(game.items.len()))
    });
    let comments = ends.filter(|&end| end > range.failed).flat_map(|end| {
        let begins = range.failed.saturating_sub(3)..=range.failed;
        begins.map(move |at| Edit::new(Cause::Exposed, at, end.saturating_sub(at), vec![], 1))
    });
    comments.collect()
}
