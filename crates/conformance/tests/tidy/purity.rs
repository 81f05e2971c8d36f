//! Pure crates do no I/O and never panic.

use crate::none;
use crate::source::{PURE, Source, crates, is_test, read, root, sources};
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Paths to the outside world. Traits of `std::io` are only interfaces, and `Duration` is only a
/// number.
const OUTSIDE: [&str; 10] = [
    "std::time::Instant",
    "std::time::SystemTime",
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "std::io::stdin",
    "std::io::stdout",
    "std::io::stderr",
];

const PRINTING: [&str; 5] = ["println", "print", "eprintln", "eprint", "dbg"];
const PANICKING: [&str; 4] = ["panic", "unreachable", "todo", "unimplemented"];
const UNWRAPPING: [&str; 4] = ["unwrap", "expect", "unwrap_err", "expect_err"];

struct Impurities<'a> {
    source: &'a Source,
    wrong: Vec<String>,
    /// True in constants: the compiler evaluates them, and a panic there is a compile error.
    in_constant: bool,
}

impl Impurities<'_> {
    fn object(&mut self, span: Span, to: &str) {
        self.wrong.push(format!("{}: {to}", self.source.at(span)));
    }

    fn path(&mut self, span: Span, path: &str) {
        if OUTSIDE.iter().any(|o| path == *o || path.starts_with(&format!("{o}::"))) {
            self.object(span, path);
        }
    }

    fn imports(&mut self, tree: &syn::UseTree, before: &str) {
        let join = |name: &syn::Ident| format!("{before}{name}");
        match tree {
            syn::UseTree::Path(p) => self.imports(&p.tree, &format!("{}::", join(&p.ident))),
            syn::UseTree::Name(n) => self.path(n.span(), &join(&n.ident)),
            syn::UseTree::Rename(r) => self.path(r.span(), &join(&r.ident)),
            syn::UseTree::Group(g) => g.items.iter().for_each(|t| self.imports(t, before)),
            syn::UseTree::Glob(g) => self.path(g.span(), before.trim_end_matches(':')),
        }
    }

    /// Macro arguments are not parsed, so their tokens are searched for `.unwrap`.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut after_a_dot = false;
        for token in tokens {
            match &token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) if after_a_dot => self.call(name),
                _ => {}
            }
            after_a_dot = matches!(&token, TokenTree::Punct(p) if p.as_char() == '.');
        }
    }

    fn call(&mut self, method: &syn::Ident) {
        if !self.in_constant && UNWRAPPING.iter().any(|name| method == name) {
            self.object(method.span(), &format!(".{method}()"));
        }
    }
}

impl<'ast> Visit<'ast> for Impurities<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.in_constant = true;
        visit::visit_item_const(self, item);
        self.in_constant = false;
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.in_constant = true;
        visit::visit_item_static(self, item);
        self.in_constant = false;
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.imports(&item.tree, "");
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        self.path(path.span(), &names.join("::"));
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.call(&call.method);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let panics = PANICKING.contains(&name.as_str()) && !self.in_constant;
        if panics || PRINTING.contains(&name.as_str()) {
            self.object(mac.path.span(), &format!("{name}!"));
        }
        self.tokens(mac.tokens.clone());
    }
}

fn impurities(source: &Source) -> Vec<String> {
    let mut found = Impurities { source, wrong: Vec::new(), in_constant: false };
    found.visit_file(&source.syntax());
    found.wrong
}

#[test]
fn pure_crates_do_no_io_and_never_panic() {
    none("in pure crates", crates(&PURE).iter().flat_map(impurities).collect());
}

#[test]
fn detects_impurities() {
    let found = |text: &str| {
        let source = Source { path: "here".to_owned(), text: text.to_owned() };
        impurities(&source).len()
    };
    for wrong in [
        "use std::{fmt, fs::File};",
        "fn f() { let _ = std::time::Instant::now(); }",
        "fn f() { g().unwrap(); }",
        "fn f() { let _ = format!(\"{}\", g().expect(\"h\")); }",
        "fn f() { println!(); }",
        "fn f() { unreachable!() }",
    ] {
        assert_eq!(found(wrong), 1, "{wrong}");
    }
    for fine in [
        "use std::{fmt, time::Duration};",
        "const N: u8 = match f() { Some(n) => n, None => panic!() };",
        "#[cfg(test)] mod tests { fn f() { g().unwrap(); } }",
        "fn f() { g().unwrap_or_default(); }",
    ] {
        assert_eq!(found(fine), 0, "{fine}");
    }
}

/// File of the WebAssembly exports. They need unmangled names, which Rust considers unsafe.
const GIVEN_OUT: &str = "crates/wasm/src/lib.rs";
/// File with processor-specific instructions, the only unsafe code of the library crates.
const UNSAFE: &str = "crates/board/src/cpu/bmi.rs";

/// File that reads and writes memory of C programs.
const FOREIGN: &str = "c/src/lib.rs";

/// The lint denies unsafe code; this test ensures that no other file lifts the lint.
#[test]
fn few_modules_are_unsafe() {
    let found: Vec<String> = sources(["crates", "bench", "c", "python", "tools"])
        .into_iter()
        .filter(|source| source.text.parse().is_ok_and(|tokens| has_word(tokens, "unsafe")))
        .map(|source| source.path)
        .collect();
    assert_eq!(found, [UNSAFE, GIVEN_OUT, FOREIGN]);
}

#[test]
fn unsafe_code_has_safety_comments() {
    for file in [UNSAFE, FOREIGN] {
        let text = read(&root().join(file));
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let unproven =
            |pair: &[&str]| pair[1].contains("unsafe {") && !pair[0].starts_with("// SAFETY: ");
        assert!(text.contains("unsafe {") && !lines.windows(2).any(unproven), "{file}");
    }
}

fn has_word(tokens: TokenStream, word: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => has_word(group.stream(), word),
        TokenTree::Ident(name) => name == word,
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
