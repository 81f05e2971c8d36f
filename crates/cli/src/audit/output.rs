//! What an audit prints.

use super::bar::Bar;
use super::sentences::sentence;
use super::totals::Totals;
use super::work::Audited;
use crate::rtl;
use serde_json::json;
use std::io::{self, BufWriter, Stdout, Write};
use std::path::Path;
use touchmove_audit::Finding;
use touchmove_explain::{MessageError, Words};
use touchmove_notation::pgn::Problem;

pub struct Output<'w> {
    words: &'w Words,
    json: bool,
    out: BufWriter<Stdout>,
    pub totals: Totals,
}

impl<'w> Output<'w> {
    pub fn new(words: &'w Words, json: bool) -> Output<'w> {
        let out = BufWriter::new(io::stdout());
        Output { words, json, out, totals: Totals::default() }
    }

    /// Prints what was found in a game, the `index`-th of its file.
    pub fn game(&mut self, bar: &Bar, path: &Path, index: usize, game: &Audited) -> io::Result<()> {
        self.totals.add(&game.report, game.games);
        let index = (game.games > 0).then_some(index);
        let text = if self.json {
            as_json(path, index, game)
        } else {
            let paragraph = |finding| self.paragraph(path, index, game, finding);
            let text: String = game.report.findings.iter().map(paragraph).collect();
            rtl::page(&text).into_owned()
        };
        if text.is_empty() { Ok(()) } else { bar.print(&mut self.out, &text) }
    }

    fn paragraph(
        &self,
        path: &Path,
        index: Option<usize>,
        game: &Audited,
        finding: &Finding,
    ) -> String {
        let said = self.said(path, index, game, finding);
        let said =
            said.unwrap_or_else(|error| format!("{}:{}: {error}", path.display(), finding.place));
        said + "\n\n"
    }

    fn said(
        &self,
        path: &Path,
        index: Option<usize>,
        Audited { report, heading, .. }: &Audited,
        finding: &Finding,
    ) -> Result<String, MessageError> {
        let sentence = sentence(self.words, finding, report.edition)?;
        let place = format!("{}:{}", path.display(), finding.place);
        let around = [("place", place.into()), ("sentence", sentence.into())];
        let Some(index) = index else {
            return self.words.message("audit-finding-outside-games", &around);
        };
        let [place, sentence] = around;
        let args = [
            place,
            ("game", index.into()),
            ("white", known(&heading.white).unwrap_or("?").into()),
            ("black", known(&heading.black).unwrap_or("?").into()),
            ("date", known(&heading.date).unwrap_or("unknown").into()),
            sentence,
        ];
        self.words.message("audit-finding", &args)
    }

    /// The summary, for people.
    pub fn finish(&mut self) -> io::Result<()> {
        if !self.json {
            let summary = self.totals.summary(self.words).unwrap_or_else(|e| format!("{e}\n"));
            self.out.write_all(rtl::page(&summary).as_bytes())?;
        }
        self.out.flush()
    }
}

/// A tag's value, unless it says that nobody knows.
fn known(value: &Option<String>) -> Option<&str> {
    value.as_deref().filter(|value| !value.trim_matches(['?', '.']).is_empty())
}

fn as_json(path: &Path, index: Option<usize>, Audited { report, heading, .. }: &Audited) -> String {
    let slip = |slip: &Problem| json!({ "line": slip.place.line, "column": slip.place.column, "problem": slip.kind.id() });
    let value = json!({
        "file": path.display().to_string(),
        "game": index,
        "line": heading.line,
        "white": heading.white,
        "black": heading.black,
        "date": heading.date,
        "result": heading.result,
        "laws": report.edition.name(),
        "laws_remark": report.remark,
        "plies": report.plies,
        "findings": report.findings,
        "slips": report.slips.iter().map(slip).collect::<Vec<_>>(),
    });
    format!("{value}\n")
}
