//! Integration tests of `audit`, in one program to link only once.

mod common;
mod continuation;
mod dead;
mod draw_rules;
mod end_suites;
mod kinds;
mod legality;
mod parsers_agree;
mod text_problems;
mod unwinnable;
