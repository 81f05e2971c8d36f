//! The case files of the repository (format: [`touchmove_book::cases`]).

use std::path::Path;
pub use touchmove_book::cases::{Block, Case, CaseFileError, parse};

/// Reads every case below `cases/` of a root, in order of path.
///
/// # Errors
///
/// Parse errors of the files, and duplicate names.
pub fn all(root: &Path) -> Result<Vec<Case>, Vec<CaseFileError>> {
    below(root, "cases")
}

/// Reads every case below a folder of a root, in order of path.
///
/// # Errors
///
/// Parse errors of the files, and duplicate names.
pub fn below(root: &Path, folder: &str) -> Result<Vec<Case>, Vec<CaseFileError>> {
    let mut cases = Vec::new();
    let mut wrong = Vec::new();
    for file in files(root, folder) {
        let text = std::fs::read_to_string(root.join(&file)).unwrap_or_default();
        match parse(&file, &text) {
            Ok(found) => cases.extend(found),
            Err(problems) => wrong.extend(problems),
        }
    }
    wrong.extend(same_names(&cases));
    if wrong.is_empty() { Ok(cases) } else { Err(wrong) }
}

/// Returns the Markdown files below a folder, as paths from the root with `/`.
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

fn same_names(cases: &[Case]) -> Vec<CaseFileError> {
    let mut seen = std::collections::BTreeMap::new();
    let mut wrong = Vec::new();
    for case in cases {
        if let Some(first) = seen.insert(case.name.to_lowercase(), case) {
            let message =
                format!("\"{}\" is the name of a case in {} already", case.name, first.file);
            wrong.push(CaseFileError { file: case.file.clone(), line: case.line, message });
        }
    }
    wrong
}
