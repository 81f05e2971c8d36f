//! Tables of a saved web page, converted to one line for each row.

use crate::tokens::{self, TooMany};
use html5gum::{StartTag, Token};

/// Upper bound on the nesting of tables. Deeper tables become text of the cell around them.
const DEEP: usize = 16;
/// Upper bound on columns.
const WIDE: usize = 60;
/// Upper bound on the number of rows in a page.
const ROWS: usize = 20_000;

/// Returns the rows as tab-separated lines, with the page's headings between them. Returns `None`
/// if the text is not a page with a table.
pub(crate) fn lines(text: &str) -> Option<Result<String, TooMany>> {
    let start = text.trim_start();
    let is_page = start.starts_with('<') && text.to_lowercase().contains("<table");
    is_page.then(|| {
        let mut page = Page::default();
        tokens::each(text, |token| page.take(token))?;
        Ok(page.lines.join("\n"))
    })
}

#[derive(Default)]
struct Page {
    lines: Vec<String>,
    tables: Vec<Table>,
    /// Text of the heading that is being read.
    heading: Option<String>,
    /// Number of open elements without visible text, such as scripts and styles.
    unseen: usize,
    /// Number of open tables that are nested too deeply.
    deeper: usize,
}

#[derive(Default)]
struct Table {
    rows: Vec<Vec<String>>,
    row: Vec<String>,
    cell: Option<String>,
}

impl Page {
    fn take(&mut self, token: &Token) {
        match token {
            Token::StartTag(tag) => self.opens(tag),
            Token::EndTag(tag) => self.closes(&tag.name),
            Token::String(text) if self.unseen == 0 => {
                self.says(&String::from_utf8_lossy(&text.value))
            }
            _ => {}
        }
    }

    fn opens(&mut self, tag: &StartTag<()>) {
        match tag.name.as_slice() {
            b"script" | b"style" if !tag.self_closing => {
                self.unseen = self.unseen.saturating_add(1)
            }
            b"h1" | b"h2" | b"h3" | b"h4" => self.heading = Some(String::new()),
            b"table" if self.tables.len() < DEEP => self.tables.push(Table::default()),
            b"table" => self.deeper = self.deeper.saturating_add(1),
            b"tr" => self.in_table(Table::end_row),
            b"td" | b"th" => {
                let empty = wider(tag);
                self.in_table(|table| table.begin_cell(empty));
            }
            b"br" => self.says(" "),
            _ => {}
        }
    }

    fn closes(&mut self, name: &[u8]) {
        match name {
            b"script" | b"style" => self.unseen = self.unseen.saturating_sub(1),
            b"h1" | b"h2" | b"h3" | b"h4" => self.end_heading(),
            b"td" | b"th" => self.in_table(Table::end_cell),
            b"tr" => self.in_table(Table::end_row),
            b"table" if self.deeper > 0 => self.deeper = self.deeper.saturating_sub(1),
            b"table" => self.end_table(),
            _ => {}
        }
    }

    fn in_table(&mut self, does: impl FnOnce(&mut Table)) {
        if let Some(table) = self.tables.last_mut().filter(|_| self.deeper == 0) {
            does(table);
        }
    }

    fn says(&mut self, text: &str) {
        if let Some(heading) = &mut self.heading {
            heading.push_str(text);
        } else if let Some(cell) = self.tables.last_mut().and_then(|table| table.cell.as_mut()) {
            cell.push_str(text);
        }
    }

    fn end_heading(&mut self) {
        let line = self.heading.take().map(|text| tidy(&text)).unwrap_or_default();
        if !line.is_empty() {
            self.lines.push(line);
        }
    }

    /// Ends a table. A nested table with a single row is only used for layout, so its text is added
    /// to the outer cell.
    fn end_table(&mut self) {
        let Some(mut table) = self.tables.pop() else { return };
        table.end_row();
        let outer = self.tables.last_mut().and_then(|outer| outer.cell.as_mut());
        match (outer, table.rows.as_slice()) {
            (Some(cell), [row]) => cell.push_str(&format!(" {} ", row.join(" "))),
            (_, rows) => {
                let left = ROWS.saturating_sub(self.lines.len());
                self.lines.extend(rows.iter().take(left).map(|row| row.join("\t")));
            }
        }
    }
}

impl Table {
    fn begin_cell(&mut self, empty: usize) {
        self.end_cell();
        self.cell = Some(String::new());
        self.row.extend(std::iter::repeat_n(String::new(), empty));
    }

    fn end_cell(&mut self) {
        if let Some(cell) = self.cell.take().filter(|_| self.row.len() < WIDE) {
            self.row.push(tidy(&cell));
        }
    }

    fn end_row(&mut self) {
        self.end_cell();
        let row = std::mem::take(&mut self.row);
        if row.iter().any(|cell| !cell.is_empty()) && self.rows.len() < ROWS {
            self.rows.push(row);
        }
    }
}

/// Returns the number of additional columns that a cell spans. Empty cells fill them before the
/// cell.
fn wider(tag: &StartTag<()>) -> usize {
    let span = tag.attributes.iter().find(|(name, _)| name.as_slice() == b"colspan");
    let span =
        span.and_then(|(_, span)| std::str::from_utf8(&span.value).ok()?.trim().parse().ok());
    span.unwrap_or(1_usize).clamp(1, WIDE).saturating_sub(1)
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn rows_become_lines_and_layout_tables_become_cell_text() {
        let page = "<!DOCTYPE html><html><style>td{a:b}</style><h2>Round&nbsp;3</h2><table><tr><th>Bo.\
            <th>White</tr><tr><td>1</td><td><table><tr><td><div class=w></div><td>M&uuml;ller, <b>J.</b>\
            </table></td></tr></table>";
        assert_eq!(lines(page).unwrap().unwrap(), "Round 3\nBo.\tWhite\n1\tMüller, J.");
        assert_eq!(lines("White - Black"), None);
    }

    #[test]
    fn depth_and_width_are_bounded() {
        let deep = "<table><tr><td>".repeat(50_000);
        assert_eq!(lines(&deep), Some(Ok(String::new())));
        let wide = format!("<table><tr><td colspan=99999999>{}</table>", "a<td>".repeat(10_000));
        assert!(lines(&wide).unwrap().unwrap().split('\t').count() <= super::WIDE * 2);
    }
}
