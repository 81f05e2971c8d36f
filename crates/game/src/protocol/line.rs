//! Tag pairs, events and expectations, line by line.

use super::acts;
use super::expect::{Expectation, expectation};
use super::tags::{self, Setup, Tag};
use super::words::Words;
use super::{Entry, Protocol, ProtocolError};
use crate::event::{Actor, Event};
use touchmove_board::Color;

#[derive(Default)]
pub(super) struct Reader {
    tags: Vec<Tag>,
    setup: Option<Setup>,
    entries: Vec<Entry>,
    expectations: Vec<Expectation>,
    now: u64,
}

impl Reader {
    pub(super) fn read(&mut self, number: usize, text: &str) -> Result<(), ProtocolError> {
        let trimmed = text.trim_start();
        if trimmed.starts_with('[') && self.setup.is_none() {
            self.tags.push(tags::tag(number, text)?);
            return Ok(());
        }
        if trimmed.starts_with("=>") {
            let after = self.entries.last().map(|e| e.line);
            self.expectations.push(expectation(number, text, after)?);
            return Ok(());
        }
        let mut words = Words::of(number, text);
        if words.is_empty() {
            return Ok(());
        }
        self.close_tags(number)?;
        let entry = self.event(number, &mut words)?;
        self.entries.push(entry);
        Ok(())
    }

    fn close_tags(&mut self, number: usize) -> Result<(), ProtocolError> {
        if self.setup.is_none() {
            self.setup = Some(Setup::from_tags(&self.tags, number)?);
        }
        Ok(())
    }

    fn event(&mut self, line: usize, words: &mut Words<'_>) -> Result<Entry, ProtocolError> {
        let at = self.time(words)?;
        let actor = actor(words)?;
        let column = words.column();
        let act = acts::act(actor, words)?;
        words.finish()?;
        self.now = at;
        Ok(Entry { line, column, event: Event { at, actor, act } })
    }

    fn time(&self, words: &mut Words<'_>) -> Result<u64, ProtocolError> {
        let timed = words.peek().is_some_and(|w| w.starts_with(|c: char| c.is_ascii_digit()));
        if !timed {
            return Ok(self.now);
        }
        let at = words.peek().and_then(milliseconds);
        let at = at.ok_or_else(|| words.expected("a time h:mm:ss or h:mm:ss.mmm"))?;
        if at < self.now {
            let what = format!("a time not before {}", clock_text(self.now));
            return Err(words.expected(&what));
        }
        words.take();
        Ok(at)
    }

    pub(super) fn finish(mut self) -> Result<Protocol, ProtocolError> {
        self.close_tags(self.tags.last().map_or(1, |t| t.line))?;
        let tags = self.tags.into_iter().map(|t| (t.name, t.value)).collect();
        let setup = self.setup.unwrap_or_default();
        Ok(Protocol { setup, tags, entries: self.entries, expectations: self.expectations })
    }
}

pub(super) fn actor(words: &mut Words<'_>) -> Result<Actor, ProtocolError> {
    for (phrase, actor) in [
        ("White", Actor::Player(Color::White)),
        ("Black", Actor::Player(Color::Black)),
        ("Arbiter", Actor::Arbiter),
        ("Assistant of White", Actor::AssistantOf(Color::White)),
        ("Assistant of Black", Actor::AssistantOf(Color::Black)),
        ("Spectator", Actor::Spectator),
    ] {
        if words.accept(phrase) {
            return Ok(actor);
        }
    }
    Err(words.expected("White, Black, Arbiter, Assistant of White or Black, or Spectator"))
}

/// An error at the first event whose time has gone back.
pub(super) fn in_order(events: &[Event]) -> Result<(), ProtocolError> {
    let goes_back = |pair: &[Event]| matches!(pair, [first, then] if first.at > then.at);
    let Some(before) = events.windows(2).position(goes_back) else { return Ok(()) };
    let message = "a time not before that of the event above expected".to_owned();
    Err(ProtocolError { line: before.saturating_add(2), column: 1, message })
}

/// `h:mm:ss` or `h:mm:ss.mmm` in milliseconds.
pub(super) fn milliseconds(text: &str) -> Option<u64> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let sixty = |text: &str| {
        let value: u64 = digits(text)?.parse().ok()?;
        (text.len() == 2 && value < 60).then_some(value)
    };
    let hours: u64 = digits(hours)?.parse().ok()?;
    let whole = hours.checked_mul(3600)?.checked_add(sixty(minutes)? * 60 + sixty(seconds)?)?;
    whole.checked_mul(1000)?.checked_add(thousandths(fraction)?)
}

fn digits(text: &str) -> Option<&str> {
    let all = !text.is_empty() && text.len() <= 9 && text.bytes().all(|b| b.is_ascii_digit());
    all.then_some(text)
}

fn thousandths(fraction: &str) -> Option<u64> {
    if fraction.is_empty() {
        return Some(0);
    }
    let value: u64 = digits(fraction)?.parse().ok()?;
    match fraction.len() {
        1 => Some(value * 100),
        2 => Some(value * 10),
        3 => Some(value),
        _ => None,
    }
}

/// The way back: `h:mm:ss`, with thousandths only where there are any.
pub(crate) fn clock_text(ms: u64) -> String {
    let (seconds, rest) = (ms / 1000, ms % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { whole } else { format!("{whole}.{rest:03}") }
}
