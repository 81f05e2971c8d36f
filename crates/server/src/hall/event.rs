//! What a competition keeps of its rounds: files, byes, results that were entered.

use super::slips::{Paper, SIGNATURE};
use crate::dto::boards::Board;
use crate::dto::paper::Signed;
use crate::dto::rounds::{Byes, Idle, KeptFile, NewResult};
use crate::reader::TournamentFile;
use serde_json::Value;
use std::collections::BTreeMap;
use touchmove_tournament::Text;

/// What the journal calls them.
pub(crate) const BYES: &str = "byes";
pub(crate) const FILE: &str = "tournament file";
pub(crate) const RESULT: &str = "result";
pub(crate) const CHANGED: &str = "board changed";

/// The rounds of a competition, but for their boards.
#[derive(Debug, Default)]
pub(crate) struct Event {
    pub files: BTreeMap<u32, KeptFile>,
    pub byes: BTreeMap<u32, Vec<Idle>>,
    /// By round and board.
    pub papers: BTreeMap<(String, u32), Paper>,
}

impl Event {
    /// Takes a note of the journal in: whether it is one of a round.
    pub fn take(&mut self, name: &str, value: &Value) -> Option<bool> {
        match name {
            FILE => {
                let file: KeptFile = serde_json::from_value(value.clone()).ok()?;
                self.files.insert(file.round, file);
            }
            BYES => {
                let byes: Byes = serde_json::from_value(value.clone()).ok()?;
                self.byes.insert(byes.round, byes.byes);
            }
            RESULT => {
                let result: NewResult = serde_json::from_value(value.clone()).ok()?;
                let codes = result.both().ok()?;
                self.papers.entry((result.round, result.number)).or_default().enter(codes);
            }
            SIGNATURE => {
                let signed: Signed = serde_json::from_value(value.clone()).ok()?;
                let at = (signed.round, signed.number);
                self.papers.entry(at).or_default().sign(signed.side, signed.codes);
            }
            _ => return Some(false),
        }
        Some(true)
    }

    /// What stands on paper of a board.
    pub fn paper(&self, board: &Board) -> Option<&Paper> {
        self.papers.get(&(board.round.clone(), board.number))
    }

    /// What was entered of it.
    pub fn entered(&self, board: &Board) -> Option<[char; 2]> {
        self.paper(board)?.codes
    }

    /// The last file that was given for a round or for one before it.
    pub fn file(&self, round: u32) -> Option<&KeptFile> {
        self.files.range(..=round).next_back().map(|(_, file)| file)
    }
}

impl KeptFile {
    pub fn of(round: u32, read: TournamentFile) -> KeptFile {
        let TournamentFile { encoding, marked, kept, .. } = read;
        KeptFile { round, encoding, marked, kept }
    }

    /// The bytes of a text in the encoding that the file came in.
    pub fn encode(&self, text: String) -> Vec<u8> {
        Text { text, encoding: self.encoding.clone(), marked: self.marked }.encode()
    }
}
