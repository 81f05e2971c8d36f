//! What an audit found in all.

use std::collections::BTreeMap;
use touchmove_audit::{Kind, Report};
use touchmove_explain::{MessageError, Words};

/// Counts over all games.
#[derive(Default)]
pub struct Totals {
    pub games: usize,
    pub plies: usize,
    /// Games, and text outside of games, with findings.
    pub found: usize,
    slips: usize,
    kinds: BTreeMap<&'static str, usize>,
    remarks: BTreeMap<(&'static str, &'static str), usize>,
}

impl Totals {
    /// Counts games with one report, or (none) text that belongs to no game.
    pub fn add(&mut self, report: &Report, games: usize) {
        self.games += games;
        self.plies += report.plies;
        self.found += usize::from(!report.findings.is_empty());
        self.slips += report.slips.len();
        for finding in &report.findings {
            *self.kinds.entry(counted_as(&finding.kind)).or_default() += times(&finding.kind);
        }
        if let Some(remark) = report.remark.filter(|_| games > 0) {
            *self.remarks.entry((remark, report.edition.name())).or_default() += games;
        }
    }

    /// The summary, for people.
    pub fn summary(&self, words: &Words) -> Result<String, MessageError> {
        let counts = [
            ("games", self.games.into()),
            ("plies", self.plies.into()),
            ("found", self.found.into()),
        ];
        let mut lines = vec![words.message("audit-summary", &counts)?];
        for kind in KINDS {
            if let Some(&count) = self.kinds.get(kind) {
                let line =
                    words.message(&format!("audit-count-{kind}"), &[("count", count.into())])?;
                lines.push(format!("  {line}"));
            }
        }
        if self.slips > 0 {
            lines.push(words.message("audit-slips", &[("count", self.slips.into())])?);
        }
        for (&(remark, edition), &count) in &self.remarks {
            let args = [("count", count.into()), ("edition", edition.into())];
            lines.push(words.message(&format!("audit-remark-{remark}"), &args)?);
        }
        Ok(lines.join("\n") + "\n")
    }
}

/// The lines of the summary, in their order.
pub const KINDS: [&str; 8] = [
    "unreadable",
    "illegal",
    "ambiguous",
    "played-on",
    "result",
    "cannot-checkmate",
    "claimable",
    "other-game",
];

fn times(kind: &Kind) -> usize {
    if let Kind::Pgn { times, .. } = kind { *times } else { 1 }
}

fn counted_as(kind: &Kind) -> &'static str {
    match kind {
        Kind::Pgn { .. }
        | Kind::Unreadable { .. }
        | Kind::NullMove { .. }
        | Kind::NoStartPosition { .. } => "unreadable",
        Kind::IllegalMove(_) => "illegal",
        Kind::Ambiguous { .. } => "ambiguous",
        Kind::PlayedOn { .. } => "played-on",
        Kind::ResultContradicts { .. } | Kind::ResultsDiffer { .. } => "result",
        Kind::KingsInCentre { .. } => "kings-in-centre",
        Kind::Claimable { .. } => "claimable",
        Kind::CannotCheckmate(_) => "cannot-checkmate",
        Kind::OtherGame { .. } => "other-game",
    }
}
