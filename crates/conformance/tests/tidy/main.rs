//! Checks of the tree: what the house asks for and no compiler watches.

mod article_numbers;
mod crate_layers;
mod dependencies;
mod editions;
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

/// Fails with every finding on a line of its own.
fn none(what: &str, findings: Vec<String>) {
    assert!(findings.is_empty(), "{what}:\n  {}\n", findings.join("\n  "));
}
