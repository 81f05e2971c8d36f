//! Totals of an audit.

use super::chunk::Audited;
use super::unchecked::Unchecked;
use crate::args::By;
use crate::escape;
use std::collections::BTreeMap;
use std::path::Path;
use touchmove_audit::{Kind, Level, Report};
use touchmove_explain::{MessageError, Words};

/// Counts over all games.
#[derive(Default)]
pub struct Totals {
    pub games: usize,
    pub plies: usize,
    /// Number of games, and of texts outside of games, with findings.
    pub found: usize,
    /// Number of findings at or above `--fail-on`.
    pub failing: usize,
    fail_on: Option<Level>,
    by: Option<By>,
    /// Number of games, and number of games with findings, by event or file.
    parts: BTreeMap<String, (usize, usize)>,
    slips: usize,
    kinds: BTreeMap<&'static str, usize>,
    remarks: BTreeMap<(&'static str, &'static str), usize>,
    pub unchecked: Unchecked,
}

impl Totals {
    pub fn new(fail_on: Option<Level>, by: Option<By>) -> Totals {
        Totals { fail_on, by, ..Totals::default() }
    }

    /// Counts the games for their event or file.
    pub fn part(&mut self, file: &Path, game: &Audited) {
        let part = match self.by {
            Some(By::Event) => escape::piece(game.heading.event.as_deref().unwrap_or("?")),
            Some(By::File) => escape::piece(&file.display().to_string()),
            None => return,
        };
        let (games, found) = self.parts.entry(part).or_default();
        *games += game.games;
        *found += usize::from(!game.report.findings.is_empty());
    }

    /// Counts games with the same report. For text outside of games, `games` is 0.
    pub fn add(&mut self, report: &Report, games: usize) {
        self.games += games;
        self.plies += report.plies;
        self.found += usize::from(!report.findings.is_empty());
        self.slips += report.slips.len();
        self.unchecked.add(report, games);
        for finding in &report.findings {
            *self.kinds.entry(counted_as(&finding.kind)).or_default() += times(&finding.kind);
            let fails = self.fail_on.is_some_and(|least| finding.kind.level() >= least);
            self.failing += usize::from(fails);
        }
        if let Some(remark) = report.remark.filter(|_| games > 0) {
            *self.remarks.entry((remark, report.edition.name())).or_default() += games;
        }
    }

    /// True if nothing was examined.
    pub fn is_empty(&self) -> bool {
        self.games == 0 && self.found == 0
    }

    /// Returns the summary.
    pub fn summary(&self, words: &Words) -> Result<String, MessageError> {
        let counts = [
            ("games", self.games.into()),
            ("plies", self.plies.into()),
            ("found", self.found.into()),
        ];
        let mut lines = vec![words.message("audit-summary", &counts)?];
        for kind in KINDS {
            if let Some(&count) = self.kinds.get(kind) {
                let kind = words.message(&format!("audit-kind-{kind}"), &[])?;
                let args = [("count", count.into()), ("kind", kind.into())];
                lines.push(format!("  {}", words.message("audit-count", &args)?));
            }
        }
        for (event, &(games, found)) in &self.parts {
            let event = ("event", event.as_str().into());
            let args = [event, ("games", games.into()), ("found", found.into())];
            lines.push(words.message("audit-by-event", &args)?);
        }
        if self.slips > 0 {
            lines.push(words.message("audit-slips", &[("count", self.slips.into())])?);
        }
        for (&(remark, edition), &count) in &self.remarks {
            let args = [("count", count.into()), ("edition", edition.into())];
            lines.push(words.message(&format!("audit-remark-{remark}"), &args)?);
        }
        lines.extend(self.unchecked.lines(words)?);
        Ok(lines.join("\n") + "\n")
    }
}

/// Lines of the summary, in order.
pub const KINDS: [&str; 28] = [
    "unreadable",
    "not-pgn",
    "illegal",
    "ambiguous",
    "damaged",
    "other-letters",
    "played-on",
    "result",
    "open-after-end",
    "termination-contradicts",
    "cannot-checkmate",
    "bare-king-won",
    "mate-was-possible",
    "undecided",
    "flag-with-time-left",
    "overstep-unclaimed",
    "clock-negative",
    "clock-gain",
    "period-missed",
    "kings-in-centre",
    "claimable",
    "impossible-start",
    "other-game",
    "form",
    "ply-count",
    "check-mark",
    "elo",
    "date",
];

fn times(kind: &Kind) -> usize {
    match kind {
        Kind::Pgn { times, .. } | Kind::CheckMark { times, .. } | Kind::MoveForm { times, .. } => {
            *times
        }
        _ => 1,
    }
}

fn counted_as(kind: &Kind) -> &'static str {
    match kind {
        Kind::Pgn { problem, .. } if !problem.is_loss() => "form",
        kind => line_of(&kind.name()),
    }
}

/// Returns the line of the summary that counts a kind.
pub fn line_of(id: &str) -> &'static str {
    match id {
        "pass" | "no-start-position" => "unreadable",
        id if id.starts_with("pgn-") => "unreadable",
        "move-missing"
        | "move-doubled"
        | "moves-swapped"
        | "moves-glued"
        | "moves-in-comment"
        | "comment-among-moves"
        | "other-letter"
        | "move-misspelt"
        | "numbers-skip" => "damaged",
        "roster" | "round" | "result-tag" | "eco" | "time" | "time-control" | "piece-letter"
        | "move-form" | "disambiguation" | "check-unmarked" => "form",
        "illegal-move" => "illegal",
        "result-contradicts" | "results-differ" => "result",
        "perhaps-cannot-checkmate" => "cannot-checkmate",
        id if id.starts_with("claim-") => "claimable",
        id => KINDS.iter().find(|kind| **kind == id).copied().unwrap_or("unreadable"),
    }
}
