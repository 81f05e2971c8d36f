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
        [b'P', b'K', 3 | 5, 4 | 6, ..] => Some(unpacked(bytes)),
        [0xd0, 0xcf, 0x11, 0xe0, ..] => Some(Err(Refused::Old)),
        _ => None,
    }
}

fn unpacked(bytes: &[u8]) -> Result<Vec<String>, Refused> {
    within_limits(bytes)?;
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(|_| Refused::Broken)?;
    let names = book.sheet_names();
    let mut sheets = Vec::new();
    for name in names.iter().take(SHEETS) {
        // Sheets of charts and macros have no cells.
        let Ok(sheet) = sheet(&mut book, name) else { continue };
        if !sheet.trim().is_empty() {
            sheets.push(sheet);
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

/// Cell by cell: a single one in the last corner of a sheet would make a table of all between.
fn sheet(book: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<String, Refused> {
    let mut cells = book.worksheet_cells_reader(name).map_err(|_| Refused::Broken)?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut count = 0_usize;
    while let Some(cell) = cells.next_cell().map_err(|_| Refused::Broken)? {
        let (row, column) = cell.get_position();
        let place = (usize::try_from(row).ok(), usize::try_from(column).ok());
        let (Some(row), Some(column)) = place else { continue };
        let text = text(cell.get_value());
        if text.is_empty() || row >= ROWS || column >= WIDE {
            continue;
        }
        count = count.saturating_add(1);
        if count > CELLS {
            return Err(Refused::TooMuch);
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
