//! Edit of the half-moves of a record.

use super::item::Item;
use super::{Cause, Change, ChangeKind, Confidence, Fault};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Edit of the half-moves of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Edit {
    pub cause: Cause,
    /// Index of the first half-move that the edit replaces.
    pub at: usize,
    /// Number of half-moves that it replaces.
    pub remove: usize,
    pub insert: Vec<Item>,
    /// Cost of the fault, which is higher for less likely faults.
    pub cost: u32,
    /// True if the edit only plays an illegal move.
    pub by_hand: bool,
    /// Comment and word at which a comment ends.
    pub comment: Option<(usize, usize)>,
}

impl Edit {
    pub(super) fn new(
        cause: Cause,
        at: usize,
        remove: usize,
        insert: Vec<Item>,
        cost: u32,
    ) -> Edit {
        Edit { cause, at, remove, insert, cost, by_hand: false, comment: None }
    }

    pub(super) fn hidden(at: usize, insert: Vec<Item>, comment: (usize, usize)) -> Edit {
        Edit { comment: Some(comment), ..Edit::new(Cause::Hidden, at, 0, insert, 0) }
    }

    /// Returns the fault that the edit repairs.
    pub(super) fn fault(&self, items: &[Item], confidence: Confidence) -> Fault {
        let end = self.at.saturating_add(self.remove);
        let removed = items.get(self.at..end).unwrap_or_default();
        let index = source(items, self.at);
        Fault {
            cause: self.cause,
            index,
            text: joined(removed),
            repair: joined(&self.insert),
            confidence,
            changes: self.changes(removed, index),
        }
    }

    fn changes(&self, removed: &[Item], index: usize) -> Vec<Change> {
        let change = |index, kind, text: &str| Change { index, kind, text: text.to_owned() };
        if let Some((comment, word)) = self.comment {
            return vec![change(index, ChangeKind::EndComment(comment, word), "")];
        }
        if self.cause == Cause::Exposed {
            return vec![change(index, ChangeKind::BeginComment, "")];
        }
        if removed.is_empty() {
            return vec![change(index, ChangeKind::Insert, &joined(&self.insert))];
        }
        let mut texts: Vec<String> = self.insert.iter().map(|item| item.text.clone()).collect();
        if removed.len() == 1 {
            texts = vec![joined(&self.insert)];
        }
        let mut texts = texts.into_iter();
        let text = |item: &Item| {
            change(item.source, ChangeKind::Replace, &texts.next().unwrap_or_default())
        };
        removed.iter().map(text).collect()
    }
}

/// Returns the index in the record of the half-move at `at`.
fn source(items: &[Item], at: usize) -> usize {
    let behind = || items.last().map_or(0, |last| last.source.saturating_add(1));
    items.get(at).map_or_else(behind, |item| item.source)
}

fn joined(items: &[Item]) -> String {
    items.iter().map(|item| item.text.as_str()).collect::<Vec<_>>().join(" ")
}
