//! No cycles between the files of a crate, so that a file can be read without the files that use
//! it. A module's root file may use its own submodules.

use crate::none;
use crate::source::{Source, is_test, sources};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

/// Dependencies by module path, such as `state::table`.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Returns the module path of a file below a crate's `src` folder.
fn module(path: &str) -> Vec<String> {
    let mut names: Vec<String> =
        path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if names.last().is_some_and(|last| last == "mod" || last == "lib" || last == "main") {
        names.pop();
    }
    names
}

struct Paths<'a> {
    here: &'a [String],
    found: Vec<Vec<String>>,
}

impl Paths<'_> {
    /// Resolves a path that begins with `crate`, `self` or `super`, from the crate's root.
    fn path(&mut self, names: Vec<String>) {
        let mut names = names.into_iter().peekable();
        let mut at: Vec<String> = match names.peek().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self" | "super") => self.here.to_vec(),
            _ => return,
        };
        for name in names {
            match name.as_str() {
                "crate" | "self" => {}
                "super" => drop(at.pop()),
                _ => at.push(name),
            }
        }
        self.found.push(at);
    }

    fn tree(&mut self, tree: &syn::UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.tree(&path.tree, &with(&path.ident)),
            syn::UseTree::Name(name) => self.path(with(&name.ident)),
            syn::UseTree::Rename(name) => self.path(with(&name.ident)),
            syn::UseTree::Glob(_) => self.path(before.to_vec()),
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.tree(tree, before));
            }
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.path(path.segments.iter().map(|s| s.ident.to_string()).collect());
        visit::visit_path(self, path);
    }
}

/// Returns the file that a path leads into.
fn file_of<'a>(path: &'a [String], known: &BTreeSet<&[String]>) -> Option<&'a [String]> {
    (0..=path.len()).rev().map(|n| &path[..n]).find(|module| known.contains(*module))
}

/// Returns the dependencies between the files of a crate.
fn uses(files: &[(Vec<String>, syn::File)]) -> Uses {
    let known: BTreeSet<&[String]> = files.iter().map(|(module, _)| module.as_slice()).collect();
    let mut all = Uses::new();
    for (here, syntax) in files {
        let mut paths = Paths { here, found: Vec::new() };
        paths.visit_file(syntax);
        let used = paths.found.iter().filter_map(|path| file_of(path, &known));
        let others = used.filter(|to| !to.starts_with(here)).map(|to| to.join("::"));
        all.entry(here.join("::")).or_default().extend(others);
    }
    all
}

/// Returns a path from a module back to itself, if any.
fn circle(uses: &Uses, start: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop() {
        for next in uses.get(way.last()?).into_iter().flatten() {
            if next == start {
                return Some(way);
            }
            if seen.insert(next.clone()) {
                ways.push([way.as_slice(), std::slice::from_ref(next)].concat());
            }
        }
    }
    None
}

fn circles(uses: &Uses) -> Vec<String> {
    let ways = uses.keys().filter_map(|start| circle(uses, start));
    // Report each cycle once, from its smallest module.
    let once = ways.filter(|way| way.iter().min() == way.first());
    once.map(|way| way.join(" -> ")).collect()
}

fn by_crate() -> BTreeMap<String, Vec<(Vec<String>, syn::File)>> {
    let mut crates = BTreeMap::<_, Vec<_>>::new();
    for source in sources(["crates", "tools"]) {
        let Some((name, file)) = source.path.split_once("/src/") else { continue };
        crates.entry(name.to_owned()).or_default().push((module(file), source.syntax()));
    }
    crates
}

#[test]
fn files_have_no_cycles() {
    let found = by_crate().into_iter().flat_map(|(name, files)| {
        circles(&uses(&files)).into_iter().map(move |circle| format!("{name}: {circle}"))
    });
    none("files that need each other", found.collect());
}

#[test]
fn detects_cycles() {
    let files = |texts: &[(&str, &str)]| {
        let parse = |&(path, text): &(&str, &str)| {
            let source = Source { path: path.to_owned(), text: text.to_owned() };
            (module(path), source.syntax())
        };
        circles(&uses(&texts.iter().map(parse).collect::<Vec<_>>()))
    };
    let there = ("a.rs", "use crate::b::{B, c::C};");
    assert_eq!(files(&[there, ("b.rs", "fn f() { super::a::f() }")]), ["a -> b"]);
    assert!(files(&[there, ("b.rs", "mod c; pub use self::c::C;")]).is_empty());
    assert!(files(&[there, ("b/mod.rs", "mod c;"), ("b/c.rs", "use super::B;")]).is_empty());
    assert_eq!(files(&[("b/c.rs", "use super::d::D;"), ("b/d.rs", "use super::c;")]).len(), 1);
}
