//! All packages that the project ships, or uses to build and test, have a permissive licence. Only
//! `bench`, which is not distributed, runs GPL programs for comparison.

use crate::crate_layers::metadata;
use crate::none;
use cargo_metadata::{DependencyKind, Metadata, Node, Package, PackageId};
use spdx::{Expression, LicenseReq, ParseMode};
use std::collections::BTreeSet;

const PERMISSIVE: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "bzip2-1.0.6",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    // MPL-2.0 covers the library's own files, but not code that uses it.
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

fn is_permissive(licence: &LicenseReq) -> bool {
    PERMISSIVE.contains(&licence.to_string().as_str())
        // An exception to a licence only grants more permissions.
        || licence.license.id().is_some_and(|id| PERMISSIVE.contains(&id.name))
}

/// True if the licence is permissive. The lax mode also parses the old form `MIT/Apache-2.0`.
fn is_fine(licence: Option<&str>) -> bool {
    licence
        .and_then(|text| Expression::parse_mode(text, ParseMode::LAX).ok())
        .is_some_and(|expression| expression.evaluate(is_permissive))
}

/// Returns the packages that the default members need, including for tests.
fn needed(metadata: &Metadata) -> BTreeSet<&PackageId> {
    let nodes = &metadata.resolve.as_ref().expect("resolved").nodes;
    let ours: BTreeSet<&PackageId> = metadata.workspace_default_members.iter().collect();
    let mut found = BTreeSet::new();
    let mut open: Vec<&PackageId> = ours.iter().copied().collect();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            let node = nodes.iter().find(|n| &n.id == id).expect("resolved");
            open.extend(used_by(node, ours.contains(id)));
        }
    }
    found
}

fn used_by(node: &Node, with_tests: bool) -> impl Iterator<Item = &PackageId> {
    let counts = move |kind| with_tests || kind != DependencyKind::Development;
    node.deps.iter().filter(move |d| d.dep_kinds.iter().any(|k| counts(k.kind))).map(|d| &d.pkg)
}

#[test]
fn licences_are_permissive() {
    let metadata = metadata();
    let needed = needed(&metadata);
    let wrong = |p: &&Package| needed.contains(&p.id) && !is_fine(p.license.as_deref());
    let said = |p: &Package| format!("{} {}: {:?}", p.name, p.version, p.license);
    none("licences", metadata.packages.iter().filter(wrong).map(said).collect());
}

#[test]
fn parses_licence_expressions() {
    for fine in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "Apache-2.0 WITH LLVM-exception"] {
        assert!(is_fine(Some(fine)), "{fine}");
    }
    for wrong in ["GPL-3.0", "MIT AND GPL-3.0", "AGPL-3.0-or-later", "LGPL-3.0"] {
        assert!(!is_fine(Some(wrong)), "{wrong}");
    }
    assert!(!is_fine(None));
}
