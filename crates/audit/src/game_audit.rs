//! Audit of one game.

use crate::damage::{self, Repaired};
use crate::finding::{Finding, Kind};
use crate::replay::Replay;
use crate::report::Report;
use crate::stated_loss::termination;
use crate::unwinnable::{Winner, winner};
use crate::variation_comments::hidden_in_variations;
use crate::{ClockCheck, Filter, GameRecord, InForce, in_force};
use touchmove_board::{Fen, FenReading, Position};
use touchmove_laws::Edition;
use touchmove_notation::diagnosis::Diagnosis;
use touchmove_notation::pgn::{Outcome, Problem, ProblemKind, Rules, SetupError};

/// Audits a game under `laws`, or else under the edition in force on the game's date.
///
/// ```
/// use touchmove_audit::{Kind, audit};
/// use touchmove_notation::pgn::games;
///
/// let game = games(b"1. f3 e5 2. g4 Qh4# 3. a3 1-0").next().unwrap();
/// let report = audit(&game, None);
/// assert!(matches!(report.findings[0].kind, Kind::PlayedOn { since: 1, .. }));
/// assert!(matches!(report.findings[1].kind, Kind::ResultContradicts { expected: "0-1", .. }));
/// ```
pub fn audit(game: &impl GameRecord, laws: Option<Edition>) -> Report {
    audit_claims(game, laws, false)
}

/// Audits a game. `written` includes claims that needed a written move.
pub(crate) fn audit_claims(game: &impl GameRecord, laws: Option<Edition>, written: bool) -> Report {
    let laws = match laws {
        Some(edition) => InForce { edition, remark: None },
        None => in_force(&game.tag("Date").or_else(|| game.tag("UTCDate")).unwrap_or("?".into())),
    };
    let InForce { edition, remark } = laws;
    let problems = game.problems();
    let Examined { mut findings, plies, clocks, diagnosis } = match game.start() {
        Ok((rules, start)) => {
            let mut examined = examined(game, laws, start, written, &problems);
            examined.findings.extend(impossible_start(game, rules, start));
            examined.findings.extend(hidden_in_variations(game, &start));
            examined
        }
        Err(error) => Examined { findings: vec![not_examined(game, error)], ..Examined::default() },
    };
    let (lost, slips): (Vec<Problem>, Vec<Problem>) =
        problems.iter().filter(|p| !is_result(p)).partition(|p| p.kind.is_loss());
    findings.extend(merge_problems(&lost));
    findings.sort_by_key(|finding| finding.place);
    Report { edition, remark, plies, findings, slips, clocks, diagnosis }
}

/// Outcome of the examination of a game.
#[derive(Default)]
struct Examined {
    findings: Vec<Finding>,
    plies: usize,
    clocks: Option<ClockCheck>,
    diagnosis: Option<Box<Diagnosis>>,
}

/// True for contradictory results, which have a kind of finding of their own.
fn is_result(problem: &Problem) -> bool {
    matches!(problem.kind, ProblemKind::ResultDiffers { .. })
}

/// Converts problems of the text to findings, one for each type of problem.
fn merge_problems(problems: &[Problem]) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for &Problem { place, kind: problem } in problems {
        let times = findings.iter_mut().find_map(|finding| match &mut finding.kind {
            Kind::Pgn { problem: other, times } if other.name() == problem.name() => Some(times),
            _ => None,
        });
        match times {
            Some(times) => *times += 1,
            None => {
                let kind = Kind::Pgn { problem, times: 1 };
                findings.push(Finding { place, number: None, kind });
            }
        }
    }
    findings
}

impl Report {
    /// Returns the report with format slips added to the findings.
    ///
    /// ```
    /// let game = touchmove_notation::pgn::games(b"1. e4 e5").next().unwrap();
    /// let report = touchmove_audit::audit(&game, None);
    /// assert_eq!((report.slips.len(), report.findings.len()), (1, 0));
    /// assert_eq!(report.strict().findings.len(), 1);
    /// ```
    #[must_use]
    pub fn strict(mut self) -> Report {
        self.findings.extend(merge_problems(&std::mem::take(&mut self.slips)));
        self.findings.sort_by_key(|finding| finding.place);
        self
    }

    /// Returns the report with only the findings that the filter selects.
    ///
    /// ```
    /// use touchmove_audit::{Filter, audit};
    /// let game = touchmove_notation::pgn::games(b"1. e4 e5 2. Ke3 *").next().unwrap();
    /// let none = Filter::new(&[""; 0], &["illegal-move"]).unwrap();
    /// assert!(audit(&game, None).filtered(&none).findings.is_empty());
    /// ```
    #[must_use]
    pub fn filtered(mut self, filter: &Filter) -> Report {
        self.findings.retain(|finding| filter.wants(&finding.kind));
        self
    }
}

fn not_examined(game: &impl GameRecord, error: SetupError) -> Finding {
    let (place, kind) = match error {
        SetupError::OtherVariant(variant) => (game.place(), Kind::OtherGame { variant }),
        SetupError::Fen { place, error } => (place, Kind::NoStartPosition { error: Some(error) }),
        SetupError::NoFen => (game.place(), Kind::NoStartPosition { error: None }),
    };
    Finding { place, number: None, kind }
}

