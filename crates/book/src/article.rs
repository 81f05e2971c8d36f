//! Articles with their content, decider, changes and cases.

use crate::book::{ArticleLine, Book, before};
use crate::case_ranking::ranked;
use crate::change::{Change, change};
use crate::examples::{Example, examples};
use crate::library::{CaseSummary, all, slug};
use crate::messages::{say, standing};
use crate::translations::case_text;
use touchmove_explain::Words;
use touchmove_laws::rules::{RuleId, decides};
use touchmove_laws::{Edition, Entry, Provision, Standing};

/// An article of the book.
#[derive(Debug, Clone)]
pub struct Article {
    /// The number in this edition.
    pub number: &'static str,
    /// The heading; empty if other rules replace the article.
    pub title: String,
    /// The content in our own words; empty for a mere heading.
    pub gist: String,
    /// The name of the article's [`standing`], which says who decides the article.
    pub standing: &'static str,
    /// A sentence that says who decides the article.
    pub decided: String,
    /// The article's provisions, which are the same in every edition.
    pub provisions: Vec<ArticleProvision>,
    /// Examples of the article's rulings, one of each type.
    pub examples: Vec<Example>,
    /// Remarks if FIDE's printings number the article differently, or if the edition's sources
    /// disagree.
    pub printings: Vec<String>,
    /// Changes since the previous edition.
    pub changes: Vec<Change>,
    /// The cases that illustrate the article, the most instructive first.
    pub cases: Vec<CaseSummary>,
}

/// A provision of an article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArticleProvision {
    /// The provision.
    pub provision: Provision,
    /// The rule that decides the provision, if there is one.
    pub rule: Option<RuleId>,
}

impl Book<'_> {
    /// Finds an article by its number.
    ///
    /// ```
    /// use touchmove_book::Book;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let article = Book::new(&words, Edition::Fide2017).article("9.6.1").unwrap();
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
        let ArticleLine { number, title, gist, standing, provisions } = book.line(entry);
        Article {
            number,
            title,
            gist,
            standing,
            decided: decided(words, entry.standing),
            provisions: provisions
                .iter()
                .map(|&p| ArticleProvision { provision: p, rule: decides(p) })
                .collect(),
            examples: examples(edition, entry.number).to_vec(),
            printings: printings(words, edition, entry.number),
            changes: changes(words, edition, entry),
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
    let read = edition.read_in(number);
    let read = read.map(|other| say(words, "laws-read-in", &[("edition", other.name().into())]));
    known.map(sentence).chain(read).chain(differ).collect()
}

fn changes(words: &Words, edition: Edition, entry: &Entry) -> Vec<Change> {
    let Some(older) = before(edition) else { return Vec::new() };
    entry.subjects().filter_map(|of| change(words, older, edition, of)).collect()
}

fn cases(words: &Words, edition: Edition, number: &str) -> Vec<CaseSummary> {
    let shown = all().iter().filter(|case| case.cites(edition, number));
    let named = |case: &'static crate::cases::Case| CaseSummary {
        name: slug(&case.name),
        title: case_text(case, words.language()).title,
        file: &case.file,
    };
    ranked(shown, edition, number).into_iter().map(named).collect()
}
