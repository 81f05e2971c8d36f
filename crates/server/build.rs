//! Embeds the pages in the binary, if `make web` has built them. A packaged crate must contain the
//! pages.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let root = here.join("dist");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files)?;
    if files.is_empty() && is_packaged(&here) {
        return Err(io::Error::other("the package lacks the pages: run `make web` first"));
    }
    files.sort();
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("pages.rs");
    fs::write(out, table(&root, &files))
}

/// True in a package: there, Cargo puts the original manifest beside the normalised one.
fn is_packaged(here: &Path) -> bool {
    here.join("Cargo.toml.orig").exists()
}

/// Collects every file below a folder, except hidden files.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        match entry.file_type()?.is_dir() {
            true => collect(&entry.path(), files)?,
            false => files.push(entry.path()),
        }
    }
    Ok(())
}

/// Returns the source of an array: paths below the root with their contents.
fn table(root: &Path, files: &[PathBuf]) -> String {
    let mut table = String::from("&[\n");
    for file in files {
        let address = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let _ = writeln!(table, "({address:?}, include_bytes!({file:?}).as_slice()),");
    }
    table.push(']');
    table
}
