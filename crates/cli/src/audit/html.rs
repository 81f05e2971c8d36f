//! An audit report as one self-contained HTML file with boards.

use std::fmt::Write as _;
use touchmove_board::{Color, Fen, Position, Square};
use touchmove_explain::Words;

const STYLE: &str = include_str!("report.css");

/// Returns the beginning of the page.
pub fn head(words: &Words, title: &str) -> String {
    let language = words.language();
    let direction = if language.is_right_to_left() { "rtl" } else { "ltr" };
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{title}</h1>\n",
        language.code()
    )
}

/// Returns a finding as HTML: its level, its message, and the position before the move.
pub fn finding(level: &str, said: &str, fen: Option<&str>) -> String {
    let board = fen.and_then(|fen| Fen::parse(fen).ok()).map(|position| board(&position));
    let (board, said) = (board.unwrap_or_default(), escaped(said));
    format!("<article class=\"{level}\">{board}<p>{said}</p></article>\n")
}

/// Returns the end of the page with the summary.
pub fn foot(summary: &str) -> String {
    format!("<pre>{}</pre>\n</html>\n", escaped(summary))
}

fn board(position: &Position) -> String {
    let mut out = format!("<table role=\"img\" aria-label=\"{}\">", escaped(&position.fen()));
    for rank in (0..8).rev() {
        out.push_str("<tr>");
        for square in (0..8).filter_map(|file| Square::at(file, rank)) {
            let dark = if square.is_light() { "" } else { " class=d" };
            let piece = position.piece_at(square).map(|piece| {
                let figures = match piece.color {
                    Color::White => {
                        ['\u{2659}', '\u{2658}', '\u{2657}', '\u{2656}', '\u{2655}', '\u{2654}']
                    }
                    Color::Black => {
                        ['\u{265f}', '\u{265e}', '\u{265d}', '\u{265c}', '\u{265b}', '\u{265a}']
                    }
                };
                figures.get(piece.role.index()).copied().unwrap_or(' ')
            });
            // U+FE0E selects text presentation instead of emoji.
            let piece = piece.map(|figure| format!("{figure}\u{fe0e}")).unwrap_or_default();
            // Writing to a string cannot fail.
            let _ = write!(out, "<td{dark}>{piece}");
        }
    }
    out + "</table>"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_show_the_pieces() {
        let page = finding("error", "<b>", Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
        assert!(page.contains("&lt;b&gt;") && page.matches("<td").count() == 64);
        assert!(
            page.contains('\u{2654}') && page.contains('\u{265a}') && page.contains('\u{2656}')
        );
    }
}
