//! Articles with their content, decider, changes and cases.

use crate::amounts::Amounts;
use crate::book::{ArticleLine, Book, before};
use crate::case_ranking::ranked;
use crate::change::{Change, change};
use crate::examples::{Example, cited, companions};
use crate::library::{CaseSummary, all};
use crate::messages::{say, standing};
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
    pub cases: Vec<ArticleCase>,
    /// The articles with the same content in the other editions of the Laws.
    pub elsewhere: Vec<Elsewhere>,
    /// The numbers of the articles that rulings cite together with this one, the most closely
    /// related first.
    pub related: Vec<&'static str>,
    /// The times and losses that the article sets, if it sets any.
    pub amounts: Option<Amounts>,
}

/// A case that illustrates an article.
#[derive(Debug, Clone)]
pub struct ArticleCase {
    /// The case.
    pub summary: CaseSummary,
    /// The ruling under the article; absent if the case only illustrates it.
    pub verdict: Option<String>,
    /// The board that the ruling is about: the first field of a FEN.
    pub board: Option<String>,
}

/// The article of another edition with the same content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// The edition.
    pub edition: Edition,
    /// The numbers; empty if the edition lacks the content.
    pub articles: Vec<&'static str>,
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
        let given = cited(edition, entry.number);
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
            examples: given.map_or_else(Vec::new, |given| given.examples.clone()),
            printings: printings(words, edition, entry.number),
            changes: changes(words, edition, entry),
            cases: cases(words, edition, entry.number),
            elsewhere: elsewhere(edition, entry),
            related: companions(edition, entry.number),
            amounts: Amounts::of(edition, provisions),
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

fn cases(words: &Words, edition: Edition, number: &str) -> Vec<ArticleCase> {
    let given = cited(edition, number);
    let shown = all().iter().filter(|case| case.cites(edition, number));
    let named = |case: &'static crate::cases::Case| {
        let verdict = given.and_then(|given| given.verdicts.get(case.name.as_str()));
        ArticleCase {
            summary: CaseSummary::of(case, words.language()),
            verdict: verdict.map(|verdict| words.ruling(&verdict.ruling)),
            board: verdict.and_then(|verdict| verdict.board.clone()),
        }
    };
    ranked(shown, edition, number).into_iter().map(named).collect()
}

/// Returns the articles of FIDE's editions that state the same subjects, the newest first.
fn elsewhere(edition: Edition, entry: &Entry) -> Vec<Elsewhere> {
    let of = |other: &Edition| {
        let mut articles: Vec<&'static str> = match *other == edition {
            true => vec![entry.number],
            false => entry.subjects().flat_map(|subject| other.stating(subject)).collect(),
        };
        let mut known = std::collections::BTreeSet::new();
        articles.retain(|&number| known.insert(number));
        Elsewhere { edition: *other, articles }
    };
    let own = Some(edition).filter(|own| !Edition::FIDE.contains(own));
    own.iter().chain(Edition::FIDE.iter().rev()).map(of).collect()
}
