//! CSV writer (RFC 4180) for spreadsheets.
//!
//! Spreadsheets evaluate cells that begin with `=`, `+`, `-` or `@`, and names are untrusted input.
//! Such cells get a leading apostrophe, which marks a cell as text.

use crate::hidden;
use std::borrow::Cow;

/// Formats a row with the given separator, without a line end.
///
/// ```
/// use touchmove_tournament::csv::row;
/// assert_eq!(row(',', ["1", "=1+1", "Berg, \"Bo\""]), "1,'=1+1,\"Berg, \"\"Bo\"\"\"");
/// assert_eq!(row(';', ["-3.5", "--+", "Aalto;@A1"]), "-3.5;--+;\"Aalto;@A1\"");
/// ```
#[must_use]
pub fn row<'a>(separator: char, cells: impl IntoIterator<Item = &'a str>) -> String {
    let mut out = String::new();
    for (at, text) in cells.into_iter().enumerate() {
        if at > 0 {
            out.push(separator);
        }
        out.push_str(&cell(text));
    }
    out
}

/// Quotes a cell if its text contains a character that ends a cell in some spreadsheet.
fn cell(text: &str) -> Cow<'_, str> {
    let text = if is_formula(text) { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) };
    match text.contains([',', ';', '"', '\n', '\r', '\t']) {
        true => Cow::Owned(format!("\"{}\"", text.replace('"', "\"\""))),
        false => text,
    }
}

/// True if a spreadsheet may evaluate the cell. Some spreadsheets ignore leading blanks and hidden
/// characters, and some accept full-width signs.
fn is_formula(text: &str) -> bool {
    if text.starts_with(['\t', '\r', '\n']) {
        return true;
    }
    let hidden = |c: char| c.is_whitespace() || hidden::kind(c).is_some();
    let shown = text.trim_start_matches(hidden);
    match shown.chars().next() {
        Some('=' | '@' | '\u{ff1d}' | '\u{ff20}') => true,
        // Numbers are not escaped. Neither is `--+`, which is a result.
        Some('+' | '-' | '\u{ff0b}' | '\u{ff0d}') => {
            !is_number(shown) && shown.contains(|c| !matches!(c, '+' | '-'))
        }
        _ => false,
    }
}

/// True for numbers such as `-12`, `+0.5`, `-0,5`.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let all = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all(whole) && all(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_escaped() {
        for formula in [
            "=1+1",
            "@SUM(A1)",
            "+cmd|' /C calc'!A0",
            "-2+3",
            "-cmd",
            " =1",
            "\u{feff}=1",
            "\u{2060}=1",
            "\u{ff1d}1",
        ] {
            assert_eq!(row(',', [formula]), format!("'{formula}"));
        }
        assert_eq!(row(',', ["\t=1"]), "\"'\t=1\"");
        assert_eq!(row(',', ["\r=1"]), "\"'\r=1\"");
        assert_eq!(row(',', ["=\"a\",b"]), "\"'=\"\"a\"\",b\"");
    }

    #[test]
    fn numbers_and_names_are_unchanged() {
        for plain in ["", "-", "-12", "+3", "-0.5", "+--", "--+", "1-0", "Aalto", "½-½", "1=1"] {
            assert_eq!(row(',', [plain]), plain);
        }
    }
}
