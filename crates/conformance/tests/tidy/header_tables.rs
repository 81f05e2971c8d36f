//! The table at the head of a rule names every provision that the rule cites,
//! and those it only explains, each with its article in every edition of
//! FIDE's, as the edition tables have them. A provision in brackets is decided
//! by another rule, and only ruled under here.

use crate::none;
use crate::source::{Source, sources};
use std::collections::BTreeSet;
use syn::visit::Visit;
use touchmove_laws::rules::decides;
use touchmove_laws::{Article, Edition, Provision};

/// Files below `rules/` that hold no rule.
const NO_RULES: [&str; 1] = ["crates/laws/src/rules/mod.rs"];

fn rules() -> impl Iterator<Item = Source> {
    let all = sources(["crates/laws/src/rules"]).into_iter();
    all.filter(|source| !NO_RULES.contains(&source.path.as_str()))
}

/// The cells of every table row in the module's documentation.
fn rows(source: &Source) -> Vec<Vec<&str>> {
    let lines = source.text.lines().filter_map(|line| line.strip_prefix("//! |"));
    lines
        .map(|line| {
            line.trim_end_matches('|')
                .split('|')
                .map(|cell| cell.trim().trim_matches('`'))
                .collect::<Vec<_>>()
        })
        .filter(|cells| !cells.iter().all(|cell| cell.starts_with("---")))
        .collect()
}

fn heading() -> Vec<&'static str> {
    let years = Edition::FIDE.map(|e| e.name().trim_start_matches("FIDE "));
    ["provision"].into_iter().chain(years).collect()
}

/// What the row ought to be.
fn row(provision: Provision) -> Vec<&'static str> {
    let cited = Edition::FIDE.map(|e| e.cite(provision).map_or("-", Article::number));
    [provision.id()].into_iter().chain(cited).collect()
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

fn used(source: &Source) -> Vec<Provision> {
    let mut used = Used::default();
    used.visit_file(&source.syntax());
    let all = Provision::ALL.iter().copied();
    all.filter(|p| used.0.contains(&format!("{p:?}"))).collect()
}

#[test]
fn the_tables_agree_with_the_editions() {
    let mut wrong = Vec::new();
    for source in rules() {
        let rows = rows(&source);
        if rows.first() != Some(&heading()) {
            wrong.push(format!("{}: the table begins with {:?}", source.path, heading()));
        }
        for cells in rows.iter().skip(1) {
            let id = cells.first().map_or("", |cell| cell.trim_matches(['(', ')']));
            let Some(&p) = Provision::ALL.iter().find(|p| p.id() == id) else {
                wrong.push(format!("{}: no provision {:?}", source.path, cells));
                continue;
            };
            if row(p).get(1..) != cells.get(1..) {
                wrong.push(format!("{}: {cells:?}, but {:?}", source.path, row(p)));
            }
            let file = source.path.rsplit("/").next().unwrap_or_default();
            let owned = decides(p).is_some_and(|rule| file == format!("{}.rs", rule.name()));
            if owned == cells.first().is_some_and(|cell| cell.starts_with('(')) {
                let owner = decides(p);
                wrong.push(format!("{}: brackets say whose {id} is: {owner:?}", source.path));
            }
        }
    }
    none("header tables", wrong);
}

#[test]
fn the_tables_name_what_the_rules_use() {
    let mut wrong = Vec::new();
    for source in rules() {
        let rows = rows(&source);
        let named: BTreeSet<&str> = rows
            .iter()
            .skip(1)
            .flat_map(|cells| cells.first())
            .map(|id| id.trim_matches(['(', ')']))
            .collect();
        let used: BTreeSet<&str> = used(&source).into_iter().map(Provision::id).collect();
        let lacks = |id: &&str| format!("{}: the table lacks {id}", source.path);
        wrong.extend(used.difference(&named).map(lacks));
    }
    none("header tables", wrong);
}
