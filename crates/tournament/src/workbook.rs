//! Workbooks of Excel and its like (`.xlsx`): each sheet as lines, cells parted by tabs.

use calamine::{DataRef, Reader, Xlsx};
use std::io::{Cursor, Read, sink};
use zip::ZipArchive;

/// How much a workbook may hold once it is unpacked.
pub(crate) const UNPACKED: u64 = 32 * 1024 * 1024;
/// A list has no more rows, and no wider ones; what stands beyond is not looked at.
const ROWS: usize = 20_000;
const WIDE: usize = 60;
const CELLS: usize = 400_000;
/// Upper bound of the text of all cells, in bytes. Cells share strings: without it a workbook of a
/// few kB, whose cells all name one long string, would take all memory.
const TEXT: usize = 8 * 1024 * 1024;
const SHEETS: usize = 30;

/// Why a workbook cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// Of the time before `.xlsx`, or behind a password.
    Old,
    /// There is too much in it.
    TooMuch,
    /// It is damaged, or something else that was packed.
    Broken,
}

/// The sheets of a workbook that have anything in them; none if it is no workbook at all.
pub(crate) fn sheets(bytes: &[u8]) -> Option<Result<Vec<String>, Refused>> {
    match bytes {
        // calamine panics on some positions of cells that no sheet has.
        [b'P', b'K', 3 | 5, 4 | 6, ..] => {
            Some(std::panic::catch_unwind(|| unpacked(bytes)).unwrap_or(Err(Refused::Broken)))
        }
        [0xd0, 0xcf, 0x11, 0xe0, ..] => Some(Err(Refused::Old)),
        _ => None,
    }
}

fn unpacked(bytes: &[u8]) -> Result<Vec<String>, Refused> {
    within_limits(bytes)?;
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(|_| Refused::Broken)?;
    let names = book.sheet_names();
    let mut sheets = Vec::new();
    let mut left = Left { cells: CELLS, text: TEXT };
    for name in names.iter().take(SHEETS) {
        match sheet(&mut book, name, &mut left) {
            Ok(sheet) if sheet.trim().is_empty() => {}
            Ok(sheet) => sheets.push(sheet),
            Err(Refused::TooMuch) => return Err(Refused::TooMuch),
            // Sheets of charts and macros have no cells.
            Err(Refused::Broken | Refused::Old) => {}
        }
    }
    if sheets.is_empty() { Err(Refused::Broken) } else { Ok(sheets) }
}

/// What is in it may be packed a thousand times smaller, and say that it is not: it is unpacked
/// once, for counting, before anything is kept.
fn within_limits(bytes: &[u8]) -> Result<(), Refused> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| Refused::Broken)?;
    let mut left = UNPACKED;
    for at in 0..archive.len() {
        let entry = archive.by_index(at).map_err(|_| Refused::Broken)?;
        let mut counted = entry.take(left.saturating_add(1));
        let read = std::io::copy(&mut counted, &mut sink()).map_err(|_| Refused::Broken)?;
        left = left.checked_sub(read).ok_or(Refused::TooMuch)?;
    }
    Ok(())
}

/// The number and the text of cells that may still be read.
struct Left {
    cells: usize,
    text: usize,
}

impl Left {
    /// Counts a cell before its text is copied.
    fn take(&mut self, value: &DataRef<'_>) -> Result<(), Refused> {
        let long = match value {
            DataRef::String(text) | DataRef::DateTimeIso(text) => text.len(),
            DataRef::SharedString(text) => text.len(),
            DataRef::Empty => return Ok(()),
            _ => 0,
        };
        self.cells = self.cells.checked_sub(1).ok_or(Refused::TooMuch)?;
        self.text = self.text.checked_sub(long).ok_or(Refused::TooMuch)?;
        Ok(())
    }
}

/// Cell by cell: a single one in the last corner of a sheet would make a table of all between.
fn sheet(book: &mut Xlsx<Cursor<&[u8]>>, name: &str, left: &mut Left) -> Result<String, Refused> {
    let mut cells = book.worksheet_cells_reader(name).map_err(|_| Refused::Broken)?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    while let Some(cell) = cells.next_cell().map_err(|_| Refused::Broken)? {
        let (row, column) = cell.get_position();
        let place = (usize::try_from(row).ok(), usize::try_from(column).ok());
        let (Some(row), Some(column)) = place else { continue };
        if row >= ROWS || column >= WIDE {
            continue;
        }
        left.take(cell.get_value())?;
        let text = text(cell.get_value());
        if text.is_empty() {
            continue;
        }
        put(&mut rows, row, column, text);
    }
    Ok(rows.iter().map(|row| row.join("\t")).collect::<Vec<_>>().join("\n"))
}

fn put(rows: &mut Vec<Vec<String>>, row: usize, column: usize, text: String) {
    if rows.len() <= row {
        rows.resize(row.saturating_add(1), Vec::new());
    }
    let Some(cells) = rows.get_mut(row) else { return };
    if cells.len() <= column {
        cells.resize(column.saturating_add(1), String::new());
    }
    if let Some(cell) = cells.get_mut(column) {
        *cell = text;
    }
}

fn text(value: &DataRef<'_>) -> String {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match value {
        DataRef::String(text) => plain(text),
        DataRef::SharedString(text) => plain(text),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::DateTimeIso(text) => plain(text),
        _ => String::new(),
    }
}
