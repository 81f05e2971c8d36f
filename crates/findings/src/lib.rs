//! What an audit finds, in words and as tables.
//!
//! [`sentence`] says a finding in the reader's language; [`Row`] has the same columns wherever
//! findings become a table: comma-separated values, Parquet, Arrow.

mod heading;
mod row;
mod sentences;
#[cfg(feature = "arrow")]
pub mod table;

pub use heading::Heading;
pub use row::Row;
pub use sentences::{problem, sentence};
