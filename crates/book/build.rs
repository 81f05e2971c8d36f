//! Bundles the cases and their translations into the crate.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Folders of the cases: symbolic links in the repository, real folders in the packaged crate.
const FOLDERS: [&str; 4] = ["cases", "locales/el/cases", "locales/fi/cases", "locales/ar/cases"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut files = Vec::new();
    for folder in FOLDERS.map(|folder| here.join(folder)) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let before = files.len();
        collect(&folder, &mut files)?;
        if files.len() == before {
            return Err(missing(&folder));
        }
    }
    files.sort();
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("files.rs");
    fs::write(out, table(&here, &files))
}

/// Fails the build: a book without cases would compile and be empty.
fn missing(folder: &Path) -> io::Error {
    let folder = folder.display();
    io::Error::other(format!(
        "no cases below {folder}: in a clone this is a link to the folder of that name at the root \
         (on Windows: git config core.symlinks true, then check out again)"
    ))
}

/// Collects every Markdown file below a folder.
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

/// Formats pairs of path and text as Rust source.
fn table(root: &Path, files: &[PathBuf]) -> String {
    let mut table = String::from("&[\n");
    for file in files {
        let path = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let _ = writeln!(table, "({path:?}, include_str!({file:?})),");
    }
    table.push(']');
    table
}
