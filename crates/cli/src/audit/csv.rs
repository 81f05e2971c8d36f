//! Findings as comma-separated values (RFC 4180), one per row.

use std::path::Path;
use touchmove_audit::Row;
use touchmove_tournament::csv;

/// Columns before those of [`Row::TEXTS`].
const BEFORE: [&str; 5] = ["file", "game", "offset", "line", "column"];

/// Returns the header row.
pub fn head() -> String {
    csv::row(',', BEFORE.into_iter().chain(Row::TEXTS)) + "\n"
}

/// Returns the row of a finding.
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
