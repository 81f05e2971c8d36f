//! Paragraphs of the PGN standard.

use touchmove_board::PositionProblem;
use touchmove_notation::pgn::ProblemKind;

/// Paragraphs of the PGN standard by kind. [`ProblemKind::paragraph`] has those of text problems.
const PARAGRAPHS: [(&str, &str); 19] = [
    ("unreadable", "8.2.3"),
    ("ambiguous", "8.2.3.4"),
    ("other-letters", "8.2.3.2"),
    ("no-start-position", "9.7.2"),
    ("results-differ", "8.1.1.7"),
    ("ply-count", "9.9.3"),
    ("check-mark", "8.2.3.5"),
    ("elo", "9.1.2"),
    ("date", "8.1.1.3"),
    ("roster", "8.1.1"),
    ("round", "8.1.1.4"),
    ("result-tag", "8.1.1.7"),
    ("eco", "9.4.1"),
    ("time", "9.5.1"),
    ("time-control", "9.6.1"),
    ("piece-letter", "8.2.3.2"),
    ("move-form", "8.2.3.3"),
    ("disambiguation", "8.2.3.4"),
    ("check-unmarked", "8.2.3.5"),
];

/// Returns the paragraph of the PGN standard that a kind of finding is about, given its name.
///
/// ```
/// assert_eq!(touchmove_audit::paragraph("disambiguation"), Some("8.2.3.4"));
/// assert_eq!(touchmove_audit::paragraph("illegal-move"), None);
/// ```
pub fn paragraph(name: &str) -> Option<&'static str> {
    match name.strip_prefix("pgn-") {
        Some(problem) => ProblemKind::ALL.iter().find(|it| it.name() == problem)?.paragraph(),
        None => PARAGRAPHS.iter().find(|(kind, _)| *kind == name).map(|(_, paragraph)| *paragraph),
    }
}

/// Returns the paragraph that a problem of the start position is about.
pub(super) const fn of_position(problem: &PositionProblem) -> Option<&'static str> {
    match problem {
        PositionProblem::UnfoundedCastling { .. } => Some("16.1.3.3"),
        PositionProblem::ImpossibleEnPassant(_) => Some("16.1.3.4"),
        _ => None,
    }
}
