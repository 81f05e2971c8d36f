//! One article: what it asks for, who decides, what changed, its cases.

use crate::book::{Book, Line, before};
use crate::change::{Change, change};
use crate::examples::{Example, examples};
use crate::library::{Named, all, slug};
use crate::told::told;
use touchmove_explain::{Value, Words};
use touchmove_laws::rules::decides;
use touchmove_laws::{Edition, Entry, Provision, Standing};

/// An article as the book has it.
#[derive(Debug, Clone)]
pub struct Article {
    /// Its number in this edition.
    pub number: &'static str,
    /// A heading; empty where other rules take its place.
    pub title: String,
    /// What it asks for, in our own words; empty for a mere heading.
    pub gist: String,
    /// Who decides it: see [`standing`].
    pub standing: &'static str,
    /// Who decides it, as a sentence.
    pub decided: String,
    /// What it provides for, by names that stay while numbers change.
    pub provisions: Vec<Carried>,
    /// What it brings about: a ruling of each kind.
    pub examples: Vec<Example>,
    /// What has changed since the edition before.
    pub changes: Vec<Change>,
    /// The cases that show it.
    pub cases: Vec<Named>,
}

/// A provision that an article carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Carried {
    /// The provision.
    pub provision: Provision,
    /// The file with the rule for it, where a rule has it.
    pub rule: Option<&'static str>,
}

impl Article {
    pub(crate) fn of(book: &Book<'_>, entry: &Entry) -> Article {
        let (words, edition) = (book.words, book.edition);
        let Line { number, title, gist, standing, provisions } = book.line(entry);
        Article {
            number,
            title,
            gist,
            standing,
            decided: decided(words, entry.standing),
            provisions: provisions
                .iter()
                .map(|&p| Carried { provision: p, rule: decides(p) })
                .collect(),
            examples: examples(edition, entry.number).to_vec(),
            changes: changes(words, edition, provisions),
            cases: cases(words, edition, entry.number),
        }
    }
}

/// The name of a standing, for machines and as the key of its sentence.
///
/// ```
/// use touchmove_laws::Standing;
/// assert_eq!(touchmove_book::standing(Standing::Arbiter(&[])), "arbiter");
/// ```
pub const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Decided(_) => "decided",
        Standing::Arbiter(_) => "arbiter",
        Standing::Recorded(_) => "recorded",
        Standing::Text(_) => "text",
        Standing::Pending(_) => "pending",
        Standing::LeftOut(_) => "left-out",
    }
}

fn decided(words: &Words, by: Standing) -> String {
    let reason = match by {
        Standing::Pending(text) | Standing::LeftOut(text) => text,
        Standing::Decided(_) | Standing::Arbiter(_) | Standing::Recorded(_) | Standing::Text(_) => {
            ""
        }
    };
    let args = [("standing", standing(by).into()), ("reason", reason.into())];
    say(words, "laws-standing", &args)
}

/// A sentence; tests find those that are missing.
pub(crate) fn say(words: &Words, id: &str, args: &[(&str, Value)]) -> String {
    words.message(id, args).unwrap_or_else(|error| error.to_string())
}

fn changes(words: &Words, edition: Edition, provisions: &[Provision]) -> Vec<Change> {
    let Some(older) = before(edition) else { return Vec::new() };
    provisions.iter().filter_map(|&p| change(words, older, edition, p)).collect()
}

fn cases(words: &Words, edition: Edition, number: &str) -> Vec<Named> {
    let shown = all().iter().filter(|case| case.cites(edition, number));
    let named = |case: &'static crate::cases::Case| Named {
        name: slug(&case.name),
        title: told(case, words.language()).title,
        file: &case.file,
    };
    shown.map(named).collect()
}
