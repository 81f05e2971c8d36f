//! Arrow columns with findings.

use crate::Row;
use arrow_array::ArrayRef;
use arrow_array::builder::{StringBuilder, UInt32Builder};
use arrow_schema::{DataType, Field};
use std::sync::Arc;

/// Builder of Arrow columns: `line`, `column`, and the columns of [`Row::TEXTS`]. Text that is
/// unknown is null.
///
/// ```
/// use touchmove_explain::{Language, Words};
/// use touchmove_audit::{Heading, Row, table::Columns};
///
/// let game = touchmove_notation::pgn::games(b"1. e4 -- *").next().unwrap();
/// let report = touchmove_audit::audit(&game, None);
/// let words = Words::new(Language::English);
/// let mut columns = Columns::default();
/// columns.push(&Row::of(&words, &Heading::default(), &report, &report.findings[0]));
/// assert_eq!((columns.len(), Columns::fields().len()), (1, columns.finish().len()));
/// ```
#[derive(Debug, Default)]
pub struct Columns {
    line: UInt32Builder,
    column: UInt32Builder,
    texts: [StringBuilder; Row::TEXTS.len()],
    rows: usize,
}

/// Text columns that are never null.
const ALWAYS: [&str; 4] = ["laws", "kind", "level", "text"];

impl Columns {
    /// Returns the names and types of the columns.
    ///
    /// ```
    /// let fields = touchmove_audit::table::Columns::fields();
    /// assert_eq!(fields[0].name(), "line");
    /// ```
    pub fn fields() -> Vec<Field> {
        let place = ["line", "column"].map(|name| Field::new(name, DataType::UInt32, false));
        let text = |name: &str| Field::new(name, DataType::Utf8, !ALWAYS.contains(&name));
        place.into_iter().chain(Row::TEXTS.map(text)).collect()
    }

    /// Adds a row.
    ///
    /// ```
    /// assert!(touchmove_audit::table::Columns::default().is_empty());
    /// ```
    pub fn push(&mut self, row: &Row) {
        self.line.append_value(row.line);
        self.column.append_value(row.column);
        for ((column, name), text) in self.texts.iter_mut().zip(Row::TEXTS).zip(row.texts()) {
            let known = !text.is_empty() || ALWAYS.contains(&name);
            column.append_option(known.then_some(text));
        }
        self.rows += 1;
    }

    /// Returns the number of rows.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::table::Columns::default().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.rows
    }

    /// True if there are no rows.
    ///
    /// ```
    /// assert!(touchmove_audit::table::Columns::default().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// Returns the columns and resets the builder.
    ///
    /// ```
    /// let mut none = touchmove_audit::table::Columns::default();
    /// assert!(none.finish().iter().all(|column| column.len() == 0));
    /// ```
    pub fn finish(&mut self) -> Vec<ArrayRef> {
        self.rows = 0;
        let place: [ArrayRef; 2] = [Arc::new(self.line.finish()), Arc::new(self.column.finish())];
        let texts = self.texts.iter_mut().map(|text| Arc::new(text.finish()) as ArrayRef);
        place.into_iter().chain(texts).collect()
    }
}
