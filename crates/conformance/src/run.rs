//! Judging cases and saying where that differs from what they expect.

use crate::cases::{Block, Case};
use std::fmt;
use touchmove_game::Protocol;
use touchmove_game::protocol::{Expectation, Expected};
use touchmove_laws::{Edition, Provision};

/// Which cases to run; all of them by default.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// A part of the name of the case or of its file, in any case of letters.
    pub case: Option<String>,
    /// An article that the case cites.
    pub article: Option<String>,
    /// A word in the name of the edition.
    pub edition: Option<String>,
}

impl Selection {
    /// Whether a case is run under an edition.
    pub fn takes(&self, case: &Case, edition: Edition) -> bool {
        let named = |part: &String| {
            let part = part.to_lowercase();
            case.name.to_lowercase().contains(&part) || case.file.contains(&part)
        };
        self.case.as_ref().is_none_or(named)
            && self.edition.as_ref().is_none_or(|word| edition.name().contains(word))
            && self.article.as_ref().is_none_or(|number| cites(case, edition, number))
    }
}

/// What was ruled otherwise than a case expects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The case file, from the root of the repository.
    pub file: String,
    /// The line of the case's heading.
    pub line: usize,
    /// The case.
    pub case: String,
    /// The edition that was judged under.
    pub edition: Edition,
    /// Lines of the case file, and what is different there.
    pub differences: Vec<(usize, String)>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} ({})", self.file, self.line, self.case, self.edition)?;
        self.differences.iter().try_for_each(|(line, what)| write!(f, "\n    line {line}: {what}"))
    }
}

/// Runs what is selected; the failures.
pub fn failures(cases: &[Case], selection: &Selection) -> Vec<Failure> {
    runs(cases, selection).into_iter().filter_map(|(case, edition)| run(case, edition)).collect()
}

/// What is selected: every case with every edition that it names.
pub fn runs<'a>(cases: &'a [Case], selection: &Selection) -> Vec<(&'a Case, Edition)> {
    let each = |case: &'a Case| Edition::ALL.into_iter().map(move |edition| (case, edition));
    let named = |&(case, edition): &(&Case, Edition)| {
        runs_under(case, edition) && selection.takes(case, edition)
    };
    cases.iter().flat_map(each).filter(named).collect()
}

/// Whether a case is judged under an edition.
pub fn runs_under(case: &Case, edition: Edition) -> bool {
    blocks(case, edition).next().is_some()
}

/// The protocols of a case that name an edition.
fn blocks(case: &Case, edition: Edition) -> impl Iterator<Item = &Block> {
    case.blocks.iter().filter(move |block| block.protocol.setup.editions.contains(&edition))
}

fn run(case: &Case, edition: Edition) -> Option<Failure> {
    let differences: Vec<(usize, String)> = blocks(case, edition)
        .flat_map(|block| {
            let found = differences(&block.protocol, edition).into_iter();
            found.map(|(line, what)| (block.line_in_file(line), what))
        })
        .collect();
    (!differences.is_empty()).then(|| Failure {
        file: case.file.clone(),
        line: case.line,
        case: case.name.clone(),
        edition,
        differences,
    })
}

fn differences(protocol: &Protocol, edition: Edition) -> Vec<(usize, String)> {
    match protocol.judge(edition) {
        Ok(judged) => {
            let found = judged.differences(protocol).into_iter();
            found.map(|d| (d.line, d.message)).collect()
        }
        Err(error) => vec![(error.line, format!("cannot have happened: {}", error.message))],
    }
}

/// Whether a case shows an article of an edition: an expected ruling cites
/// it, or the case names a provision that the article carries.
pub fn cites(case: &Case, edition: Edition, number: &str) -> bool {
    expects(case, edition, number) || runs_under(case, edition) && names(case, edition, number)
}

/// Whether a case shows a provision in an edition: it names it, or an expected
/// ruling cites an article that carries it.
pub fn shows(case: &Case, edition: Edition, provision: Provision) -> bool {
    let mut articles = edition.articles(provision);
    runs_under(case, edition) && case.provisions.contains(&provision)
        || articles.any(|article| expects(case, edition, article.number()))
}

fn expects(case: &Case, edition: Edition, number: &str) -> bool {
    blocks(case, edition).any(|block| {
        let expected = block.protocol.expectations.iter();
        expected.filter(|e| counts(e, edition)).any(|e| articles(e).iter().any(|a| a == number))
    })
}

fn names(case: &Case, edition: Edition, number: &str) -> bool {
    case.provisions.iter().any(|&p| edition.articles(p).any(|article| article.number() == number))
}

fn counts(expectation: &Expectation, edition: Edition) -> bool {
    expectation.edition.as_ref().is_none_or(|word| edition.name().contains(word.as_str()))
}

fn articles(expectation: &Expectation) -> &[String] {
    match &expectation.expected {
        Expected::Effect { articles, .. } => articles,
        _ => &[],
    }
}
