//! Packages for the registry: every published crate, packed as it would be uploaded. `make nightly`
//! also compiles the packages, which takes many minutes.

use cargo_metadata::{Metadata, MetadataCommand, Package};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use touchmove_conformance::ROOT;

fn metadata() -> Metadata {
    let manifest = Path::new(ROOT).join("Cargo.toml");
    MetadataCommand::new().manifest_path(manifest).no_deps().exec().expect("cargo metadata")
}

fn is_published(package: &Package) -> bool {
    package.publish.is_none()
}

/// A published crate needs every field that its registry page shows.
#[test]
fn published_crates_have_metadata() {
    let metadata = metadata();
    let published: Vec<&Package> =
        metadata.workspace_packages().into_iter().filter(|p| is_published(p)).collect();
    assert!(published.iter().any(|p| p.name == "touchmove"), "the one that most will use");
    for package in published {
        let said = [&package.description, &package.license, &package.repository];
        assert!(said.iter().all(|one| one.is_some()), "{}: {said:?}", package.name);
        assert!(package.readme.is_some(), "{}: no README.md", package.name);
        assert!((1..=5).contains(&package.keywords.len()), "{}: keywords", package.name);
        assert!(!package.categories.is_empty(), "{}: no categories", package.name);
        let docs = &package.metadata["docs"]["rs"]["all-features"];
        assert_eq!(docs.as_bool(), Some(true), "{}: docs.rs", package.name);
    }
}

/// Packs the published crates; returns the folder of their archives.
fn packed(names: &[String]) -> PathBuf {
    let target = Path::new(ROOT).join("target/packed");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(ROOT).args(["package", "--no-verify", "--allow-dirty", "--offline"]);
    cargo.args(["--quiet", "--target-dir"]).arg(&target);
    cargo.args(names.iter().map(|name| format!("--package={name}")));
    let Output { status, stderr, .. } = cargo.output().expect("cargo");
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    target.join("package")
}

/// Returns the files in a crate's archive, relative to the crate's root.
fn inside(archive: &Path) -> Vec<String> {
    let listed = Command::new("tar").arg("-tzf").arg(archive).output().expect("tar");
    assert!(listed.status.success(), "{}", archive.display());
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    listed.lines().filter_map(|line| Some(line.split_once('/')?.1.to_owned())).collect()
}

/// Returns files in a source folder and their expected paths in the package.
fn below(folder: &str, kind: &str) -> Vec<String> {
    fn collect(folder: &Path, kind: &str, found: &mut Vec<String>) {
        for path in std::fs::read_dir(folder).expect("a folder").flatten().map(|e| e.path()) {
            match path.is_dir() {
                true => collect(&path, kind, found),
                false if path.extension().is_some_and(|e| e == kind) => {
                    let path = path.strip_prefix(ROOT).expect("below the root");
                    found.push(path.to_string_lossy().into_owned());
                }
                false => {}
            }
        }
    }
    let mut found = Vec::new();
    collect(&Path::new(ROOT).join(folder), kind, &mut found);
    assert!(!found.is_empty(), "{folder}");
    found
}

#[test]
fn packages_contain_embedded_files() {
    let metadata = metadata();
    let published = metadata.workspace_packages().into_iter().filter(|p| is_published(p));
    let names: Vec<String> = published.map(|package| package.name.to_string()).collect();
    let folder = packed(&names);
    let version = &metadata.workspace_packages()[0].version;
    let files = |name: &str| inside(&folder.join(format!("{name}-{version}.crate")));
    for name in &names {
        let files = files(name);
        for wanted in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "Cargo.toml"] {
            assert!(files.iter().any(|file| file == wanted), "{name}: no {wanted}");
        }
    }
    let holds = |name: &str, wanted: Vec<String>| {
        let files = files(name);
        let missing: Vec<_> = wanted.into_iter().filter(|file| !files.contains(file)).collect();
        assert!(missing.is_empty(), "{name} lacks {missing:?}");
    };
    let translated = below("locales", "md").into_iter();
    let (protocol, cases): (Vec<_>, Vec<_>) =
        translated.partition(|file| file.ends_with("/protocol.md"));
    holds("touchmove-explain", below("locales", "ftl"));
    holds("touchmove-explain", protocol);
    holds("touchmove-book", below("cases", "md"));
    holds("touchmove-book", cases);
    holds("touchmove-store", vec!["migrations/sqlite/1_journals.sql".to_owned()]);
    if Path::new(ROOT).join("crates/server/dist/index.html").exists() {
        holds("touchmove-server", vec!["dist/index.html".to_owned()]);
    }
}

