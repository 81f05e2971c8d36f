//! What is done to a chunk of a file, by whichever thread.

use touchmove_audit::{Recorded, Report, audit};
use touchmove_laws::Edition;
use touchmove_notation::pgn::{Chunk, Reached, Record};

/// How games are audited.
#[derive(Clone, Copy)]
pub struct Work {
    pub laws: Option<Edition>,
    pub strict: bool,
    /// Whether every game is printed, or only what was found.
    pub all: bool,
}

/// A game with something to print, or several without.
pub struct Audited {
    /// How many games that is; none if it is text that belongs to no game.
    pub games: usize,
    pub report: Report,
    pub heading: Heading,
}

/// What is printed of a game itself.
#[derive(Default)]
pub struct Heading {
    pub line: u32,
    pub white: Option<String>,
    pub black: Option<String>,
    pub date: Option<String>,
    pub result: Option<&'static str>,
}

impl Work {
    /// The games that begin in a chunk, and how far they go.
    pub fn on(&self, chunk: &Chunk) -> (Vec<Audited>, Reached) {
        let mut audited = Vec::new();
        let reached = chunk.games(|game| self.game(game, &mut audited));
        (audited, reached)
    }

    fn game(&self, game: &Record<'_>, audited: &mut Vec<Audited>) {
        let report = audit(game, self.laws);
        let report = if self.strict { report.strict() } else { report };
        let games = usize::from(!game.is_empty());
        if self.all || !report.findings.is_empty() {
            return audited.push(Audited { games, report, heading: Heading::of(game) });
        }
        match audited.last_mut() {
            Some(last) if last.is_silent(&report) => last.add(games, report),
            _ => audited.push(Audited { games, report, heading: Heading::default() }),
        }
    }
}

impl Audited {
    /// Whether nothing is printed of it, as of the other one, and both are
    /// counted alike.
    fn is_silent(&self, other: &Report) -> bool {
        let Report { edition, remark, findings, .. } = &self.report;
        findings.is_empty() && (*edition, *remark) == (other.edition, other.remark)
    }

    fn add(&mut self, games: usize, report: Report) {
        self.games += games;
        self.report.plies += report.plies;
        self.report.slips.extend(report.slips);
    }
}

impl Heading {
    fn of(game: &Record<'_>) -> Heading {
        let tag = |name| Recorded::tag(game, name).map(|value| value.into_owned());
        Heading {
            line: game.place().line,
            white: tag("White"),
            black: tag("Black"),
            date: tag("Date"),
            result: game.result().map(|result| result.text()),
        }
    }
}
