//! What `touchmove laws` knows of the repository: which cases show an article,
//! and which file rules on a provision. Written beside the command line, which
//! has no repository when it runs.

use crate::ROOT;
use crate::cases::Case;
use crate::run::cites;
use std::fmt::Write;
use std::path::Path;
use touchmove_laws::{Edition, Provision};

/// The table of cases, from the root of the repository.
pub const CASES: &str = "crates/cli/data/cases.tsv";
/// The table of rules.
pub const RULES: &str = "crates/cli/data/rules.tsv";

/// One line a case: its file, its title, and for each edition that has some
/// the articles that it shows.
///
/// ```
/// assert_eq!(touchmove_conformance::shown::cases(&[]), "");
/// ```
pub fn cases(cases: &[Case]) -> String {
    let mut out = String::new();
    for case in cases {
        let shown = Edition::ALL.into_iter().filter_map(|edition| column(case, edition));
        let columns: Vec<String> = shown.collect();
        let _ = writeln!(out, "{}\t{}\t{}", case.file, case.name, columns.join("\t"));
    }
    out
}

fn column(case: &Case, edition: Edition) -> Option<String> {
    let cited = edition.table().iter().filter(|entry| cites(case, edition, entry.number));
    let numbers: Vec<&str> = cited.map(|entry| entry.number).collect();
    (!numbers.is_empty()).then(|| format!("{edition}={}", numbers.join(",")))
}

/// One line a provision that some rule's table of numbers has: its name and
/// the file.
pub fn rules() -> String {
    let mut out = String::new();
    let folder = Path::new(ROOT).join("crates/laws/src/rules");
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let cells = text.lines().filter_map(|line| line.strip_prefix("//! | "));
        let names =
            cells.filter_map(|line| line.split(' ').next()).map(|cell| cell.trim_matches('`'));
        for id in names.filter(|id| Provision::ALL.iter().any(|p| p.id() == *id)) {
            let _ = writeln!(out, "{id}\tcrates/laws/src/rules/{name}");
        }
    }
    out
}
