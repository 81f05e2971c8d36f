//! Shared cases: a numbered collection of arbiters' questions from examinations, columns and
//! forums. A line `Source: NAME (NUMBER)` in a case names the question that the case covers. For a
//! question that cannot be written as events, the table has the reason.

use crate::ROOT;
use crate::cases::Case;
use std::fmt::Write;
use std::path::Path;

/// Path of the page from the root of the repository.
pub const PAGE: &str = "docs/cases-shared.md";
const TABLE: &str = include_str!("../data/cases-shared.tsv");
/// The introduction of the page.
const HEAD: &str = "crates/conformance/data/cases-shared-head.md";

/// A shared case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shared {
    /// Number in the collection.
    pub id: &'static str,
    /// Articles that the source cites.
    pub articles: &'static str,
    /// Name of the source.
    pub source: &'static str,
    /// Reason why the question cannot be written as events; empty if it can be.
    pub why_not: &'static str,
}

impl Shared {
    /// Returns the cases that cover the question, in file order.
    ///
    /// ```
    /// let all = touchmove_conformance::shared_cases::all();
    /// assert!(all[0].shown_by(&[]).is_empty());
    /// ```
    pub fn shown_by<'a>(&self, cases: &'a [Case]) -> Vec<&'a Case> {
        let names = |case: &&Case| case.sources.iter().any(|(id, _)| id == self.id);
        cases.iter().filter(names).collect()
    }

    /// Returns an inconsistency between the table and the cases, if any.
    ///
    /// ```
    /// let all = touchmove_conformance::shared_cases::all();
    /// assert_eq!(all[0].wrong(&[]).unwrap(), "A3-02 stands at no case");
    /// ```
    pub fn wrong(&self, cases: &[Case]) -> Option<String> {
        let shown = self.shown_by(cases);
        let named_otherwise = |case: &&&Case| {
            !case.sources.iter().any(|(id, source)| id == self.id && source == self.source)
        };
        if let Some(case) = shown.iter().find(named_otherwise) {
            return Some(format!("{} at \"{}\": from {}", self.id, case.name, self.source));
        }
        match (shown.is_empty(), self.why_not.is_empty()) {
            (true, true) => Some(format!("{} stands at no case", self.id)),
            (false, false) => Some(format!("{} stands at a case and has a reason", self.id)),
            _ => None,
        }
    }
}

/// Returns all shared cases, in the order of the collection.
///
/// ```
/// assert_eq!(touchmove_conformance::shared_cases::all().len(), 134);
/// ```
pub fn all() -> Vec<Shared> {
    TABLE.lines().filter_map(row).collect()
}

fn row(line: &'static str) -> Option<Shared> {
    let mut cells = line.split('\t');
    let mut next = || cells.next();
    let (id, articles, source) = (next()?, next()?, next()?);
    Some(Shared { id, articles, source, why_not: next().unwrap_or_default() })
}

/// Returns the page: each question with its cases, then the questions that cannot be written as
/// events.
pub fn page(cases: &[Case]) -> String {
    let mut out = std::fs::read_to_string(Path::new(ROOT).join(HEAD)).unwrap_or_default();
    out.push_str("\n| number | articles, as the source cites them | source | cases |\n");
    out.push_str("| --- | --- | --- | --- |\n");
    for shared in all().iter().filter(|shared| shared.why_not.is_empty()) {
        let links: Vec<String> = shared.shown_by(cases).into_iter().map(link).collect();
        let Shared { id, articles, source, .. } = shared;
        let _ = writeln!(out, "| {id} | {articles} | {source} | {} |", links.join(", "));
    }
    out.push_str("\n## Questions that cannot be written as events\n\n");
    for Shared { id, source, why_not, .. } in all().iter().filter(|s| !s.why_not.is_empty()) {
        let _ = writeln!(out, "- {id} ({source}): {why_not}");
    }
    out
}

fn link(case: &Case) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-');
    let anchor: String = case.name.to_lowercase().chars().filter(kept).collect();
    format!("[{}](../{}#{})", case.name, case.file, anchor.replace(' ', "-"))
}
