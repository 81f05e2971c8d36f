//! Diagnosis of damaged records: the likeliest fault and its smallest repair.
//!
//! Most records whose moves cannot be played are damaged: a half-move is missing, doubled, swapped
//! with its neighbour or glued to it, or a comment without its brace hides moves. [`diagnose`]
//! tries these faults before it accepts that an illegal move was played. A repair counts if the
//! moves after it are legal and the move numbers agree.

mod edit;
mod edits;
mod hidden;
mod item;
mod numbers;
mod patch;
mod tokens;
mod trial;

pub use patch::{TextEdit, edited, edits};

use crate::pgn::{Outcome, decode, is_result_text};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use edit::Edit;
use touchmove_board::Position;
use trial::{Game, Range, Trial};

/// Half-move of a record as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedMove<'a> {
    /// Text of the half-move.
    pub text: Cow<'a, str>,
    /// Move number written before it. The flag is true for the form `12...`.
    pub number: Option<(u32, bool)>,
    /// True for a null move such as `--`.
    pub is_null: bool,
}

impl<'a> RecordedMove<'a> {
    /// Creates a half-move from its bytes.
    ///
    /// ```
    /// use touchmove_notation::diagnosis::RecordedMove;
    /// assert_eq!(RecordedMove::new(b"Nf3", Some((2, false)), false).text, "Nf3");
    /// ```
    pub fn new(text: &'a [u8], number: Option<(u32, bool)>, is_null: bool) -> RecordedMove<'a> {
        RecordedMove { text: decode(text), number, is_null }
    }
}

/// Record to diagnose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence<'a> {
    /// Position before the first move.
    pub start: Position,
    /// Half-moves of the main line.
    pub moves: Vec<RecordedMove<'a>>,
    /// Comments of the main line, each with the number of half-moves before it.
    pub comments: Vec<(usize, Cow<'a, str>)>,
    /// For each comment without its closing brace, the number of half-moves before it.
    pub unclosed: Vec<usize>,
    /// For each closing brace outside a comment, the number of half-moves before it.
    pub stray_braces: Vec<usize>,
    /// True if a variation, or a comment in one, lacks its beginning or its end. Half-moves may then be
    /// in the wrong line.
    pub unbalanced: bool,
}

impl Evidence<'_> {
    /// Creates a record without moves.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::diagnosis::{Evidence, diagnose};
    /// assert!(diagnose(&Evidence::new(Position::default())).complete);
    /// ```
    pub fn new(start: Position) -> Evidence<'static> {
        let (moves, comments) = (Vec::new(), Vec::new());
        let (unclosed, stray_braces) = (Vec::new(), Vec::new());
        Evidence { start, moves, comments, unclosed, stray_braces, unbalanced: false }
    }
}

/// Cause of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// Half-moves are missing.
    Missing,
    /// Half-moves are written twice.
    Doubled,
    /// Two half-moves are in the wrong order.
    Swapped,
    /// Half-moves, or a half-move and the result, are written without a blank between them.
    Glued,
    /// A comment without closing brace hides half-moves.
    Hidden,
    /// Words of a comment without opening brace are among the half-moves.
    Exposed,
    /// A piece's letter is of another language.
    OtherLetter,
    /// The text matches several legal moves, but the game can continue after one of them only.
    Ambiguous,
    /// A letter or a digit is wrong.
    Misspelt,
    /// A word that is not a move is among the half-moves.
    Stray,
}

/// Confidence in a repair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Confidence {
    /// No other repair of any kind makes the rest of the record legal.
    Certain,
    /// Other repairs are possible, but less likely.
    Likely,
    /// One of this number of repairs, which are equally likely.
    OneOf(usize),
}

impl Confidence {
    /// True if several repairs are equally likely, so that the moves are unknown.
    ///
    /// ```
    /// use touchmove_notation::diagnosis::Confidence;
    /// assert!(Confidence::OneOf(2).is_open() && !Confidence::Likely.is_open());
    /// ```
    pub const fn is_open(self) -> bool {
        matches!(self, Confidence::OneOf(_))
    }
}