/// Runs a crate's build script on a prepared folder; returns true if the script succeeds.
fn builds(script: &str, folder: &Path) -> bool {
    let program = folder.join("script");
    let source = Path::new(ROOT).join(script);
    let compiled = Command::new("rustc")
        .args(["--edition=2024", "-o"])
        .args([&program, &source])
        .status()
        .expect("rustc");
    assert!(compiled.success(), "{script}");
    let mut run = Command::new(program);
    run.env("CARGO_MANIFEST_DIR", folder).env("OUT_DIR", folder);
    run.output().expect("the script").status.success()
}

#[test]
fn build_fails_without_data() {
    let folder = std::env::temp_dir().join(format!("touchmove-packages-{}", std::process::id()));
    let put = |path: &str| {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, "").unwrap();
    };
    put("cases/one.md");
    assert!(!builds("crates/book/build.rs", &folder), "a book without translations");
    ["el", "fi", "ar"].iter().for_each(|code| put(&format!("locales/{code}/cases/one.md")));
    assert!(builds("crates/book/build.rs", &folder));

    assert!(builds("crates/server/build.rs", &folder), "a clone needs no pages");
    put("Cargo.toml.orig");
    assert!(!builds("crates/server/build.rs", &folder), "a package without pages");
    put("dist/index.html");
    assert!(builds("crates/server/build.rs", &folder));
    std::fs::remove_dir_all(folder).unwrap();
}

/// Returns the files that a source embeds outside of tests: `include_str!` and similar.
fn taken_in(source: &str) -> impl Iterator<Item = &str> {
    let shipped = source.split("#[cfg(test)]").next().unwrap_or_default();
    ["include_str!(\"", "include_bytes!(\"", "include!(\""].into_iter().flat_map(move |begins| {
        shipped.split(begins).skip(1).filter_map(|rest| rest.split('"').next())
    })
}

/// Returns true if a relative path stays within the folder `above` levels up.
fn stays(path: &str, above: usize) -> bool {
    path.split('/').take_while(|part| *part == "..").count() <= above
}

#[test]
fn embedded_files_are_inside_the_crate() {
    let metadata = metadata();
    let mut outside = Vec::new();
    for package in metadata.workspace_packages().into_iter().filter(|p| is_published(p)) {
        let root = package.manifest_path.parent().expect("a folder").as_std_path();
        let folder = root.strip_prefix(Path::new(ROOT).canonicalize().expect("a folder"));
        let folder = folder.expect("below the root").join("src");
        let of_tests = |file: &String| file.contains("/tests/") || file.ends_with("tests.rs");
        let sources = below(&folder.to_string_lossy(), "rs").into_iter();
        for file in sources.filter(|file| !of_tests(file)) {
            let source = std::fs::read_to_string(Path::new(ROOT).join(&file)).expect("a source");
            let above = Path::new(&file).components().count() - folder.components().count();
            let leaves = taken_in(&source).filter(|path| !stays(path, above));
            outside.extend(leaves.map(|path| format!("{file}: {path}")));
        }
    }
    assert!(outside.is_empty(), "from outside of the crate: {outside:#?}");
    assert!(!stays("../../../locales/en/help.ftl", 1) && stays("../locales/en/help.ftl", 1));
}
