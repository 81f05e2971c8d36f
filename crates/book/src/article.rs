//! One article: what it asks for, who decides, what changed, its cases.

use crate::book::{Book, Line, before};
use crate::change::{Change, change};
use crate::examples::{Example, examples};
use crate::instructive::ordered;
use crate::library::{Named, all, slug};
use crate::told::told;
use crate::words::{say, standing};
use touchmove_explain::Words;
use touchmove_laws::rules::{RuleId, decides};
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
    /// What is said where FIDE's printings of the edition number it differently, and where its
    /// sources say different things, a sentence each.
    pub printings: Vec<String>,
    /// What has changed since the edition before.
    pub changes: Vec<Change>,
    /// The cases that show it, the most instructive first.
    pub cases: Vec<Named>,
}

/// A provision that an article carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Carried {
    /// The provision.
    pub provision: Provision,
    /// The rule that decides it, where one does.
    pub rule: Option<RuleId>,
}

impl Book<'_> {
    /// An article by its number.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let article = Book::new(&words, Edition::Fide2018).article("9.6.1").unwrap();
    /// assert_eq!(article.changes[0].older.edition, Edition::Fide2014);
    /// assert!(Book::new(&words, Edition::Fide2009).article("9.6.1").is_none());
    /// ```
    pub fn article(&self, number: &str) -> Option<Article> {
        let entry = self.edition.table().iter().find(|entry| entry.number == number)?;
        Some(Article::of(self, entry))
    }
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
            printings: printings(words, edition, entry.number),
            changes: changes(words, edition, provisions),
            cases: cases(words, edition, entry.number),
        }
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

fn printings(words: &Words, edition: Edition, number: &str) -> Vec<String> {
    let of_this = edition.numbered_elsewhere(number).map(|there| (number, there));
    let of_that = edition.numbered_here(number).map(|here| (here, number));
    let both = [("laws-printed-elsewhere", of_this), ("laws-printed-here", of_that)];
    let known = both.into_iter().filter_map(|(id, pair)| Some((id, pair?)));
    let sentence = |(id, (here, there)): (&'static str, (&str, &str))| {
        say(words, id, &[("here", here.into()), ("there", there.into())])
    };
    let differ = edition.sources_differ(number);
    let differ = differ.map(|what| say(words, &format!("sources-{what}"), &[]));
    known.map(sentence).chain(differ).collect()
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
    ordered(shown, edition, number).into_iter().map(named).collect()
}
