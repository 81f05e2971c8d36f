//! Conversion of events to the protocol's words.

use super::words::{Words, player_name};
use super::{ProtocolError, acts, line};
use crate::event::{Act, Actor, Event, MoveText};
use alloc::borrow::ToOwned;
use core::fmt;
use core::str::FromStr;
use touchmove_board::Color;
use touchmove_clock::Moment;

impl Event {
    /// Parses an event from a protocol line without its time.
    ///
    /// The inverse is [`to_string`](alloc::string::ToString::to_string).
    ///
    /// # Errors
    ///
    /// The column and the cause. The line is always 1.
    ///
    /// ```
    /// use touchmove_clock::Moment;
    /// use touchmove_game::{Act, Clock, Event};
    ///
    /// let event = Event::read(Moment::new(4_000), "White presses").unwrap();
    /// assert_eq!((event.at, &event.act), (Moment::new(4_000), &Act::Clock(Clock::Presses)));
    /// assert_eq!(event.to_string(), "White presses");
    /// assert_eq!(Event::read(Moment::new(4_000), "White jumps").unwrap_err().column, 7);
    /// ```
    pub fn read(at: Moment, text: &str) -> Result<Event, ProtocolError> {
        let mut words = Words::of(1, text);
        if let Some(end) = text.find(['\n', '\r']) {
            let column = text.get(..end).unwrap_or_default().chars().count().saturating_add(1);
            let message = "the end of the line found, one event on one line expected".to_owned();
            return Err(ProtocolError { line: 1, column, message });
        }
        let (actor, _, act) = line::sentence(&mut words)?;
        Ok(Event { at, actor, act })
    }
}

/// Parses like [`Event::read`] at the start of a session, because the text contains no time.
impl FromStr for Event {
    type Err = ProtocolError;

    fn from_str(text: &str) -> Result<Event, ProtocolError> {
        Event::read(Moment::START, text)
    }
}

impl fmt::Display for Event {
    /// Formats a protocol line without its time, such as `White plays e4`. Some events cannot be
    /// expressed in a protocol, such as an arbiter who plays. They get the closest words and cannot
    /// be parsed back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.actor, acts::written(self.actor, &self.act))
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Player(player) => f.write_str(player_name(*player)),
            Actor::Arbiter => f.write_str("Arbiter"),
            Actor::AssistantOf(player) => write!(f, "Assistant of {}", player_name(*player)),
            Actor::CaptainOf(player) => write!(f, "Captain of {}", player_name(*player)),
            Actor::Spectator => f.write_str("Spectator"),
        }
    }
}

impl fmt::Display for Act {
    /// Formats the act in the words of a protocol. If players and arbiters use different words, it
    /// uses the players' words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&acts::written(Actor::Player(Color::White), self))
    }
}

impl fmt::Display for MoveText {
    /// Formats the move as squares (`e7e8q`), or the notation as written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveText::FromTo { from, to, promotion } => {
                write!(f, "{from}{to}")?;
                promotion.map_or(Ok(()), |role| write!(f, "{}", role.letter().to_ascii_lowercase()))
            }
            MoveText::Notation(text) => f.write_str(text),
        }
    }
}
