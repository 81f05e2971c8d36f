//! Comparison of the rulings with the expectations in a protocol.

use super::expectation::{Expectation, Expected};
use super::judge::{EventRuling, Judged};
use super::time::clock_text;
use super::{Protocol, ProtocolError};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::Ruling;

/// A difference between a ruling and an expectation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Line of the expectation, or line of the event with an unexpected ruling.
    pub line: usize,
    /// Expected and actual ruling.
    pub message: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl Judged {
    /// Returns the differences between the rulings and the protocol's expectations. The list is
    /// empty if the protocol has no `=>` line.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    ///
    /// let text = "[Laws \"FIDE 2014\"]\n\nBlack resigns\n=> game_over 0-1 resignation\n";
    /// let protocol = Protocol::parse(text).unwrap();
    /// let judged = protocol.judge(protocol.setup.editions[0]).unwrap();
    /// assert_eq!(judged.differences(&protocol).len(), 2);
    /// ```
    pub fn differences(&self, protocol: &Protocol) -> Vec<Difference> {
        if protocol.expectations.is_empty() {
            return Vec::new();
        }
        let counts = |e: &&Expectation| e.counts_under(self.edition);
        let mut open: Vec<&EventRuling> = self.rulings.iter().collect();
        let mut found: Vec<Difference> = Vec::new();
        for expectation in protocol.expectations.iter().filter(counts) {
            found.extend(self.compare(expectation, &mut open));
        }
        let surplus = open.into_iter().filter(|g| !g.ruling.effect().is_routine());
        found.extend(surplus.map(|g| Difference {
            line: g.line,
            message: format!("not expected, but occurred: {}", ruling_text(&g.ruling)),
        }));
        found.sort_by_key(|d| d.line);
        found
    }

    fn compare(
        &self,
        expectation: &Expectation,
        open: &mut Vec<&EventRuling>,
    ) -> Option<Difference> {
        let message = match &expectation.expected {
            Expected::Nothing => None,
            Expected::Effect { name, args, articles } => {
                let event = expectation.event.unwrap_or_default();
                let fits = |g: &&EventRuling| {
                    g.line == event
                        && g.ruling.effect().name() == name
                        && args_fit(g, args)
                        && articles_fit(g, articles)
                };
                match open.iter().position(fits) {
                    Some(i) => {
                        open.remove(i);
                        None
                    }
                    None => Some(self.missing(expectation, name)),
                }
            }
            Expected::Result(text) => at_the_end("result", text, &self.result_text()),
            Expected::Position(fen) => {
                at_the_end("position", fen, &self.game.position().fen().to_string())
            }
            Expected::Pace(pace) => at_the_end("pace", pace, self.game.regulations().pace.name()),
            Expected::Points(points) => at_the_end("points", points, &self.points_text()),
            Expected::Clock(clocks) => clocks.iter().find_map(|c| self.clock_difference(c)),
        };
        message.map(|message| Difference { line: expectation.line, message })
    }

    fn missing(&self, expectation: &Expectation, name: &str) -> String {
        let event = expectation.event.unwrap_or_default();
        let same = |g: &&EventRuling| g.line == event && g.ruling.effect().name() == name;
        let occurred: Vec<String> =
            self.rulings.iter().filter(same).map(EventRuling::to_string).collect();
        let expected = match &expectation.expected {
            Expected::Effect { args, articles, .. } => {
                format!("{name} {args} [{}]", articles.join(", "))
            }
            _ => name.to_owned(),
        };
        if occurred.is_empty() {
            format!("expected, but did not occur: {expected}")
        } else {
            format!("expected {expected}, occurred {}", occurred.join("; "))
        }
    }

    pub(crate) fn result_text(&self) -> String {
        let result = self.result();
        self.termination().map_or(result.clone(), |t| format!("{result} {t}"))
    }

    fn points_text(&self) -> String {
        let text = |halves: u32| match halves % 2 {
            0 => (halves / 2).to_string(),
            _ => format!("{halves}/2"),
        };
        let none = "none, the game is not over".to_owned();
        self.scored().map_or(none, |[w, b]| format!("white {} black {}", text(w), text(b)))
    }

    fn clock_difference(&self, (player, ms, text): &(String, Millis, String)) -> Option<String> {
        let color = if player == "white" { Color::White } else { Color::Black };
        let shows = self.game.clock().remaining_ms(color, self.game.now());
        let same = shows
            .is_some_and(|s| s == *ms || !text.contains('.') && s.get() / 1000 == ms.get() / 1000);
        let is = shows.map_or("no clock".to_owned(), clock_text);
        (!same).then(|| format!("expected clock {player} {text}, is {is}"))
    }
}

fn at_the_end(what: &str, expected: &str, is: &str) -> Option<String> {
    (!starts_with_words(is, expected)).then(|| format!("expected {what} {expected}, is {is}"))
}

/// True if the expected fields are a subset of the effect's fields.
fn args_fit(given: &EventRuling, args: &str) -> bool {
    let full: Vec<String> =
        given.ruling.effect().args().iter().map(|(_, arg)| arg.to_string()).collect();
    (0..=full.len()).any(|n| full.get(..n).is_some_and(|part| part.join(" ") == args))
}

fn articles_fit(given: &EventRuling, articles: &[String]) -> bool {
    articles.iter().all(|a| given.ruling.articles().iter().any(|is| is.number() == a))
}

fn starts_with_words(text: &str, words: &str) -> bool {
    let mut given = text.split_whitespace();
    words.split_whitespace().all(|word| given.next() == Some(word))
}

/// Formats `EFFECT ARGS [ARTICLES]`.
pub(crate) fn ruling_text(ruling: &Ruling) -> String {
    let effect = ruling.effect();
    let args = effect.args().into_iter().map(|(_, arg)| arg.to_string());
    let articles: Vec<&str> = ruling.articles().iter().map(|a| a.number()).collect();
    let words: Vec<String> = [effect.name().to_owned()].into_iter().chain(args).collect();
    format!("{} [{}]", words.join(" "), articles.join(", "))
}

impl fmt::Display for EventRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ruling_text(&self.ruling))
    }
}

impl Protocol {
    /// Judges under every edition that the protocol names and returns the differences from its
    /// expectations.
    ///
    /// # Errors
    ///
    /// An event that cannot have happened, with its line.
    ///
    /// ```
    /// use touchmove_game::Protocol;
    ///
    /// let text = "[Laws \"FIDE 2014\"]\n\nBlack resigns\n=> game_over 1-0 resignation [5.1.b]\n";
    /// assert!(Protocol::parse(text).unwrap().check().unwrap().is_empty());
    /// ```
    pub fn check(&self) -> Result<Vec<(&'static str, Difference)>, ProtocolError> {
        let mut all = Vec::new();
        for &edition in &self.setup.editions {
            let differences = self.judge(edition)?.differences(self);
            all.extend(differences.into_iter().map(|d| (edition.name(), d)));
        }
        Ok(all)
    }
}
