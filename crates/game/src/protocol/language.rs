//! Description of the protocol language for people: a text with a table of acts.

use super::acts::{ACTS, Doer, Field, Row};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

const TEXT: &str = include_str!("language.txt");
const TABLE: &str = "{acts}";

/// A translation of the description: the text around the table, and the texts in the table. The
/// words of the protocol language are never translated.
pub trait LanguageDescription {
    /// Returns the text, with `{acts}` as the placeholder for the table.
    fn text(&self) -> &str;
    /// Translates a word of the table: `meaning`, `player`, or the name of a group.
    fn word(&self, english: &str) -> String;
    /// Returns the meaning of an act.
    fn means(&self, row: &Row) -> String;
}

/// The original in English.
struct English;

impl LanguageDescription for English {
    fn text(&self) -> &str {
        TEXT
    }

    fn word(&self, english: &str) -> String {
        english.to_owned()
    }

    fn means(&self, row: &Row) -> String {
        row.means.to_owned()
    }
}

/// Returns the complete description as Markdown. Its table of acts is generated from [`ACTS`].
///
/// ```
/// let text = touchmove_game::protocol::language();
/// assert!(text.contains("| player | `claims flag` | `claims_flag` |"));
/// ```
pub fn language() -> String {
    language_with(&English)
}

/// Returns the complete description in a translation.
///
/// ```
/// use touchmove_game::protocol::{Row, LanguageDescription, language_with};
///
/// struct Finnish;
///
/// impl LanguageDescription for Finnish {
///     fn text(&self) -> &str {
///         "Teot:\n\n{acts}"
///     }
///     fn word(&self, english: &str) -> String {
///         if english == "player" { "pelaaja" } else { english }.to_owned()
///     }
///     fn means(&self, row: &Row) -> String {
///         if row.name == "resigns" { "luovuttaa" } else { row.means }.to_owned()
///     }
/// }
///
/// let text = language_with(&Finnish);
/// assert!(text.contains("| pelaaja | `resigns` | `resigns` | luovuttaa |"));
/// ```
pub fn language_with(description: &dyn LanguageDescription) -> String {
    let table: String = ACTS.iter().copied().map(|rows| group(description, rows)).collect();
    description.text().replace(TABLE, table.trim_end())
}

fn group(description: &dyn LanguageDescription, rows: &[Row]) -> String {
    let name = rows.first().map_or("", |row| row.group);
    let heads = ["who", "act", "in JSON", "meaning"].map(|head| description.word(head)).join(" | ");
    let rule = "| --- | --- | --- | --- | --- |";
    let lines: String = rows.iter().map(|row| line(description, row)).collect();
    format!("### {}\n\n| {heads} | |\n{rule}\n{lines}\n", description.word(name))
}

fn line(description: &dyn LanguageDescription, row: &Row) -> String {
    let who: Vec<String> = row.who.iter().map(|&who| description.word(doer(who))).collect();
    let silent = if row.silent { description.word("silent") } else { String::new() };
    let cells = [who.join(", "), code(&row.form()), json(row), description.means(row)];
    let mut line = String::new();
    cells.iter().for_each(|cell| {
        let _ = write!(line, "| {cell} ");
    });
    format!("{line}| {silent} |\n").replace("|  |", "| |")
}

const fn doer(who: Doer) -> &'static str {
    match who {
        Doer::Player => "player",
        Doer::Arbiter => "Arbiter",
        Doer::Assistant => "assistant",
        Doer::Captain => "captain",
        Doer::Spectator => "Spectator",
    }
}

/// Formats inline code; escapes the bar, which would end a table cell.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}

/// Formats the JSON name and fields.
fn json(row: &Row) -> String {
    let fields: Vec<String> = row.fields().map(field).collect();
    match fields.as_slice() {
        [] => code(row.name),
        fields => format!("{}: {}", code(row.name), fields.join(", ")),
    }
}

fn field(field: &Field) -> String {
    code(&format!("{}{}", field.name, if field.optional { "?" } else { "" }))
}
