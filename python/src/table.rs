//! Audits of games in an Arrow table, with findings as another table.

use crate::column::{Texts, column};
use crate::text::{edition, wrong};
use arrow_array::builder::{UInt32Builder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch, RecordBatchReader, StructArray, UInt64Array};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use arrow_select::take::take;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use pyo3_arrow::error::PyArrowResult;
use pyo3_arrow::ffi::{ArrayIterator, to_schema_pycapsule, to_stream_pycapsule};
use pyo3_arrow::input::AnyRecordBatch;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::{available_parallelism, scope};
use touchmove_audit::{AuditOptions, Filter, Heading, Report, Row, not_pgn, table::Columns};
use touchmove_explain::Words;
use touchmove_notation::pgn::{Place, Record, Step};

/// A table of findings, for any program that supports Arrow's PyCapsule interface.
#[pyclass(module = "touchmove", frozen)]
pub struct Findings {
    batches: Vec<RecordBatch>,
    schema: SchemaRef,
    games: u64,
    half_moves: u64,
}

#[pymethods]
impl Findings {
    /// Returns the number of audited games.
    #[getter]
    fn games(&self) -> u64 {
        self.games
    }

    /// Returns the number of legal half-moves in these games.
    #[getter]
    fn half_moves(&self) -> u64 {
        self.half_moves
    }

    #[getter]
    fn column_names(&self) -> Vec<&str> {
        self.schema.fields().iter().map(|field| field.name().as_str()).collect()
    }

    fn __len__(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __repr__(&self) -> String {
        format!("<Findings: {} in {} games>", self.__len__(), self.games)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyArrowResult<Bound<'py, PyCapsule>> {
        to_schema_pycapsule(py, self.schema.as_ref())
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyArrowResult<Bound<'py, PyCapsule>> {
        let field = Field::new_struct("", self.schema.fields().clone(), false);
        let batches = self.batches.clone().into_iter();
        let arrays = batches.map(|batch| Ok(Arc::new(StructArray::from(batch)) as ArrayRef));
        let reader = Box::new(ArrayIterator::new(arrays, Arc::new(field)));
        to_stream_pycapsule(py, reader, requested_schema)
    }
}

/// Options of an audit.
struct Wanted {
    pgn: Option<String>,
    movetext: Option<String>,
    /// Columns of the tags. `None` means the columns that are named like tags.
    tags: Option<BTreeMap<String, String>>,
    keep: Vec<String>,
    auditing: AuditOptions,
    words: &'static Words,
    threads: usize,
}

/// Tags that guide an audit or identify a game.
const TAGS: [&str; 19] = [
    "Event",
    "Site",
    "Date",
    "UTCDate",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "TimeControl",
    "Termination",
    "Variant",
    "SetUp",
    "FEN",
    "PlyCount",
    "GameId",
];

/// Audits every game of a table.
#[pyfunction]
#[pyo3(signature = (
    data, *, pgn=None, movetext=None, tags=None, keep=Vec::new(), laws=None, language="en",
    strict=false, only=Vec::new(), ignore=Vec::new(), threads=None
))]
#[allow(clippy::too_many_arguments)] // they have names in Python
pub fn audit_table(
    py: Python<'_>,
    data: AnyRecordBatch,
    pgn: Option<String>,
    movetext: Option<String>,
    tags: Option<BTreeMap<String, String>>,
    keep: Vec<String>,
    laws: Option<&str>,
    language: &str,
    strict: bool,
    only: Vec<String>,
    ignore: Vec<String>,
    threads: Option<NonZeroUsize>,
) -> PyResult<Findings> {
    if pgn.is_some() == movetext.is_some() {
        return Err(wrong("name the column that holds the games: pgn= or movetext="));
    }
    if pgn.is_some() && tags.is_some() {
        return Err(wrong("tags= goes with movetext=: PGN has its own"));
    }
    let wanted = Wanted {
        pgn,
        movetext,
        tags,
        keep,
        auditing: AuditOptions {
            laws: laws.map(edition).transpose()?,
            strict,
            filter: Filter::new(&only, &ignore).map_err(wrong)?,
        },
        words: crate::text::language(language)?,
        threads: threads.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get),
    };
    let reader = data.into_reader()?;
    py.detach(|| all(reader, &wanted))
}