/// Fault of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Cause of the fault.
    pub cause: Cause,
    /// Index of the first half-move that is affected. Missing half-moves were before it.
    pub index: usize,
    /// The affected half-moves as written.
    pub text: String,
    /// The half-moves after the repair.
    pub repair: String,
    /// Confidence in the repair.
    pub confidence: Confidence,
    /// Changes of the text that make the repair.
    pub changes: Vec<Change>,
}

/// Change of the text of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Index of a half-move.
    pub index: usize,
    /// Kind of change.
    pub kind: ChangeKind,
    /// New text.
    pub text: String,
}

/// Kinds of changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChangeKind {
    /// The text replaces the half-move.
    Replace,
    /// The text is inserted after the half-move before the index, or before the first one.
    Insert,
    /// The comment with this index ends before the word with this index.
    EndComment(usize, usize),
    /// A comment begins before the half-move.
    BeginComment,
}

/// Faults of a record, and the record after the repairs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnosis {
    /// Faults in the order of the record.
    pub faults: Vec<Fault>,
    /// Half-moves after all repairs, each with the index of the half-move of the record from which
    /// it came. A half-move that was missing has the index of the next one.
    pub moves: Vec<(String, usize)>,
    /// The result that was glued to the last half-move.
    pub result: Option<Outcome>,
    /// True if every half-move after the repairs can be played.
    pub complete: bool,
}

impl Diagnosis {
    /// Returns true if every repair is certain or likely.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::diagnosis::{Evidence, RecordedMove, diagnose};
    /// let words = ["e4", "e5", "Nf3Nc6", "Bb5"];
    /// let moves = words.map(|word| RecordedMove::new(word.as_bytes(), None, false)).to_vec();
    /// let evidence = Evidence { moves, ..Evidence::new(Position::default()) };
    /// let diagnosis = diagnose(&evidence);
    /// assert_eq!((diagnosis.faults.len(), diagnosis.moves.len()), (1, 5));
    /// assert!(diagnosis.is_determined());
    /// ```
    pub fn is_determined(&self) -> bool {
        let open = |fault: &Fault| fault.confidence.is_open();
        !self.faults.iter().any(open)
    }
}

/// Maximum number of faults. A record with more faults is not repaired any further.
const MOST: usize = 6;

/// Finds the faults of a record. Returns no fault for a record whose moves are all legal, and for
/// illegal moves that were most likely played.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::diagnosis::{Cause, Confidence, Evidence, RecordedMove, diagnose};
/// let words = [
///     ("e4", 1), ("e5", 0), ("Nf3", 2), ("Nf3", 0), ("Nc6", 0), ("Bb5", 3), ("a6", 0),
///     ("Ba4", 4), ("Nf6", 0), ("O-O", 5), ("Be7", 0), ("Re1", 6), ("b5", 0),
/// ];
/// let number = |number: u32| (number > 0).then_some((number, false));
/// let recorded = |(text, at): (&'static str, u32)| {
///     RecordedMove::new(text.as_bytes(), number(at), false)
/// };
/// let moves = words.map(recorded).to_vec();
/// let diagnosis = diagnose(&Evidence { moves, ..Evidence::new(Position::default()) });
/// assert_eq!((diagnosis.faults[0].cause, diagnosis.faults[0].index), (Cause::Doubled, 3));
/// assert_eq!(diagnosis.faults[0].confidence, Confidence::Certain);
///
/// // Beside a variation without its bracket no repair is certain.
/// let moves = words.map(recorded).to_vec();
/// let open = Evidence { moves, unbalanced: true, ..Evidence::new(Position::default()) };
/// assert_eq!(diagnose(&open).faults[0].confidence, Confidence::Likely);
/// ```
pub fn diagnose(evidence: &Evidence<'_>) -> Diagnosis {
    let mut game = Game::new(evidence);
    let mut faults: Vec<Fault> = Vec::new();
    let mut keeps_illegal_move = false;
    loop {
        let found = match game.failed() {
            _ if faults.len() >= MOST => None,
            Some(failed) => next_fault(&game, evidence, failed),
            None => hidden::at_end(&game, evidence),
        };
        match found {
            Some(Found::Fault(edit, fault)) => {
                game.apply(&edit);
                faults.push(fault);
            }
            Some(Found::Played(edit)) => {
                game.apply(&edit);
                keeps_illegal_move = true;
            }
            None => break,
        }
    }
    faults.sort_by_key(|fault| fault.index);
    let complete = game.failed().is_none();
    let uncertain = |fault: &Fault| fault.confidence != Confidence::Certain;
    // If a repair is wrong, so is the position after it. Nothing is certain after an uncertain repair,
    // or if an illegal move remains.
    let certain = match complete && !keeps_illegal_move && !evidence.unbalanced {
        true => faults.iter().position(uncertain).unwrap_or(faults.len()),
        false => 0,
    };
    faults.iter_mut().skip(certain).for_each(Fault::doubt);
    let mut moves = game.moves();
    let result = moves.last().filter(|(text, _)| is_result_text(text));
    let result = result.and_then(|(text, _)| Outcome::from_text(text));
    moves.truncate(moves.len().saturating_sub(usize::from(result.is_some())));
    Diagnosis { faults, moves, result, complete }
}

