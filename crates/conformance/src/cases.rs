//! Case files: Markdown that is prose and tests.
//!
//! ````text
//! # Title
//!
//! ```tags
//! [Laws "FIDE 2014, FIDE 2023"]     inherited by every case of the file
//! ```
//!
//! ## Name of the case
//!
//! Requirements: ACT-4, ACT-6
//! Provisions: touched-own-piece      what is shown without a ruling that cites it
//! Source: A journal (A4-02, A4-03)   whose case it is, and its number there
//!
//! Prose: what happens and why.
//!
//! ```protocol
//! White touches a1 g1
//! => obligation white move g1 [4.3.1]
//! ```
//! ````

mod file;

use std::fmt;
use std::path::Path;
use touchmove_game::Protocol;
use touchmove_laws::Provision;

pub use file::parse;

/// A conformance case: a heading of a case file.
#[derive(Debug, Clone)]
pub struct Case {
    /// The file, from the root of the repository.
    pub file: String,
    /// The heading's line, from 1.
    pub line: usize,
    /// The heading.
    pub name: String,
    /// The requirements it shows.
    pub requirements: Vec<String>,
    /// Provisions it shows without a ruling that cites them: how a bishop
    /// moves, say.
    pub provisions: Vec<Provision>,
    /// Whose case it is: the number among the shared cases, empty if it is
    /// none of those, and the source.
    pub sources: Vec<(String, String)>,
    /// Its protocols.
    pub blocks: Vec<Block>,
}

/// A protocol of a case.
#[derive(Debug, Clone)]
pub struct Block {
    /// What it holds.
    pub protocol: Protocol,
    /// For each line of the protocol, from 1, its line in the case file.
    lines: Vec<usize>,
}

impl Block {
    /// The line of the case file that a line of the protocol stands in.
    pub fn line_in_file(&self, line: usize) -> usize {
        let known = line.checked_sub(1).and_then(|i| self.lines.get(i));
        known.or(self.lines.last()).copied().unwrap_or(1)
    }
}

/// Something in a case file that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// Every case below `cases/` of that root, in the order of the paths.
///
/// # Errors
///
/// What cannot be read in a file, and names that are not the only ones.
pub fn all(root: &Path) -> Result<Vec<Case>, Vec<Wrong>> {
    let mut cases = Vec::new();
    let mut wrong = Vec::new();
    for file in files(root, "cases") {
        let text = std::fs::read_to_string(root.join(&file)).unwrap_or_default();
        match parse(&file, &text) {
            Ok(found) => cases.extend(found),
            Err(problems) => wrong.extend(problems),
        }
    }
    wrong.extend(same_names(&cases));
    if wrong.is_empty() { Ok(cases) } else { Err(wrong) }
}

/// Markdown files below a folder, as paths from the root with `/`.
fn files(root: &Path, folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root.join(folder)).into_iter().flatten().flatten();
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    let mut found = Vec::new();
    for name in names {
        let path = format!("{folder}/{name}");
        if root.join(&path).is_dir() {
            found.extend(files(root, &path));
        } else if path.ends_with(".md") && name != "README.md" {
            found.push(path);
        }
    }
    found
}

fn same_names(cases: &[Case]) -> Vec<Wrong> {
    let mut seen = std::collections::BTreeMap::new();
    let mut wrong = Vec::new();
    for case in cases {
        if let Some(first) = seen.insert(case.name.to_lowercase(), case) {
            let message =
                format!("\"{}\" is the name of a case in {} already", case.name, first.file);
            wrong.push(Wrong { file: case.file.clone(), line: case.line, message });
        }
    }
    wrong
}
