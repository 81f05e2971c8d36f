//! What a competition keeps of its rounds: files, byes, results that were entered.

use crate::dto::competitions::Board;
use crate::dto::rounds::{Byes, Idle, KeptFile, NewResult};
use serde_json::Value;
use std::collections::BTreeMap;
use touchmove_tournament::Text;
use touchmove_tournament::trf::{File, Kept};

/// What the journal calls them.
pub(crate) const BYES: &str = "byes";
pub(crate) const FILE: &str = "tournament file";
pub(crate) const RESULT: &str = "result";

/// The rounds of a competition, but for their boards.
#[derive(Debug, Default)]
pub(crate) struct Event {
    pub files: BTreeMap<u32, KeptFile>,
    pub byes: BTreeMap<u32, Vec<Idle>>,
    /// By round and board.
    pub entered: BTreeMap<(String, u32), [char; 2]>,
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
                let at = (result.round.clone(), result.number);
                match result.both().ok()? {
                    Some(codes) => self.entered.insert(at, codes),
                    None => self.entered.remove(&at),
                };
            }
            _ => return Some(false),
        }
        Some(true)
    }

    /// Whether an arbiter has entered what a board came to.
    pub fn entered(&self, board: &Board) -> bool {
        self.entered.contains_key(&(board.round.clone(), board.number))
    }

    /// The last file that was given for a round or for one before it.
    pub fn file(&self, round: u32) -> Option<&KeptFile> {
        self.files.range(..=round).next_back().map(|(_, file)| file)
    }
}

impl KeptFile {
    pub fn of(round: u32, text: &Text, file: &File) -> KeptFile {
        let kept = Kept::of(file);
        KeptFile { round, encoding: text.encoding.clone(), marked: text.marked, kept }
    }

    pub fn file(&self) -> Option<File> {
        File::parse(&self.kept.text())
    }

    /// The bytes of a text in the encoding that the file came in.
    pub fn encode(&self, text: String) -> Vec<u8> {
        Text { text, encoding: self.encoding.clone(), marked: self.marked }.encode()
    }
}
