//! What the book of the Laws knows of the repository: which file rules on a
//! provision. Written beside the book, which has no repository when it is read.

use crate::ROOT;
use std::fmt::Write;
use std::path::Path;
use touchmove_laws::Provision;

/// The table of rules, from the root of the repository.
pub const RULES: &str = "crates/book/data/rules.tsv";

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
