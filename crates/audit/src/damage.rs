//! Damaged records: their faults, and the audit of the repaired record.

use crate::GameRecord;
use crate::claims::number;
use crate::fault::Damage;
use crate::finding::{Finding, Kind};
use std::borrow::Cow;
use touchmove_board::Position;
use touchmove_notation::diagnosis::{Diagnosis, Evidence, Fault, RecordedMove, diagnose};
use touchmove_notation::pgn::{
    Game, Outcome, Place, Problem, ProblemKind, Rules, SetupError, WrittenMove, decode,
};

/// Returns the diagnosis of a record that cannot be played, and the finding for each fault. Returns
/// `None` for records without faults.
///
/// ```
/// use touchmove_audit::damage;
/// let game = touchmove_notation::pgn::games(b"1. e4 e5 2. Nf3Nc6 3. Bb5 *").next().unwrap();
/// let (diagnosis, findings) = damage(&game).unwrap();
/// assert!(diagnosis.complete);
/// assert_eq!(findings[0].kind.name(), "moves-glued");
/// ```
pub fn damage(record: &impl GameRecord) -> Option<(Diagnosis, Vec<Finding>)> {
    let (_, start) = record.start().ok()?;
    let diagnosis = diagnosis(record, &start)?;
    let findings = findings(record, &start, &diagnosis);
    Some((diagnosis, findings))
}

/// Record after the repair of its faults. After a repair that is one of several, the moves are
/// unknown and the record ends.
pub(crate) struct Repaired<'r, R> {
    record: &'r R,
    moves: Vec<(String, usize)>,
    result: Option<Outcome>,
    /// True if moves of the record are left out.
    cut: bool,
}

/// Diagnoses a record that cannot be played. Returns `None` if no fault was found.
pub(crate) fn diagnosis(record: &impl GameRecord, start: &Position) -> Option<Diagnosis> {
    let diagnosis = diagnose(&evidence(record, start));
    (!diagnosis.faults.is_empty()).then_some(diagnosis)
}

/// Returns what a record shows for a diagnosis.
pub(crate) fn evidence<'r>(record: &'r impl GameRecord, start: &Position) -> Evidence<'r> {
    let numbers = record.numbers();
    let number = |index: usize| numbers.get(index).copied().flatten();
    let written = (0..).map_while(|index| Some((index, record.written(index)?)));
    let moves = written
        .map(|(index, written)| RecordedMove::new(written.text, number(index), written.is_null));
    let mut comments = Vec::new();
    record.each_comment(&mut |ply, comment| {
        comments.push((ply, Cow::Owned(decode(comment).into_owned())));
    });
    let before = |place: Place| {
        (0..record.count_moves()).take_while(|&index| record.place_of(index) < place).count()
    };
    let problems = record.problems();
    let of = |kind: ProblemKind| {
        let these = problems.iter().filter(move |problem| problem.kind == kind);
        these.map(|problem| before(problem.place)).collect()
    };
    let (unclosed, stray_braces) =
        (of(ProblemKind::CommentNotClosed), of(ProblemKind::UnexpectedCharacter('}')));
    let unbalanced = problems.iter().any(|problem| {
        matches!(problem.kind, ProblemKind::VariationNotOpened | ProblemKind::VariationNotClosed)
    });
    let unbalanced = unbalanced || record.has_brace_in_variation();
    let moves = moves.collect();
    Evidence { start: *start, moves, comments, unclosed, stray_braces, unbalanced }
}

