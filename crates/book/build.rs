//! Takes the cases and their translations into the crate.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Where they stand, from the root of the repository.
const FOLDERS: [&str; 4] = ["cases", "locales/el/cases", "locales/fi/cases", "locales/ar/cases"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let root = here.join("../..").canonicalize()?;
    let mut files = Vec::new();
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
        collect(&root.join(folder), &mut files)?;
    }
    files.sort();
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("files.rs");
    fs::write(out, table(&root, &files))
}

/// Every Markdown file below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let entry = entry?;
        let path = entry.path();
        match entry.file_type()?.is_dir() {
            true => collect(&path, files)?,
            false if path.extension().is_some_and(|kind| kind == "md") => files.push(path),
            false => {}
        }
    }
    Ok(())
}

/// Pairs of a path from the root and the text.
fn table(root: &Path, files: &[PathBuf]) -> String {
    let mut table = String::from("&[\n");
    for file in files {
        let path = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let _ = writeln!(table, "({path:?}, include_str!({file:?})),");
    }
    table.push(']');
    table
}
