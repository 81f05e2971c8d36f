//! External dependencies of the program: docs/design/dependencies.md has a reason for each direct
//! dependency, and states the total number of crates.

use crate::crate_layers::{BESIDE, folder, metadata};
use crate::none;
use crate::source::{read, root};
use cargo_metadata::DependencyKind;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

type Used = BTreeMap<String, BTreeSet<String>>;

/// Returns the dependencies of shipped crates by name, with the crates that use them.
fn used() -> Used {
    let mut used = Used::new();
    let metadata = metadata();
    for package in metadata.workspace_packages() {
        let by = folder(&package.name).unwrap_or_default();
        if BESIDE.contains(&by) {
            continue;
        }
        let shipped = package.dependencies.iter().filter(|d| d.kind == DependencyKind::Normal);
        for other in shipped.filter(|d| folder(&d.name).is_none()) {
            used.entry(other.name.clone()).or_default().insert(by.to_owned());
        }
    }
    used
}

/// Returns the rows of the table: name, crates, reason.
fn justified(text: &str) -> Vec<(String, BTreeSet<String>, String)> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |"));
    let rows = rows.filter_map(|row| {
        let (name, rest) = row.split_once("` | ")?;
        let (by, why) = rest.split_once(" | ")?;
        let by = by.split(", ").map(str::to_owned).collect();
        Some((name.to_owned(), by, why.trim().to_owned()))
    });
    rows.collect()
}

fn page() -> String {
    read(&root().join("docs/design/dependencies.md"))
}

#[test]
fn every_dependency_has_a_reason() {
    let (used, rows) = (used(), justified(&page()));
    let mut wrong = Vec::new();
    for (name, by) in &used {
        match rows.iter().find(|(row, ..)| row == name) {
            None => wrong.push(format!("{name} of {by:?} has no line in the table")),
            Some((_, said, _)) if said != by => {
                wrong.push(format!("{name}: the table says {said:?}, the manifests {by:?}"));
            }
            Some((.., why)) if why.split(' ').count() < 4 => {
                wrong.push(format!("{name}: {why:?} is not a reason"));
            }
            Some(_) => {}
        }
    }
    let gone = rows.iter().filter(|(name, ..)| !used.contains_key(name));
    wrong.extend(gone.map(|(name, ..)| format!("{name} is not used any more")));
    none("docs/design/dependencies.md", wrong);
}

/// Returns the crates of the program on Linux, by name and version.
fn tree() -> BTreeSet<(String, String)> {
    let arguments = [
        "tree",
        "--locked",
        "-p",
        "touchmove-cli",
        "-e",
        "normal",
        "--prefix",
        "none",
        "--target",
        "x86_64-unknown-linux-gnu",
    ];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(root()).output();
    let output = output.expect("cargo tree");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let named = text.lines().filter_map(|line| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.to_owned()))
    });
    named.filter(|(name, _)| !name.is_empty()).collect()
}

/// Returns the number that follows these words on the page.
fn stated_number(page: &str, after: &str) -> usize {
    let rest = page.split(after).nth(1).unwrap_or_else(|| panic!("no {after:?}"));
    let digits: String =
        rest.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn page_states_the_number_of_crates() {
    let (tree, page) = (tree(), page());
    let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
    tree.iter().for_each(|(name, _)| *versions.entry(name).or_default() += 1);
    let several: Vec<&str> =
        versions.into_iter().filter(|(_, number)| *number > 1).map(|(name, _)| name).collect();
    assert_eq!(
        tree.len(),
        stated_number(&page, "**Crates in the program:**"),
        "fewer is progress: say so there"
    );
    assert_eq!(several.len(), stated_number(&page, "**In several versions:**"), "{several:?}");
}
