//! Audit of one chunk of a file, on any thread.

use super::boards::{Board, boards};
use super::fix::{self, Repair};
use crate::args::Shard;
use std::str::from_utf8;
use touchmove_audit::{AuditOptions, Filter, Finding, Heading, Report};
use touchmove_laws::Edition;
use touchmove_notation::pgn::{Chunk, ChunkEnd, Record};

/// Settings of the audit.
#[derive(Clone)]
pub struct Work {
    pub auditing: AuditOptions,
    /// True to print every game, false to print only findings.
    pub all: bool,
    /// Filter of findings: games with a matching finding are copied verbatim.
    pub copy: Option<Filter>,
    /// True to compute the repairs of damaged records.
    pub fix: bool,
    /// True to compute the positions of findings.
    pub boards: bool,
    /// True to count games by event.
    pub by_event: bool,
    pub shard: Option<Shard>,
    /// Start offset in bytes: earlier games are already done.
    pub from: u64,
}

/// A game to report, or several games without output.
pub struct Audited {
    /// Number of games; 0 for text outside of games.
    pub games: usize,
    /// Number of games skipped before this game.
    pub skipped: usize,
    pub report: Report,
    pub heading: Heading,
    /// Verbatim text of the game, if it is to be copied.
    pub text: Option<Vec<u8>>,
    /// Repair of a damaged record, if it is to be written.
    pub repair: Option<Repair>,
    /// Position of each finding.
    pub boards: Vec<Option<Board>>,
    /// Number of games with bytes that are not UTF-8.
    pub guessed: usize,
}

impl Work {
    /// Audits the games that start in this chunk. Returns these games and the end offset.
    pub fn on(&self, chunk: &Chunk) -> (Vec<Audited>, ChunkEnd) {
        let (mut audited, mut skipped) = (Vec::new(), 0);
        let reached = chunk.games(|game| {
            let offset = chunk.offset().saturating_add(game.raw().0 as u64);
            if self.passes_over(offset) {
                skipped += usize::from(!game.is_empty());
                return;
            }
            self.game(game, offset, &mut audited, &mut skipped);
        });
        if skipped > 0 {
            audited.push(Audited { skipped, ..Audited::nothing() });
        }
        (audited, reached)
    }

    fn passes_over(&self, offset: u64) -> bool {
        offset < self.from || self.shard.is_some_and(|shard| !shard.holds(offset))
    }

    fn game(
        &self,
        game: &Record<'_>,
        offset: u64,
        audited: &mut Vec<Audited>,
        skipped: &mut usize,
    ) {
        let report = self.auditing.report(game);
        let games = usize::from(!game.is_empty());
        let guessed = usize::from(from_utf8(game.raw().1).is_err());
        if self.all || self.by_event || !report.findings.is_empty() {
            let text = self.copied(game, &report);
            let boards = if self.boards { boards(game, &report) } else { Vec::new() };
            let repair = if self.fix { fix::repair(game, &report) } else { None };
            let heading = Heading::of(game, offset);
            let skipped = std::mem::take(skipped);
            let audit = Audited { games, skipped, report, heading, text, repair, boards, guessed };
            return audited.push(audit);
        }
        match audited.last_mut() {
            Some(last) if *skipped == 0 && last.is_silent(&report) => last.add(games, report),
            _ => {
                let skipped = std::mem::take(skipped);
                audited.push(Audited { games, skipped, report, ..Audited::nothing() });
            }
        }
        if let Some(last) = audited.last_mut() {
            last.guessed += guessed;
        }
    }

    fn copied(&self, game: &Record<'_>, report: &Report) -> Option<Vec<u8>> {
        let copy = self.copy.as_ref()?;
        let wanted = report.findings.iter().any(|finding| copy.wants(&finding.kind));
        wanted.then(|| game.raw().1.trim_ascii().to_vec())
    }
}

impl Audited {
    fn nothing() -> Audited {
        let report = Report {
            edition: Edition::Fide2023,
            remark: None,
            plies: 0,
            findings: Vec::new(),
            slips: Vec::new(),
            clocks: None,
            diagnosis: None,
        };
        let heading = Heading::default();
        let (text, repair, boards) = (None, None, Vec::new());
        Audited { games: 0, skipped: 0, report, heading, text, repair, boards, guessed: 0 }
    }

    /// Returns the game with one of its findings only.
    pub fn alone(&self, finding: &Finding, board: Option<Board>) -> Audited {
        let mut alone = Audited { heading: self.heading.clone(), ..Audited::nothing() };
        (alone.report.edition, alone.report.remark) = (self.report.edition, self.report.remark);
        alone.report.findings = vec![finding.clone()];
        alone.boards = vec![board];
        alone
    }

    /// Returns true if this game and the other report can be merged: neither has findings, and both
    /// have the same edition, remark and check of the clocks.
    fn is_silent(&self, other: &Report) -> bool {
        let Report { edition, remark, findings, clocks, .. } = &self.report;
        findings.is_empty()
            && (*edition, *remark, clocks) == (other.edition, other.remark, &other.clocks)
    }

    fn add(&mut self, games: usize, report: Report) {
        self.games += games;
        self.report.plies += report.plies;
        self.report.slips.extend(report.slips);
    }
}
