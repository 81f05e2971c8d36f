//! Articles, and who decides what they ask for.

use crate::{Edition, Provision};
use core::fmt;

/// One line of an edition's table: an article number and its standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The number as this edition writes it, e.g. `7.5.b` or `GIII.3.1.1`.
    pub number: &'static str,
    /// Who decides what the article asks for.
    pub standing: Standing,
    /// The name of its own words, where those of its provisions say more than
    /// the article, or less.
    pub about: Option<&'static str>,
}

impl Entry {
    /// With words of its own.
    pub(crate) const fn about(self, name: &'static str) -> Entry {
        Entry { about: Some(name), ..self }
    }
}

/// Who decides what an article asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The software decides, by these provisions.
    Decided(&'static [Provision]),
    /// The arbiter decides; the software names the article and offers the
    /// lawful options.
    Arbiter(&'static [Provision]),
    /// A fact or duty at the board that is recorded and checked.
    Recorded(&'static [Provision]),
    /// Nothing to decide: a definition, a heading, advice, organisation. What
    /// it is about has a name.
    Text(&'static str),
    /// Not decided by the software yet; the requirement that will do it
    /// (`requirements.tsv`), so that coverage only grows.
    Pending(&'static str),
    /// Left out, with the reason.
    LeftOut(&'static str),
}

impl Standing {
    /// The provisions this article contributes to; empty for text.
    ///
    /// ```
    /// use touchmove_laws::Standing;
    /// assert!(Standing::Text("smoking").provisions().is_empty());
    /// ```
    pub const fn provisions(self) -> &'static [Provision] {
        match self {
            Standing::Decided(list) | Standing::Arbiter(list) | Standing::Recorded(list) => list,
            Standing::Text(_) | Standing::Pending(_) | Standing::LeftOut(_) => &[],
        }
    }
}

/// An article of a given edition. It can only be had from its edition, so a
/// citation that the edition does not contain cannot be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Article {
    edition: Edition,
    number: &'static str,
}

impl Article {
    pub(crate) const fn new(edition: Edition, number: &'static str) -> Self {
        Article { edition, number }
    }

    /// The edition the article stands in.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// let article = Edition::Fide2014.article("7.5.b").unwrap();
    /// assert_eq!(article.edition(), Edition::Fide2014);
    /// ```
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The number as the edition writes it.
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