fn all(reader: Box<dyn RecordBatchReader + Send>, wanted: &Wanted) -> PyResult<Findings> {
    let input = reader.schema();
    let schema = wanted.schema(&input)?;
    let mut found =
        Findings { batches: Vec::new(), schema: schema.clone(), games: 0, half_moves: 0 };
    let mut before = 0;
    for batch in reader {
        let batch = batch.map_err(wrong)?;
        let parts = wanted.audited(&batch)?;
        found.games += parts.iter().map(|part| part.games).sum::<u64>();
        found.half_moves += parts.iter().map(|part| part.half_moves).sum::<u64>();
        let rows = parts.into_iter().flat_map(|part| part.rows).collect();
        let columns = wanted.columns(&batch, before, rows)?;
        found.batches.push(RecordBatch::try_new(schema.clone(), columns).map_err(wrong)?);
        before += batch.num_rows() as u64;
    }
    Ok(found)
}

/// A finding: row of the batch, game within that row, content.
type Found = (u64, Option<u32>, Row);

/// Findings of some rows.
#[derive(Default)]
struct Part {
    rows: Vec<Found>,
    games: u64,
    half_moves: u64,
}

impl Wanted {
    fn schema(&self, input: &Schema) -> PyResult<SchemaRef> {
        let mut fields = vec![
            Field::new("row", DataType::UInt64, false),
            Field::new("game", DataType::UInt32, true),
        ];
        for name in &self.keep {
            fields.push(input.field_with_name(name).map_err(wrong)?.clone());
        }
        fields.extend(Columns::fields());
        Ok(Arc::new(Schema::new(fields)))
    }

    fn columns(
        &self,
        batch: &RecordBatch,
        before: u64,
        found: Vec<Found>,
    ) -> PyResult<Vec<ArrayRef>> {
        let (mut rows, mut games) = (UInt64Builder::new(), UInt32Builder::new());
        let (mut within, mut columns) = (Vec::new(), Columns::default());
        for (row, game, finding) in found {
            rows.append_value(before + row);
            games.append_option(game);
            within.push(row);
            columns.push(&finding);
        }
        let within = UInt64Array::from(within);
        let mut all: Vec<ArrayRef> = vec![Arc::new(rows.finish()), Arc::new(games.finish())];
        for name in &self.keep {
            all.push(take(named(batch, name)?, &within, None).map_err(wrong)?);
        }
        all.extend(columns.finish());
        Ok(all)
    }

    /// Audits a batch. Every thread gets the same number of rows.
    fn audited(&self, batch: &RecordBatch) -> PyResult<Vec<Part>> {
        let games = self.games(batch)?;
        let rows = batch.num_rows();
        let each = rows.div_ceil(self.threads).max(1);
        let starts = (0..rows).step_by(each);
        let games = &games;
        let parts = scope(|scope| {
            let part = |start: usize| {
                let rows = start..start.saturating_add(each).min(rows);
                scope.spawn(move || self.part(games, rows))
            };
            let threads: Vec<_> = starts.map(part).collect();
            threads.into_iter().map(|thread| thread.join()).collect::<Result<Vec<Part>, _>>()
        });
        parts.map_err(|_| wrong("a thread that audits has gone down"))
    }

    fn games(&self, batch: &RecordBatch) -> PyResult<Games> {
        let name = self.pgn.as_ref().or(self.movetext.as_ref());
        let name = name.map(String::as_str).unwrap_or_default();
        let text = column(named(batch, name)?).map_err(wrong)?;
        let known = || TAGS.iter().filter(|tag| batch.schema().index_of(tag).is_ok());
        let tags: Vec<(String, String)> = match (&self.pgn, &self.tags) {
            (Some(_), _) => Vec::new(),
            (None, Some(tags)) => tags.clone().into_iter().collect(),
            (None, None) => known().map(|tag| ((*tag).to_owned(), (*tag).to_owned())).collect(),
        };
        let read =
            |(tag, name): (String, String)| Ok((tag, column(named(batch, &name)?).map_err(wrong)?));
        Ok(Games { text, tags: tags.into_iter().map(read).collect::<PyResult<_>>()? })
    }

