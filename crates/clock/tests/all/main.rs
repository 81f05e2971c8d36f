//! Integration tests of `clock`, built as one program so that they are linked once.

mod free_text;
mod parse;
mod properties;
mod scenarios;
