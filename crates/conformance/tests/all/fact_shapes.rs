//! Facts of the rules, parsed from the sources: fields with types and descriptions.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syn::{Fields, GenericArgument, Item, PathArguments, Type, UseTree};
use touchmove_conformance::ROOT;
use touchmove_laws::rules::RuleId;

/// JSON shape of a fact.
#[derive(Debug, Clone)]
pub enum Shape {
    Bool,
    /// A string or number, by the name of its type.
    Plain(String),
    /// The inner shape or null.
    Maybe(Box<Shape>),
    /// One value per player.
    Pair(Box<Shape>),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    Fields(Vec<Fact>),
    /// One of several words, some with a value.
    OneOf(Vec<Word>),
}

/// A named fact.
#[derive(Debug, Clone)]
pub struct Fact {
    pub name: String,
    pub about: String,
    pub shape: Shape,
}

/// A word of a closed list.
#[derive(Debug, Clone)]
pub struct Word {
    pub name: String,
    pub about: String,
    /// The value that follows the word.
    pub with: Option<Shape>,
}

/// The types of the crate `laws` by name, each with its file.
pub struct Types {
    items: BTreeMap<String, Vec<(PathBuf, Item)>>,
    files: BTreeMap<PathBuf, syn::File>,
}

impl Types {
    pub fn read() -> Types {
        let mut types = Types { items: BTreeMap::new(), files: BTreeMap::new() };
        types.enter(&PathBuf::from(ROOT).join("crates/laws/src"));
        types
    }

    fn enter(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                self.enter(&path);
                continue;
            }
            let file = parsed(&path);
            for item in &file.items {
                let name = match item {
                    Item::Enum(item) => item.ident.to_string(),
                    Item::Struct(item) => item.ident.to_string(),
                    _ => continue,
                };
                self.items.entry(name).or_default().push((path.clone(), item.clone()));
            }
            self.files.insert(path, file);
        }
    }

    /// Returns the variants of a rule, each with its facts.
    pub fn cases(&self, rule: RuleId) -> Vec<Word> {
        let file = PathBuf::from(ROOT).join(format!("crates/laws/src/rules/{}.rs", rule.name()));
        let rules = self.files[&file].items.iter().filter_map(|item| match item {
            Item::Impl(block) if block.trait_.as_ref()?.0.is_ident("Rule") => {
                match &*block.self_ty {
                    Type::Path(of) => Some(of.path.segments.last()?.ident.to_string()),
                    _ => None,
                }
            }
            _ => None,
        });
        let cases = |name: String| match self.own(&file, &name) {
            Some(Shape::OneOf(words)) => words,
            other => panic!("{name}: the rule is not a list of cases: {other:?}"),
        };
        rules.flat_map(cases).collect()
    }

    fn own(&self, file: &Path, name: &str) -> Option<Shape> {
        let (file, item) = self.find(file, name)?;
        Some(match item {
            Item::Struct(item) => Shape::Fields(self.fields(file, &item.fields)),
            Item::Enum(item) => Shape::OneOf(
                item.variants
                    .iter()
                    .map(|variant| Word {
                        name: snake(&variant.ident.to_string()),
                        about: about(&variant.attrs),
                        with: self.with(file, &variant.fields),
                    })
                    .collect(),
            ),
            _ => return None,
        })
    }

    fn with(&self, file: &Path, fields: &Fields) -> Option<Shape> {
        match fields {
            Fields::Unit => None,
            Fields::Unnamed(one) => Some(self.shape(file, &one.unnamed.first()?.ty)),
            Fields::Named(_) => Some(Shape::Fields(self.fields(file, fields))),
        }
    }

    fn fields(&self, file: &Path, fields: &Fields) -> Vec<Fact> {
        let mut facts = Vec::new();
        for field in fields {
            let shape = self.shape(file, &field.ty);
            match (shape, field.attrs.iter().any(|attribute| attribute.path().is_ident("serde"))) {
                (Shape::Fields(flattened), true) => facts.extend(flattened),
                (shape, _) => {
                    let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
                    facts.push(Fact { name, about: about(&field.attrs), shape });
                }
            }
        }
        facts
    }

    fn shape(&self, file: &Path, ty: &Type) -> Shape {
        match ty {
            Type::Reference(to) => self.shape(file, &to.elem),
            Type::Slice(of) => Shape::List(Box::new(self.shape(file, &of.elem))),
            Type::Array(pair) => Shape::Pair(Box::new(self.shape(file, &pair.elem))),
            Type::Tuple(of) => {
                Shape::Tuple(of.elems.iter().map(|one| self.shape(file, one)).collect())
            }
            Type::Path(named) => {
                let last = named.path.segments.last().expect("a name");
                let name = last.ident.to_string();
                let of = argument(&last.arguments).map(|of| Box::new(self.shape(file, of)));
                match (name.as_str(), of) {
                    ("bool", _) => Shape::Bool,
                    ("Option", Some(of)) => Shape::Maybe(of),
                    ("Vec", Some(of)) => Shape::List(of),
                    _ if is_text(&name) && !self.is_in(file, &name) => Shape::Plain(name),
                    _ => self.own(file, &name).unwrap_or(Shape::Plain(name)),
                }
            }
            _ => panic!("{}: a fact of another kind", file.display()),
        }
    }

    fn is_in(&self, file: &Path, name: &str) -> bool {
        self.items.get(name).is_some_and(|all| all.iter().any(|(path, _)| path == file))
    }

    /// Resolves a type name in a file.
    fn find(&self, file: &Path, name: &str) -> Option<(&Path, &Item)> {
        let imported = self.files.get(file)?.items.iter().find_map(|item| match item {
            Item::Use(item) => imported(&item.tree, "", name),
            _ => None,
        });
        let (module, name) = imported.unwrap_or((String::new(), name.to_owned()));
        let all = self.items.get(&name)?;
        let near = |path: &Path| path == file || path.file_stem().is_some_and(|s| *s == *module);
        let meant = all.iter().find(|(path, _)| near(path));
        meant.or_else(|| all.first()).map(|(path, item)| (path.as_path(), item))
    }
}

/// Returns true for types that are serialised as a string.
fn is_text(name: &str) -> bool {
    let texts = [
        "Edition",
        "Effect",
        "Fact",
        "Help",
        "Obligation",
        "Outcome",
        "Penalty",
        "Provision",
        "Refusal",
        "Score",
        "Termination",
    ];
    texts.contains(&name)
}

fn argument(of: &PathArguments) -> Option<&Type> {
    let PathArguments::AngleBracketed(of) = of else { return None };
    of.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(of) => Some(of),
        _ => None,
    })
}

/// Finds the module that a name is imported from, and its original name.
fn imported(tree: &UseTree, module: &str, name: &str) -> Option<(String, String)> {
    match tree {
        UseTree::Path(path) => imported(&path.tree, &path.ident.to_string(), name),
        UseTree::Group(group) => group.items.iter().find_map(|tree| imported(tree, module, name)),
        UseTree::Name(one) => (one.ident == name).then(|| (module.into(), name.into())),
        UseTree::Rename(one) => {
            (one.rename == name).then(|| (module.into(), one.ident.to_string()))
        }
        UseTree::Glob(_) => None,
    }
}

fn parsed(path: &Path) -> syn::File {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the documentation as one string.
fn about(attributes: &[syn::Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        syn::Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            syn::Expr::Lit(text) => match &text.lit {
                syn::Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

pub fn snake(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(letter.to_lowercase());
    }
    out
}
