//! Integration tests of `clock`, built as one program to save link time.

mod free_text;
mod parse;
mod properties;
mod scenarios;
