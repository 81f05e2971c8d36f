//! Examples in the docs of the library crates, which run as tests.
//!
//! Every public function has an example. In the crates of [`BY_TYPE`] two kinds of methods need no
//! example. One is a method of a type with an example on another method; the other only reads a
//! field or a name.

use crate::none;
use crate::source::{LIBRARIES, Source, crates, is_test};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Ident, ImplItemFn, Stmt, Visibility};

/// Functions without an example. This list may only shrink.
const WITHOUT: [&str; 0] = [];

/// Crates with many small types, where one example per type is enough.
const BY_TYPE: [&str; 1] = ["laws"];

/// The public names of a crate: everything in a `pub use`, and every public item of a public
/// module.
#[derive(Default)]
struct Shown(BTreeSet<String>);

impl Shown {
    fn names(&mut self, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(p) => self.names(&p.tree),
            syn::UseTree::Name(n) => drop(self.0.insert(n.ident.to_string())),
            syn::UseTree::Rename(r) => drop(self.0.insert(r.ident.to_string())),
            syn::UseTree::Group(g) => g.items.iter().for_each(|t| self.names(t)),
            syn::UseTree::Glob(_) => {}
        }
    }
}

impl Visit<'_> for Shown {
    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        if is_public(&item.vis) {
            self.names(&item.tree);
        }
    }

    fn visit_item_mod(&mut self, item: &syn::ItemMod) {
        if is_public(&item.vis) {
            self.0.insert(item.ident.to_string());
        }
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

struct Functions<'a> {
    source: &'a Source,
    shown: &'a BTreeSet<String>,
    /// True if every public item of this file is exported.
    public: bool,
    /// Types whose methods need no further examples.
    exempt: &'a BTreeSet<String>,
    /// True if plain accessors need no examples.
    by_type: bool,
    without: Vec<String>,
}

impl Functions<'_> {
    fn see(&mut self, name: &Ident, owner: Option<&str>, attributes: &[Attribute]) {
        let full = owner.map_or(name.to_string(), |owner| format!("{owner}::{name}"));
        if !has_example(attributes) && !WITHOUT.contains(&full.as_str()) {
            self.without.push(format!("{}: {full}", self.source.at(name.span())));
        }
    }

    fn is_shown(&self, name: &str) -> bool {
        self.public || self.shown.contains(name)
    }
}

impl<'ast> Visit<'ast> for Functions<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        let name = &function.sig.ident;
        if is_public(&function.vis) && self.is_shown(&name.to_string()) {
            self.see(name, None, &function.attrs);
        }
    }

    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        let Some(owner) = name_of(&block.self_ty) else { return };
        if block.trait_.is_some() || !self.is_shown(&owner) {
            return;
        }
        for item in &block.items {
            if let syn::ImplItem::Fn(function) = item
                && is_public(&function.vis)
                && !self.exempt.contains(&owner)
                && !(self.by_type && is_accessor(function))
            {
                self.see(&function.sig.ident, Some(&owner), &function.attrs);
            }
        }
    }
}

/// The types with an example on one of their methods.
#[derive(Default)]
struct Illustrated(BTreeSet<String>);

impl<'ast> Visit<'ast> for Illustrated {
    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        let has_one =
            |item: &syn::ImplItem| matches!(item, syn::ImplItem::Fn(f) if has_example(&f.attrs));
        if let (None, Some(owner)) = (&block.trait_, name_of(&block.self_ty))
            && block.items.iter().any(has_one)
        {
            self.0.insert(owner);
        }
    }
}

fn name_of(ty: &syn::Type) -> Option<String> {
    let syn::Type::Path(of) = ty else { return None };
    Some(of.path.segments.last()?.ident.to_string())
}

/// True for a method without arguments that returns a field, or a literal for each variant.
fn is_accessor(function: &ImplItemFn) -> bool {
    let [Stmt::Expr(body, None)] = function.block.stmts.as_slice() else { return false };
    let reads = match body {
        Expr::Field(_) => true,
        Expr::Reference(of) => matches!(&*of.expr, Expr::Field(_)),
        Expr::Match(choice) => choice.arms.iter().all(|arm| matches!(&*arm.body, Expr::Lit(_))),
        _ => false,
    };
    reads && function.sig.inputs.len() == 1 && function.sig.receiver().is_some()
}

fn has_example(attributes: &[Attribute]) -> bool {
    let documentation = attributes.iter().filter(|a| a.path().is_ident("doc"));
    documentation.filter_map(|a| a.meta.require_name_value().ok()).any(|doc| match &doc.value {
        Expr::Lit(literal) => {
            matches!(&literal.lit, syn::Lit::Str(text) if text.value().contains("```"))
        }
        _ => false,
    })
}

/// Returns true if every module on the path of this file is public.
fn is_public_module(path: &str, public_names: &BTreeSet<String>) -> bool {
    let inside = path.split_once("/src/").map_or(path, |(_, inside)| inside);
    let modules = inside.trim_end_matches(".rs").split('/');
    modules.filter(|m| !["lib", "mod"].contains(m)).all(|m| public_names.contains(m))
}

#[test]
fn public_functions_have_examples() {
    let mut without = Vec::new();
    for name in LIBRARIES {
        let sources = crates(&[name]);
        let mut shown = Shown::default();
        sources.iter().for_each(|source| shown.visit_file(&source.syntax()));
        let by_type = BY_TYPE.contains(&name);
        let mut illustrated = Illustrated::default();
        sources.iter().filter(|_| by_type).for_each(|s| illustrated.visit_file(&s.syntax()));
        for source in &sources {
            let public = is_public_module(&source.path, &shown.0);
            let mut functions = Functions {
                source,
                shown: &shown.0,
                public,
                exempt: &illustrated.0,
                by_type,
                without: Vec::new(),
            };
            functions.visit_file(&source.syntax());
            without.extend(functions.without);
        }
    }
    none("public functions without an example", without);
}

#[test]
fn accessors_read_a_field_or_a_name() {
    let is = |text: &str| is_accessor(&syn::parse_str(text).expect("a method"));
    assert!(is("pub fn win(self) -> u32 { self.win }"));
    assert!(is("pub fn effect(&self) -> &Effect { &self.effect }"));
    assert!(is("pub fn name(self) -> &'static str { match self { A => \"a\", B => \"b\" } }"));
    assert!(!is("pub fn of(self, score: Score) -> u32 { self.win }"));
    assert!(!is("pub fn new() -> u32 { Points::USUAL.win }"));
    assert!(!is("pub fn other(self) -> Color { match self { A => Color::B, B => Color::A } }"));
}

#[test]
fn one_example_illustrates_a_type() {
    let text = "impl A { /// ```\n pub fn a(&self) {} }\nimpl B { pub fn b(&self) {} }";
    let mut illustrated = Illustrated::default();
    illustrated.visit_file(&syn::parse_str(text).expect("a file"));
    assert_eq!(illustrated.0, BTreeSet::from(["A".to_owned()]));
}
