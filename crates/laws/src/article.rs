//! Articles and their standing. The standing says who decides the article.

use crate::{Edition, Provision};
use core::fmt;

/// One line of an edition's table: an article number and its standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The number as this edition writes it, e.g. `7.5.b` or `GIII.3.1.1`.
    pub number: &'static str,
    /// The article's standing, which says who decides the article.
    pub standing: Standing,
    /// The key of the article's own wording, if the wording of its provisions does not fit it
    /// exactly.
    pub about: Option<&'static str>,
}

impl Entry {
    /// Returns the entry with a wording of its own.
    pub(crate) const fn about(self, name: &'static str) -> Entry {
        Entry { about: Some(name), ..self }
    }
}

/// The standing of an article, which says who decides the article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The software decides, by these provisions.
    Decided(&'static [Provision]),
    /// The arbiter decides; the software cites the article and offers the lawful options.
    Arbiter(&'static [Provision]),
    /// A fact or a duty at the board, which the software records and checks.
    Recorded(&'static [Provision]),
    /// No decision: a definition, a heading, advice or organisation. The string is the key of the
    /// subject.
    Text(&'static str),
    /// Not implemented yet. The string names the requirement (`requirements.tsv`) that covers the
    /// article.
    Pending(&'static str),
    /// Replaced or omitted. The string is the reason.
    LeftOut(&'static str),
}

impl Standing {
    /// Returns the provisions of the article; empty for text.
    ///
    /// ```
    /// use touchmove_laws::Standing;
    /// assert!(Standing::Text("finished-players").provisions().is_empty());
    /// ```
    pub const fn provisions(self) -> &'static [Provision] {
        match self {
            Standing::Decided(list) | Standing::Arbiter(list) | Standing::Recorded(list) => list,
            Standing::Text(_) | Standing::Pending(_) | Standing::LeftOut(_) => &[],
        }
    }
}

/// An article of an edition. Only its edition can construct it, so every cited article exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Article {
    edition: Edition,
    number: &'static str,
}

impl Article {
    pub(crate) const fn new(edition: Edition, number: &'static str) -> Self {
        Article { edition, number }
    }

    /// Returns the edition that contains the article.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// Returns the number as the edition writes it.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// assert_eq!(Edition::Fide2014.article("7.5.b").unwrap().number(), "7.5.b");
    /// assert!(Edition::Fide2023.article("7.5.b").is_none());
    /// ```
    pub const fn number(self) -> &'static str {
        self.number
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number)
    }
}
