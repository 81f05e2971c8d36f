//! All integration tests of `audit` in one program, which is linked once.

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
