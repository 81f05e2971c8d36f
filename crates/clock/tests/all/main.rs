//! All tests of `clock` that stand outside it, as one program: it is linked once.

mod parse;
mod properties;
mod scenarios;
mod typed;
