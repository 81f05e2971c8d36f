//! Table rows for findings.

use crate::{Finding, Report};
use crate::{Heading, sentence};
use touchmove_explain::Words;

/// A finding together with the heading of its game. Text that is unknown is empty.
///
/// ```
/// use touchmove_explain::{Language, Words};
/// use touchmove_audit::{Heading, Row};
///
/// let game = touchmove_notation::pgn::games(b"1. e4 e5 2. Ke3 *").next().unwrap();
/// let report = touchmove_audit::audit(&game, None);
/// let (words, heading) = (Words::new(Language::English), Heading::of(&game, 0));
/// let row = Row::of(&words, &heading, &report, &report.findings[0]);
/// assert_eq!((row.kind.as_str(), row.number.as_str()), ("illegal-move", "2."));
/// assert_eq!(row.texts().len(), Row::TEXTS.len());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Line of the finding, from 1.
    pub line: u32,
    /// Column of the finding, from 1.
    pub column: u32,
    /// Heading of the game.
    pub heading: Heading,
    /// Name of the edition used.
    pub laws: &'static str,
    /// Name of the kind, such as `illegal-move`.
    pub kind: String,
    /// Level: `note`, `warning` or `error`.
    pub level: &'static str,
    /// Number of the move: `12.` or `12...`.
    pub number: String,
    /// Article numbers, separated by spaces.
    pub articles: String,
    /// The finding as a sentence.
    pub text: String,
}

impl Row {
    /// Names of the text columns, in the order of [`Row::texts`].
    pub const TEXTS: [&'static str; 13] = [
        "event", "site", "date", "round", "white", "black", "result", "laws", "kind", "level",
        "move", "articles", "text",
    ];

    /// Creates the row of a finding.
    ///
    /// ```
    /// # use touchmove_explain::{Language, Words};
    /// # use touchmove_audit::{Heading, Row};
    /// let game = touchmove_notation::pgn::games(b"1. e4 -- *").next().unwrap();
    /// let report = touchmove_audit::audit(&game, None);
    /// let words = Words::new(Language::English);
    /// let row = Row::of(&words, &Heading::default(), &report, &report.findings[0]);
    /// assert_eq!(row.level, "error");
    /// ```
    pub fn of(words: &Words, heading: &Heading, report: &Report, finding: &Finding) -> Row {
        let articles: Vec<&str> = finding.kind.articles().iter().map(|a| a.number()).collect();
        let said = sentence(words, finding, report.edition);
        Row {
            line: finding.place.line,
            column: finding.place.column,
            heading: heading.clone(),
            laws: report.edition.name(),
            kind: finding.kind.name(),
            level: finding.kind.level().name(),
            number: finding.number.clone().unwrap_or_default(),
            articles: articles.join(" "),
            text: said.unwrap_or_else(|error| error.to_string()),
        }
    }

    /// Returns the values of the text columns.
    ///
    /// ```
    /// # use touchmove_explain::{Language, Words};
    /// # use touchmove_audit::{Heading, Row};
    /// let game = touchmove_notation::pgn::games(b"1. e4 -- *").next().unwrap();
    /// let report = touchmove_audit::audit(&game, None);
    /// let words = Words::new(Language::English);
    /// let row = Row::of(&words, &Heading::default(), &report, &report.findings[0]);
    /// assert_eq!(row.texts()[8], "pass");
    /// ```
    pub fn texts(&self) -> [&str; 13] {
        fn known(value: &Option<String>) -> &str {
            value.as_deref().unwrap_or_default()
        }
        let Heading { event, site, date, round, white, black, result, .. } = &self.heading;
        [
            known(event),
            known(site),
            known(date),
            known(round),
            known(white),
            known(black),
            result.unwrap_or_default(),
            self.laws,
            &self.kind,
            self.level,
            &self.number,
            &self.articles,
            &self.text,
        ]
    }
}
