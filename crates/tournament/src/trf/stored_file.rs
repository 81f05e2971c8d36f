//! Files as stored in a journal, with personal names kept separately.

use super::File;
use serde::{Deserialize, Serialize};

/// A file with its names separated from the lines, so that a name can be erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredFile {
    /// The lines of the file.
    pub lines: Vec<StoredLine>,
}

/// A line split into prefix, name, and suffix with the line end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLine {
    /// The text before the name; the whole line if it has no name.
    pub text: String,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The width of the name's columns, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wide: Option<usize>,
    /// The text after the name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rest: String,
}

/// Lines of arbiters: a name from column 5 to the end.
const ARBITERS: [&str; 2] = ["102", "112"];
/// The minimum offset of a name; names of players fill columns 15 to 47.
const NAME: usize = 14;

impl StoredFile {
    /// Separates the names from the lines.
    ///
    /// ```
    /// use touchmove_tournament::trf::{File, StoredFile};
    ///
    /// let text = "102 Eva Arbiter\n001    1      Hou,Oscar                         2483\n";
    /// let kept = StoredFile::of(&File::parse(text).unwrap());
    /// assert!(kept.lines.iter().all(|line| !line.text.contains("Hou")));
    /// assert_eq!(kept.text(), text);
    /// ```
    #[must_use]
    pub fn of(file: &File) -> StoredFile {
        // Players are sorted by line.
        let mut players = file.players.iter().peekable();
        let lines = file.lines.iter().enumerate().map(|(at, line)| {
            let player = players.next_if(|player| player.line == at);
            let columns = player.map(|player| player.columns.read(&line.text, 15..=47));
            let arbiter = ARBITERS.iter().any(|number| line.text.starts_with(number));
            match (columns, arbiter) {
                (Some(name), _) => StoredLine::around(&line.text, &line.end, name),
                (None, true) => {
                    let name = line.text.get(4..).unwrap_or_default();
                    StoredLine::around(&line.text, &line.end, name)
                }
                (None, false) => StoredLine::whole(&line.text, &line.end),
            }
        });
        StoredFile { lines: lines.collect() }
    }

    /// Returns the file's text. An erased name appears as its placeholder.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines.iter().map(StoredLine::written).collect()
    }
}

impl StoredLine {
    fn whole(text: &str, end: &str) -> StoredLine {
        StoredLine { text: format!("{text}{end}"), person: None, wide: None, rest: String::new() }
    }

    fn around(line: &str, end: &str, columns: &str) -> StoredLine {
        let name = columns.trim();
        let from = columns.as_ptr().addr().saturating_sub(line.as_ptr().addr());
        let lead = columns.len().saturating_sub(columns.trim_start().len());
        let begin = from.saturating_add(lead);
        if name.is_empty() || begin < NAME.min(4) {
            return StoredLine::whole(line, end);
        }
        let stop = from.saturating_add(columns.len());
        StoredLine {
            text: line.get(..begin).unwrap_or_default().to_owned(),
            person: Some(name.to_owned()),
            wide: Some(columns.chars().count().saturating_sub(lead)),
            rest: format!("{}{end}", line.get(stop..).unwrap_or_default()),
        }
    }

    fn written(&self) -> String {
        let name = self.person.as_deref().unwrap_or_default();
        let wide = self.wide.unwrap_or(0);
        let name: String = name.chars().take(wide.max(2)).collect();
        format!("{}{name:<wide$}{}", self.text, self.rest)
    }
}
