//! Coverage by requirement.

use super::links::links;
use crate::cases::Case;
use crate::requirements::{self, Requirement};
use std::fmt::Write;

const HEAD: &str = "
## Requirements

The rows that the Laws were taken apart into (`crates/conformance/data/requirements.tsv`), with the
cases that show them. A row counts as shown if every edition that has its articles judges a case of
it; what only organises an event needs none.

";

pub fn section(cases: &[Case]) -> String {
    let rows = requirements::all();
    let shown = rows.iter().filter(|row| row.without_case(cases).is_empty()).count();
    let mut out = HEAD.to_owned();
    let _ = writeln!(out, "{shown} of {} rows are shown.\n", rows.len());
    out += "| requirement | kind | articles | cases |\n| --- | --- | --- | --- |\n";
    for row in &rows {
        let cases = row.cases(cases);
        let (id, kind) = (row.id, row.kind);
        let _ = writeln!(out, "| {id} | {kind} | {} | {}|", articles(row), links(&cases));
    }
    out
}

fn articles(row: &Requirement) -> String {
    let columns = row.articles.iter();
    let said = columns.map(|(edition, numbers)| format!("{edition}: {}", numbers.join(", ")));
    said.collect::<Vec<_>>().join("; ")
}
