//! Output of `--kinds` and `--schema`.

use super::totals::line_of;
use crate::FINE;
use crate::output::out;
use touchmove_audit::{paragraph, problem};
use touchmove_explain::{MessageError, Words};
use touchmove_notation::pgn::ProblemKind;

/// JSON schema of a line of `--json`.
pub const SCHEMA: &str = include_str!("schema.json");

/// Kinds without a line of their own in the summary.
pub const TOGETHER: [&str; 27] = [
    "pass",
    "no-start-position",
    "results-differ",
    "perhaps-cannot-checkmate",
    "claim-threefold",
    "claim-fifty-moves",
    "claim-threefold-written",
    "claim-fifty-moves-written",
    "move-missing",
    "move-doubled",
    "moves-swapped",
    "moves-glued",
    "moves-in-comment",
    "comment-among-moves",
    "other-letter",
    "move-misspelt",
    "numbers-skip",
    "roster",
    "round",
    "result-tag",
    "eco",
    "time",
    "time-control",
    "piece-letter",
    "move-form",
    "disambiguation",
    "check-unmarked",
];

/// Lists every kind with its name, level and description. A star marks kinds reported only under
/// `--strict`.
pub fn kinds_table(words: &Words) -> String {
    let row = |(id, level, strict): (String, touchmove_audit::Level, bool)| {
        let star = if strict { "*" } else { " " };
        let what = what(words, &id).unwrap_or_else(|error| error.to_string());
        let paragraph = paragraph(&id).map(|it| format!(" (PGN {it})")).unwrap_or_default();
        format!("{id:<30}{star} {:<9}{what}{paragraph}\n", level.name())
    };
    touchmove_audit::kinds().map(row).collect()
}

pub fn kinds(words: &Words) -> u8 {
    out!("{}", kinds_table(words));
    FINE
}

/// Returns the description of a kind.
pub fn what(words: &Words, id: &str) -> Result<String, MessageError> {
    let of_text = id.strip_prefix("pgn-");
    let of_text = of_text.and_then(|id| ProblemKind::ALL.into_iter().find(|p| p.name() == id));
    match of_text {
        Some(found) => problem(words, &found),
        None if TOGETHER.contains(&id) => words.message(&format!("audit-kind-{id}"), &[]),
        None => words.message(&format!("audit-kind-{}", line_of(id)), &[]),
    }
}
