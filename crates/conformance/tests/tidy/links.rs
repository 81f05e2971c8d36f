//! Links between the documents of this repository have existing targets.

use crate::none;
use crate::source::{files, read, shown};

#[test]
fn link_targets_exist() {
    let mut dead = Vec::new();
    for path in files(".", "md") {
        let text = read(&path);
        for target in targets(&text).filter(|t| !t.contains(':') && !t.starts_with('#')) {
            let file = target.split('#').next().unwrap_or_default();
            if path.parent().is_some_and(|folder| !folder.join(file).exists()) {
                dead.push(format!("{}: {target}", shown(&path)));
            }
        }
    }
    none("links without a target", dead);
}

/// Returns the targets of `[text](target)` outside of code blocks.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|part| part.split("](").skip(1)).filter_map(|rest| rest.split(')').next())
}
