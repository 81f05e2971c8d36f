//! A file as a journal keeps it: the names of persons stand apart from the rest.

use super::File;
use serde::{Deserialize, Serialize};

/// A file with the names out of its lines, so that whoever keeps it can take a name out for ever.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its lines.
    pub lines: Vec<KeptLine>,
}

/// A line: what stands before a name, the name, and what stands behind it, with the line's end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLine {
    /// What stands before the name; the whole line if nobody is named.
    pub text: String,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// How many letters the name's columns have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wide: Option<usize>,
    /// What stands behind it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rest: String,
}

/// Who directs: lines that are a name from column 5 to their end.
const ARBITERS: [&str; 2] = ["102", "112"];
/// Column 15, and columns 15 to 47.
const NAME: usize = 14;

impl Kept {
    /// Takes the names out of the lines.
    ///
    /// ```
    /// use touchmove_tournament::trf::{File, Kept};
    ///
    /// let text = "102 Eva Arbiter\n001    1      Hou,Oscar                         2483\n";
    /// let kept = Kept::of(&File::parse(text).unwrap());
    /// assert!(kept.lines.iter().all(|line| !line.text.contains("Hou")));
    /// assert_eq!(kept.text(), text);
    /// ```
    #[must_use]
    pub fn of(file: &File) -> Kept {
        // Players are in the order of their lines.
        let mut players = file.players.iter().peekable();
        let lines = file.lines.iter().enumerate().map(|(at, line)| {
            let player = players.next_if(|player| player.line == at);
            let columns = player.map(|player| player.columns.read(&line.text, 15..=47));
            let arbiter = ARBITERS.iter().any(|number| line.text.starts_with(number));
            match (columns, arbiter) {
                (Some(name), _) => KeptLine::around(&line.text, &line.end, name),
                (None, true) => {
                    let name = line.text.get(4..).unwrap_or_default();
                    KeptLine::around(&line.text, &line.end, name)
                }
                (None, false) => KeptLine::whole(&line.text, &line.end),
            }
        });
        Kept { lines: lines.collect() }
    }

    /// The file's text again. A name that was taken out is what stands for it.
    #[must_use]
    pub fn text(&self) -> String {
        self.lines.iter().map(KeptLine::written).collect()
    }
}

impl KeptLine {
    fn whole(text: &str, end: &str) -> KeptLine {
        KeptLine { text: format!("{text}{end}"), person: None, wide: None, rest: String::new() }
    }

    fn around(line: &str, end: &str, columns: &str) -> KeptLine {
        let name = columns.trim();
        let from = columns.as_ptr().addr().saturating_sub(line.as_ptr().addr());
        let lead = columns.len().saturating_sub(columns.trim_start().len());
        let begin = from.saturating_add(lead);
        if name.is_empty() || begin < NAME.min(4) {
            return KeptLine::whole(line, end);
        }
        let stop = from.saturating_add(columns.len());
        KeptLine {
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
