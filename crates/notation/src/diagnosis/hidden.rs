//! Half-moves that a comment without its closing brace hides.

use super::edit::Edit;
use super::item::Item;
use super::tokens::numbered;
use super::trial::Game;
use super::{Confidence, Evidence, Found, PROOF};
use crate::pgn::is_result_text;
use crate::sheet::is_move;
use crate::{SanMove, read_san_bytes};
use alloc::vec::Vec;
use touchmove_board::Position;

/// Longest comment that is searched, in words.
const WORDS: usize = 4_000;

/// Returns the ways to end a comment before half-moves that continue the game at `at`.
pub(super) fn ends(game: &Game, evidence: &Evidence<'_>, at: usize) -> Vec<Edit> {
    let source = game.items.get(at).map(|item| item.source);
    let source = source.unwrap_or(evidence.moves.len());
    let readings = readings(game, evidence, at, source, Faults::None);
    readings.into_iter().map(|(edit, _)| edit).collect()
}

/// Returns the fault of a comment at the end of the half-moves that is not closed and hides the rest
/// of the record. The rest may have other faults, which are found afterwards.
pub(super) fn at_end(game: &Game, evidence: &Evidence<'_>) -> Option<Found> {
    let (at, source) = (game.items.len(), evidence.moves.len());
    if game.is_extended || !evidence.unclosed.contains(&source) {
        return None;
    }
    let mut all = readings(game, evidence, at, source, Faults::None);
    if all.is_empty() {
        all = readings(game, evidence, at, source, Faults::Some);
    }
    // The reading with most half-moves, and of equal ones the first.
    let longest = all.iter().rev().max_by_key(|(_, legal)| *legal)?;
    let (mut edit, legal) = longest.clone();
    let first = edit.insert.first()?;
    let numbered = game.counts.get(at).is_some_and(|count| !count.is_wrong(first));
    // Few half-moves with their numbers may be an annotator's.
    let as_far = all.iter().filter(|(_, legal)| *legal >= PROOF).count();
    let certain = numbered && first.number.is_some() && as_far == 1 && legal >= PROOF;
    let confidence = if certain { Confidence::Certain } else { Confidence::Likely };
    // Behind the end of the record each half-move has its own index.
    edit.insert.iter_mut().zip(source..).for_each(|(item, index)| item.source = index);
    let fault = edit.fault(&game.items, confidence);
    Some(Found::Fault(edit, fault))
}

/// Faults that a hidden part may have itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Faults {
    None,
    Some,
}

/// Returns the readings of the comments at `source`, each with its number of legal half-moves.
fn readings(
    game: &Game,
    evidence: &Evidence<'_>,
    at: usize,
    source: usize,
    faults: Faults,
) -> Vec<(Edit, usize)> {
    let Some(position) = game.positions.get(at) else { return Vec::new() };
    let comments = evidence.comments.iter().enumerate();
    let here = comments.filter(|(_, (before, _))| *before == source);
    let mut edits: Vec<(Edit, usize)> = Vec::new();
    for (index, (_, text)) in here {
        let words: Vec<&str> = text.split_whitespace().take(WORDS).collect();
        for from in 0..words.len() {
            let rest = words.get(from..).unwrap_or_default();
            let Some(line) = HiddenLine::read(position, source, rest, faults) else { continue };
            // The number before the first half-move belongs to it.
            let is_known = edits.iter().any(|(edit, _)| has_texts(edit, &line.items));
            if !is_known {
                edits.push((Edit::hidden(at, line.items, (index, from)), line.legal));
            }
        }
    }
    edits
}

fn has_texts(edit: &Edit, items: &[Item]) -> bool {
    edit.insert.iter().map(|item| &item.text).eq(items.iter().map(|item| &item.text))
}

/// Half-moves at the start of some words, without the variations in brackets.
struct HiddenLine {
    /// Position after the half-moves, or `None` after an illegal one.
    position: Option<Position>,
    items: Vec<Item>,
    number: Option<(u32, bool)>,
    source: usize,
    /// Half-moves before the first illegal one.
    legal: usize,
    /// Words behind them that are not moves.
    odd: usize,
    /// Number of open brackets.
    depth: usize,
}

/// Legal half-moves before a hidden part may have a fault.
const SURE: usize = 4;
/// Half-moves for each word of a hidden part that is not a move.
const PER_ODD_WORD: usize = 8;

/// Next step of reading.
enum Step {
    On,
    End,
    /// The words are not a line of half-moves.
    Fail,
}

impl HiddenLine {
    /// Reads half-moves up to the result, the next comment or the end. Returns `None` if there are
    /// none, or if a word is not a legal half-move and no faults are expected.
    fn read(
        position: &Position,
        source: usize,
        words: &[&str],
        faults: Faults,
    ) -> Option<HiddenLine> {
        let (items, position) = (Vec::new(), Some(*position));
        let mut line =
            HiddenLine { position, items, number: None, source, legal: 0, odd: 0, depth: 0 };
        if words.first()?.starts_with('(') {
            return None;
        }
        for word in words {
            match line.word(word, faults) {
                Step::On => {}
                Step::End => break,
                Step::Fail => return None,
            }
        }
        let enough = line.odd.saturating_mul(PER_ODD_WORD) <= line.items.len();
        (!line.items.is_empty() && enough).then_some(line)
    }

    /// Reads a word, which brackets may divide.
    fn word(&mut self, word: &str, faults: Faults) -> Step {
        if word.contains(['(', ')']) && word.parse::<SanMove>().is_ok() {
            // A promotion such as `e8(Q)`.
            return self.token(word, faults);
        }
        let mut rest = word;
        loop {
            let end = rest.find(['(', ')', '{', ';']).unwrap_or(rest.len());
            let (token, behind) = rest.split_at(end);
            if self.depth == 0 {
                match self.token(token, faults) {
                    Step::On => {}
                    other => return other,
                }
            }
            let Some(sign) = behind.chars().next() else { return Step::On };
            match (sign, self.depth) {
                ('(', _) => self.depth = self.depth.saturating_add(1),
                // The words before are inside the bracket, and so are these.
                (')', 0) => return Step::Fail,
                (')', _) => self.depth = self.depth.saturating_sub(1),
                _ => return Step::End,
            }
            rest = behind.get(1..).unwrap_or_default();
        }
    }

    fn token(&mut self, word: &str, faults: Faults) -> Step {
        let (found, text) = numbered(word);
        self.number = found.or(self.number);
        let text = text.trim_end_matches(['!', '?']);
        if text.is_empty() || text.starts_with('$') {
            return Step::On;
        }
        if is_result_text(text) {
            return Step::End;
        }
        let before = self.position;
        let mv = before
            .and_then(|before| Some((before, read_san_bytes(&before, text.as_bytes()).ok()?)));
        match mv {
            Some((before, mv)) => {
                self.position = Some(before.after(mv));
                self.legal = self.legal.saturating_add(1);
            }
            None if faults == Faults::None || self.legal < SURE => return Step::Fail,
            None => {
                self.position = None;
                self.odd = self.odd.saturating_add(usize::from(!is_move(text)));
            }
        }
        let number = self.number.take();
        self.items.push(Item { number, ..Item::new(text, self.source) });
        Step::On
    }
}
