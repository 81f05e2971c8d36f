//! The language of protocols, told to people: the text with its table of acts.

use super::acts::{ACTS, Doer, Field, Row};
use std::fmt::Write;

const TEXT: &str = include_str!("language.txt");
const TABLE: &str = "{acts}";

/// The language in full, in Markdown. Its table of acts is made from [`ACTS`].
///
/// ```
/// let text = touchmove_game::protocol::language();
/// assert!(text.contains("| player | `claims flag` | `claims_flag` |"));
/// ```
pub fn language() -> String {
    TEXT.replace(TABLE, table().trim_end())
}

fn table() -> String {
    ACTS.iter().copied().map(group).collect()
}

fn group(rows: &[Row]) -> String {
    let name = rows.first().map_or("", |row| row.group);
    let mut text = format!(
        "### {name}\n\n| who | act | in JSON | meaning | |\n| --- | --- | --- | --- | --- |\n"
    );
    rows.iter().for_each(|row| text.push_str(&line(row)));
    text.push('\n');
    text
}

fn line(row: &Row) -> String {
    let who: Vec<&str> = row.who.iter().copied().map(doer).collect();
    let silent = if row.silent { "silent" } else { "" };
    let cells = [who.join(", "), code(&row.form()), json(row), row.means.to_owned()];
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
