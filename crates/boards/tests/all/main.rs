//! Tests of electronic boards.

mod codecs;
mod samples;