impl<'r, R: GameRecord> Repaired<'r, R> {
    pub(crate) fn new(record: &'r R, diagnosis: &Diagnosis) -> Repaired<'r, R> {
        let open = diagnosis.faults.iter().filter(|fault| fault.confidence.is_open());
        let first = open.map(|fault| fault.index).min();
        let mut moves = diagnosis.moves.clone();
        let known = moves.iter().take_while(|(_, source)| first.is_none_or(|end| *source < end));
        let known = known.count();
        let cut = known < moves.len();
        moves.truncate(known);
        Repaired { record, moves, result: diagnosis.result, cut }
    }

    fn source(&self, index: usize) -> usize {
        let (_, last) = self.moves.get(index).or(self.moves.last()).unwrap_or(&NOTHING);
        *last
    }
}

static NOTHING: (String, usize) = (String::new(), 0);

/// Returns the findings for the faults of a record.
pub(crate) fn findings(
    record: &impl GameRecord,
    start: &Position,
    diagnosis: &Diagnosis,
) -> Vec<Finding> {
    let numbers = numbers(start, diagnosis);
    let finding = |fault: &Fault| {
        let text = match fault.text.is_empty() {
            true => record.written(fault.index).map(|written| decode(written.text).into_owned()),
            false => Some(fault.text.clone()),
        };
        let at = numbers.iter().find(|(source, _)| *source >= fault.index).or(numbers.last());
        let kind = Kind::Damage(Box::new(Damage {
            cause: fault.cause,
            text: text.unwrap_or_default(),
            repair: fault.repair.clone(),
            confidence: fault.confidence,
            examined: !fault.confidence.is_open(),
        }));
        let number = at.map(|(_, number)| number.clone());
        let place = if fault.index < record.count_moves() { None } else { unclosed(record) };
        Finding { place: place.unwrap_or_else(|| record.place_of(fault.index)), number, kind }
    };
    diagnosis.faults.iter().map(finding).collect()
}

/// Returns the place of the last comment that is not closed. Half-moves in it have no places.
fn unclosed(record: &impl GameRecord) -> Option<Place> {
    let problems = record.problems();
    let open = problems.iter().rfind(|problem| problem.kind == ProblemKind::CommentNotClosed);
    open.map(|problem| problem.place)
}

/// Returns the number of each half-move after the repairs and of the next one, with its index in the
/// record.
fn numbers(start: &Position, diagnosis: &Diagnosis) -> Vec<(usize, String)> {
    let mut position = *start;
    let sources = diagnosis.moves.iter().map(|(_, source)| *source);
    let half_moves = sources.chain([usize::MAX]).map(|source| {
        let number = number(&position);
        position = position.passed_on(position.turn(), false);
        (source, number)
    });
    half_moves.collect()
}

impl<R: GameRecord> GameRecord for Repaired<'_, R> {
    fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        self.record.tag(name)
    }

    fn start(&self) -> Result<(Rules, Position), SetupError> {
        self.record.start()
    }

    fn count_moves(&self) -> usize {
        self.moves.len() + usize::from(self.cut)
    }

    fn written(&self, index: usize) -> Option<WrittenMove<'_>> {
        let (text, source) = self.moves.get(index)?;
        let is_null = self
            .record
            .written(*source)
            .is_some_and(|written| written.is_null && written.text == text.as_bytes());
        Some(WrittenMove { text: text.as_bytes(), is_null, offset: 0 })
    }

    fn numbers(&self) -> Vec<Option<(u32, bool)>> {
        Vec::new()
    }

    fn place_of(&self, index: usize) -> Place {
        self.record.place_of(self.source(index))
    }

    fn place(&self) -> Place {
        self.record.place()
    }

    fn last_comments(&self) -> Cow<'_, [String]> {
        self.record.last_comments()
    }

    fn each_comment(&self, see: &mut dyn FnMut(usize, &[u8])) {
        self.record.each_comment(&mut |ply, comment| {
            let before = |(_, source): &&(String, usize)| *source < ply;
            see(self.moves.iter().take_while(before).count(), comment);
        });
    }

    fn result(&self) -> Option<Outcome> {
        self.record.result().or(self.result)
    }

    fn problems(&self) -> Cow<'_, [Problem]> {
        self.record.problems()
    }

    fn has_brace_in_variation(&self) -> bool {
        self.record.has_brace_in_variation()
    }

    fn tree(&self) -> Cow<'_, Game> {
        self.record.tree()
    }

    fn is_empty(&self) -> bool {
        self.record.is_empty()
    }
}
