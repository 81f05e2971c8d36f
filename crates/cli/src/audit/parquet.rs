//! Findings as Parquet files. `findings-*.parquet` has a row for each finding. `counts-*.parquet`
//! has the numbers of games and findings for each file and kind; readers add up these rows.
//!
//! Unfinished files end with `.part`; the next run deletes them.

use super::chunk::Audited;
use crate::args::Shard;
use arrow_array::builder::{StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema};
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use touchmove_audit::{Row, table::Columns};

/// Number of rows buffered before a write, which take a few hundred megabytes.
const ROWS: usize = 1 << 18;

pub struct Tables {
    folder: PathBuf,
    shard: String,
    next: usize,
    /// Files written but not yet completed.
    parts: Vec<PathBuf>,
    files: StringBuilder,
    games: UInt64Builder,
    offsets: UInt64Builder,
    columns: Columns,
    /// Games and findings by file and kind; the entry without a kind counts the games examined.
    counts: BTreeMap<(String, Option<String>), (u64, u64)>,
}

impl Tables {
    /// Opens a folder for output, creating it if necessary. Keeps existing files, but deletes
    /// unfinished files.
    ///
    /// # Errors
    /// If the folder cannot be read or created.
    pub fn new(folder: &Path, shard: Option<Shard>) -> Result<Tables, String> {
        let shard = shard.map(|shard| format!("{shard}-")).unwrap_or_default();
        let mut tables = Tables {
            folder: folder.to_owned(),
            shard,
            next: 0,
            parts: Vec::new(),
            files: StringBuilder::new(),
            games: UInt64Builder::new(),
            offsets: UInt64Builder::new(),
            columns: Columns::default(),
            counts: BTreeMap::new(),
        };
        let found = fs::create_dir_all(folder).and_then(|()| tables.take_stock());
        found.map(|()| tables).map_err(|error| format!("{}: {error}", folder.display()))
    }

    fn take_stock(&mut self) -> io::Result<()> {
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let own = ["findings-", "counts-"]
                .iter()
                .find_map(|table| name.strip_prefix(table)?.strip_prefix(self.shard.as_str()));
            let Some((number, end)) = own.and_then(|rest| rest.split_once('.')) else { continue };
            let Ok(number) = number.parse::<usize>() else { continue };
            match end {
                "parquet.part" => fs::remove_file(&path)?,
                _ => self.next = self.next.max(number.saturating_add(1)),
            }
        }
        Ok(())
    }

    /// Adds the findings of a game, each with its row.
    pub fn game(
        &mut self,
        path: &Path,
        index: Option<usize>,
        game: &Audited,
        rows: impl Iterator<Item = Row>,
    ) -> io::Result<()> {
        let file = path.display().to_string();
        let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
        for row in rows {
            self.files.append_value(&file);
            self.games.append_option(index.map(|index| index as u64));
            self.offsets.append_value(row.heading.offset);
            *kinds.entry(row.kind.clone()).or_default() += 1;
            self.columns.push(&row);
        }
        self.counts.entry((file.clone(), None)).or_default().0 += game.games as u64;
        for (kind, findings) in kinds {
            let counted = self.counts.entry((file.clone(), Some(kind))).or_default();
            counted.0 += game.games as u64;
            counted.1 += findings;
        }
        if self.columns.len() < ROWS { Ok(()) } else { self.write_findings() }
    }

    fn write_findings(&mut self) -> io::Result<()> {
        if self.columns.is_empty() {
            return Ok(());
        }
        let before = [("file", DataType::Utf8), ("game", DataType::UInt64)];
        let mut fields = before.map(|(name, kind)| Field::new(name, kind, name == "game")).to_vec();
        fields.push(Field::new("offset", DataType::UInt64, false));
        fields.extend(Columns::fields());
        let mut columns: Vec<ArrayRef> = vec![
            Arc::new(self.files.finish()),
            Arc::new(self.games.finish()),
            Arc::new(self.offsets.finish()),
        ];
        columns.extend(self.columns.finish());
        self.write("findings", fields, columns)
    }

    fn write_counts(&mut self) -> io::Result<()> {
        if self.counts.is_empty() {
            return Ok(());
        }
        let (mut files, mut kinds) = (StringBuilder::new(), StringBuilder::new());
        let (mut games, mut findings) = (UInt64Builder::new(), UInt64Builder::new());
        for ((file, kind), (with, found)) in std::mem::take(&mut self.counts) {
            files.append_value(file);
            kinds.append_option(kind.as_deref());
            games.append_value(with);
            // The row without a kind counts games, not findings.
            findings.append_option(kind.is_some().then_some(found));
        }
        let fields = vec![
            Field::new("file", DataType::Utf8, false),
            Field::new("kind", DataType::Utf8, true),
            Field::new("games", DataType::UInt64, false),
            Field::new("findings", DataType::UInt64, true),
        ];
        let columns: Vec<ArrayRef> = vec![
            Arc::new(files.finish()),
            Arc::new(kinds.finish()),
            Arc::new(games.finish()),
            Arc::new(findings.finish()),
        ];
        self.write("counts", fields, columns)
    }

    fn write(&mut self, table: &str, fields: Vec<Field>, columns: Vec<ArrayRef>) -> io::Result<()> {
        let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), columns);
        let batch = batch.map_err(io::Error::other)?;
        let name = format!("{table}-{}{:05}.parquet.part", self.shard, self.next);
        let path = self.folder.join(name);
        let compression = WriterProperties::builder().set_compression(Compression::SNAPPY);
        let file = File::create(&path)?;
        let writer = ArrowWriter::try_new(file, batch.schema(), Some(compression.build()));
        let mut writer = writer.map_err(io::Error::other)?;
        writer.write(&batch).map_err(io::Error::other)?;
        writer.into_inner().map_err(io::Error::other)?.sync_all()?;
        self.next += 1;
        self.parts.push(path);
        Ok(())
    }

    /// Completes the files written so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.write_findings()?;
        self.write_counts()?;
        for part in std::mem::take(&mut self.parts) {
            fs::rename(&part, part.with_extension(""))?;
        }
        Ok(())
    }
}
