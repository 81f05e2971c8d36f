//! Files in the form stored in a journal, which keeps personal names separately.

use super::File;
use serde::{Deserialize, Serialize};

/// File whose names are separated from the lines, so that a name can be erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredFile {
    /// Lines of the file.
    pub lines: Vec<StoredLine>,
}

/// Line split into the text before the name, the name, and the text after it. The line end is part
/// of the last text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLine {
    /// Text before the name, or the whole line if it has no name.
    pub text: String,
    /// Name, if the line has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// Width of the name's columns in characters, if they are fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wide: Option<usize>,
    /// Text after the name, with the line end.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rest: String,
}

/// Numbers of the lines for arbiters. The name is from column 5 to the end.
const ARBITERS: [&str; 2] = ["102", "112"];
/// Smallest offset of a player's name. It fills columns 15 to 47.
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
        // The players are in the order of their lines.
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

    /// Returns the text of the file. A placeholder replaces an erased name.
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
