//! Expectations of a protocol, which are its `=>` lines.

use super::ProtocolError;
use super::time;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_clock::Millis;
use touchmove_laws::Edition;

/// A `=>` line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expectation {
    /// Line, from 1.
    pub line: usize,
    /// Line of the event before the expectation, if any.
    pub event: Option<usize>,
    /// Words that select editions by name. Empty if the expectation applies to all editions.
    pub editions: Vec<String>,
    /// Expected outcome.
    pub expected: Expected,
}

impl Expectation {
    /// True if the expectation applies under this edition.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    /// use touchmove_laws::Edition;
    ///
    /// let text = "[Laws \"FIDE 2018, FIDE 2023\"]\n\n0:00:00 Arbiter starts\n=>@2014/2018 nothing\n";
    /// let expected = &Protocol::parse(text).unwrap().expectations[0];
    /// assert!(expected.counts_under(Edition::Fide2018));
    /// assert!(!expected.counts_under(Edition::Fide2023));
    /// ```
    pub fn counts_under(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.iter().any(|word| edition.name().contains(word))
    }
}

/// Expected outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// Routine effects only.
    Nothing,
    /// An effect. Fields and articles may be left out.
    Effect {
        /// Name of the effect.
        name: String,
        /// Fields as text.
        args: String,
        /// Article numbers.
        articles: Vec<String>,
    },
    /// Final result, optionally with the termination.
    Result(String),
    /// Final clock times: player, time, and time as written.
    Clock(Vec<(String, Millis, String)>),
    /// Final position.
    Position(String),
    /// Standard, rapid or blitz.
    Pace(String),
    /// Final scores of the players.
    Points(String),
}

pub(super) fn expectation(
    line: usize,
    text: &str,
    event: Option<usize>,
) -> Result<Expectation, ProtocolError> {
    let start = text.find("=>").unwrap_or(0);
    let body = text.get(start + 2..).unwrap_or_default();
    let error = |message: &str| ProtocolError {
        line,
        column: text.get(..start).unwrap_or_default().chars().count() + 1,
        message: message.to_owned(),
    };
    let body = uncommented(body);
    let (editions, rest) = match body.strip_prefix('@') {
        Some(tagged) => {
            let (words, rest) = tagged.split_once(char::is_whitespace).unwrap_or((tagged, ""));
            (words.split('/').map(str::to_owned).collect(), rest.trim())
        }
        None => (Vec::new(), body),
    };
    let expected = expected(rest).ok_or_else(|| {
        error("an effect with its fields and [ARTICLES], `nothing`, `result`, `clock`, `position`, `pace` or `points` expected after =>")
    })?;
    Ok(Expectation { line, event, editions, expected })
}

/// Returns the text before a comment. A `#` inside a word, as in SAN, does not begin a comment.
fn uncommented(text: &str) -> &str {
    let comment = text.find(" #").or_else(|| text.find("\t#"));
    text.get(..comment.unwrap_or(text.len())).unwrap_or_default().trim()
}

fn expected(text: &str) -> Option<Expected> {
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match name {
        "" => None,
        "nothing" if rest.is_empty() => Some(Expected::Nothing),
        "result" => Some(Expected::Result(rest.to_owned())),
        "position" => Some(Expected::Position(rest.to_owned())),
        "clock" => clock(rest),
        "pace" => Some(Expected::Pace(rest.to_owned())),
        "points" => Some(Expected::Points(rest.to_owned())),
        _ => effect(name, rest),
    }
}

fn effect(name: &str, rest: &str) -> Option<Expected> {
    let known = name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    let (args, articles) = rest.strip_suffix(']').and_then(listed).unwrap_or((rest, ""));
    let articles = articles.split(',').map(str::trim).filter(|a| !a.is_empty());
    known.then(|| Expected::Effect {
        name: name.to_owned(),
        args: args.to_owned(),
        articles: articles.map(str::to_owned).collect(),
    })
}

/// Splits the fields from the list of articles after them. Some article numbers contain brackets.
fn listed(text: &str) -> Option<(&str, &str)> {
    let (args, articles) = text.rsplit_once(" [").or(text.strip_prefix('[').map(|a| ("", a)))?;
    Some((args.trim(), articles))
}

fn clock(text: &str) -> Option<Expected> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.chunks(2).map(|pair| match pair {
        [player @ ("white" | "black"), time] => {
            Some(((*player).to_owned(), time::time(time)?, (*time).to_owned()))
        }
        _ => None,
    });
    let clocks: Option<Vec<_>> = pairs.collect();
    clocks.filter(|c| !c.is_empty()).map(Expected::Clock)
}
