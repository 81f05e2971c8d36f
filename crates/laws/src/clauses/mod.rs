//! The content of the provisions as data: for each provision and edition who acts, whether they may
//! or shall, on which condition, within which limit, and the text that proves it.
//!
//! This table states what an edition says; the sentences in `locales/` word it. Two editions share
//! a statement only if the texts of both were read. Tests compare the sentences with the table: two
//! editions have the same sentence if and only if they share a statement.

mod appendices;
mod basic;
mod competition;
mod own_rules;
mod source;
mod vocabulary;

pub use source::Source;
pub use vocabulary::{Actor, Clause, Modality};

use crate::{Edition, Entry, Provision, Standing};
use core::fmt;

/// The subject of a statement: a provision, or a text without a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A provision.
    Provision(Provision),
    /// A text that only defines, advises or organises, by its key.
    Text(&'static str),
}

/// The content of a subject, and the texts in which it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Statement {
    /// The subject.
    pub subject: Subject,
    /// The texts that prove the statement. It holds in their editions.
    pub sources: &'static [Source],
    /// The content. It is empty for the heading of a list.
    pub clauses: &'static [Clause],
}

/// All statements, in the order of the Laws.
const STATEMENTS: [&[Statement]; 4] =
    [basic::STATEMENTS, competition::STATEMENTS, appendices::STATEMENTS, own_rules::STATEMENTS];

/// Texts that an article states besides its provisions, or that together have its wording: the
/// article's key, then the subjects.
const TOGETHER: &[(&str, &[Subject])] = &[
    (
        "duties-2009",
        &[
            Subject::Text("interest-of-the-event"),
            Subject::Text("good-conditions"),
            Subject::Text("no-disturbance"),
            Subject::Text("progress-of-the-event"),
        ],
    ),
    ("board-size-pegs", &[Subject::Text("board-size"), Subject::Text("pegs")]),
    (
        "squares-raised-pieces-marked",
        &[Subject::Text("squares-raised"), Subject::Text("pieces-marked")],
    ),
    ("preface", &[Subject::Text("rated-games"), Subject::Text("official-decisions")]),
    ("threefold-claim", &[Subject::Text("threefold-claim")]),
    ("threefold-claim-2009", &[Subject::Text("threefold-claim")]),
    ("fifty-claim", &[Subject::Text("fifty-claim")]),
    ("fi-same-hand", &[Subject::Text("fi-same-hand")]),
    ("fi-clock", &[Subject::Text("fi-clock")]),
    ("fi-touch-claim", &[Subject::Text("fi-touch-claim")]),
    ("fi-touch-after-illegal", &[Subject::Text("fi-touch-after-illegal")]),
    ("fi-stopping", &[Subject::Text("fi-stopping")]),
];

