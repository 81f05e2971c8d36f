//! Case files: Markdown that combines prose and tests.
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
//! Provisions: touched-own-piece      shown without a ruling that cites them
//! Source: A journal (A4-02, A4-03)   its name, and numbers of the shared cases
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

/// A conformance case: one heading of a case file.
#[derive(Debug, Clone)]
pub struct Case {
    /// The path from the root of the repository.
    pub file: String,
    /// The heading's line, from 1.
    pub line: usize,
    /// The heading.
    pub name: String,
    /// The requirements that the case tests.
    pub requirements: Vec<String>,
    /// Provisions that the case illustrates without a ruling that cites them, such as the bishop's
    /// moves.
    pub provisions: Vec<Provision>,
    /// The sources as pairs: the number in the collection of shared cases, which may be empty, and
    /// the name.
    pub sources: Vec<(String, String)>,
    /// The story and its explanation: the paragraphs around the protocols.
    pub prose: Vec<String>,
    /// The protocols.
    pub blocks: Vec<Block>,
}

/// A protocol of a case.
#[derive(Debug, Clone)]
pub struct Block {
    /// The parsed protocol.
    pub protocol: Protocol,
    /// The text, with inherited tags.
    pub text: String,
    /// For each line of the protocol, from 1, its line in the case file.
    lines: Vec<usize>,
}

impl Block {
    /// Returns the case file's line for a line of the protocol.
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

/// An error in a case file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseFileError {
    /// The path from the root of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The error message.
    pub message: String,
}

impl fmt::Display for CaseFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl Case {
    /// Returns the protocols for an edition.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// let case = touchmove_book::case("white-makes-the-first-move").unwrap();
    /// assert_eq!(case.blocks(Edition::Fide2023).count(), 1);
    /// ```
    pub fn blocks(&self, edition: Edition) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(move |block| block.protocol.setup.editions.contains(&edition))
    }

    /// True if a protocol is judged under the edition.
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

    /// True if the case illustrates an article: an expected ruling cites it, or the case names one
    /// of its provisions.
    ///
    /// ```
    /// use touchmove_laws::Edition;
    /// let case = touchmove_book::case("the-opponents-king-cannot-be-captured").unwrap();
    /// assert!(case.cites(Edition::Fide2023, "7.5.5") && case.cites(Edition::Fide2009, "7.4.b"));
    /// ```
    pub fn cites(&self, edition: Edition, number: &str) -> bool {
        self.cited(edition).contains(number)
    }

    /// Returns the articles that the expected rulings cite, and the articles of the named
    /// provisions.
    pub(crate) fn cited(&self, edition: Edition) -> BTreeSet<&str> {
        let shown = self.provisions.iter().filter(|_| self.runs_under(edition));
        let carrying = shown.flat_map(|&p| edition.articles(p)).map(|article| article.number());
        self.expected(edition).chain(carrying).collect()
    }

    /// True if the case illustrates a provision: the case names the provision, or an expected
    /// ruling cites one of the provision's articles.
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

    /// Returns the articles that expected rulings cite.
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
