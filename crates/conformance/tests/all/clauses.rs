//! Every fact of every rule has a clause in `locales/en/why.ftl`, also those that no case shows;
//! the other languages have the same messages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::{Fields, Item, Type};
use touchmove_conformance::ROOT;
use touchmove_laws::Penalty;
use touchmove_laws::rules::RuleId;

/// Messages that are not clauses of a fact.
const SENTENCES: [&str; 8] = [
    "why-move",
    "why-move-castling",
    "why-move-promoted",
    "why-counted",
    "why-list",
    "why-items",
    "why-article",
    "why-article-alone",
];
/// The reasons against a move are sentences of their own.
const REASONS: &str = "moves_of_the_pieces";
/// Types that are written as their words. The explain crate tests all obligations.
const AS_TEXT: [&str; 6] = ["Must", "Effect", "Refusal", "Help", "IllegalReason", "Fact"];
/// Types whose values are put into the clause.
const PUT_IN: [&str; 14] = [
    "Color",
    "Millis",
    "Square",
    "Move",
    "Outcome",
    "Score",
    "Provision",
    "Termination",
    "Wing",
    "String",
    "str",
    "u32",
    "u64",
    "usize",
];

/// The types of the crate by name, each with its file.
struct Types {
    items: BTreeMap<String, Vec<(PathBuf, Item)>>,
}

/// The messages of `why.ftl`: attributes as `message.attribute`, those with a value as `message=`.
struct Messages(BTreeSet<String>);

/// A walk through the facts of one rule.
struct Walk<'a> {
    types: &'a Types,
    messages: &'a Messages,
    rule: &'a str,
    used: BTreeSet<String>,
    missing: BTreeSet<String>,
}

impl Types {
    fn read() -> Types {
        let mut types = Types { items: BTreeMap::new() };
        types.enter(&PathBuf::from(ROOT).join("crates/laws/src"));
        types
    }

    fn enter(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                self.enter(&path);
            } else {
                let file = syn::parse_file(&text(&path)).expect("Rust");
                for item in file.items {
                    let name = match &item {
                        Item::Enum(item) => item.ident.to_string(),
                        Item::Struct(item) => item.ident.to_string(),
                        _ => continue,
                    };
                    self.items.entry(name).or_default().push((path.clone(), item));
                }
            }
        }
    }

    fn is_in(&self, file: &Path, name: &str) -> bool {
        self.items.get(name).is_some_and(|all| all.iter().any(|(path, _)| path == file))
    }

    /// The type of that name as a file means it.
    fn find(&self, file: &Path, name: &str) -> Option<(&Path, &Item)> {
        let (module, name) = imported(file, name).unwrap_or((String::new(), name.to_owned()));
        let all = self.items.get(&name)?;
        let near = |path: &Path| path == file || path.file_stem().is_some_and(|s| *s == *module);
        let meant = all.iter().find(|(path, _)| near(path));
        meant.or_else(|| all.first()).map(|(path, item)| (path.as_path(), item))
    }
}

/// The module that a file imports a name from, and the name that it has there.
fn imported(file: &Path, name: &str) -> Option<(String, String)> {
    fn find(tree: &syn::UseTree, module: &str, name: &str) -> Option<(String, String)> {
        match tree {
            syn::UseTree::Path(path) => find(&path.tree, &path.ident.to_string(), name),
            syn::UseTree::Group(group) => group.items.iter().find_map(|t| find(t, module, name)),
            syn::UseTree::Name(one) => (one.ident == name).then(|| (module.into(), name.into())),
            syn::UseTree::Rename(one) => {
                (one.rename == name).then(|| (module.into(), one.ident.to_string()))
            }
            syn::UseTree::Glob(_) => None,
        }
    }
    let parsed = syn::parse_file(&text(file)).expect("Rust");
    parsed.items.iter().find_map(|item| match item {
        Item::Use(item) => find(&item.tree, "", name),
        _ => None,
    })
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Messages {
    fn read() -> Messages {
        let text = text(&PathBuf::from(ROOT).join("locales/en/why.ftl"));
        let (mut all, mut message) = (BTreeSet::new(), "");
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some((name, value)) = line.split_once(" =") else { continue };
            if let Some(attribute) = name.strip_prefix("    .") {
                all.insert(format!("{message}.{attribute}"));
            } else if !name.starts_with([' ', '#']) {
                message = name;
                all.insert(name.to_owned());
                let below = lines.peek().is_some_and(|next| !next.starts_with("    ."));
                if !value.trim().is_empty() || below {
                    all.insert(format!("{name}="));
                }
            }
        }
        Messages(all)
    }

    /// The message that says a fact, as `Words::why` looks it up.
    fn of(&self, rule: &str, path: &str) -> Option<String> {
        let parts: Vec<&str> = path.split('-').collect();
        let ends = (0..parts.len()).map(|at| format!("why-{}", parts[at..].join("-")));
        let mut names = [format!("why-{rule}-{path}")].into_iter().chain(ends);
        names.find(|name| self.0.contains(name))
    }
}

