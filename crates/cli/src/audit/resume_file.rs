//! What has been audited, kept in a file: whoever stops goes on there.
//!
//! A line is a JSON object: a file, and the byte before which every game is done, or
//! none where all are.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// So many bytes are audited between two notes.
const STEP: u64 = 1 << 26;

pub struct Done {
    file: Option<File>,
    /// Up to where each file was done when this began; none where all of it was.
    before: HashMap<String, Option<u64>>,
    noted: u64,
}

impl Done {
    pub fn open(path: Option<&Path>) -> Result<Done, String> {
        let Some(path) = path else {
            return Ok(Done { file: None, before: HashMap::new(), noted: 0 });
        };
        let wrong = |why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(wrong(&error)),
        };
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = Some(file.map_err(|error| wrong(&error))?);
        // A last line that was cut off has not been noted.
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let noted = lines
            .filter_map(|note| Some((note["file"].as_str()?.to_owned(), note["before"].as_u64())));
        Ok(Done { file, before: noted.collect(), noted: 0 })
    }

    /// From which byte on a file is to be audited; none where all of it is done.
    pub fn from(&mut self, path: &Path) -> Option<u64> {
        self.noted = 0;
        let known = self.before.get(&path.display().to_string()).copied();
        known.map_or(Some(0), |before| before)
    }

    /// Whether it is time for a note.
    pub fn is_due(&self, before: u64) -> bool {
        self.file.is_some() && before >= self.noted.saturating_add(STEP)
    }

    pub fn reached(&mut self, path: &Path, before: u64) -> io::Result<()> {
        self.noted = before;
        self.note(&json!({ "file": path.display().to_string(), "before": before }))
    }

    pub fn whole(&mut self, path: &Path) -> io::Result<()> {
        self.note(&json!({ "file": path.display().to_string(), "before": null }))
    }

    fn note(&mut self, note: &Value) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.write_all(format!("{note}\n").as_bytes())
    }
}
