//! All tests of `conformance` that stand outside it, as one program: it is linked once.

mod apart;
mod cases;
mod clauses;
mod drawn;
mod envelope;
mod exports;
mod incidents;
mod instructions;
mod language;
mod packages;
mod reports;
mod requirements;
mod said;
mod shapes;
mod stories;
mod why;
mod why_schema;
mod words;
