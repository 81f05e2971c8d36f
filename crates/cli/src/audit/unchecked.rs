//! Counts of what an audit could not check.

use crate::escape;
use std::collections::{BTreeMap, BTreeSet};
use touchmove_audit::{ClockCheck, Kind, Report};
use touchmove_explain::{MessageError, Words};

/// Number of games whose clocks were not checked, by the names of [`ClockCheck`], and of other games
/// that were not read with certainty.
#[derive(Default)]
pub struct Unchecked {
    clocks: BTreeMap<&'static str, usize>,
    controls: Names,
    others: usize,
    variants: Names,
    /// Games with bytes that are not UTF-8.
    pub guessed: usize,
}

/// Number of names to list.
const NAMED: usize = 5;

/// The first different names.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Names {
    /// Adds a name; there are at most one more than are listed.
    fn add(&mut self, name: &str) {
        if self.0.len() <= NAMED {
            self.0.insert(escape::piece(name));
        }
    }

    fn list(&self, words: &Words) -> String {
        let more = (self.0.len() > NAMED).then_some("\u{2026}");
        words.enumeration(self.0.iter().take(NAMED).map(String::as_str).chain(more))
    }
}

impl Unchecked {
    /// Counts games with the same report.
    pub fn add(&mut self, report: &Report, games: usize) {
        let Some(check) = report.clocks.as_ref().filter(|_| games > 0) else {
            return self.add_other(report);
        };
        *self.clocks.entry(check.name()).or_default() += games;
        if let ClockCheck::UnreadableTimeControl(control) = check {
            self.controls.add(control);
        }
    }

    fn add_other(&mut self, report: &Report) {
        for finding in &report.findings {
            if let Kind::OtherGame { variant } = &finding.kind {
                self.others += 1;
                self.variants.add(variant);
            }
        }
    }

    /// Returns the lines of the summary.
    pub fn lines(&self, words: &Words) -> Result<Vec<String>, MessageError> {
        let controls = self.controls.list(words);
        let mut lines = Vec::new();
        for (name, &count) in &self.clocks {
            if *name != ClockCheck::Checked.name() {
                let args = [("count", count.into()), ("controls", controls.as_str().into())];
                lines.push(words.message(&format!("audit-unchecked-{name}"), &args)?);
            }
        }
        if self.others > 0 {
            let variants = ("variants", self.variants.list(words).into());
            let args = [("count", self.others.into()), variants];
            lines.push(words.message("audit-unchecked-variants", &args)?);
        }
        if self.guessed > 0 {
            let args = [("count", self.guessed.into())];
            lines.push(words.message("audit-guessed-encoding", &args)?);
        }
        Ok(lines)
    }
}