impl Fault {
    /// Lowers the confidence, because another fault of the record is not certain.
    fn doubt(&mut self) {
        if self.confidence == Confidence::Certain {
            self.confidence = Confidence::Likely;
        }
    }
}

#[allow(clippy::large_enum_variant)] // there is one at a time
enum Found {
    Fault(Edit, Fault),
    /// The illegal move was played.
    Played(Edit),
}

/// Returns the best repair of a record that cannot be played from `failed` on.
fn next_fault(game: &Game, evidence: &Evidence<'_>, failed: usize) -> Option<Found> {
    let range = Range::around(game, failed);
    let mut trials = edits::all(game, evidence, &range);
    let jumps = game.jumps(&range);
    trials.retain(|trial| is_supported(trial, jumps));
    trials.sort_by_key(|trial| core::cmp::Reverse((trial.score, trial.gain, trial.edit.at)));
    let best = trials.first()?;
    let edit = best.edit.clone();
    if edit.by_hand {
        return Some(Found::Played(edit));
    }
    let confidence = confidence(game, &trials, best, &range);
    if edit.cause == Cause::Ambiguous && confidence.is_open() {
        return None;
    }
    let fault = edit.fault(&game.items, confidence);
    Some(Found::Fault(edit, fault))
}

/// Half-moves that must be legal after a repair which the move numbers do not support.
const SUPPORT: usize = 4;

/// Returns true if the record supports a repair. An illegal move near the end of a record is most
/// likely what it seems. `jumps` is the number of wrong move numbers without the repair.
fn is_supported(trial: &Trial, jumps: usize) -> bool {
    match trial.edit.cause {
        _ if trial.edit.by_hand => true,
        Cause::Glued | Cause::Hidden | Cause::Ambiguous | Cause::Stray | Cause::Exposed => true,
        Cause::Misspelt => trial.gain >= PROOF,
        Cause::OtherLetter if trial.edit.cost <= 1 => true,
        _ => trial.gain >= SUPPORT || trial.jumps < jumps,
    }
}

/// Half-moves that must be legal after a certain repair.
const PROOF: usize = 8;

fn confidence(game: &Game, trials: &[Trial], best: &Trial, range: &Range) -> Confidence {
    let result = game.result(&best.edit, range);
    let other = |trial: &&Trial| game.result(&trial.edit, range) != result;
    let rank = |trial: &Trial| (trial.score, trial.gain);
    let equal = trials.iter().filter(|trial| rank(trial) == rank(best)).filter(other);
    let mut equal: Vec<Vec<&str>> = equal.map(|trial| game.result(&trial.edit, range)).collect();
    equal.sort_unstable();
    equal.dedup();
    if !equal.is_empty() {
        return Confidence::OneOf(equal.len().saturating_add(1));
    }
    let far = best.gain.min(PROOF);
    let as_far = |trial: &&Trial| trial.complete || trial.gain >= far;
    let alone = !trials.iter().filter(as_far).any(|trial| other(&trial));
    match alone && best.jumps == 0 && best.gain >= PROOF {
        true => Confidence::Certain,
        false => Confidence::Likely,
    }
}
