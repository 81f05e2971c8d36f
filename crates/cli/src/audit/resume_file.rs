//! Resume file: progress of an audit, so that an interrupted run can continue.
//!
//! Each line is a JSON object with a file and an offset. All games before the offset are done. The
//! offset is null if the whole file is done.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Number of bytes audited between two records of progress.
const STEP: u64 = 1 << 26;

pub struct Done {
    file: Option<File>,
    /// Progress of each file at the start of this run; `None` if the file was complete.
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
        // Ignore a truncated last line.
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let noted = lines
            .filter_map(|note| Some((note["file"].as_str()?.to_owned(), note["before"].as_u64())));
        Ok(Done { file, before: noted.collect(), noted: 0 })
    }

    /// Returns the offset at which to continue a file; `None` if the file is complete.
    pub fn from(&mut self, path: &Path) -> Option<u64> {
        self.noted = 0;
        let known = self.before.get(&path.display().to_string()).copied();
        known.map_or(Some(0), |before| before)
    }

    /// Returns true if progress should be recorded.
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
