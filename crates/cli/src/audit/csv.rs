//! Findings as a table of comma-separated values (RFC 4180): a row a finding.

use std::path::Path;
use touchmove_audit::Row;
use touchmove_tournament::csv;

/// The columns before those of [`Row::TEXTS`].
const BEFORE: [&str; 5] = ["file", "game", "offset", "line", "column"];

/// The names of the columns.
pub fn head() -> String {
    csv::row(',', BEFORE.into_iter().chain(Row::TEXTS)) + "\n"
}

/// The row of a finding.
pub fn row(path: &Path, index: Option<usize>, row: &Row) -> String {
    let before = [
        path.display().to_string(),
        index.map(|index| index.to_string()).unwrap_or_default(),
        row.heading.offset.to_string(),
        row.line.to_string(),
        row.column.to_string(),
    ];
    let texts = row.texts();
    csv::row(',', before.iter().map(String::as_str).chain(texts)) + "\n"
}
