//! Integration tests of the book.

mod citations;
mod diffs;
mod edition_faults;
mod queries;
mod sources;
