//! An edition's metadata: name, dates, articles, chapters and differences between its sources.

use super::has;
use super::number::{chapter_number, is_of};
use crate::{Edition, Entry};

/// A pair of an article or chapter number and a key or another number.
pub(super) type Pair = (&'static str, &'static str);

/// An edition's metadata, as its file defines it.
pub(crate) struct Metadata {
    /// Name as protocols write it.
    pub(crate) name: &'static str,
    /// First day on which the edition was in force everywhere: year, month, day.
    pub(crate) in_force_from: Option<(u32, u32, u32)>,
    /// Edition on which these national rules are based.
    pub(crate) parent: Option<Edition>,
    /// Edition whose text completes this one's, and the articles and chapters that this one's text
    /// has itself.
    pub(crate) completed_by: Option<(Edition, &'static [&'static str])>,
    /// Articles in the edition's order.
    pub(crate) table: &'static [Entry],
    /// Chapters: the first part of their articles' numbers, with the subject.
    pub(super) chapters: &'static [&'static [Pair]],
    /// Articles with another number in FIDE's other printing: our number, then the other.
    pub(super) printings: &'static [Pair],
    /// Articles whose sources, or text and interpretation, differ, with the key of the difference.
    pub(super) sources: &'static [Pair],
}

/// Defaults: no parent, a complete text, one printing, no differences between sources.
pub(super) const BLANK: Metadata = Metadata {
    name: "",
    in_force_from: None,
    parent: None,
    completed_by: None,
    table: &[],
    chapters: &[],
    printings: &[],
    sources: &[],
};

impl Metadata {
    /// Fails compilation if `printings` or `sources` name an article that the table lacks.
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

    /// Returns the edition whose text completes this one's, for an article that this one's text lacks.
    pub(crate) fn read_in(&self, number: &str) -> Option<Edition> {
        let (other, own) = self.completed_by?;
        (!own.iter().any(|whole| is_of(number, whole))).then_some(other)
    }

    /// Returns the subject of the chapter that contains a number.
    pub(crate) fn subject(&self, number: &str) -> Option<&'static str> {
        let head = chapter_number(number);
        let chapter = self.chapters.iter().copied().flatten().find(|(name, _)| *name == head);
        chapter.map(|(_, subject)| *subject)
    }

    /// Returns the number in the other printing for one of our article numbers.
    pub(crate) fn there(&self, number: &str) -> Option<&'static str> {
        self.printings.iter().find(|(here, _)| *here == number).map(|(_, there)| *there)
    }

    /// Returns our article number for a number of the other printing.
    pub(crate) fn here(&self, number: &str) -> Option<&'static str> {
        self.printings.iter().find(|(_, there)| *there == number).map(|(here, _)| *here)
    }

    /// Returns the key of the difference between an article's sources.
    pub(crate) fn sources_differ(&self, number: &str) -> Option<&'static str> {
        self.sources.iter().find(|(article, _)| *article == number).map(|(_, what)| *what)
    }
}
