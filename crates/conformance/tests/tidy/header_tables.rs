//! The table at the head of a rule lists every provision that the rule decides or cites, with its
//! article in each of FIDE's editions. A provision in brackets is only cited here, and another rule
//! decides it. If only the facts name such a provision, add its row `//! | (provision) |` by hand;
//! the test keeps this row.
//!
//! The test writes the tables if `UPDATE` is set: `UPDATE=1 cargo test -p touchmove-conformance
//! --test tidy header_tables`.

use crate::none;
use crate::source::{Source, root, sources};
use std::collections::BTreeSet;
use syn::visit::Visit;
use touchmove_laws::rules::{RuleId, decides};
use touchmove_laws::{Article, Edition, Provision};

/// Files below `rules/` without a rule.
const NO_RULES: [&str; 1] = ["crates/laws/src/rules/mod.rs"];

/// Prefix of a table line.
const ROW: &str = "//! |";

fn rules() -> impl Iterator<Item = Source> {
    let all = sources(["crates/laws/src/rules"]).into_iter();
    all.filter(|source| !NO_RULES.contains(&source.path.as_str()))
}

fn line<'a>(cells: impl IntoIterator<Item = &'a str>) -> String {
    // Rustdoc would parse brackets as a link.
    let cell = |cell: &str| match cell.contains('[') {
        true => format!("`{cell}`"),
        false => cell.to_owned(),
    };
    let cells: Vec<String> = cells.into_iter().map(cell).collect();
    format!("{ROW} {} |\n", cells.join(" | "))
}

/// Returns true if the rule in this file decides the provision.
fn owns(path: &str, provision: Provision) -> bool {
    let file = |rule: RuleId| format!("crates/laws/src/rules/{}.rs", rule.name());
    decides(provision).is_some_and(|rule| file(rule) == path)
}

fn row(provision: Provision, path: &str) -> String {
    let id = provision.id();
    let owned = owns(path, provision);
    let name = if owned { id.to_owned() } else { format!("({id})") };
    let cited = Edition::FIDE.map(|e| e.cite(provision).map_or("-", Article::number));
    line([name.as_str()].into_iter().chain(cited))
}

/// Builds the table of a rule: decided provisions first, each group in the order of the provisions.
fn table(rule: &Source) -> String {
    let path = rule.path.as_str();
    let (used, kept) = (used(rule), manual_rows(rule));
    let (owned, others): (Vec<Provision>, Vec<Provision>) = Provision::ALL
        .iter()
        .filter(|p| used.contains(&format!("{p:?}")) || kept.contains(p.id()) || owns(path, **p))
        .partition(|&&p| owns(path, p));
    let years = Edition::FIDE.map(|e| e.name().trim_start_matches("FIDE "));
    let heads = line(["provision"].into_iter().chain(years));
    let rule_under = line(["---"; 1 + Edition::FIDE.len()]);
    let rows = owned.into_iter().chain(others).map(|p| row(p, path));
    [heads, rule_under].into_iter().chain(rows).collect()
}

#[derive(Default)]
struct Used(BTreeSet<String>);

impl Visit<'_> for Used {
    fn visit_path(&mut self, path: &syn::Path) {
        let mut from_the_end = path.segments.iter().rev().map(|s| s.ident.to_string());
        let (name, owner) = (from_the_end.next(), from_the_end.next());
        if let (Some(name), true) = (name, owner.is_some_and(|o| o == "Provision")) {
            self.0.insert(name);
        }
        syn::visit::visit_path(self, path);
    }
}

/// Returns the ids of the existing rows in brackets.
fn manual_rows(rule: &Source) -> BTreeSet<&str> {
    let rows = rule.text.lines().filter_map(|line| line.strip_prefix(ROW));
    let names = rows.filter_map(|row| row.split('|').next()).map(str::trim);
    names.filter_map(|name| name.strip_prefix('(')?.strip_suffix(')')).collect()
}

/// Returns the names of the provisions used by the code.
fn used(rule: &Source) -> BTreeSet<String> {
    let mut used = Used::default();
    used.visit_file(&rule.syntax());
    used.0
}

/// Returns the file with an updated table, at the place of the old one or at the end of the module
/// documentation.
fn with_table(rule: &Source) -> String {
    let lines: Vec<&str> = rule.text.split_inclusive('\n').collect();
    let is_doc = |line: &&&str| line.starts_with("//!");
    let head = lines.iter().take_while(is_doc).count();
    let is_row = |line: &&str| line.starts_with(ROW);
    let first = lines.iter().take(head).position(is_row);
    let last = lines.iter().take(head).rposition(is_row).map_or(head, |last| last + 1);
    let gap = if first.is_none() { "//!\n" } else { "" };
    [&lines[..first.unwrap_or(head)].concat(), gap, &table(rule), &lines[last..].concat()].concat()
}

#[test]
fn header_tables_are_fresh() {
    let stale: Vec<Source> = rules().filter(|rule| with_table(rule) != rule.text).collect();
    if std::env::var_os("UPDATE").is_some() {
        let write = |rule: &Source| std::fs::write(root().join(&rule.path), with_table(rule));
        stale.iter().for_each(|rule| write(rule).unwrap_or_else(|e| panic!("{}: {e}", rule.path)));
        return;
    }
    let how = "UPDATE=1 cargo test -p touchmove-conformance --test tidy header_tables";
    none(how, stale.into_iter().map(|rule| rule.path).collect());
}

#[test]
fn writes_missing_and_stale_tables() {
    let stale = "//! Illegal moves.\n//!\n//! | provision | 1066 |\n//! | (points) | - |\n//! Words.\n\nuse crate::Provision;\n";
    let missing = stale.replace("//!\n//! | provision | 1066 |\n//! | (points) | - |\n", "");
    for text in [stale, &missing] {
        let path = "crates/laws/src/rules/illegal_move.rs".to_owned();
        let written = with_table(&Source { path, text: text.to_owned() });
        assert!(written.contains("//!\n//! | provision | 2009 |"), "{written}");
        assert!(
            written.contains("//! | illegal-move-penalty | 7.4.b | 7.5.b | 7.5.3 |"),
            "{written}"
        );
        let kept = written.contains("//! | (points) | 11.1 | 10.1 | 10.1 | 10.1 | 10.1 |\n");
        assert_eq!(kept, text.contains("points"), "{written}");
        assert!(written.contains("//! Words.\n") && written.ends_with("use crate::Provision;\n"));
    }
}