impl Walk<'_> {
    /// Notes what is missing of a clause: an attribute, or its value.
    fn needs(&mut self, path: &str, part: &str) {
        let rule = hyphens(self.rule);
        let message = self.messages.of(&rule, path).filter(|m| self.has(m, part));
        match message {
            Some(message) => drop(self.used.insert(message)),
            None => drop(self.missing.insert(format!("{}: {path}{part}", self.rule))),
        }
    }

    fn has(&self, message: &str, part: &str) -> bool {
        self.messages.0.contains(&format!("{message}{part}"))
    }

    fn fields(&mut self, file: &Path, path: &str, fields: &Fields) {
        for field in fields {
            let name = field.ident.as_ref().map(ToString::to_string);
            let flat = field.attrs.iter().any(|attribute| attribute.path().is_ident("serde"));
            let path = match name.filter(|_| !flat) {
                Some(name) if path.is_empty() => hyphens(&name),
                Some(name) => format!("{path}-{}", hyphens(&name)),
                None => path.to_owned(),
            };
            self.enter(file, &path, &field.ty);
        }
    }

    fn enter(&mut self, file: &Path, path: &str, ty: &Type) {
        match ty {
            Type::Reference(to) => self.enter(file, path, &to.elem),
            Type::Slice(_) => self.needs(path, "="),
            Type::Array(pair) => self.enter(file, &format!("{path}-each"), &pair.elem),
            Type::Path(named) => {
                let last = named.path.segments.last().expect("a name");
                self.named(file, path, &last.ident.to_string(), &last.arguments);
            }
            _ => drop(self.missing.insert(format!("{}: the type of {path}", self.rule))),
        }
    }

    fn named(&mut self, file: &Path, path: &str, name: &str, of: &syn::PathArguments) {
        let is_position = path.ends_with("position") || path.ends_with("before");
        match name {
            "bool" => [".true", ".false"].into_iter().for_each(|part| self.needs(path, part)),
            "Option" => {
                let syn::PathArguments::AngleBracketed(of) = of else { return };
                self.needs(path, ".none");
                if let Some(syn::GenericArgument::Type(of)) = of.args.first() {
                    self.enter(file, path, of);
                }
            }
            // Positions are not put into sentences, and the edition is the game's.
            "Position" | "Edition" => {}
            "String" | "str" if is_position => {}
            "Penalty" => {
                let names = Penalty::NAMES.iter().map(|name| format!(".{}", hyphens(name)));
                names.for_each(|part| self.needs(path, &part));
            }
            _ if PUT_IN.contains(&name) => self.needs(path, "="),
            _ if AS_TEXT.contains(&name) && !self.types.is_in(file, name) => self.needs(path, ""),
            _ => self.own(file, path, name),
        }
    }

    /// A type of the crate: a struct of facts, or a closed list.
    fn own(&mut self, file: &Path, path: &str, name: &str) {
        match self.types.find(file, name) {
            Some((file, Item::Struct(item))) => self.fields(file, path, &item.fields),
            Some((file, Item::Enum(item))) => {
                for variant in &item.variants {
                    let word = hyphens(&snake(&variant.ident.to_string()));
                    match &variant.fields {
                        Fields::Unit => self.needs(path, &format!(".{word}")),
                        fields => self.fields(file, &format!("{path}-{word}"), fields),
                    }
                }
            }
            _ => drop(self.missing.insert(format!("{}: the type {name} of {path}", self.rule))),
        }
    }

    /// The type with the trait `Rule`: each variant has the facts of a case.
    fn rule(&mut self, file: &Path) {
        let parsed = syn::parse_file(&text(file)).expect("Rust");
        let rules = parsed.items.iter().filter_map(|item| match item {
            Item::Impl(block) if block.trait_.as_ref().is_some_and(|t| t.0.is_ident("Rule")) => {
                match &*block.self_ty {
                    Type::Path(of) => of.path.segments.last().map(|last| last.ident.to_string()),
                    _ => None,
                }
            }
            _ => None,
        });
        for name in rules {
            match self.types.find(file, &name) {
                Some((file, Item::Enum(item))) => {
                    item.variants.iter().for_each(|one| self.fields(file, "", &one.fields));
                }
                Some((file, Item::Struct(item))) => self.fields(file, "", &item.fields),
                _ => {}
            }
        }
    }
}

fn hyphens(name: &str) -> String {
    name.replace('_', "-").trim_start_matches("r#").to_owned()
}

fn snake(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(letter.to_lowercase());
    }
    out
}

#[test]
fn every_fact_has_a_clause_and_every_clause_a_fact() {
    let (types, messages) = (Types::read(), Messages::read());
    let (mut used, mut missing, mut paths) = (BTreeSet::new(), BTreeSet::new(), 0);
    for rule in RuleId::ALL.iter().map(|rule| rule.name()).filter(|rule| *rule != REASONS) {
        let (types, messages) = (&types, &messages);
        let mut walk =
            Walk { types, messages, rule, used: BTreeSet::new(), missing: BTreeSet::new() };
        walk.rule(&PathBuf::from(ROOT).join(format!("crates/laws/src/rules/{rule}.rs")));
        paths += walk.used.len();
        used.extend(walk.used);
        missing.extend(walk.missing);
    }
    assert!(paths > 200, "only {paths} facts found");
    assert!(missing.is_empty(), "no clause in locales/*/why.ftl: {missing:#?}");
    let of_fact = |name: &&String| !name.contains(['.', '=']);
    let unused: Vec<&String> = messages
        .0
        .iter()
        .filter(of_fact)
        .filter(|name| !used.contains(*name) && !SENTENCES.contains(&name.as_str()))
        .collect();
    assert!(unused.is_empty(), "clauses of no fact: {unused:#?}");
}