impl Subject {
    /// Returns the stable name.
    ///
    /// ```
    /// use touchmove_laws::{Provision, Subject};
    /// assert_eq!(Subject::Provision(Provision::OneHand).name(), "one-hand");
    /// assert_eq!(Subject::Text("sheet-visible").name(), "sheet-visible");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Subject::Provision(provision) => provision.id(),
            Subject::Text(key) => key,
        }
    }

    /// Returns every subject, in the order of the Laws.
    ///
    /// ```
    /// use touchmove_laws::Subject;
    /// assert!(Subject::all().count() > 250);
    /// ```
    pub fn all() -> impl Iterator<Item = Subject> {
        Subject::each(|_| true)
    }

    /// Returns the subjects that meet a condition, once each. Only those are compared with the rows
    /// before them.
    fn each(is_meant: impl Fn(Subject) -> bool) -> impl Iterator<Item = Subject> {
        let rows = || Statement::all().map(|statement| statement.subject);
        let meant = rows().enumerate().filter(move |(_, subject)| is_meant(*subject));
        let first =
            move |(at, subject): &(usize, Subject)| !rows().take(*at).any(|s| s == *subject);
        meant.filter(first).map(|(_, subject)| subject)
    }

    /// True if this entry of an edition's table states the subject.
    fn is_stated_by(self, entry: &Entry) -> bool {
        let together = TOGETHER.iter().filter(|(key, _)| entry.about == Some(*key));
        let mut parts = together.flat_map(|(_, parts)| parts.iter());
        let own = match (self, entry.standing) {
            (_, Standing::LeftOut(_) | Standing::Pending(_)) => return false,
            (Subject::Provision(provision), of) => of.provisions().contains(&provision),
            (Subject::Text(key), Standing::Text(own)) => own == key,
            (Subject::Text(_), _) => false,
        };
        own || parts.any(|part| *part == self)
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Entry {
    /// Returns the subjects that the article states. A heading states none.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Subject};
    ///
    /// let visible = Edition::Fide2023.table().iter().find(|e| e.number == "8.2").unwrap();
    /// assert!(visible.subjects().eq([Subject::Text("sheet-visible")]));
    /// ```
    pub fn subjects(&self) -> impl Iterator<Item = Subject> {
        Subject::each(|subject| subject.is_stated_by(self))
    }
}

impl Statement {
    /// Returns every statement, in the order of the Laws.
    pub fn all() -> impl Iterator<Item = &'static Statement> {
        STATEMENTS.into_iter().flatten()
    }

    /// True if this is only the heading of the articles below it.
    pub const fn is_heading(&self) -> bool {
        self.clauses.is_empty()
    }

    /// True if the statement was read in a text of this very edition.
    pub fn was_read_in(&self, edition: Edition) -> bool {
        self.sources.iter().any(|source| source.edition() == edition)
    }

    /// True if only the persons who act are different in the other statement.
    ///
    /// ```
    /// use touchmove_laws::Statement;
    ///
    /// let statement = Statement::all().next().unwrap();
    /// assert!(!statement.differs_in_actor_only(statement));
    /// ```
    pub fn differs_in_actor_only(&self, other: &Statement) -> bool {
        let pairs = self.clauses.iter().zip(other.clauses);
        let same = |(a, b): (&Clause, &Clause)| Clause { actor: b.actor, ..*a } == *b;
        self.clauses != other.clauses
            && self.clauses.len() == other.clauses.len()
            && pairs.into_iter().all(same)
    }
}

impl Edition {
    /// Returns the edition's statement about a subject. National rules that have no statement of
    /// their own have their parent's, and an edition with an incomplete text has that of the edition
    /// that completes it.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Modality, Provision, Subject};
    ///
    /// let claim = Subject::Provision(Provision::ClaimStopsClock);
    /// let modality = |edition: Edition| edition.statement(claim).unwrap().clauses[0].modality;
    /// assert_eq!(modality(Edition::Fide2009), Modality::May);
    /// assert_eq!(modality(Edition::Fide2014), Modality::Shall);
    /// ```
    pub fn statement(self, subject: Subject) -> Option<&'static Statement> {
        let of = |edition: Edition| {
            Statement::all().find(|s| s.subject == subject && s.was_read_in(edition))
        };
        let completed = || of(self.completed_by()?);
        of(self).or_else(completed).or_else(|| of(self.parent()?))
    }

    /// Returns the numbers of the articles that state a subject, in the edition's order.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Subject};
    ///
    /// let visible = Subject::Text("sheet-visible");
    /// let articles = |edition: Edition| edition.stating(visible).collect::<Vec<_>>();
    /// assert_eq!(articles(Edition::Fide2023), ["8.2"]);
    /// ```
    pub fn stating(self, subject: Subject) -> impl Iterator<Item = &'static str> {
        let states = move |entry: &&Entry| subject.is_stated_by(entry);
        self.table().iter().filter(states).map(|entry| entry.number)
    }
}

/// A statement about a provision.
const fn of(
    provision: Provision,
    sources: &'static [Source],
    clauses: &'static [Clause],
) -> Statement {
    Statement { subject: Subject::Provision(provision), sources, clauses }
}

/// A statement about a text without a decision.
const fn text(
    key: &'static str,
    sources: &'static [Source],
    clauses: &'static [Clause],
) -> Statement {
    Statement { subject: Subject::Text(key), sources, clauses }
}
