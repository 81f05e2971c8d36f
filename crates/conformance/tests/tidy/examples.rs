//! Every public function of a library crate has a runnable example.

use crate::none;
use crate::source::{LIBRARIES, Source, crates, is_test};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Attribute, Ident, Visibility};

/// Functions without an example. This list may only shrink.
const WITHOUT: [&str; 0] = [];

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
        let syn::Type::Path(of) = &*block.self_ty else { return };
        let owner = of.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        if block.trait_.is_some() || !self.is_shown(&owner) {
            return;
        }
        for item in &block.items {
            if let syn::ImplItem::Fn(function) = item
                && is_public(&function.vis)
            {
                self.see(&function.sig.ident, Some(&owner), &function.attrs);
            }
        }
    }
}

fn has_example(attributes: &[Attribute]) -> bool {
    let documentation = attributes.iter().filter(|a| a.path().is_ident("doc"));
    documentation.filter_map(|a| a.meta.require_name_value().ok()).any(|doc| match &doc.value {
        syn::Expr::Lit(literal) => {
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
        for source in &sources {
            let public = is_public_module(&source.path, &shown.0);
            let mut functions = Functions { source, shown: &shown.0, public, without: Vec::new() };
            functions.visit_file(&source.syntax());
            without.extend(functions.without);
        }
    }
    none("public functions without an example", without);
}
