//! Checks of the tree: what the house asks for and no compiler watches.

mod arrows;
mod article_numbers;
mod editions;
mod examples;
mod header_tables;
mod licences;
mod links;
mod purity;
mod sentences;
mod size;
mod source;

/// Fails with every finding on a line of its own.
fn none(what: &str, findings: Vec<String>) {
    assert!(findings.is_empty(), "{what}:\n  {}\n", findings.join("\n  "));
}
