//! Tests of electronic boards.

mod codecs;
mod games;
mod incidents;
mod recorded;
mod samples;
mod simulation;
