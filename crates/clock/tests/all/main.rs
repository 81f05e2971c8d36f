//! Integration tests of `clock`, in one program to link only once.

mod free_text;
mod parse;
mod properties;
mod scenarios;
