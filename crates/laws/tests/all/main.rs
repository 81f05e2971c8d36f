//! The integration tests of `laws`, as one binary so that they are linked once.

mod citations;
mod force_mate;
mod numbering;
mod owners;
mod parse;
