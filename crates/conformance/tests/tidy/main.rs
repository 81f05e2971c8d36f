//! Checks of the tree: what the house asks for and no compiler watches.

mod arrows;
mod article_numbers;
mod circles;
mod dependencies;
mod editions;
mod english;
mod examples;
mod header_tables;
mod licences;
mod links;
mod one_writer;
mod own_words;
mod pages;
mod profiles;
mod purity;
mod sentences;
mod size;
mod source;
mod tests_inside;
mod times;

/// Fails with every finding on a line of its own.
fn none(what: &str, findings: Vec<String>) {
    assert!(findings.is_empty(), "{what}:\n  {}\n", findings.join("\n  "));
}
