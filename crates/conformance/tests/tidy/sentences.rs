//! Sentences for people are in `locales/`. `laws` and `game` return names and fields; messages for
//! programmers may be sentences.

use crate::none;
use crate::source::{Source, crates, is_test};
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Files with protocol words, and with parse errors for programmers.
const SPOKEN: [&str; 7] = [
    "crates/laws/src/parse.rs",
    "crates/laws/src/obligation.rs",
    "crates/laws/src/answer.rs",
    "crates/laws/src/report.rs",
    "crates/game/src/event/report.rs",
    "crates/game/src/moves.rs",
    "crates/game/src/protocol/",
];
/// Macros that define lists of names; their other strings are documentation.
const LISTS: [&str; 4] = ["named_list", "provisions", "editions", "macro_rules"];

fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
    words.count() >= 3
}

struct Sentences<'a> {
    source: &'a Source,
    wrong: Vec<String>,
}

impl Sentences<'_> {
    fn check(&mut self, span: Span, text: &str) {
        if is_sentence(text) {
            self.wrong.push(format!("{}: {text:?}", self.source.at(span)));
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    let text = literal.to_string();
                    if text.contains('"') {
                        self.check(literal.span(), &text);
                    }
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Sentences<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    /// The `Display` text of an error is for programmers; its name is for sentences.
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let error = matches!(&*item.self_ty, syn::Type::Path(p) if p.path.is_ident("Impossible"));
        if !error {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.check(literal.span(), &literal.value());
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if !LISTS.iter().any(|list| mac.path.is_ident(list)) {
            self.tokens(mac.tokens.clone());
        }
    }
}

#[test]
fn rulings_contain_names_not_sentences() {
    let mut wrong = Vec::new();
    let spoken = |source: &&Source| SPOKEN.iter().any(|path| source.path.starts_with(path));
    for source in crates(&["laws", "game"]).iter().filter(|source| !spoken(source)) {
        let mut sentences = Sentences { source, wrong: Vec::new() };
        sentences.visit_file(&source.syntax());
        wrong.extend(sentences.wrong);
    }
    none("sentences that belong in locales/", wrong);
}

#[test]
fn detects_sentences() {
    for sentence in ["no offer stands", "{player} has {n} moves to complete"] {
        assert!(is_sentence(sentence), "{sentence}");
    }
    for other in ["fifty moves", "no_offer", "{} {}", "not-its-way", "FIDE 2023"] {
        assert!(!is_sentence(other), "{other}");
    }
}
