//! Article numbers occur only in the edition tables. Documentation and tests may mention them.

use crate::none;
use crate::source::{LIBRARIES, Source, crates, is_test};
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};

const TABLES: &str = "crates/laws/src/editions/";
/// Tables of paragraphs of the PGN standard, which have numbers of the same form.
const PARAGRAPHS: [&str; 2] =
    ["crates/notation/src/pgn/paragraph.rs", "crates/audit/src/kinds/paragraphs.rs"];

/// Matches `7.5.5`, `9.1.b(1)`, `A.3`, `GIII.3.1`: a number or the letter of an appendix, followed
/// by a dot and a number.
fn has_article_number(text: &str) -> bool {
    let ends = |c: char| !(c.is_alphanumeric() || c == '.');
    text.split(ends).any(|word| {
        let word = word.trim_end_matches('.');
        let (chapter, rest) = word.split_once('.').unwrap_or((word, ""));
        let is_chapter = chapter.parse::<u8>().is_ok_and(|n| n <= 20)
            || ["A", "B", "C", "D", "E", "F", "GI", "GII", "GIII"].contains(&chapter);
        is_chapter && rest.starts_with(|c: char| c.is_ascii_digit())
    })
}

struct Numbers<'a> {
    source: &'a Source,
    wrong: Vec<String>,
}

impl Numbers<'_> {
    fn check(&mut self, span: Span, text: &str) {
        if has_article_number(text) {
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

impl<'ast> Visit<'ast> for Numbers<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.check(literal.span(), &literal.value());
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        // This macro passes doc comments on, so article numbers may occur in its arguments.
        if !mac.path.is_ident("provisions") {
            self.tokens(mac.tokens.clone());
        }
    }
}

#[test]
fn article_numbers_are_only_in_the_tables() {
    let mut wrong = Vec::new();
    let all: Vec<&str> = LIBRARIES.into_iter().chain(["cli"]).collect();
    let is_table = |path: &str| path.starts_with(TABLES) || PARAGRAPHS.contains(&path);
    for source in crates(&all).iter().filter(|s| !is_table(&s.path)) {
        let mut numbers = Numbers { source, wrong: Vec::new() };
        numbers.visit_file(&source.syntax());
        wrong.extend(numbers.wrong);
    }
    none("article numbers outside the edition tables", wrong);
}

#[test]
fn detects_article_numbers() {
    for number in ["7.5.5", "see 9.1.b(1)", "A.3", "[GIII.3.1.1]", "6.8."] {
        assert!(has_article_number(number), "{number}");
    }
    for other in ["1/2-1/2", "FIDE 2023", "0:10:00", "5400+30", "1. e4", "{}.{}", "e.p."] {
        assert!(!has_article_number(other), "{other}");
    }
}
