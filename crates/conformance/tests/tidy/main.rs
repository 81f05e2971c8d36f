//! Checks of the source tree for rules that no compiler enforces.

mod article_numbers;
mod crate_layers;
mod dependencies;
mod editions;
mod english;
mod examples;
mod header_tables;
mod licences;
mod links;
mod module_cycles;
mod one_writer;
mod pages;
mod profiles;
mod purity;
mod sentences;
mod size;
mod source;
mod source_quotes;
mod time_types;
mod unit_test_flag;

/// Fails and lists every finding on its own line.
fn none(what: &str, findings: Vec<String>) {
    assert!(findings.is_empty(), "{what}:\n  {}\n", findings.join("\n  "));
}
