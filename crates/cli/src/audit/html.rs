//! An audit report as one self-contained HTML file with boards.
//!
//! The summary stands first, but is known last, so the findings go to a second file first.

use super::boards::{Arrow, Board};
use super::kind_list::what;
use crate::messages::say;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use touchmove_audit::Finding;
use touchmove_board::{Color, Piece, Square};
use touchmove_explain::Words;

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");
/// Squares of the board and the head of an arrow, which all boards use.
const SHARED: &str = include_str!("report.svg");

/// Report that is being written.
pub struct Page {
    path: PathBuf,
    title: String,
    findings: BufWriter<File>,
    kinds: BTreeSet<String>,
}

impl Page {
    /// Creates the file of the findings next to the report.
    ///
    /// # Errors
    /// If the file cannot be created.
    pub fn create(path: &Path, title: &str) -> io::Result<Page> {
        let findings = BufWriter::new(File::create(part(path))?);
        let (path, title) = (path.to_owned(), title.to_owned());
        Ok(Page { path, title, findings, kinds: BTreeSet::new() })
    }

    /// Adds a finding with its message and position.
    pub fn add(&mut self, finding: &Finding, said: &str, board: Option<&Board>) -> io::Result<()> {
        let (kind, level) = (finding.kind.name(), finding.kind.level().name());
        let (board, said) = (board.map(svg).unwrap_or_default(), escaped(said));
        let article = format!(
            "<article class=\"{level}\" data-kind=\"{kind}\">{board}<p>{said}</p></article>\n"
        );
        self.kinds.insert(kind);
        self.findings.write_all(article.as_bytes())
    }

    /// Writes the findings to disk.
    pub fn flush(&mut self) -> io::Result<()> {
        self.findings.flush()
    }

    /// Writes the report: summary, filter, findings.
    pub fn finish(&mut self, words: &Words, summary: &str) -> io::Result<()> {
        self.flush()?;
        let mut page = BufWriter::new(File::create(&self.path)?);
        page.write_all(head(words, &self.title, summary).as_bytes())?;
        page.write_all(filter(words, &self.kinds).as_bytes())?;
        io::copy(&mut File::open(part(&self.path))?, &mut page)?;
        write!(page, "</main>\n<script>{SCRIPT}</script>\n</html>\n")?;
        page.flush()?;
        fs::remove_file(part(&self.path))
    }
}

fn part(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn head(words: &Words, title: &str, summary: &str) -> String {
    let language = words.language();
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let title = escaped(title);
    let lines: String = summary.lines().map(|line| format!("<li>{}\n", escaped(line))).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<header>\n<h1>{title}</h1>\n<ul>\n{lines}</ul>\n</header>\n{SHARED}",
        language.code()
    )
}

/// Returns the form that sorts and selects the findings. The script shows it.
fn filter(words: &Words, kinds: &BTreeSet<String>) -> String {
    let word = |id: &str| escaped(&say(words, &format!("audit-html-{id}"), &[]));
    let option = |value: &str, text: &str| format!("<option value=\"{value}\">{text}");
    let levels = ["all", "warning", "error"].map(|level| option(level, &word(level)));
    let orders = ["place", "level", "kind"].map(|order| option(order, &word(order)));
    let kind = |kind: &String| {
        let text = what(words, kind).unwrap_or_default();
        option(kind, &format!("{kind}: {}", escaped(&text)))
    };
    let kinds: String = kinds.iter().map(kind).collect();
    let labelled = |label: &str, name: &str, options: String| {
        format!("<label>{} <select name={name}>{options}</select></label>\n", word(label))
    };
    let mut out = "<form role=search hidden>\n".to_owned();
    out += &labelled("levels", "level", levels.concat());
    out += &labelled("kinds", "kind", option("", &word("all")) + &kinds);
    out += &labelled("order", "order", orders.concat());
    let _ = writeln!(out, "<label>{} <input type=search name=text></label>", word("text"));
    out += "<output></output>\n</form>\n<main>\n";
    out
}

/// Returns the board as a picture: the squares of the last move, the pieces, and arrows.
fn svg(board: &Board) -> String {
    let label = escaped(&board.position.fen());
    let mut out =
        format!("<svg viewBox=\"0 0 8 8\" role=img aria-label=\"{label}\"><use href=#b />");
    // Writing to a string cannot fail.
    for square in board.last.iter().flat_map(|&(from, to)| [from, to]) {
        let (x, y) = corner(square);
        let _ = write!(out, "<rect x={x} y={y} width=1 height=1 />");
    }
    for square in (0..8).flat_map(|rank| (0..8).filter_map(move |file| Square::at(file, rank))) {
        if let Some(piece) = board.position.piece_at(square) {
            let (x, y) = corner(square);
            // U+FE0E selects text presentation instead of emoji.
            let _ = write!(out, "<text x={x}.5 y={y}.82>{}\u{fe0e}</text>", figure(piece));
        }
    }
    out.extend(board.arrows.iter().map(arrow));
    out + "</svg>"
}

/// Returns the corner of a square from which the picture's coordinates count.
fn corner(square: Square) -> (u8, u8) {
    (square.file(), 7 - square.rank())
}

fn figure(piece: Piece) -> char {
    let figures = match piece.color {
        Color::White => ['\u{2659}', '\u{2658}', '\u{2657}', '\u{2656}', '\u{2655}', '\u{2654}'],
        Color::Black => ['\u{265f}', '\u{265e}', '\u{265d}', '\u{265c}', '\u{265b}', '\u{265a}'],
    };
    figures.get(piece.role.index()).copied().unwrap_or(' ')
}

fn arrow(&(from, to): &Arrow) -> String {
    let ((x1, y1), (x2, y2)) = (corner(from), corner(to));
    format!("<path d=\"M{x1}.5 {y1}.5L{x2}.5 {y2}.5\" />")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_board::Fen;

    #[test]
    fn boards_show_pieces_last_move_and_arrows() {
        let position = Fen::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let square = |name: &str| name.parse().unwrap();
        let board = Board {
            position,
            last: Some((square("d8"), square("e8"))),
            arrows: vec![(square("h1"), square("h8"))],
        };
        let picture = svg(&board);
        for figure in ['\u{2654}', '\u{265a}', '\u{2656}'] {
            assert!(picture.contains(figure), "{picture}");
        }
        assert!(picture.contains("<rect x=3 y=0") && picture.contains("<rect x=4 y=0"));
        assert!(picture.contains("<path d=\"M7.5 7.5L7.5 0.5\""), "{picture}");
    }
}
