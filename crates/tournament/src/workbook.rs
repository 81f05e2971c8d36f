//! Reader of `.xlsx` workbooks. Each sheet becomes lines of tab-separated cells.

use calamine::{DataRef, Reader, Xlsx};
use std::io::{Cursor, Read, sink};
use zip::ZipArchive;

/// Upper bound on the unpacked size in bytes.
pub(crate) const UNPACKED: u64 = 32 * 1024 * 1024;
/// Upper bound on the number of rows. Cells beyond it are ignored.
const ROWS: usize = 20_000;
/// Upper bound on the number of columns. Cells beyond it are ignored.
const WIDE: usize = 60;
const CELLS: usize = 400_000;
/// Upper bound on the text of all cells, in bytes. Cells may share a string. Without the bound,
/// thousands of cells with one long string would make a workbook of a few kB use all memory.
const TEXT: usize = 8 * 1024 * 1024;
const SHEETS: usize = 30;

/// Reason why a workbook is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RefusalReason {
    /// The workbook is older than `.xlsx`, or a password protects it.
    Old,
    /// The workbook exceeds an upper bound.
    TooMuch,
    /// The workbook is damaged, or the file is another kind of ZIP file.
    Broken,
}

/// Returns the sheets of a workbook that are not empty. Returns `None` if the bytes are not a
/// workbook.
pub(crate) fn sheets(bytes: &[u8]) -> Option<Result<Vec<String>, RefusalReason>> {
    match bytes {
        // calamine panics on some invalid positions of cells.
        [b'P', b'K', 3 | 5, 4 | 6, ..] => {
            Some(std::panic::catch_unwind(|| unpacked(bytes)).unwrap_or(Err(RefusalReason::Broken)))
        }
        [0xd0, 0xcf, 0x11, 0xe0, ..] => Some(Err(RefusalReason::Old)),
        _ => None,
    }
}

fn unpacked(bytes: &[u8]) -> Result<Vec<String>, RefusalReason> {
    within_limits(bytes)?;
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(|_| RefusalReason::Broken)?;
    let names = book.sheet_names();
    let mut sheets = Vec::new();
    let mut left = Allowance { cells: CELLS, text: TEXT };
    for name in names.iter().take(SHEETS) {
        match sheet(&mut book, name, &mut left) {
            Ok(sheet) if sheet.trim().is_empty() => {}
            Ok(sheet) => sheets.push(sheet),
            Err(RefusalReason::TooMuch) => return Err(RefusalReason::TooMuch),
            // Chart and macro sheets have no cells.
            Err(RefusalReason::Broken | RefusalReason::Old) => {}
        }
    }
    if sheets.is_empty() { Err(RefusalReason::Broken) } else { Ok(sheets) }
}

/// Measures the unpacked size. The headers of a ZIP file may state a smaller size (ZIP bombs), so
/// the whole file is unpacked once and discarded.
fn within_limits(bytes: &[u8]) -> Result<(), RefusalReason> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| RefusalReason::Broken)?;
    let mut left = UNPACKED;
    for at in 0..archive.len() {
        let entry = archive.by_index(at).map_err(|_| RefusalReason::Broken)?;
        let mut counted = entry.take(left.saturating_add(1));
        let read = std::io::copy(&mut counted, &mut sink()).map_err(|_| RefusalReason::Broken)?;
        left = left.checked_sub(read).ok_or(RefusalReason::TooMuch)?;
    }
    Ok(())
}

/// Number of cells and bytes of text that may still be read.
struct Allowance {
    cells: usize,
    text: usize,
}

impl Allowance {
    /// Counts a cell before its text is copied.
    fn take(&mut self, value: &DataRef<'_>) -> Result<(), RefusalReason> {
        let long = match value {
            DataRef::String(text) | DataRef::DateTimeIso(text) => text.len(),
            DataRef::SharedString(text) => text.len(),
            DataRef::Empty => return Ok(()),
            _ => 0,
        };
        self.cells = self.cells.checked_sub(1).ok_or(RefusalReason::TooMuch)?;
        self.text = self.text.checked_sub(long).ok_or(RefusalReason::TooMuch)?;
        Ok(())
    }
}

/// Reads a sheet cell by cell. A dense table would be huge if a single cell is in the last row or
/// column.
fn sheet(
    book: &mut Xlsx<Cursor<&[u8]>>,
    name: &str,
    left: &mut Allowance,
) -> Result<String, RefusalReason> {
    let mut cells = book.worksheet_cells_reader(name).map_err(|_| RefusalReason::Broken)?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    while let Some(cell) = cells.next_cell().map_err(|_| RefusalReason::Broken)? {
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
