//! Case files: Markdown that is prose and tests.
//!
//! ````text
//! # Title
//!
//! ```tags
//! [Laws "FIDE 2014, FIDE 2023"]     inherited by every case of the file
//! ```
//!
//! ## Name of the case
//!
//! Requirements: ACT-4, ACT-6
//! Provisions: touched-own-piece      what is shown without a ruling that cites it
//! Source: A journal (A4-02, A4-03)   whose case it is, and its number there
//!
//! Prose: what happens and why.
//!
//! ```protocol
//! White touches a1 g1
//! => obligation white move g1 [4.3.1]
//! ```
//! ````

mod file;

use std::collections::BTreeSet;
use std::fmt;
use touchmove_game::Protocol;
use touchmove_game::protocol::{Expectation, Expected};
use touchmove_laws::{Edition, Provision};

pub(crate) use file::paragraph;
pub use file::parse;

/// A conformance case: a heading of a case file.
#[derive(Debug, Clone)]
pub struct Case {
    /// The file, from the root of the repository.
    pub file: String,
    /// The heading's line, from 1.
    pub line: usize,
    /// The heading.
    pub name: String,
    /// The requirements it shows.
    pub requirements: Vec<String>,
    /// Provisions it shows without a ruling that cites them: how a bishop
    /// moves, say.
    pub provisions: Vec<Provision>,
    /// Whose case it is: the number among the shared cases, empty if it is
    /// none of those, and the source.
    pub sources: Vec<(String, String)>,
    /// What happens and why: the paragraphs around its protocols.
    pub prose: Vec<String>,
    /// Its protocols.
    pub blocks: Vec<Block>,
}

/// A protocol of a case.
#[derive(Debug, Clone)]
pub struct Block {
    /// What it holds.
    pub protocol: Protocol,
    /// Its lines, with the tags that it inherits.
    pub text: String,
    /// For each line of the protocol, from 1, its line in the case file.
    lines: Vec<usize>,
}

impl Block {
    /// The line of the case file that a line of the protocol stands in.
    ///
    /// ```
    /// let case = &touchmove_book::all()[0];
    /// assert!(case.blocks[0].line_in_file(1) > 1);
    /// ```
    pub fn line_in_file(&self, line: usize) -> usize {
        let known = line.checked_sub(1).and_then(|i| self.lines.get(i));
        known.or(self.lines.last()).copied().unwrap_or(1)
    }
}

/// Something in a case file that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl Case {
    /// Its protocols that name an edition.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// let case = touchmove_book::case("white-makes-the-first-move").unwrap();
    /// assert_eq!(case.blocks(Edition::Fide2023).count(), 1);
    /// ```
    pub fn blocks(&self, edition: Edition) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(move |block| block.protocol.setup.editions.contains(&edition))
    }

    /// Whether it is judged under an edition.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// let case = touchmove_book::case("white-makes-the-first-move").unwrap();
    /// assert!(case.runs_under(Edition::Fide2009));
    /// assert!(!case.runs_under(Edition::FinnishBlitz2008));
    /// ```
    pub fn runs_under(&self, edition: Edition) -> bool {
        self.blocks(edition).next().is_some()
    }

    /// Whether it shows an article of an edition: an expected ruling cites it,
    /// or the case names a provision that the article carries.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// let case = touchmove_book::case("the-opponents-king-cannot-be-captured").unwrap();
    /// assert!(case.cites(Edition::Fide2023, "7.5.5") && case.cites(Edition::Fide2009, "7.4.b"));
    /// ```
    pub fn cites(&self, edition: Edition, number: &str) -> bool {
        self.cited(edition).contains(number)
    }

    /// The articles of an edition that its rulings cite or that carry what it shows.
    pub(crate) fn cited(&self, edition: Edition) -> BTreeSet<&str> {
        let shown = self.provisions.iter().filter(|_| self.runs_under(edition));
        let carrying = shown.flat_map(|&p| edition.articles(p)).map(|article| article.number());
        self.expected(edition).chain(carrying).collect()
    }

    /// Whether it shows a provision in an edition: it names it, or an expected
    /// ruling cites an article that carries it.
    ///
    /// ```
    /// use touchmove_laws::{Edition, Provision};
    /// let case = touchmove_book::case("the-opponents-king-cannot-be-captured").unwrap();
    /// assert!(case.shows(Edition::Fide2023, Provision::IllegalMovePenalty));
    /// ```
    pub fn shows(&self, edition: Edition, provision: Provision) -> bool {
        let mut articles = edition.articles(provision);
        self.runs_under(edition) && self.provisions.contains(&provision)
            || articles.any(|article| self.expects(edition, article.number()))
    }

    fn expects(&self, edition: Edition, number: &str) -> bool {
        self.expected(edition).any(|article| article == number)
    }

    /// The articles that expected rulings cite.
    fn expected(&self, edition: Edition) -> impl Iterator<Item = &str> {
        let expectations = self.blocks(edition).flat_map(|block| &block.protocol.expectations);
        let counting = expectations.filter(move |e| e.counts_under(edition));
        counting.flat_map(articles).map(String::as_str)
    }
}

fn articles(expectation: &Expectation) -> &[String] {
    match &expectation.expected {
        Expected::Effect { articles, .. } => articles,
        _ => &[],
    }
}
