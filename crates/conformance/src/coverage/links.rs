//! Links to cases.

use crate::cases::Case;

/// Maximum number of cases that a table cell links. Further cases are only counted, for
/// readability.
const SHOWN: usize = 6;

pub(super) fn links(cases: &[&Case]) -> String {
    let link = |case: &&Case| format!("[{}](../{}#{})", case.name, case.file, anchor(&case.name));
    let shown: Vec<String> = cases.iter().take(SHOWN).map(link).collect();
    let more = cases.len().saturating_sub(SHOWN);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    spaced(shown.join("; ") + &more)
}

/// Returns the anchor of a heading: lower case, hyphens for spaces, no punctuation.
fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let lower = heading.to_lowercase();
    lower.chars().filter(kept).map(|c| if c == ' ' { '-' } else { c }).collect()
}

pub(super) fn spaced(text: String) -> String {
    if text.is_empty() { text } else { text + " " }
}
