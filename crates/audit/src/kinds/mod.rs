//! Kinds of findings, their names and levels, and filters for them.

mod filter;
mod paragraphs;

pub use filter::{Filter, UnknownKind};
pub use paragraphs::paragraph;

use crate::fault::cause_name;
use crate::finding::Kind;
use serde::Serialize;
use std::fmt;
use touchmove_laws::rules::draw_claim::Ground;
use touchmove_mate::Illegality;
use touchmove_notation::pgn::ProblemKind;

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A remark. The record need not be wrong.
    Note,
    /// An inconsistency. The record may still be right.
    Warning,
    /// A violation of the Laws or of the format.
    Error,
}

impl Level {
    /// All levels, the most severe last.
    pub const ALL: [Level; 3] = [Level::Note, Level::Warning, Level::Error];

    /// Returns the name of the level in JSON and on the command line.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Level::Note.name(), "note");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Level::Note => "note",
            Level::Warning => "warning",
            Level::Error => "error",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Kinds with their levels. Problems of the text are not included.
const OWN: [(&str, Level); 36] = [
    ("illegal-move", Level::Error),
    ("pass", Level::Error),
    ("unreadable", Level::Error),
    ("ambiguous", Level::Error),
    ("other-letters", Level::Warning),
    ("move-missing", Level::Error),
    ("move-doubled", Level::Error),
    ("moves-swapped", Level::Error),
    ("moves-glued", Level::Error),
    ("moves-in-comment", Level::Error),
    ("comment-among-moves", Level::Error),
    ("other-letter", Level::Error),
    ("move-misspelt", Level::Error),
    ("numbers-skip", Level::Warning),
    ("not-pgn", Level::Error),
    ("no-start-position", Level::Error),
    ("impossible-start", Level::Note),
    ("other-game", Level::Note),
    ("played-on", Level::Error),
    ("result-contradicts", Level::Error),
    ("results-differ", Level::Error),
    ("open-after-end", Level::Warning),
    ("kings-in-centre", Level::Note),
    ("cannot-checkmate", Level::Error),
    ("perhaps-cannot-checkmate", Level::Warning),
    ("bare-king-won", Level::Note),
    ("mate-was-possible", Level::Warning),
    ("termination-contradicts", Level::Warning),
    ("claim-threefold", Level::Note),
    ("claim-fifty-moves", Level::Note),
    ("undecided", Level::Note),
    ("flag-with-time-left", Level::Warning),
    ("overstep-unclaimed", Level::Note),
    ("clock-negative", Level::Warning),
    ("clock-gain", Level::Note),
    ("period-missed", Level::Note),
];

/// Kinds that are reported only under `--strict`, in addition to format slips.
const STRICT: [(&str, Level); 16] = [
    ("claim-threefold-written", Level::Note),
    ("claim-fifty-moves-written", Level::Note),
    ("ply-count", Level::Warning),
    ("check-mark", Level::Warning),
    ("elo", Level::Warning),
    ("date", Level::Warning),
    ("roster", Level::Warning),
    ("round", Level::Warning),
    ("result-tag", Level::Warning),
    ("eco", Level::Warning),
    ("time", Level::Warning),
    ("time-control", Level::Warning),
    ("piece-letter", Level::Warning),
    ("move-form", Level::Warning),
    ("disambiguation", Level::Warning),
    ("check-unmarked", Level::Warning),
];

/// Lists every kind with its level. The flag is true for kinds that are reported only under
/// `--strict`. The names of text problems begin with `pgn-`.
///
/// ```
/// use touchmove_audit::{Level, kinds};
/// assert!(kinds().any(|kind| kind == ("illegal-move".into(), Level::Error, false)));
/// assert!(kinds().any(|kind| kind == ("pgn-no-result".into(), Level::Warning, true)));
/// ```
pub fn kinds() -> impl Iterator<Item = (String, Level, bool)> {
    let named = |strict| move |(id, level): (&str, Level)| (id.to_owned(), level, strict);
    // Contradictory results have a kind of their own.
    let told = |problem: &&ProblemKind| !matches!(problem, ProblemKind::ResultDiffers { .. });
    let of_text = ProblemKind::ALL.iter().filter(told);
    let of_text =
        of_text.map(|problem| (of_problem(problem), level_of(problem), !problem.is_loss()));
    OWN.into_iter().map(named(false)).chain(STRICT.into_iter().map(named(true))).chain(of_text)
}

fn of_problem(problem: &ProblemKind) -> String {
    format!("pgn-{}", problem.name())
}

/// Returns the name of the kind for a tag whose value does not have its form.
fn name_of_tag(tag: &str) -> &'static str {
    match tag {
        "Round" => "round",
        "Result" => "result-tag",
        "ECO" => "eco",
        "TimeControl" => "time-control",
        _ => "time",
    }
}

