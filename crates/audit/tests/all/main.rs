//! All tests of `audit` that stand outside it, as one program: it is linked once.

mod beyond;
mod common;
mod dead;
mod draw_rules;
mod end_suites;
mod kinds;
mod kinds_of_text;
mod legality;
mod lost;
mod same;
