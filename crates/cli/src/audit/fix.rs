//! Repairs of damaged records as a patch in the unified format.

use std::fmt::Write as _;
use std::path::Path;
use touchmove_audit::{Report, cause_name, confidence_name};
use touchmove_notation::diagnosis::{Fault, edited, edits};
use touchmove_notation::pgn::Record;

/// Changed line of a game.
struct Line {
    number: u32,
    before: Vec<u8>,
    after: Vec<u8>,
}

/// Repair of a game.
pub struct Repair {
    remarks: String,
    lines: Vec<Line>,
}

/// Returns the repair of a game, if there are faults whose repair is certain or likely. A game that
/// does not begin at the start of a line is not repaired.
pub fn repair(game: &Record<'_>, report: &Report) -> Option<Repair> {
    // The findings may be filtered.
    if !report.findings.iter().any(|it| matches!(it.kind, touchmove_audit::Kind::Damage(_))) {
        return None;
    }
    let diagnosis = report.diagnosis.as_deref()?;
    let known = |fault: &&Fault| !fault.confidence.is_open();
    let faults: Vec<&Fault> = diagnosis.faults.iter().filter(known).collect();
    let changes: Vec<_> = faults.iter().flat_map(|fault| fault.changes.clone()).collect();
    let (_, source) = game.raw();
    let mut remarks = String::new();
    for Fault { cause, text, repair, confidence, .. } in &faults {
        let (cause, confidence) = (cause_name(*cause), confidence_name(*confidence));
        // Writing to a string cannot fail.
        let _ = writeln!(remarks, "# {cause} ({confidence}): {text} -> {repair}");
    }
    let edits = edits(game, &changes);
    let mut lines = Vec::new();
    let (mut at, mut number) = (0, game.place().line);
    for line in source.split_inclusive(|&byte| byte == b'\n') {
        let range = at..at + line.len();
        let own = edits.iter().filter(|edit| range.contains(&edit.range.start));
        let own = own.cloned().map(|mut edit| {
            edit.range = edit.range.start - range.start..edit.range.end - range.start;
            edit
        });
        let own: Vec<_> = own.collect();
        if !own.is_empty() {
            lines.push(Line { number, before: line.to_vec(), after: edited(line, &own) });
        }
        at += line.len();
        number += 1;
    }
    (game.place().column == 1 && !lines.is_empty()).then_some(Repair { remarks, lines })
}

impl Repair {
    /// Formats the repair as a patch of a file.
    pub fn patch(&self, path: &Path, title: &str) -> Vec<u8> {
        let name = path.display();
        let remarks = self.remarks.replace('\r', "");
        let mut out = format!("# {title}\n{remarks}--- {name}\n+++ {name}\n").into_bytes();
        for Line { number, before, after } in &self.lines {
            out.extend_from_slice(format!("@@ -{number} +{number} @@\n").as_bytes());
            for (sign, line) in [(b'-', before), (b'+', after)] {
                out.push(sign);
                out.extend_from_slice(line);
                if !line.ends_with(b"\n") {
                    out.push(b'\n');
                }
            }
        }
        out.push(b'\n');
        out
    }
}
