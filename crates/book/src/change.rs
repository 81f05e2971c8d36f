//! Differences between two editions by provision. A provision keeps its identity even if its number
//! changes.

use crate::messages::{say, standing};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry, Provision};

/// A difference in a provision between two editions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The provision.
    pub provision: Provision,
    /// The type of the difference.
    pub kind: ChangeKind,
    /// The provision in the older edition.
    pub older: Side,
    /// The provision in the newer edition.
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
    /// Another decider.
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

/// A provision in one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// The edition.
    pub edition: Edition,
    /// The articles with the provision.
    pub articles: Vec<&'static str>,
    /// The name of the provision's standing; `none` if the edition lacks the provision.
    pub standing: &'static str,
    /// The content; empty if the edition lacks the provision.
    pub gist: String,
}

impl Side {
    fn of(words: &Words, edition: Edition, provision: Provision) -> Side {
        let carries = |e: &&Entry| e.standing.provisions().contains(&provision);
        let mut entries = edition.table().iter().filter(carries).peekable();
        let standing = entries.peek().map_or("none", |entry| standing(entry.standing));
        let articles: Vec<&'static str> = entries.map(|entry| entry.number).collect();
        let gist = match articles.is_empty() {
            true => String::new(),
            false => words.provision_in(provision, edition).gist,
        };
        Side { edition, articles, standing, gist }
    }

    fn says_as(&self, other: &Side) -> bool {
        self.articles == other.articles
            && self.standing == other.standing
            && self.gist == other.gist
    }
}

/// Returns the difference of a provision, if there is one.
pub(crate) fn change(
    words: &Words,
    older: Edition,
    newer: Edition,
    of: Provision,
) -> Option<Change> {
    let (from, to) = (Side::of(words, older, of), Side::of(words, newer, of));
    let kind = match () {
        () if from.says_as(&to) => return None,
        () if from.articles.is_empty() => ChangeKind::New,
        () if to.articles.is_empty() => ChangeKind::Gone,
        () if from.gist != to.gist => ChangeKind::Outcome,
        () if from.standing != to.standing => ChangeKind::Standing,
        () => ChangeKind::Number,
    };
    let sentence = sentence(words, of, kind, [&from, &to]);
    Some(Change { provision: of, kind, older: from, newer: to, sentence })
}

fn sentence(words: &Words, of: Provision, kind: ChangeKind, [from, to]: [&Side; 2]) -> String {
    let in_edition = if to.articles.is_empty() { from.edition } else { to.edition };
    let args = [
        ("edition", to.edition.name().into()),
        ("older", from.edition.name().into()),
        ("title", words.provision_in(of, in_edition).title.into()),
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
        let all = Provision::ALL.iter();
        let changes: Vec<Change> = all.filter_map(|&p| change(words, older, newer, p)).collect();
        let count = |kind: ChangeKind| changes.iter().filter(|c| c.kind == kind).count();
        let mut args = vec![("edition", newer.name().into()), ("older", older.name().into())];
        args.extend(ChangeKind::ALL.map(|kind| (kind.name(), count(kind).into())));
        let sentence = say(words, "laws-diff", &args);
        Diff { sentence, changes }
    }
}
