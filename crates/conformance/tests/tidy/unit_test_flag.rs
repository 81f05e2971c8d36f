//! A crate with `test = false` in its manifest must have no unit tests, because they would never
//! run.

use crate::crate_layers::metadata;
use crate::none;
use cargo_metadata::Target;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn disabled_crates_have_no_unit_tests() {
    let metadata = metadata();
    let targets = metadata.workspace_packages().into_iter().flat_map(|package| &package.targets);
    let libraries = targets.filter(|target| target.is_lib() && !target.test);
    none("tests that never run", libraries.flat_map(silent).collect());
}

fn silent(library: &Target) -> Vec<String> {
    let root = library.src_path.parent().map(|folder| folder.as_std_path().to_owned());
    let files = root.map(|folder| below(&folder)).unwrap_or_default();
    let has = |file: &PathBuf| fs::read_to_string(file).is_ok_and(|text| is_tested(&text));
    files.into_iter().filter(has).map(|file| file.display().to_string()).collect()
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    folders.iter().flat_map(|folder| below(folder)).chain(files).collect()
}

fn is_tested(text: &str) -> bool {
    text.lines().map(str::trim_start).any(|line| {
        line.starts_with("#[test]")
            || line.starts_with("#[cfg(") && line.replace("doctest", "").contains("test")
    })
}

#[test]
fn detects_unit_tests() {
    assert!(is_tested("    #[test]\n    fn one() {}"));
    assert!(is_tested("#[cfg(all(test, unix))]\nmod tests {}"));
    assert!(!is_tested("// #[test] is a word here\nfn one() {}"));
    assert!(!is_tested("#[cfg(doctest)]\nmod readme {}"));
}
