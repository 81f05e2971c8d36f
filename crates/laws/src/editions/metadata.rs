//! What an edition states of itself, beside its rulings.

use super::has;
use super::number::head;
use crate::{Edition, Entry};

/// A number, and what it is called or numbered otherwise.
pub(super) type Pair = (&'static str, &'static str);

/// An edition, as its file states it.
pub(crate) struct Sheet {
    /// Its name, as protocols write it.
    pub(crate) name: &'static str,
    /// The first day on which it was in force everywhere.
    pub(crate) in_force_from: Option<(u32, u32, u32)>,
    /// The edition that national rules stand on.
    pub(crate) parent: Option<Edition>,
    /// Its articles, in its own order.
    pub(crate) table: &'static [Entry],
    /// Its chapters: the heads of their articles' numbers, and what they are about.
    pub(super) chapters: &'static [&'static [Pair]],
    /// Articles that FIDE's other printing numbers otherwise: here, and there.
    pub(super) printings: &'static [Pair],
    /// Articles at which its sources differ, and what in.
    pub(super) sources: &'static [Pair],
}

/// What is left to say of an edition that stands alone, in one printing.
pub(super) const BLANK: Sheet = Sheet {
    name: "",
    in_force_from: None,
    parent: None,
    table: &[],
    chapters: &[],
    printings: &[],
    sources: &[],
};

impl Sheet {
    /// Stops the compiler at an article that its printings or sources name and the table lacks.
    pub(super) const fn names_its_own_articles(&self) {
        let mut at = 0;
        while at < self.printings.len() {
            assert!(has(self.table, self.printings[at].0), "{}", self.printings[at].0);
            at += 1;
        }
        at = 0;
        while at < self.sources.len() {
            assert!(has(self.table, self.sources[at].0), "{}", self.sources[at].0);
            at += 1;
        }
    }

    /// The subject of the chapter that a number stands in.
    pub(crate) fn subject(&self, number: &str) -> Option<&'static str> {
        let head = head(number);
        let chapter = self.chapters.iter().copied().flatten().find(|(name, _)| *name == head);
        chapter.map(|(_, subject)| *subject)
    }

    /// What an article of ours is numbered elsewhere.
    pub(crate) fn there(&self, number: &str) -> Option<&'static str> {
        self.printings.iter().find(|(here, _)| *here == number).map(|(_, there)| *there)
    }

    /// What an article that is so numbered elsewhere is with us.
    pub(crate) fn here(&self, number: &str) -> Option<&'static str> {
        self.printings.iter().find(|(_, there)| *there == number).map(|(here, _)| *here)
    }

    /// What the sources of an article differ in.
    pub(crate) fn sources_differ(&self, number: &str) -> Option<&'static str> {
        self.sources.iter().find(|(article, _)| *article == number).map(|(_, what)| *what)
    }
}
