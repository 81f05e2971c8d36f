//! Dependencies between crates are acyclic and follow the architecture.

use crate::none;
use crate::source::{read, root};
use cargo_metadata::camino::Utf8PathBuf;
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};
use std::collections::{BTreeMap, BTreeSet};

/// Permitted dependencies, direct or transitive. ARCHITECTURE.md has the same lines.
const ARROWS: &str = "\
mate      -> board
search    -> board
notation  -> board
clock     -> board
laws      -> mate, clock
game      -> laws, notation
explain   -> laws, notation
audit     -> game, explain
book      -> game, explain
answers   -> book
envelope  -> board
store     -> game
engine    -> game, search
boards    -> game
server    -> audit, store, answers, envelope, engine, tournament
local     -> answers, engine
wasm      -> audit, local
c         -> answers, audit
python    -> answers, audit
touchmove -> audit, book
cli       -> server, audit, book, game, notation, clock, mate, board
";

/// Crates outside of the product. They may use any crate, and no product crate uses them.
pub const BESIDE: [&str; 7] =
    ["conformance", "bench", "bench-server", "fuzz", "torture", "ground-truth", "players"];
/// Exceptions for tests.
const FOR_TESTS: [&str; 4] = ["conformance", "fuzz", "players", "torture"];

type Arrows = BTreeMap<String, BTreeSet<String>>;

fn allowed() -> Arrows {
    let mut arrows: Arrows = ARROWS
        .lines()
        .filter_map(|line| line.split_once("->"))
        .map(|(from, to)| {
            (from.trim().to_owned(), to.split(',').map(|t| t.trim().to_owned()).collect())
        })
        .collect();
    loop {
        let before = arrows.clone();
        for (from, reached) in &mut arrows {
            let beyond: BTreeSet<String> =
                reached.iter().filter_map(|to| before.get(to)).flatten().cloned().collect();
            assert!(!beyond.contains(from), "{from} reaches itself");
            reached.extend(beyond);
        }
        if arrows == before {
            return arrows;
        }
    }
}

pub fn metadata() -> Metadata {
    let manifest = root().join("Cargo.toml");
    MetadataCommand::new().manifest_path(manifest).exec().expect("cargo metadata")
}

/// Returns a crate's folder; the facade has the common name.
pub fn folder(name: &str) -> Option<&str> {
    if name == "touchmove" { Some(name) } else { name.strip_prefix("touchmove-") }
}

/// Returns dependencies of every kind, because a development dependency can form a cycle too.
fn drawn(package: &Package) -> impl Iterator<Item = &str> {
    let drawn = package.dependencies.iter().filter_map(|d| Some((folder(&d.name)?, d.kind)));
    let tests = |(to, kind): &(&str, DependencyKind)| {
        *kind == DependencyKind::Development && FOR_TESTS.contains(to)
    };
    drawn.filter(move |drawn| !tests(drawn)).map(|(to, _)| to)
}

#[test]
fn dependencies_follow_the_layers() {
    let (allowed, metadata) = (allowed(), metadata());
    let mut wrong = Vec::new();
    for package in metadata.workspace_packages() {
        let from = folder(&package.name).expect("named touchmove");
        if BESIDE.contains(&from) {
            continue;
        }
        let may = allowed.get(from).cloned().unwrap_or_default();
        wrong.extend(
            drawn(package).filter(|to| !may.contains(*to)).map(|to| format!("{from} -> {to}")),
        );
    }
    none("dependencies that ARCHITECTURE.md does not allow", wrong);
}

#[test]
fn architecture_page_has_the_same_layers() {
    let text = read(&root().join("ARCHITECTURE.md"));
    assert!(text.contains(ARROWS), "ARCHITECTURE.md and this test differ on the arrows");
}

#[test]
fn every_crate_uses_the_workspace_lints() {
    let metadata = metadata();
    let manifests = metadata.workspace_packages().into_iter().map(|p| &p.manifest_path);
    let takes = |path: &Utf8PathBuf| {
        read(path.as_std_path()).replace(' ', "").contains("[lints]\nworkspace=true")
    };
    let without = manifests.filter(|path| !takes(path)).map(ToString::to_string);
    none("[lints] workspace = true is missing", without.collect());
}
