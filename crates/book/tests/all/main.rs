//! Integration tests of the book.

mod queries;
mod sources;
