//! Differences between two editions by subject. A subject keeps its identity even if its number
//! changes. The table of statements says whether its content has changed.

use crate::messages::{say, standing};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry, Statement, Subject};

/// A difference in a subject between two editions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The subject: a provision, or a text without a decision.
    pub subject: Subject,
    /// The type of the difference.
    pub kind: ChangeKind,
    /// The subject in the older edition.
    pub older: Side,
    /// The subject in the newer edition.
    pub newer: Side,
    /// The change as a sentence.
    pub sentence: String,
}

/// The type of a difference between editions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// Only in the newer edition.
    New,
    /// Only in the older edition.
    Gone,
    /// Different content.
    Outcome,
    /// The same content with another person who acts.
    Standing,
    /// Only another number.
    Number,
}

impl ChangeKind {
    /// Every type, the most important first.
    pub const ALL: [ChangeKind; 5] = [
        ChangeKind::New,
        ChangeKind::Gone,
        ChangeKind::Outcome,
        ChangeKind::Standing,
        ChangeKind::Number,
    ];

    /// Returns the name for machines, which is also the key of its message.
    ///
    /// ```
    /// assert_eq!(touchmove_book::ChangeKind::Outcome.name(), "outcome");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            ChangeKind::New => "new",
            ChangeKind::Gone => "gone",
            ChangeKind::Outcome => "outcome",
            ChangeKind::Standing => "standing",
            ChangeKind::Number => "number",
        }
    }
}

/// A subject in one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// The edition.
    pub edition: Edition,
    /// The articles that state the subject.
    pub articles: Vec<&'static str>,
    /// The name of the standing of the first article; `none` if the edition lacks the subject.
    pub standing: &'static str,
    /// The content; empty if the edition lacks the subject.
    pub gist: String,
}

impl Side {
    fn of(words: &Words, edition: Edition, subject: Subject) -> Side {
        let articles: Vec<&'static str> = edition.stating(subject).collect();
        let first = |entry: &&Entry| Some(&entry.number) == articles.first();
        let entry = edition.table().iter().find(first);
        let gist = match articles.is_empty() {
            true => String::new(),
            false => words.subject_in(subject, edition).gist,
        };
        let standing = entry.map_or("none", |entry| standing(entry.standing));
        Side { edition, articles, standing, gist }
    }

    /// Returns the subject's statement. `None` if the edition lacks the subject, or has it only as
    /// the heading of other articles.
    fn statement(&self, subject: Subject) -> Option<&'static Statement> {
        let stated = !self.articles.is_empty();
        self.edition.statement(subject).filter(|statement| stated && !statement.is_heading())
    }
}

/// Returns the difference of a subject, if there is one.
pub(crate) fn change(words: &Words, older: Edition, newer: Edition, of: Subject) -> Option<Change> {
    let (from, to) = (Side::of(words, older, of), Side::of(words, newer, of));
    let kind = match (from.statement(of), to.statement(of)) {
        (None, Some(_)) => ChangeKind::New,
        (Some(_), None) => ChangeKind::Gone,
        (Some(a), Some(b)) if a.differs_in_actor_only(b) => ChangeKind::Standing,
        (Some(a), Some(b)) if a.clauses != b.clauses => ChangeKind::Outcome,
        (Some(_), Some(_)) if from.articles != to.articles => ChangeKind::Number,
        (Some(_), Some(_)) | (None, None) => return None,
    };
    let sentence = sentence(words, of, kind, [&from, &to]);
    Some(Change { subject: of, kind, older: from, newer: to, sentence })
}

fn sentence(words: &Words, of: Subject, kind: ChangeKind, [from, to]: [&Side; 2]) -> String {
    let in_edition = if to.articles.is_empty() { from.edition } else { to.edition };
    let args = [
        ("edition", to.edition.name().into()),
        ("older", from.edition.name().into()),
        ("title", words.subject_in(of, in_edition).title.into()),
        ("kind", kind.name().into()),
        ("from", from.articles.join(", ").into()),
        ("to", to.articles.join(", ").into()),
        ("was", from.standing.into()),
        ("is", to.standing.into()),
        ("before", from.gist.clone().into()),
        ("now", to.gist.clone().into()),
    ];
    say(words, "laws-change", &args)
}

/// The comparison of two editions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diff {
    /// A sentence with the number of changes of each type.
    pub sentence: String,
    /// All differences.
    pub changes: Vec<Change>,
}

impl Diff {
    /// Compares two editions.
    ///
    /// ```
    /// use touchmove_book::{Diff, ChangeKind};
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let diff = Diff::between(&words, Edition::Fide2014, Edition::Fide2023);
    /// assert!(diff.changes.iter().any(|change| change.kind == ChangeKind::New));
    /// ```
    pub fn between(words: &Words, older: Edition, newer: Edition) -> Diff {
        let all = Subject::all();
        let changes: Vec<Change> = all.filter_map(|of| change(words, older, newer, of)).collect();
        let count = |kind: ChangeKind| changes.iter().filter(|c| c.kind == kind).count();
        let mut args = vec![("edition", newer.name().into()), ("older", older.name().into())];
        args.extend(ChangeKind::ALL.map(|kind| (kind.name(), count(kind).into())));
        let sentence = say(words, "laws-diff", &args);
        Diff { sentence, changes }
    }
}
