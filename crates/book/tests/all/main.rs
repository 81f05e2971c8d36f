//! Integration tests of the book.

mod diffs;
mod queries;
mod sources;
