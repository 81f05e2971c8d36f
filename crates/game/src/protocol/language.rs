//! The language of protocols, told to people: the text with its table of acts.

use super::acts::{ACTS, Doer, Field, Row};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

const TEXT: &str = include_str!("language.txt");
const TABLE: &str = "{acts}";

/// How people are told of the language: what is said round the table of acts, and in it.
/// The words of the language itself are the same for everybody.
pub trait Telling {
    /// The text, with `{acts}` where the table goes.
    fn text(&self) -> &str;
    /// A word of the table: `meaning`, `player`, or the name of a group.
    fn word(&self, english: &str) -> String;
    /// What an act means.
    fn means(&self, row: &Row) -> String;
}

/// As this crate says it.
struct English;

impl Telling for English {
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

/// The language in full, in Markdown. Its table of acts is made from [`ACTS`].
///
/// ```
/// let text = touchmove_game::protocol::language();
/// assert!(text.contains("| player | `claims flag` | `claims_flag` |"));
/// ```
pub fn language() -> String {
    language_told(&English)
}

/// The same, told by somebody else.
///
/// ```
/// use touchmove_game::protocol::{Row, Telling, language_told};
///
/// struct Finnish;
///
/// impl Telling for Finnish {
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
/// let text = language_told(&Finnish);
/// assert!(text.contains("| pelaaja | `resigns` | `resigns` | luovuttaa |"));
/// ```
pub fn language_told(telling: &dyn Telling) -> String {
    let table: String = ACTS.iter().copied().map(|rows| group(telling, rows)).collect();
    telling.text().replace(TABLE, table.trim_end())
}

fn group(telling: &dyn Telling, rows: &[Row]) -> String {
    let name = rows.first().map_or("", |row| row.group);
    let heads = ["who", "act", "in JSON", "meaning"].map(|head| telling.word(head)).join(" | ");
    let rule = "| --- | --- | --- | --- | --- |";
    let lines: String = rows.iter().map(|row| line(telling, row)).collect();
    format!("### {}\n\n| {heads} | |\n{rule}\n{lines}\n", telling.word(name))
}

fn line(telling: &dyn Telling, row: &Row) -> String {
    let who: Vec<String> = row.who.iter().map(|&who| telling.word(doer(who))).collect();
    let silent = if row.silent { telling.word("silent") } else { String::new() };
    let cells = [who.join(", "), code(&row.form()), json(row), telling.means(row)];
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
        Doer::Spectator => "Spectator",
    }
}

/// In a table, a bar would end the cell.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}

/// The name and the fields.
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
