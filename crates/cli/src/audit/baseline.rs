//! Known findings: a run with a baseline shows only new ones.
//!
//! Each line is a JSON list with the game, the kind and the sentence of a finding. Places are left out,
//! so a finding stays known when games are added before it.

use super::chunk::Audited;
use serde_json::json;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use touchmove_audit::sentence;
use touchmove_explain::Words;

pub enum Baseline {
    /// Number of times each finding is known.
    Known(HashMap<String, usize>),
    /// The first run writes its findings.
    New(BufWriter<File>),
}

impl Baseline {
    /// Reads the known findings, or creates the file.
    ///
    /// # Errors
    /// If the file cannot be read or created.
    pub fn open(path: &Path) -> Result<Baseline, String> {
        let wrong = |error: io::Error| format!("{}: {error}", path.display());
        match std::fs::read_to_string(path) {
            Ok(text) => {
                let mut known = HashMap::new();
                for line in text.lines() {
                    *known.entry(line.to_owned()).or_default() += 1;
                }
                Ok(Baseline::Known(known))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                File::create(path).map(|file| Baseline::New(BufWriter::new(file))).map_err(wrong)
            }
            Err(error) => Err(wrong(error)),
        }
    }

    /// Removes the known findings of a game, with their boards.
    pub fn retain_new(&mut self, words: &Words, game: &mut Audited) -> io::Result<()> {
        let Audited { report, heading, boards, .. } = game;
        let mut is_new = Vec::new();
        for finding in &report.findings {
            let said = sentence(words, finding, report.edition).unwrap_or_default();
            let of =
                [&heading.event, &heading.round, &heading.white, &heading.black, &heading.date];
            let line = json!([of, finding.kind.name(), finding.number, said]).to_string();
            is_new.push(match self {
                Baseline::New(file) => {
                    file.write_all(format!("{line}\n").as_bytes())?;
                    true
                }
                Baseline::Known(known) => match known.get_mut(&line) {
                    Some(left @ 1..) => {
                        *left -= 1;
                        false
                    }
                    _ => true,
                },
            });
        }
        let mut kept = is_new.iter();
        boards.retain(|_| kept.next().copied().unwrap_or(true));
        let mut kept = is_new.iter();
        report.findings.retain(|_| kept.next().copied().unwrap_or(true));
        Ok(())
    }

    pub fn flush(&mut self) -> io::Result<()> {
        match self {
            Baseline::Known(_) => Ok(()),
            Baseline::New(file) => file.flush(),
        }
    }
}
