//! Integration tests of `search`, built as one program to save link time.

mod choices;
mod irregularities;
mod matches;
mod strengths;
