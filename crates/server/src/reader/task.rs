//! Tasks of a reader.

use super::files::{self, Entered};
use crate::language::by_code;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use touchmove_answers::incident::{Incident, judge as judge_incident};
use touchmove_answers::sandbox::{StopSignal, Trial, judge};
use touchmove_tournament::Preview;
use touchmove_tournament::trf::File;

/// All tasks of a reader. The file is sent separately.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Previews a list, a page, a workbook or a tournament file: [`Understood`].
    Pairings {
        /// The round; by default the last round of the file.
        round: Option<u32>,
        /// The tournament file of the event, in which start ranks are looked up.
        known: Option<String>,
    },
    /// Parses a tournament file for the journal: [`super::TournamentFile`].
    Keep,
    /// Enters results in a tournament file, and returns its text.
    Results {
        /// The round that the file was uploaded for.
        round: u32,
        /// Rounds to enter, by number.
        rounds: BTreeMap<u32, Entered>,
    },
    /// Judges a protocol, without a file: [`touchmove_answers::sandbox::Tried`].
    Protocol {
        /// The protocol.
        trial: Trial,
        /// Code of the answer's language.
        language: String,
    },
    /// Judges an incident, without a file: [`touchmove_answers::incident::IncidentView`].
    Incident {
        /// The incident.
        incident: Incident,
        /// Code of the answer's language.
        language: String,
    },
}

/// Performs a task, in a reader or on a thread.
///
/// # Errors
/// If the file is of another kind, or exceeds a limit.
pub(super) fn perform(
    task: Task,
    file: &[u8],
    patience: &StopSignal,
) -> Result<Box<RawValue>, Problem> {
    match task {
        Task::Pairings { round, known } => as_json(&pairings(file, round, known)?),
        Task::Keep => as_json(&files::tournament_file(file)?),
        Task::Results { round, rounds } => as_json(&files::with_results(file, round, &rounds)?),
        Task::Protocol { trial, language } => {
            as_json(&judge(by_code(&language), &trial, patience)?)
        }
        Task::Incident { incident, language } => {
            as_json(&judge_incident(by_code(&language), &incident)?)
        }
    }
}

fn pairings(file: &[u8], round: Option<u32>, known: Option<String>) -> Result<Preview, Problem> {
    let understood = Preview::of_bytes(file, round);
    if understood.is_too_much() {
        return Err(Problem::too_much("file", ""));
    }
    Ok(match known.and_then(|text| File::parse(&text)) {
        Some(known) => understood.with_names(&known),
        None => understood,
    })
}

fn as_json(answer: &impl Serialize) -> Result<Box<RawValue>, Problem> {
    to_raw_value(answer).map_err(|_| Problem::failed())
}
