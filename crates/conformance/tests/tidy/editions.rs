//! Exhaustiveness over editions: after a new edition is added, the compiler must list every
//! decision to take. So code that decides law has no wildcard, no comparison with one edition, and
//! no range such as "this edition or later".

use crate::none;
use crate::source::{Source, crates, is_test};
use proc_macro2::{Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Pat};

struct Decisions<'a> {
    source: &'a Source,
    wrong: Vec<String>,
}

impl Decisions<'_> {
    fn object(&mut self, span: Span, to: &str) {
        self.wrong.push(format!("{}: {to}", self.source.at(span)));
    }
}

impl<'ast> Visit<'ast> for Decisions<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_expr_match(&mut self, expr: &'ast syn::ExprMatch) {
        if swallows_a_new_edition(expr) {
            self.object(expr.span(), "a wildcard decides for future editions");
        }
        visit::visit_expr_match(self, expr);
    }

    fn visit_expr_let(&mut self, expr: &'ast syn::ExprLet) {
        if names_an_edition(&expr.pat) {
            self.object(expr.span(), "`let` asks for one edition; match them all");
        }
        visit::visit_expr_let(self, expr);
    }

    fn visit_expr_binary(&mut self, expr: &'ast syn::ExprBinary) {
        let sides = [&*expr.left, &*expr.right];
        match expr.op {
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_)
                if sides.iter().any(|e| is_variant(e) || is_called_edition(e)) =>
            {
                self.object(expr.span(), "do not compare editions by their order");
            }
            BinOp::Eq(_) | BinOp::Ne(_) if sides.iter().any(|e| is_variant(e)) => {
                self.object(expr.span(), "asks for one edition; match them all");
            }
            _ => {}
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if mac.path.is_ident("matches") && mentions_an_edition(mac.tokens.clone()) {
            self.object(mac.path.span(), "`matches!` asks for one edition; match them all");
        }
    }
}

/// Returns true for `Edition::Fide2014`, or `Self::Fide2014` inside the edition's own module.
fn is_edition(path: &syn::Path) -> bool {
    path.segments.len() > 1
        && path.segments.iter().any(|s| s.ident == "Edition")
        && path.segments.last().is_some_and(|s| s.ident != "ALL")
        || path.segments.last().is_some_and(|s| s.ident.to_string().starts_with("Fide"))
}

fn is_variant(expr: &Expr) -> bool {
    matches!(expr, Expr::Path(p) if is_edition(&p.path))
}

fn is_called_edition(expr: &Expr) -> bool {
    match expr {
        Expr::Path(p) => p.path.is_ident("edition"),
        Expr::Field(f) => matches!(&f.member, syn::Member::Named(name) if name == "edition"),
        Expr::MethodCall(call) => call.method == "edition",
        _ => false,
    }
}

fn mentions_an_edition(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => name == "Edition",
        TokenTree::Group(group) => mentions_an_edition(group.stream()),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn names_an_edition(pattern: &Pat) -> bool {
    struct Named(bool);
    impl Visit<'_> for Named {
        fn visit_path(&mut self, path: &syn::Path) {
            self.0 |= is_edition(path);
        }
    }
    let mut named = Named(false);
    named.visit_pat(pattern);
    named.0
}

/// One position of a pattern: the names it matches, or a wildcard.
struct Column {
    names: BTreeSet<String>,
    anything: bool,
    edition: bool,
}

/// Returns the alternatives of an arm, each a tuple of columns.
fn rows(pattern: &Pat) -> Vec<Vec<Column>> {
    match pattern {
        Pat::Or(or) => or.cases.iter().flat_map(rows).collect(),
        Pat::Paren(inner) => rows(&inner.pat),
        Pat::Tuple(tuple) => vec![tuple.elems.iter().map(column).collect()],
        other => vec![vec![column(other)]],
    }
}

fn column(pattern: &Pat) -> Column {
    let edition = names_an_edition(pattern);
    Column { names: names(pattern), anything: takes_anything(pattern), edition }
}

fn names(pattern: &Pat) -> BTreeSet<String> {
    let last = |path: &syn::Path| path.segments.iter().last().map(|s| s.ident.to_string());
    match pattern {
        Pat::Or(or) => or.cases.iter().flat_map(names).collect(),
        Pat::Paren(inner) => names(&inner.pat),
        Pat::Path(p) => last(&p.path).into_iter().collect(),
        Pat::TupleStruct(p) => last(&p.path).into_iter().collect(),
        Pat::Struct(p) => last(&p.path).into_iter().collect(),
        Pat::Ident(p) if is_constant(p) => [p.ident.to_string()].into(),
        Pat::Lit(p) => match &p.lit {
            syn::Lit::Bool(b) => [b.value.to_string()].into(),
            _ => BTreeSet::new(),
        },
        _ => BTreeSet::new(),
    }
}

