//! Access to the source tree: files and syntax.

use std::fs;
use std::path::{Path, PathBuf};

/// Crates without I/O, clocks, random numbers and panics.
pub const PURE: [&str; 9] =
    ["board", "mate", "search", "notation", "clock", "laws", "game", "boards", "tournament"];
/// Crates with a public API.
pub const LIBRARIES: [&str; 12] = [
    "board", "mate", "search", "notation", "clock", "laws", "game", "boards", "explain", "audit",
    "envelope", "store",
];

/// Returns the root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A Rust source file.
pub struct Source {
    /// Path from the root of the workspace, with slashes.
    pub path: String,
    pub text: String,
}

impl Source {
    pub fn syntax(&self) -> syn::File {
        syn::parse_file(&self.text).unwrap_or_else(|e| panic!("{}: {e}", self.path))
    }

    /// Returns a location in readable form.
    pub fn at(&self, span: proc_macro2::Span) -> String {
        format!("{}:{}", self.path, span.start().line)
    }
}

/// Returns the Rust files below some folders of the workspace.
pub fn sources<'a>(folders: impl IntoIterator<Item = &'a str>) -> Vec<Source> {
    let paths = folders.into_iter().flat_map(|folder| files(folder, "rs"));
    let read = |path: PathBuf| Source { text: read(&path), path: shown(&path) };
    let all: Vec<Source> = paths.map(read).collect();
    assert!(!all.is_empty(), "no files found; has the folder moved?");
    all
}

/// Returns the sources of some crates, without their tests.
pub fn crates(names: &[&str]) -> Vec<Source> {
    let folders: Vec<String> = names.iter().map(|name| format!("crates/{name}/src")).collect();
    let all = sources(folders.iter().map(String::as_str)).into_iter();
    all.filter(|source| !source.path.ends_with("/tests.rs")).collect()
}

/// Returns files with this extension below a folder, sorted.
pub fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(&root().join(folder), extension, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Skip links: their targets are found under their own names.
        if path.is_dir()
            && !path.is_symlink()
            && !name.starts_with("target")
            && name != "node_modules"
            && !name.starts_with('.')
        {
            collect(&path, extension, found);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns a path relative to the root of the workspace.
pub fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Returns true if an item is compiled only for tests.
pub fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|a| {
        a.path().is_ident("test")
            || a.path().is_ident("cfg")
                && a.parse_args::<syn::Path>().is_ok_and(|p| p.is_ident("test"))
    })
}
