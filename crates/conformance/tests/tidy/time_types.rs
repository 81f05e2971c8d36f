//! Times use the types `Moment` and `Millis`; a bare number could be either.

use crate::none;
use crate::source::{Source, crates, is_test};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Files in which bare numbers are not times but digits, thousandths or fields without a unit.
const NUMBERS: [&str; 5] = [
    "crates/clock/src/moment.rs",
    "crates/clock/src/parse.rs",
    "crates/clock/src/free_text/",
    "crates/laws/src/named_list.rs",
    "crates/game/src/protocol/time.rs",
];

struct Findings(Vec<Span>);

impl Findings {
    fn name(&mut self, name: &Ident) {
        if name == "u64" {
            self.0.push(name.span());
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Ident(name) => self.name(&name),
                TokenTree::Group(group) => self.tokens(group.stream()),
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Findings {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_ident(&mut self, name: &'ast Ident) {
        self.name(name);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
    }
}

fn findings(source: &Source) -> Vec<String> {
    if NUMBERS.iter().any(|path| source.path.starts_with(path)) {
        return Vec::new();
    }
    let mut found = Findings(Vec::new());
    found.visit_file(&source.syntax());
    found.0.into_iter().map(|span| source.at(span)).collect()
}

#[test]
fn times_are_not_bare_numbers() {
    let sources = crates(&["clock", "laws", "game"]);
    none("`u64` where a time may be meant", sources.iter().flat_map(findings).collect());
}

#[test]
fn exceptions_are_needed() {
    let sources = crates(&["clock", "laws", "game"]);
    for path in NUMBERS {
        let mut there = sources.iter().filter(|source| source.path.starts_with(path));
        assert!(there.any(|source| source.text.contains("u64")), "{path}: remove this entry");
    }
}

#[test]
fn detects_bare_numbers() {
    let found = |text: &str| {
        let path = "crates/game/src/hearings/here.rs".to_owned();
        findings(&Source { path, text: text.to_owned() }).len()
    };
    assert_eq!(found("struct S { left_ms: u64 }"), 1);
    assert_eq!(found("fn f(at: Option<u64>) -> u64 { 0 }"), 2);
    assert_eq!(found("named_list! { A = \"a\" { ms: u64 = as_number, } }"), 1);
    assert_eq!(found("fn f(at: Moment, json: &Value) { json.as_u64(); }"), 0);
}
