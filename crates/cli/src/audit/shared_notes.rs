//! Notes and slips of form that many games of a file have for the same reason.

use super::chunk::Audited;
use touchmove_audit::{Finding, Kind, sentence};
use touchmove_board::Position;
use touchmove_explain::{MessageArgument, MessageError, Words};
use touchmove_mate::Illegality;
use touchmove_notation::pgn::ProblemKind;

/// Reason of a note that does not lie in the single game.
#[derive(Clone, PartialEq, Eq)]
enum Cause {
    DoubleChess960,
    ImpossibleStart(&'static str),
    OtherGame(String),
    Undecided,
    /// Slip of the program that wrote the file: the kind, and what else is the same.
    Slip(String, String),
}

/// Note of one or more games.
pub struct SharedNote {
    cause: Cause,
    /// Number of games.
    pub games: usize,
    /// Index of the first game.
    pub index: Option<usize>,
    /// The first game, with this finding alone.
    pub first: Audited,
}

/// Notes of a file by their reason.
#[derive(Default)]
pub struct SharedNotes(Vec<SharedNote>);

/// True if games of a file may have the note for the same reason.
pub fn is_shared(finding: &Finding) -> bool {
    cause(&finding.kind).is_some()
}

fn cause(kind: &Kind) -> Option<Cause> {
    Some(match kind {
        Kind::ImpossibleStart { reason: Illegality::FirstRanks, .. } => Cause::DoubleChess960,
        Kind::ImpossibleStart { reason, .. } => Cause::ImpossibleStart(reason.name()),
        Kind::OtherGame { variant } => Cause::OtherGame(variant.clone()),
        Kind::Undecided { .. } => Cause::Undecided,
        Kind::Pgn { problem, .. } if !problem.is_loss() => Cause::Slip(kind.name(), form(problem)),
        Kind::Roster { missing } => Cause::Slip(kind.name(), missing.join(" ")),
        Kind::TagForm { tag: "TimeControl", value, .. } => Cause::Slip(kind.name(), value.clone()),
        _ => return None,
    })
}

/// Returns the form that is wrong: the dots of a number, or a result.
fn form(problem: &ProblemKind) -> String {
    match problem {
        ProblemKind::MoveNumberForm { found } => {
            found.as_str().trim_start_matches(|c: char| c.is_ascii_digit()).to_owned()
        }
        ProblemKind::ResultForm { found } => found.to_string(),
        _ => String::new(),
    }
}

impl SharedNotes {
    /// Counts the shared notes of a game.
    pub fn add(&mut self, index: Option<usize>, game: &Audited) {
        for (at, finding) in game.report.findings.iter().enumerate() {
            let Some(cause) = cause(&finding.kind) else { continue };
            match self.0.iter_mut().find(|note| note.cause == cause) {
                Some(note) => note.games += 1,
                None => {
                    let board = game.boards.get(at).cloned().flatten();
                    let first = game.alone(finding, board);
                    self.0.push(SharedNote { cause, games: 1, index, first });
                }
            }
        }
    }

    /// Removes and returns the notes.
    pub fn take(&mut self) -> Vec<SharedNote> {
        std::mem::take(&mut self.0)
    }
}

impl SharedNote {
    /// Returns the sentence for all games.
    pub fn sentence(&self, words: &Words) -> Result<String, MessageError> {
        let count = ("count", MessageArgument::from(self.games));
        let finding = self.first.report.findings.first();
        let start = finding.and_then(|finding| match &finding.kind {
            Kind::ImpossibleStart { reason, position } => Some((reason, position)),
            _ => None,
        });
        let (id, arg) = match &self.cause {
            Cause::DoubleChess960 => ("double-chess960", None),
            Cause::ImpossibleStart(_) => {
                let why = |(reason, position): (&Illegality, &Position)| {
                    words.illegality(reason, position)
                };
                let why = start.map(why).unwrap_or_default();
                ("impossible-start", Some(("reason", why.into())))
            }
            Cause::OtherGame(variant) => ("other-game", Some(("variant", variant.as_str().into()))),
            Cause::Undecided => ("undecided", None),
            Cause::Slip(..) => {
                let said = finding.cloned().map(once);
                let said = said.map(|it| sentence(words, &it, self.first.report.edition));
                ("slip", Some(("sentence", said.transpose()?.unwrap_or_default().into())))
            }
        };
        let args: Vec<_> = [count].into_iter().chain(arg).collect();
        words.message(&format!("audit-together-{id}"), &args)
    }
}

/// Returns a finding without the number of its occurrences in the game.
fn once(mut finding: Finding) -> Finding {
    if let Kind::Pgn { times, .. } = &mut finding.kind {
        *times = 1;
    }
    finding
}