/// Returns a finding if no game leads to the start position.
fn impossible_start(game: &impl GameRecord, rules: Rules, start: Position) -> Option<Finding> {
    let fen = game.tag("FEN");
    if fen.is_none() && start == Position::default() {
        return None;
    }
    let written = fen.and_then(|fen| Fen::read(fen.trim()).ok());
    let reading = FenReading { position: start, dropped: written.map_or(vec![], |r| r.dropped) };
    let reason = touchmove_mate::impossible_start(&reading, rules == Rules::Chess960)?;
    let kind = Kind::ImpossibleStart { reason, position: start };
    Some(Finding { place: game.place(), number: None, kind })
}

/// Examines a game. If its record cannot be played, examines the record as far as it can be repaired.
fn examined(
    game: &impl GameRecord,
    laws: InForce,
    start: Position,
    written: bool,
    problems: &[Problem],
) -> Examined {
    let mut examined = replay(game, laws, start, written);
    let found = &mut examined.findings;
    let failed = found.iter().any(|finding| is_failure(&finding.kind));
    if !failed && !problems.iter().any(|it| it.kind == ProblemKind::CommentNotClosed) {
        let wrong_number = |it: &Problem| matches!(it.kind, ProblemKind::MoveNumber { .. });
        found.extend(problems.iter().any(wrong_number).then(|| skipped_number(game)).flatten());
        return examined;
    }
    let Some(diagnosis) = damage::diagnosis(game, &start) else { return examined };
    let mut examined = replay(&Repaired::new(game, &diagnosis), laws, start, written);
    examined.findings.extend(damage::findings(game, &start, &diagnosis));
    examined.diagnosis = Some(Box::new(diagnosis));
    examined
}

/// Returns a finding if the move numbers skip a move and later numbers continue from there. A single
/// wrong number is only a slip.
///
/// ```
/// let game = touchmove_notation::pgn::games(b"1. e4 e5 3. Nf3 *").next().unwrap();
/// assert!(touchmove_audit::skipped_number(&game).is_some());
/// ```
pub fn skipped_number(game: &impl GameRecord) -> Option<Finding> {
    let (_, start) = game.start().ok()?;
    let (mut expected, mut black) =
        (u32::from(start.fullmoves()), start.turn() == touchmove_board::Color::Black);
    let mut skip = None;
    for (index, number) in game.numbers().into_iter().enumerate() {
        match number {
            Some(right) if right == (expected, black) => {}
            Some((found, side)) if skip.is_none() && (found, side) == (expected + 1, black) => {
                let kind = Kind::NumbersSkip { found, expected };
                skip = Some(Finding { place: game.place_of(index), number: None, kind });
                expected = found;
            }
            Some(_) => return None,
            None => {}
        }
        expected = expected.saturating_add(u32::from(black));
        black = !black;
    }
    skip
}

/// True if a finding may be due to a fault of the record.
const fn is_failure(kind: &Kind) -> bool {
    matches!(kind, Kind::IllegalMove(_) | Kind::Unreadable { .. } | Kind::Ambiguous { .. })
}

fn replay(game: &impl GameRecord, laws: InForce, start: Position, written: bool) -> Examined {
    let mut replay = Replay::of(laws.edition, start, game, written);
    let last = game.count_moves().saturating_sub(1);
    let tag = game.tag("Result").filter(|result| is_score(result));
    let after = game.result().map(|result| result.text()).filter(|result| is_score(result));
    let (result, complete) = (after.or(tag.as_deref()), replay.is_complete());
    let winner = match (result, replay.open_end()) {
        (Some(result), Some(position)) if complete => winner(laws, game, position, result),
        _ => Winner::Unknown,
    };
    replay.undecided += usize::from(matches!(winner, Winner::Undecided));
    // If the winner could still mate, the last position is not dead, so the search for a dead
    // position is skipped.
    if !matches!(winner, Winner::CanMate) {
        replay = replay.until_dead();
    }
    if let (Some(tag), Some(after)) = (&tag, after)
        && tag != after
    {
        let place = game.place_of(last);
        let (tag, after_moves) = (tag.clone().into_owned(), after.to_owned());
        let kind = Kind::ResultsDiffer { tag, after_moves, right: replay.expected() };
        replay.findings.push(Finding { place, number: None, kind });
    }
    replay.finish(result, complete, last);
    if let (Winner::Cannot(kind), true) = (winner, replay.open_end().is_some()) {
        let (place, number) = (game.place_of(last), replay.last_number());
        replay.findings.push(Finding { place, number, kind });
    }
    let open = game.result().or_else(|| Outcome::from_text(&game.tag("Result")?));
    if open == Some(Outcome::Open) {
        replay.report_open(last);
    }
    let stated = states_ending(game);
    if let (Some(result), true, true) = (result, complete, stated) {
        replay.check_stated_ending(result, last);
    }
    let clocks = Some(replay.check_clocks(result, complete && stated));
    replay.report_undecided();
    let plies = replay.legal_plies();
    Examined { findings: replay.findings, plies, clocks, diagnosis: None }
}

/// True if the record may state how the game ended. Most records do not state this, or state only
/// `Normal`.
fn states_ending(game: &impl GameRecord) -> bool {
    let tag = termination(game);
    tag.is_some_and(|tag| !tag.eq_ignore_ascii_case("normal")) || game.has_last_words()
}

fn is_score(text: &str) -> bool {
    matches!(text, "1-0" | "0-1" | "1/2-1/2")
}
