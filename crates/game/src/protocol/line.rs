//! Line parser for tag pairs, events and expectations.

use super::acts;
use super::expectation::{Expectation, expectation};
use super::tags::{self, Setup, Tag};
use super::time::{clock_text, time};
use super::tolerance::{self, Reading};
use super::words::Words;
use super::{Entry, Protocol, ProtocolError};
use crate::event::{Act, Actor, Event};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_clock::Moment;

#[derive(Default)]
pub(super) struct Reader {
    tags: Vec<Tag>,
    setup: Option<Setup>,
    entries: Vec<Entry>,
    expectations: Vec<Expectation>,
    now: Moment,
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
        let (actor, column, act) = sentence(words)?;
        self.now = at;
        Ok(Entry { line, column, event: Event { at, actor, act } })
    }

    fn time(&self, words: &mut Words<'_>) -> Result<Moment, ProtocolError> {
        let timed = words.peek().is_some_and(|w| w.starts_with(|c: char| c.is_ascii_digit()));
        if !timed {
            return Ok(self.now);
        }
        let at = words.peek().and_then(time).map(|since_start| Moment::START + since_start);
        let at = at.ok_or_else(|| words.expected("a time h:mm:ss or h:mm:ss.mmm"))?;
        if at < self.now {
            let above = clock_text(self.now - Moment::START);
            let what = format!("a time no earlier than the line above ({above})");
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

/// An actor, the column of the act, and the act.
type Sentence = (Actor, usize, Act);

/// Parses an actor and an act to the end of the line: in the canonical words, or in other words
/// that can mean only one act.
pub(super) fn sentence(words: &mut Words<'_>) -> Result<Sentence, ProtocolError> {
    let begun = words.taken();
    if let Some(read) = canonical(words) {
        return Ok(read);
    }
    words.back_to(begun);
    match tolerance::read(words) {
        Reading::Act(actor, column, act) => Ok((actor, column, act)),
        Reading::Several(actor, rows) => Err(acts::ambiguous(words, actor, &rows)),
        Reading::Person(actor) => act_of(actor, words),
        Reading::NoPerson(rows) => {
            words.back_to(begun);
            let actor = actor(words).map_err(|error| acts::without_person(error, &rows))?;
            act_of(actor, words)
        }
    }
}

fn canonical(words: &mut Words<'_>) -> Option<Sentence> {
    let actor = actor(words).ok()?;
    let column = words.column();
    Some((actor, column, acts::parsed(actor, words)?))
}

fn act_of(actor: Actor, words: &mut Words<'_>) -> Result<Sentence, ProtocolError> {
    let column = words.column();
    Ok((actor, column, acts::act(actor, words)?))
}

fn actor(words: &mut Words<'_>) -> Result<Actor, ProtocolError> {
    for (phrase, actor) in [
        ("White", Actor::Player(Color::White)),
        ("Black", Actor::Player(Color::Black)),
        ("Arbiter", Actor::Arbiter),
        ("Assistant of White", Actor::AssistantOf(Color::White)),
        ("Assistant of Black", Actor::AssistantOf(Color::Black)),
        ("Captain of White", Actor::CaptainOf(Color::White)),
        ("Captain of Black", Actor::CaptainOf(Color::Black)),
        ("Spectator", Actor::Spectator),
    ] {
        if words.accept(phrase) {
            return Ok(actor);
        }
    }
    Err(words
        .expected("White, Black, Arbiter, Assistant or Captain of White or Black, or Spectator"))
}

/// Returns an error at the first event that is earlier than its predecessor.
pub(super) fn in_order(events: &[Event]) -> Result<(), ProtocolError> {
    let goes_back = |pair: &[Event]| matches!(pair, [first, then] if first.at > then.at);
    let Some(before) = events.windows(2).position(goes_back) else { return Ok(()) };
    let message = "this time is earlier than the line above".to_owned();
    Err(ProtocolError { line: before.saturating_add(2), column: 1, message })
}
