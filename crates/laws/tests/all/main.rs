//! All tests of `laws` that stand outside it, as one program: it is linked once.

mod citations;
mod force_mate;
mod numbering;
mod owners;
mod parse;
