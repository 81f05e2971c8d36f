//! Resume file: progress of an audit, so that an interrupted run can continue.
//!
//! Each line is a JSON object with a file and an offset. All games before the offset are done. The
//! offset is null if the whole file is done. If standard output is a file, each line also has its
//! identity and length, and the next run cuts off what was written after the last line.

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
    /// Identity and length of the file that standard output was when progress was last recorded.
    written: Option<(String, u64)>,
    noted: u64,
}

/// Returns the identity and length of standard output, if it is a file.
#[cfg(unix)]
fn output_file() -> Option<(File, String, u64)> {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let file = File::from(io::stdout().as_fd().try_clone_to_owned().ok()?);
    let metadata = file.metadata().ok().filter(|metadata| metadata.is_file())?;
    let (identity, length) = (format!("{}:{}", metadata.dev(), metadata.ino()), metadata.len());
    Some((file, identity, length))
}

#[cfg(not(unix))]
fn output_file() -> Option<(File, String, u64)> {
    None
}

impl Done {
    pub fn open(path: Option<&Path>) -> Result<Done, String> {
        let Some(path) = path else {
            return Ok(Done { file: None, before: HashMap::new(), written: None, noted: 0 });
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
        let lines: Vec<Value> = lines.collect();
        let written = lines.last().and_then(|note| {
            Some((note["output"].as_str()?.to_owned(), note["written"].as_u64()?))
        });
        let noted = lines
            .iter()
            .filter_map(|note| Some((note["file"].as_str()?.to_owned(), note["before"].as_u64())));
        let mut done = Done { file, before: noted.collect(), written, noted: 0 };
        if lines.is_empty() {
            done.note(json!({})).map_err(|error| wrong(&error))?;
        }
        Ok(done)
    }

    /// True if an earlier run has printed the beginning.
    pub fn continues(&self) -> bool {
        !self.before.is_empty()
    }

    /// Cuts off the output of an interrupted run after its last record of progress. Only the same file
    /// is cut.
    pub fn cut_output(&self) {
        let Some((known, length)) = &self.written else { return };
        if let Some((file, identity, now)) = output_file()
            && identity == *known
            && now > *length
        {
            // If the file cannot be cut, findings are written again.
            let _ = file.set_len(*length);
        }
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
        self.note(json!({ "file": path.display().to_string(), "before": before }))
    }

    pub fn whole(&mut self, path: &Path) -> io::Result<()> {
        self.note(json!({ "file": path.display().to_string(), "before": null }))
    }

    fn note(&mut self, mut note: Value) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        if let (Some((_, output, written)), Some(note)) = (output_file(), note.as_object_mut()) {
            note.insert("output".into(), output.into());
            note.insert("written".into(), written.into());
        }
        file.write_all(format!("{note}\n").as_bytes())
    }
}
