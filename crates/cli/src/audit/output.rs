//! What an audit prints.

use super::bar::Bar;
use super::sentences::sentence;
use super::totals::Totals;
use serde_json::json;
use std::io::{self, BufWriter, Stdout, Write};
use std::path::Path;
use touchmove_audit::{Finding, Report};
use touchmove_explain::{MessageError, Words};
use touchmove_notation::pgn::Game;

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

    /// Prints what was found in a game; `index` from 1, none for text that
    /// belongs to no game.
    pub fn game(
        &mut self,
        bar: &Bar,
        path: &Path,
        index: Option<usize>,
        game: &Game,
        report: &Report,
    ) -> io::Result<()> {
        self.totals.add(report, index.is_some());
        let text = if self.json {
            as_json(path, index, game, report)
        } else {
            let paragraph = |finding| self.paragraph(path, index, game, report, finding);
            report.findings.iter().map(paragraph).collect()
        };
        if text.is_empty() { Ok(()) } else { bar.print(&mut self.out, &text) }
    }

    fn paragraph(
        &self,
        path: &Path,
        index: Option<usize>,
        game: &Game,
        report: &Report,
        finding: &Finding,
    ) -> String {
        let said = self.said(path, index, game, report, finding);
        let said =
            said.unwrap_or_else(|error| format!("{}:{}: {error}", path.display(), finding.place));
        said + "\n\n"
    }

    fn said(
        &self,
        path: &Path,
        index: Option<usize>,
        game: &Game,
        report: &Report,
        finding: &Finding,
    ) -> Result<String, MessageError> {
        let sentence = sentence(self.words, finding, report.edition)?;
        let place = format!("{}:{}", path.display(), finding.place);
        let around = [("place", place.into()), ("sentence", sentence.into())];
        let Some(index) = index else {
            return self.words.message("audit-finding-outside-games", &around);
        };
        let known =
            |name| game.tag(name).filter(|value| !value.trim_matches(['?', '.']).is_empty());
        let tag = |name| known(name).unwrap_or("?").into();
        let [place, sentence] = around;
        let game = ("game", index.into());
        let (white, black) = (("white", tag("White")), ("black", tag("Black")));
        let args = [
            place,
            game,
            white,
            black,
            ("date", known("Date").unwrap_or("unknown").into()),
            sentence,
        ];
        self.words.message("audit-finding", &args)
    }

    /// The summary, for people.
    pub fn finish(&mut self) -> io::Result<()> {
        if !self.json {
            let summary = self.totals.summary(self.words).unwrap_or_else(|e| format!("{e}\n"));
            self.out.write_all(summary.as_bytes())?;
        }
        self.out.flush()
    }
}

fn as_json(path: &Path, index: Option<usize>, game: &Game, report: &Report) -> String {
    let slip = |slip: &touchmove_notation::pgn::Problem| json!({ "line": slip.place.line, "column": slip.place.column, "problem": slip.kind.id() });
    let value = json!({
        "file": path.display().to_string(),
        "game": index,
        "line": game.place.line,
        "white": game.tag("White"),
        "black": game.tag("Black"),
        "date": game.tag("Date"),
        "result": game.result.map(|result| result.text()),
        "laws": report.edition.name(),
        "laws_remark": report.remark,
        "plies": report.plies,
        "findings": report.findings,
        "slips": report.slips.iter().map(slip).collect::<Vec<_>>(),
    });
    format!("{value}\n")
}
