//! Only one module changes the state of a game, and only `laws` contains law.

use crate::none;
use crate::source::{Source, crates, is_test};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Files that may hold the state mutably: the game itself, and the proceedings, which change it by
/// entering rulings.
const WRITERS: [&str; 2] = ["crates/game/src/game.rs", "crates/game/src/proceedings.rs"];
/// The folder of the state and its changes.
const STATE: &str = "crates/game/src/state/";

struct Findings<'a> {
    source: &'a Source,
    may_write: bool,
    wrong: Vec<String>,
}

impl Findings<'_> {
    fn object(&mut self, span: Span, to: &str) {
        self.wrong.push(format!("{}: {to}", self.source.at(span)));
    }
}

fn ends_with(path: &syn::Path, name: &str) -> bool {
    path.segments.last().is_some_and(|s| s.ident == name)
}

impl<'ast> Visit<'ast> for Findings<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_type_reference(&mut self, reference: &'ast syn::TypeReference) {
        let state =
            |name| matches!(&*reference.elem, syn::Type::Path(p) if ends_with(&p.path, name));
        if reference.mutability.is_some() && !self.may_write && (state("State") || state("View")) {
            self.object(reference.span(), "may write the state of a game");
        }
        visit::visit_type_reference(self, reference);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        match names.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            [.., "Edition", variant] if *variant != "ALL" && starts_upper(variant) => {
                self.object(path.span(), "names an edition; only a rule in `laws` may");
            }
            [.., "Ruling", "under" | "new"] => {
                self.object(path.span(), "makes a ruling; only a rule in `laws` may");
            }
            _ => {}
        }
        visit::visit_path(self, path);
    }
}

fn starts_upper(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
}

fn findings(source: &Source) -> Vec<String> {
    let may_write = WRITERS.contains(&source.path.as_str()) || source.path.starts_with(STATE);
    let mut found = Findings { source, may_write, wrong: Vec::new() };
    found.visit_file(&source.syntax());
    found.wrong
}

#[test]
fn game_has_one_writer_and_decides_no_law() {
    none("in `game`", crates(&["game"]).iter().flat_map(findings).collect());
}

#[test]
fn detects_other_writers() {
    let found = |text: &str| {
        let path = "crates/game/src/hearings/here.rs".to_owned();
        findings(&Source { path, text: text.to_owned() }).len()
    };
    assert_eq!(found("fn f(state: &mut State) {}"), 1);
    assert_eq!(found("fn f(e: Edition) -> bool { e == Edition::Fide2014 }"), 1);
    assert_eq!(found("fn f() -> Ruling { Ruling::under(p, e) }"), 1);
    assert_eq!(found("fn f(view: &View) { Edition::ALL.len(); }"), 0);
}