    fn part(&self, games: &Games, rows: std::ops::Range<usize>) -> Part {
        let (mut part, mut text) = (Part::default(), Vec::new());
        for row in rows {
            let lines = games.write(row, &mut text);
            self.cell(&text, lines, row as u64, &mut part);
        }
        part
    }

    /// Audits the games of a cell. Text that is not a game is reported once, and only if the cell has
    /// no game.
    fn cell(&self, text: &[u8], lines: u32, row: u64, part: &mut Part) {
        let (mut record, mut at, mut games) = (Record::new(text, Place::default()), 0, 0_u32);
        let mut outside: Vec<(Heading, Report)> = Vec::new();
        while let Step::Game { length } = record.read(at, true) {
            at = at.saturating_add(length);
            let report = self.auditing.report(&record);
            let heading = Heading::of(&record, record.raw().0 as u64);
            if record.is_empty() && games == 0 {
                outside.push((heading, report));
                continue;
            }
            for (heading, report) in std::mem::take(&mut outside) {
                self.found(None, lines, row, &heading, &report, part);
            }
            games += u32::from(!record.is_empty());
            part.half_moves += report.plies as u64;
            let game = (!record.is_empty()).then_some(games);
            self.found(game, lines, row, &heading, &report, part);
        }
        part.games += u64::from(games);
        self.no_pgn(outside, lines, row, part);
    }

    fn no_pgn(&self, outside: Vec<(Heading, Report)>, lines: u32, row: u64, part: &mut Part) {
        let parts: Vec<&Report> = outside.iter().map(|(_, report)| report).collect();
        let Some(once) = not_pgn(&parts) else { return };
        let Some((heading, mut report)) = outside.into_iter().next() else { return };
        report.findings = vec![once];
        self.found(None, lines, row, &heading, &report, part);
    }

    fn found(
        &self,
        game: Option<u32>,
        lines: u32,
        row: u64,
        heading: &Heading,
        report: &Report,
        part: &mut Part,
    ) {
        for finding in &report.findings {
            let mut found = Row::of(self.words, heading, report, finding);
            found.line = found.line.saturating_sub(lines);
            part.rows.push((row, game, found));
        }
    }
}

fn named<'a>(batch: &'a RecordBatch, name: &str) -> PyResult<&'a ArrayRef> {
    let known = || batch.schema().fields().iter().map(|f| f.name().clone()).collect::<Vec<_>>();
    let found = batch.column_by_name(name);
    found.ok_or_else(|| wrong(format!("no column {name:?}: there are {}", known().join(", "))))
}

/// Games of a batch: PGN, or moves with tag columns.
struct Games {
    text: Texts,
    tags: Vec<(String, Texts)>,
}

impl Games {
    /// Writes a row as PGN. Returns the number of generated tag lines before the text.
    fn write(&self, row: usize, text: &mut Vec<u8>) -> u32 {
        text.clear();
        let mut lines = 0;
        for (tag, values) in &self.tags {
            let Some(value) = values.get(row) else { continue };
            text.extend_from_slice(format!("[{tag} \"").as_bytes());
            for &byte in value.iter() {
                match byte {
                    b'"' | b'\\' => text.extend_from_slice(&[b'\\', byte]),
                    b'\n' | b'\r' => text.push(b' '),
                    _ => text.push(byte),
                }
            }
            text.extend_from_slice(b"\"]\n");
            lines += 1;
        }
        if lines > 0 {
            text.push(b'\n');
            lines += 1;
        }
        text.extend_from_slice(&self.text.get(row).unwrap_or_default());
        lines
    }
}
