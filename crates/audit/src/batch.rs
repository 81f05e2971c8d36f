//! Options for audits of many games, and the finding for input that is not PGN.

use crate::finding::{Finding, Kind};
use crate::game_audit::audit_claims;
use crate::report::Report;
use crate::{Filter, GameRecord, strict};
use touchmove_laws::Edition;

/// Options for an audit of many games.
///
/// ```
/// use touchmove_audit::{AuditOptions, Filter};
/// let game = touchmove_notation::pgn::games(b"1. e4+ -- *").next().unwrap();
/// let only = Filter::new(&["check-mark"], &[""; 0]).unwrap();
/// let auditing = AuditOptions { laws: None, strict: true, filter: only };
/// assert_eq!(auditing.report(&game).findings.len(), 1);
/// ```
#[derive(Debug, Clone, Default)]
pub struct AuditOptions {
    /// The edition; `None` for the edition that was in force on each game's date.
    pub laws: Option<Edition>,
    /// True if format slips are reported as findings too.
    pub strict: bool,
    /// Selects the findings to report.
    pub filter: Filter,
}

impl AuditOptions {
    /// Audits a game.
    ///
    /// ```
    /// use touchmove_audit::{AuditOptions, audit};
    /// let game = touchmove_notation::pgn::games(b"1. e4 e5 2. Ke3 *").next().unwrap();
    /// assert_eq!(AuditOptions::default().report(&game), audit(&game, None));
    /// ```
    pub fn report(&self, game: &impl GameRecord) -> Report {
        let written = self.strict || self.filter.names_written_claims();
        let mut report = audit_claims(game, self.laws, written);
        if self.strict {
            report.slips.extend(game.form_problems());
            report = report.strict();
            report.findings.extend(strict(game));
            report.findings.sort_by_key(|finding| finding.place);
        }
        report.filtered(&self.filter)
    }
}

/// Returns the finding that the input is not PGN, given the reports on the parts of the input. No
/// part may contain a game. Returns `None` if the reports have no findings.
///
/// ```
/// use touchmove_audit::{Kind, audit, not_pgn};
/// let parts: Vec<_> =
///     touchmove_notation::pgn::games(b"no game").map(|part| audit(&part, None)).collect();
/// let once = not_pgn(&parts.iter().collect::<Vec<_>>()).unwrap();
/// assert!(matches!(once.kind, Kind::NotPgn { .. }));
/// ```
pub fn not_pgn(parts: &[&Report]) -> Option<Finding> {
    let findings = || parts.iter().flat_map(|part| &part.findings);
    let place = findings().next()?.place;
    let texts = findings().map(times).sum();
    Some(Finding { place, number: None, kind: Kind::NotPgn { texts } })
}

fn times(finding: &Finding) -> usize {
    if let Kind::Pgn { times, .. } = finding.kind { times } else { 1 }
}
