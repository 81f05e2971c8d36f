//! Event data of a competition's rounds: files, byes and entered results.

use super::result_slip::{ResultSlip, SIGNATURE};
use crate::dto::boards::Board;
use crate::dto::result_slip::Signed;
use crate::dto::rounds::{Byes, Idle, KeptFile, NewResult};
use crate::problem::Problem;
use crate::reader::TournamentFile;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use touchmove_tournament::Text;
use touchmove_tournament::trf::StoredLine;

/// Names of notes in the journal.
pub(crate) const BYES: &str = "byes";
pub(crate) const FILE: &str = "tournament file";
pub(crate) const RESULT: &str = "result";
pub(crate) const CHANGED: &str = "board changed";

/// Upper bound of tournament files in an event's journal, in bytes. Every server reads all files
/// when it opens the event.
const MOST_BYTES: usize = 16 << 20;

/// The rounds of a competition, without their boards.
#[derive(Debug, Default)]
pub(crate) struct Event {
    pub files: BTreeMap<u32, KeptFile>,
    pub byes: BTreeMap<u32, Vec<Idle>>,
    /// Total size of all files in bytes, including replaced files, which the journal still
    /// contains.
    bytes: usize,
    /// Result slips by round and board.
    pub slips: BTreeMap<(String, u32), ResultSlip>,
}

impl Event {
    /// Applies a note. Returns true if the note belongs to a round, `None` if it is malformed.
    pub fn take(&mut self, name: &str, value: &Value) -> Option<bool> {
        match name {
            FILE => {
                let file = KeptFile::deserialize(value).ok()?;
                self.bytes = self.bytes.saturating_add(file.bytes());
                self.files.insert(file.round, file);
            }
            BYES => {
                let byes: Byes = serde_json::from_value(value.clone()).ok()?;
                self.byes.insert(byes.round, byes.byes);
            }
            RESULT => {
                let result: NewResult = serde_json::from_value(value.clone()).ok()?;
                let codes = result.both().ok()?;
                self.slips.entry((result.round, result.number)).or_default().enter(codes);
            }
            SIGNATURE => {
                let signed: Signed = serde_json::from_value(value.clone()).ok()?;
                let at = (signed.round, signed.number);
                self.slips.entry(at).or_default().sign(signed.side, signed.codes);
            }
            _ => return Some(false),
        }
        Some(true)
    }

    /// The result slip of a board.
    pub fn paper(&self, board: &Board) -> Option<&ResultSlip> {
        self.slips.get(&(board.round.clone(), board.number))
    }

    /// The result of a board as its slip has it.
    pub fn entered(&self, board: &Board) -> Option<[char; 2]> {
        self.paper(board)?.codes
    }

    /// True if a file has to be stored; false if it is stored already, such as after a lost answer.
    ///
    /// # Errors
    /// If the event has no room for the file.
    pub fn wants(&self, file: &KeptFile) -> Result<bool, Problem> {
        if self.files.get(&file.round) == Some(file) {
            return Ok(false);
        }
        match self.bytes.saturating_add(file.bytes()) > MOST_BYTES {
            true => Err(Problem::event_full(format!("{} MB", MOST_BYTES >> 20))),
            false => Ok(true),
        }
    }

    /// The latest file that was uploaded for this round or an earlier one.
    pub fn file(&self, round: u32) -> Option<&KeptFile> {
        self.files.range(..=round).next_back().map(|(_, file)| file)
    }
}

/// Overhead of a line in bytes: field names, and a placeholder for a name.
const LINE: usize = 64;

impl KeptFile {
    /// Approximate size of the file in the journal.
    fn bytes(&self) -> usize {
        let line = |line: &StoredLine| {
            line.text.len() + line.person.as_ref().map_or(0, String::len) + line.rest.len() + LINE
        };
        self.kept.lines.iter().map(line).sum()
    }

    pub fn of(round: u32, read: TournamentFile) -> KeptFile {
        let TournamentFile { encoding, marked, kept, .. } = read;
        KeptFile { round, encoding, marked, kept }
    }

    /// Encodes a text in the encoding of the uploaded file.
    pub fn encode(&self, text: String) -> Vec<u8> {
        Text { text, encoding: self.encoding.clone(), marked: self.marked }.encode()
    }
}
