//! Judges cases and reports differences from the expected rulings.

use crate::cases::Case;
use std::fmt;
use touchmove_game::Protocol;
use touchmove_laws::Edition;

/// Filter for cases; the default selects all.
#[derive(Debug, Clone, Default)]
pub struct Selection {
    /// Part of the name of the case or its file, ignoring case.
    pub case: Option<String>,
    /// Article cited by the case.
    pub article: Option<String>,
    /// Part of the name of the edition.
    pub edition: Option<String>,
}

impl Selection {
    /// Returns true if the case is to run under the edition.
    pub fn takes(&self, case: &Case, edition: Edition) -> bool {
        let named = |part: &String| {
            let part = part.to_lowercase();
            case.name.to_lowercase().contains(&part) || case.file.contains(&part)
        };
        self.case.as_ref().is_none_or(named)
            && self.edition.as_ref().is_none_or(|word| edition.name().contains(word))
            && self.article.as_ref().is_none_or(|number| case.cites(edition, number))
    }
}

/// A case with unexpected rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The case file, from the root of the repository.
    pub file: String,
    /// Line of the case's heading.
    pub line: usize,
    /// Name of the case.
    pub case: String,
    /// The edition that was applied.
    pub edition: Edition,
    /// Lines of the case file, with the difference at each.
    pub differences: Vec<(usize, String)>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} ({})", self.file, self.line, self.case, self.edition)?;
        self.differences.iter().try_for_each(|(line, what)| write!(f, "\n    line {line}: {what}"))
    }
}

/// Runs the selected cases; returns the failures.
pub fn failures(cases: &[Case], selection: &Selection) -> Vec<Failure> {
    runs(cases, selection).into_iter().filter_map(|(case, edition)| run(case, edition)).collect()
}

/// Returns the selected pairs of case and edition.
pub fn runs<'a>(cases: &'a [Case], selection: &Selection) -> Vec<(&'a Case, Edition)> {
    let each = |case: &'a Case| Edition::ALL.into_iter().map(move |edition| (case, edition));
    let named = |&(case, edition): &(&Case, Edition)| {
        case.runs_under(edition) && selection.takes(case, edition)
    };
    cases.iter().flat_map(each).filter(named).collect()
}

/// Runs one case under one edition; returns the failure, or `None` on success.
pub fn run(case: &Case, edition: Edition) -> Option<Failure> {
    let differences: Vec<(usize, String)> = case
        .blocks(edition)
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
