//! Output of an audit.

use super::baseline::Baseline;
use super::chunk::Audited;
use super::csv;
use super::html::Page;
use super::parquet::Tables;
use super::progress_bar::Bar;
use super::shared_notes::{SharedNotes, is_shared};
use super::totals::Totals;
use crate::args::AuditArgs;
use crate::escape;
use crate::messages::say;
use crate::output::{errln, for_programs};
use crate::rtl;
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};
use touchmove_audit::{Finding, Heading, Report, Row, not_pgn, sentence};
use touchmove_explain::{MessageArgument, MessageError, Words};

/// Output format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
    Csv,
}

pub struct Output<'w> {
    words: &'w Words,
    form: Form,
    out: BufWriter<Stdout>,
    copies: Option<(BufWriter<File>, String, usize)>,
    page: Option<Page>,
    notes: SharedNotes,
    baseline: Option<Baseline>,
    /// Patch with repairs.
    fixes: Option<BufWriter<File>>,
    tables: Option<Tables>,
    /// Text before the first game of a file. The file may not be PGN at all.
    outside: Vec<Audited>,
    pub totals: Totals,
}

impl<'w> Output<'w> {
    /// # Errors
    /// If a file cannot be written.
    ///
    /// `continues` means that an earlier run has written the beginning.
    pub fn new(words: &'w Words, args: &AuditArgs, continues: bool) -> Result<Output<'w>, String> {
        let sinks = &args.sinks;
        let append = sinks.resume.is_some();
        let copies = sinks.output.as_deref().map(|path| created(path, append)).transpose()?;
        let copies = copies.zip(sinks.output.as_ref());
        let page = sinks.html.as_deref().map(|path| page(words, path, &args.files)).transpose()?;
        let fixes = sinks.fix.as_deref().map(|path| created(path, append)).transpose()?;
        let baseline = sinks.baseline.as_deref().map(Baseline::open).transpose()?;
        let tables = sinks.parquet.as_deref();
        let tables = tables.map(|folder| Tables::new(folder, sinks.shard)).transpose()?;
        let form = match (args.json, sinks.csv) {
            (true, _) => Form::Json,
            (false, true) => Form::Csv,
            (false, false) => Form::Text,
        };
        let mut output = Output {
            words,
            form,
            out: BufWriter::new(io::stdout()),
            copies: copies.map(|(file, path)| (file, path.display().to_string(), 0)),
            page,
            notes: SharedNotes::default(),
            baseline,
            fixes,
            tables,
            outside: Vec::new(),
            totals: Totals::new(args.choice.fail_on.level(), sinks.by),
        };
        output.begin(continues).map(|()| output).map_err(|error| error.to_string())
    }

    fn begin(&mut self, continues: bool) -> io::Result<()> {
        match self.form == Form::Csv && !continues {
            true => self.out.write_all(csv::head().as_bytes()),
            false => Ok(()),
        }
    }

    /// Prints the findings of a game, the `index`-th of its file.
    pub fn game(
        &mut self,
        bar: &Bar,
        path: &Path,
        index: usize,
        mut game: Audited,
    ) -> io::Result<()> {
        if let Some(baseline) = &mut self.baseline {
            baseline.retain_new(self.words, &mut game)?;
        }
        if game.games == 0 && game.skipped == 0 && index == 0 {
            self.outside.push(game);
            return Ok(());
        }
        if index > 0 {
            for text in std::mem::take(&mut self.outside) {
                self.show(bar, path, 0, &text)?;
            }
        }
        self.show(bar, path, index, &game)
    }

    /// Reports text that is not a game, once per file, and notes that games have in common.
    pub fn end_of_file(&mut self, bar: &Bar, path: &Path) -> io::Result<()> {
        self.text_outside(bar, path)?;
        self.tell_shared_notes(bar, path)
    }

    /// Reports notes that games of the file have for the same reason, in one line for each reason.
    pub fn tell_shared_notes(&mut self, bar: &Bar, path: &Path) -> io::Result<()> {
        for note in self.notes.take() {
            let Some(finding) = note.first.report.findings.first() else { continue };
            let said = match note.games {
                1 => self.finding_text(path, note.index, &note.first, finding),
                _ => note.sentence(self.words).and_then(|said| self.framed(path, finding, said)),
            };
            let said = said.unwrap_or_else(|error| error.to_string());
            if let Some(page) = &mut self.page {
                let board = note.first.boards.first().and_then(Option::as_ref);
                page.add(finding, &escape::text(&said), board)?;
            }
            if self.form == Form::Text {
                let text = rtl::page(&escape::text(&(said + "\n\n"))).into_owned();
                bar.print(&mut self.out, &text)?;
            }
        }
        Ok(())
    }

    fn text_outside(&mut self, bar: &Bar, path: &Path) -> io::Result<()> {
        let outside = std::mem::take(&mut self.outside);
        let parts: Vec<&Report> = outside.iter().map(|text| &text.report).collect();
        let Some(once) = not_pgn(&parts) else { return Ok(()) };
        let Some(mut first) = outside.into_iter().next() else { return Ok(()) };
        first.report.findings = vec![once];
        first.report.slips.clear();
        self.show(bar, path, 0, &first)
    }

    fn show(&mut self, bar: &Bar, path: &Path, index: usize, game: &Audited) -> io::Result<()> {
        self.totals.add(&game.report, game.games);
        self.totals.part(path, game);
        self.totals.unchecked.guessed += game.guessed;
        self.copy(game)?;
        let index = (game.games > 0).then_some(index);
        let text = match self.form {
            Form::Json if game.games == 0 && game.report.findings.is_empty() => String::new(),
            Form::Json => escape::json(&as_json(path, index, game)).into_owned(),
            Form::Csv => for_programs(&self.findings(path, index, game)).into_owned(),
            Form::Text => rtl::page(&escape::text(&self.findings(path, index, game))).into_owned(),
        };
        self.page(path, index, game)?;
        self.fix(path, index, game)?;
        self.table(path, index, game)?;
        if text.is_empty() { Ok(()) } else { bar.print(&mut self.out, &text) }
    }

    /// Copies a game verbatim to `--output`.
    fn copy(&mut self, game: &Audited) -> io::Result<()> {
        let (Some((file, _, count)), Some(text)) = (&mut self.copies, &game.text) else {
            return Ok(());
        };
        *count += 1;
        file.write_all(text)?;
        file.write_all(b"\n\n")
    }

    /// Writes the repair of a game to `--fix`.
    fn fix(&mut self, path: &Path, index: Option<usize>, game: &Audited) -> io::Result<()> {
        let (Some(file), Some(repair), Some(index)) = (&mut self.fixes, &game.repair, index) else {
            return Ok(());
        };
        let Heading { white, black, .. } = &game.heading;
        let title = format!("{index}: {} - {}", known(white, "?"), known(black, "?"));
        file.write_all(&repair.patch(path, &title))
    }

    fn page(&mut self, path: &Path, index: Option<usize>, game: &Audited) -> io::Result<()> {
        if self.form == Form::Text || self.page.is_some() {
            self.notes.add(index, game);
        }
        if self.page.is_none() {
            return Ok(());
        }
        for (at, finding) in game.report.findings.iter().enumerate() {
            if is_shared(finding) {
                continue;
            }
            let said = self.paragraph(path, index, game, finding);
            let board = game.boards.get(at).and_then(Option::as_ref);
            if let Some(page) = &mut self.page {
                page.add(finding, &escape::text(&said), board)?;
            }
        }
        Ok(())
    }

    fn table(&mut self, path: &Path, index: Option<usize>, game: &Audited) -> io::Result<()> {
        let Some(tables) = &mut self.tables else { return Ok(()) };
        let Audited { report, heading, .. } = game;
        let rows = report.findings.iter();
        let rows = rows.map(|finding| Row::of(self.words, heading, report, finding));
        tables.game(path, index, game, rows)
    }

    fn findings(&self, path: &Path, index: Option<usize>, game: &Audited) -> String {
        let shown = |finding: &Finding| match self.form {
            Form::Csv => {
                let row = Row::of(self.words, &game.heading, &game.report, finding);
                csv::row(path, index, &row)
            }
            _ => self.paragraph(path, index, game, finding) + "\n\n",
        };
        let is_own = |finding: &&Finding| self.form != Form::Text || !is_shared(finding);
        game.report.findings.iter().filter(is_own).map(shown).collect()
    }

    fn paragraph(
        &self,
        path: &Path,
        index: Option<usize>,
        game: &Audited,
        finding: &Finding,
    ) -> String {
        let said = self.finding_text(path, index, game, finding);
        said.unwrap_or_else(|error| format!("{}:{}: {error}", path.display(), finding.place))
    }

    fn finding_text(
        &self,
        path: &Path,
        index: Option<usize>,
        Audited { report, heading, .. }: &Audited,
        finding: &Finding,
    ) -> Result<String, MessageError> {
        let sentence = sentence(self.words, finding, report.edition)?;
        let Some(index) = index else { return self.framed(path, finding, sentence) };
        let [place, sentence] = self.around(path, finding, sentence)?;
        let args = [
            place,
            ("game", index.into()),
            ("white", known(&heading.white, "?").into()),
            ("black", known(&heading.black, "?").into()),
            ("date", known(&heading.date, "unknown").into()),
            sentence,
        ];
        let said = self.words.message("audit-finding", &args)?;
        self.with_kind(finding, said)
    }

    /// Returns the text of a finding that is not about one game.
    fn framed(
        &self,
        path: &Path,
        finding: &Finding,
        sentence: String,
    ) -> Result<String, MessageError> {
        let around = self.around(path, finding, sentence)?;
        let said = self.words.message("audit-finding-outside-games", &around)?;
        self.with_kind(finding, said)
    }

    /// Returns the place of a finding, and its sentence with the level.
    fn around(
        &self,
        path: &Path,
        finding: &Finding,
        sentence: String,
    ) -> Result<[(&'static str, MessageArgument); 2], MessageError> {
        let level = finding.kind.level().name();
        let leveled = [("level", level.into()), ("sentence", sentence.into())];
        let sentence = self.words.message("audit-finding-level", &leveled)?;
        let path = escape::piece(&path.display().to_string());
        let place = format!("{path}:{}", finding.place);
        Ok([("place", place.into()), ("sentence", sentence.into())])
    }

    fn with_kind(&self, finding: &Finding, said: String) -> Result<String, MessageError> {
        let args = [("finding", said.into()), ("kind", finding.kind.name().into())];
        self.words.message("audit-finding-kind", &args)
    }

    /// Flushes all output files.
    pub fn flush(&mut self) -> io::Result<()> {
        let copies = self.copies.iter_mut().map(|(file, ..)| file);
        let mut files = copies.chain(&mut self.fixes);
        files.try_for_each(Write::flush)?;
        self.page.iter_mut().try_for_each(Page::flush)?;
        self.tables.iter_mut().try_for_each(Tables::flush)?;
        self.baseline.iter_mut().try_for_each(Baseline::flush)?;
        self.out.flush()
    }

    /// Prints the summary.
    pub fn finish(&mut self) -> io::Result<()> {
        let summary = self.totals.summary(self.words).unwrap_or_else(|e| format!("{e}\n"));
        if self.form == Form::Text {
            self.out.write_all(rtl::page(&escape::text(&summary)).as_bytes())?;
        }
        if let Some(page) = &mut self.page {
            page.finish(self.words, &escape::text(&summary))?;
        }
        if let Some((_, path, count)) = &self.copies {
            let args = [("count", (*count).into()), ("file", path.as_str().into())];
            errln!("{}", say(self.words, "audit-copied", &args));
        }
        self.flush()
    }
}

fn page(words: &Words, path: &Path, files: &[PathBuf]) -> Result<Page, String> {
    let names = files.iter().map(|file| file.file_name().unwrap_or(file.as_os_str()));
    let names = words.enumeration(names.map(|name| name.to_string_lossy().into_owned()));
    let names = if names.is_empty() { "-".to_owned() } else { names };
    let title = say(words, "audit-html-title", &[("file", names.into())]);
    Page::create(path, &title).map_err(|error| format!("{}: {error}", path.display()))
}

fn created(path: &Path, append: bool) -> Result<BufWriter<File>, String> {
    let mut options = OpenOptions::new();
    let options = if append { options.append(true) } else { options.write(true).truncate(true) };
    let file = options.create(true).open(path);
    file.map(BufWriter::new).map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns a tag's value on one line; `unknown` if it consists of question marks and dots.
fn known(value: &Option<String>, unknown: &str) -> String {
    let value = value.as_deref().filter(|value| !value.trim_matches(['?', '.']).is_empty());
    escape::piece(value.unwrap_or(unknown))
}

/// Version of the JSON format. It increases when a field is removed or changes its meaning.
const VERSION: u32 = 1;

fn as_json(path: &Path, index: Option<usize>, Audited { report, heading, .. }: &Audited) -> String {
    let mut value = json!({
        "version": VERSION,
        "file": path.display().to_string(),
        "game": index,
        "line": heading.line,
        "offset": heading.offset,
        "event": heading.event,
        "site": heading.site,
        "round": heading.round,
        "white": heading.white,
        "black": heading.black,
        "date": heading.date,
        "result": heading.result,
    });
    if let (Some(game), Ok(Value::Object(report))) =
        (value.as_object_mut(), serde_json::to_value(report))
    {
        game.extend(report);
    }
    format!("{value}\n")
}