/// Returns true for `None` or an imported variant.
fn is_constant(pattern: &syn::PatIdent) -> bool {
    pattern.ident.to_string().starts_with(char::is_uppercase)
}

fn takes_anything(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) | Pat::Rest(_) => true,
        Pat::Ident(p) => p.subpat.is_none() && !is_constant(p),
        Pat::Or(or) => or.cases.iter().any(takes_anything),
        Pat::Paren(inner) => takes_anything(&inner.pat),
        Pat::Tuple(tuple) => tuple.elems.iter().all(takes_anything),
        _ => false,
    }
}

/// Returns true if the arms without an edition cover all others: then the compiler would not list
/// this match after adding an edition.
fn swallows_a_new_edition(expr: &syn::ExprMatch) -> bool {
    let arms = expr.arms.iter().filter(|arm| !matches!(arm.pat, Pat::Guard(_)));
    let rows: Vec<Vec<Column>> = arms.flat_map(|arm| rows(&arm.pat)).collect();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let decides = |c: usize| rows.iter().any(|row| row.get(c).is_some_and(|col| col.edition));
    let other: Vec<usize> = (0..width).filter(|&c| !decides(c)).collect();
    if other.len() == width {
        return false;
    }
    let remaining: Vec<&Vec<Column>> =
        rows.iter().filter(|row| !row.iter().any(|col| col.edition)).collect();
    combinations(&rows, &other).iter().all(|wanted| remaining.iter().any(|row| takes(row, wanted)))
}

/// Pattern that must be covered: the index of a column, and the name in this column. `None` stands
/// for any name.
type Wanted = Vec<(usize, Option<String>)>;

fn combinations(rows: &[Vec<Column>], columns: &[usize]) -> Vec<Wanted> {
    columns.iter().fold(vec![Vec::new()], |found: Vec<Wanted>, &c| {
        let named: BTreeSet<&String> =
            rows.iter().filter_map(|row| row.get(c)).flat_map(|col| &col.names).collect();
        let values: Vec<Option<String>> = match named.is_empty() {
            true => vec![None],
            false => named.into_iter().cloned().map(Some).collect(),
        };
        let with = |before: &Wanted| -> Vec<Wanted> {
            values.iter().map(|v| [before.as_slice(), &[(c, v.clone())]].concat()).collect()
        };
        found.iter().flat_map(with).collect()
    })
}

fn takes(row: &[Column], wanted: &Wanted) -> bool {
    wanted.iter().all(|(c, value)| match row.get(*c) {
        // A plain `_` or binding matches the whole tuple.
        None => row.len() == 1 && row[0].anything,
        Some(column) => column.anything || value.as_ref().is_some_and(|v| column.names.contains(v)),
    })
}

#[test]
fn decisions_are_exhaustive_over_editions() {
    let mut wrong = Vec::new();
    for source in crates(&["laws", "game", "audit", "explain"]) {
        let mut decisions = Decisions { source: &source, wrong: Vec::new() };
        decisions.visit_file(&source.syntax());
        wrong.extend(decisions.wrong);
    }
    none("decisions by edition", wrong);
}

#[test]
fn detects_wildcards() {
    let swallows = |arms: &str| {
        let expr: syn::ExprMatch = syn::parse_str(&format!("match x {{ {arms} }}")).expect("Rust");
        swallows_a_new_edition(&expr)
    };
    for wrong in [
        "Edition::Fide2009 => 1, _ => 2",
        "Edition::Fide2009 => 1, other => 2",
        "(Edition::Fide2009, Pace::Blitz) => 1, (_, Pace::Blitz | Pace::Rapid) => 2",
        "(Edition::Fide2009, true) => 1, (_, true) => 2, (_, false) => 3",
        "(Some(Edition::Fide2009), _) => 1, _ => 2",
    ] {
        assert!(swallows(wrong), "{wrong}");
    }
    for fine in [
        "Edition::Fide2009 => 1, Edition::Fide2014 | Edition::Fide2023 => 2",
        "(Edition::Fide2009, _) => 1, (_, Pace::Blitz) => 2, (Edition::Fide2014, Pace::Rapid) => 3",
        "Pace::Blitz => 1, _ => 2",
        "(A, _) => 1, (B(_), Edition::Fide2009) => 2, (B(at), Edition::Fide2014) => 3",
    ] {
        assert!(!swallows(fine), "{fine}");
    }
}
