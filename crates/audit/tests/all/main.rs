//! Integration tests of `audit`, built as one program to save link time.

mod common;
mod continuation;
mod damage;
mod dead;
mod draw_rules;
mod end_suites;
mod hidden;
mod kinds;
mod legality;
mod parsers_agree;
mod standard;
mod unwinnable;
