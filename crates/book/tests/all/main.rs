//! Integration tests of the book.

mod citations;
mod diffs;
mod queries;
mod sources;
mod wording;