const fn level_of(problem: &ProblemKind) -> Level {
    if problem.is_loss() { Level::Error } else { Level::Warning }
}

impl Kind {
    /// Returns the stable name of the kind.
    ///
    /// ```
    /// use touchmove_audit::{Level, audit};
    /// let game = touchmove_notation::pgn::games(b"1. e4 e5 2. Ke3 *").next().unwrap();
    /// let kind = &audit(&game, None).findings[0].kind;
    /// assert_eq!((kind.name(), kind.level()), ("illegal-move".to_owned(), Level::Error));
    /// ```
    pub fn name(&self) -> String {
        match self {
            Kind::Pgn { problem, .. } => of_problem(problem),
            other => other.own_name().to_owned(),
        }
    }

    fn own_name(&self) -> &'static str {
        match self {
            Kind::Pgn { .. } => "pgn",
            Kind::IllegalMove(_) => "illegal-move",
            Kind::Damage(damage) => cause_name(damage.cause),
            Kind::NumbersSkip { .. } => "numbers-skip",
            Kind::NullMove { .. } => "pass",
            Kind::Unreadable { .. } => "unreadable",
            Kind::Ambiguous { .. } => "ambiguous",
            Kind::OtherLetters { .. } => "other-letters",
            Kind::NotPgn { .. } => "not-pgn",
            Kind::NoStartPosition { .. } => "no-start-position",
            Kind::ImpossibleStart { .. } => "impossible-start",
            Kind::OtherGame { .. } => "other-game",
            Kind::PlayedOn { .. } => "played-on",
            Kind::ResultContradicts { .. } => "result-contradicts",
            Kind::ResultsDiffer { .. } => "results-differ",
            Kind::OpenAfterEnd { .. } => "open-after-end",
            Kind::KingsInCentre { .. } => "kings-in-centre",
            Kind::CannotCheckmate(lost) if lost.loss == crate::Loss::NotTold => {
                "perhaps-cannot-checkmate"
            }
            Kind::CannotCheckmate(_) => "cannot-checkmate",
            Kind::BareKingWon { .. } => "bare-king-won",
            Kind::MateWasPossible { .. } => "mate-was-possible",
            Kind::TerminationContradicts { .. } => "termination-contradicts",
            Kind::Claimable { ground: Ground::Threefold, with: None, .. } => "claim-threefold",
            Kind::Claimable { ground: Ground::FiftyMoves, with: None, .. } => "claim-fifty-moves",
            Kind::Claimable { ground: Ground::Threefold, .. } => "claim-threefold-written",
            Kind::Claimable { ground: Ground::FiftyMoves, .. } => "claim-fifty-moves-written",
            Kind::Undecided { .. } => "undecided",
            Kind::FlagWithTimeLeft { .. } => "flag-with-time-left",
            Kind::OverstepUnclaimed { .. } => "overstep-unclaimed",
            Kind::ClockNegative { .. } => "clock-negative",
            Kind::ClockGain { .. } => "clock-gain",
            Kind::PeriodMissed { .. } => "period-missed",
            Kind::MoveForm { slip, .. } => slip.name(),
            Kind::Roster { .. } => "roster",
            Kind::TagForm { tag, .. } => name_of_tag(tag),
            Kind::PlyCount { .. } => "ply-count",
            Kind::CheckMark { .. } => "check-mark",
            Kind::Elo { .. } => "elo",
            Kind::Date { .. } => "date",
        }
    }

    /// Returns the paragraph of the PGN standard that the finding is about.
    ///
    /// ```
    /// let game = touchmove_notation::pgn::games(b"[Round \"1\"] 1. e4").next().unwrap();
    /// let report = touchmove_audit::audit(&game, None).strict();
    /// assert_eq!(report.findings[0].kind.paragraph(), Some("8.2.6"));
    /// ```
    pub fn paragraph(&self) -> Option<&'static str> {
        match self {
            Kind::ImpossibleStart { reason: Illegality::Problem(problem), .. } => {
                paragraphs::of_position(problem)
            }
            Kind::Pgn { problem, .. } => problem.paragraph(),
            other => paragraph(other.own_name()),
        }
    }

    /// Returns the severity. Kings in the centre are more severe if they contradict the result of
    /// the record.
    ///
    /// ```
    /// use touchmove_audit::{Kind, Level};
    /// let kind = Kind::OtherGame { variant: "Horde".into() };
    /// assert_eq!(kind.level(), Level::Note);
    /// ```
    pub fn level(&self) -> Level {
        let id = self.own_name();
        let of = |(name, level): &(&str, Level)| (*name == id).then_some(*level);
        match self {
            Kind::Pgn { problem, .. } => level_of(problem),
            Kind::KingsInCentre { means, result: Some(result), .. } if means != result => {
                Level::Warning
            }
            _ => OWN.iter().chain(&STRICT).find_map(of).unwrap_or(Level::Error),
        }
    }
}
