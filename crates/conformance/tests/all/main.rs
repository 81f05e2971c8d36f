//! All integration tests of `conformance` in one binary, which is linked once.

mod article_sample;
mod asserted_facts;
mod cases;
mod clauses;
mod differences;
mod distinct_articles;
mod edition_faults;
mod exports;
mod fact_shapes;
mod game_states;
mod incidents;
mod instructions;
mod language;
mod open_questions;
mod packages;
mod reports;
mod requirements;
mod ruling_texts;
mod sealed_moves;
mod spoken_acts;
mod stories;
mod why;
mod why_schema;
