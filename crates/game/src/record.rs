//! A game on record: what happened and what was ruled, to be written as a
//! protocol, as PGN, as JSON.

mod broadcast;
mod happened;
mod json;
mod pgn;
mod protocol;
mod story;

use crate::event::Event;
use crate::game::Game;
use crate::protocol::{Judged, Protocol, ProtocolError};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use story::Story;
use touchmove_laws::{Edition, Ruling};

/// A game as it was played and ruled under one edition.
///
/// What was ruled stands as it was ruled, even if it would be ruled otherwise
/// today; the moves, the clocks and the end are those of the replayed game.
///
/// ```
/// use touchmove_game::{Protocol, Record};
///
/// let text = "[Laws \"FIDE 2023\"]\n\nWhite plays e4\nWhite presses\nBlack resigns\n";
/// let protocol = Protocol::parse(text).unwrap();
/// let record = Record::judged(&protocol, protocol.setup.editions[0]).unwrap();
/// assert!(record.to_pgn(|ruling| ruling.effect().name().into()).contains("1. e4"));
/// assert!(record.to_protocol().contains("0:00:00 Black resigns\n=> game_over 1-0 resignation"));
/// ```
#[derive(Debug, Clone)]
pub struct Record {
    protocol: Protocol,
    /// What each event brought about.
    rulings: Vec<Vec<Ruling>>,
    story: Story,
    /// The game at the end, without the rulings.
    end: Judged,
}

impl Record {
    /// A record from a journal: the tags of the game, the edition it was
    /// judged under, and every event with what was ruled.
    ///
    /// # Errors
    ///
    /// A tag that cannot be read, or an event that cannot have happened: its
    /// line is its number, from 1.
    ///
    /// ```
    /// use touchmove_clock::Moment;
    /// use touchmove_game::{Event, Record};
    /// use touchmove_laws::Edition;
    ///
    /// let tags = [("Laws", "FIDE 2023"), ("White", "Anna"), ("Black", "Boris")];
    /// let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned()));
    /// let e4 = (Event::read(Moment::new(4_000), "White plays e4").unwrap(), Vec::new());
    /// let record = Record::new(tags.to_vec(), Edition::Fide2023, vec![e4]).unwrap();
    /// assert!(record.to_protocol().contains("0:00:04 White plays e4\n"));
    /// ```
    pub fn new(
        tags: Vec<(String, String)>,
        edition: Edition,
        entries: Vec<(Event, Vec<Ruling>)>,
    ) -> Result<Record, ProtocolError> {
        let (events, rulings): (_, Vec<Vec<Ruling>>) = entries.into_iter().unzip();
        let protocol = Protocol::new(under(edition, tags), events)?;
        let (mut story, mut ruled) = (Story::default(), rulings.iter());
        let game = protocol.replay(edition, |entry, _, game| {
            story.see(&entry.event, ruled.next().map_or(&[], Vec::as_slice), game);
        })?;
        Ok(Record::of(protocol, rulings, story, game))
    }

    /// The record of a protocol as it is judged under an edition.
    ///
    /// # Errors
    ///
    /// A line whose event cannot have happened.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// let protocol = Protocol::parse("[Laws \"FIDE 2014\"]\n\nWhite takes e5\n").unwrap();
    /// let error = Record::judged(&protocol, protocol.setup.editions[0]).unwrap_err();
    /// assert_eq!(error.line, 3);
    /// ```
    pub fn judged(protocol: &Protocol, edition: Edition) -> Result<Record, ProtocolError> {
        let (mut story, mut rulings) = (Story::default(), Vec::new());
        let game = protocol.replay(edition, |entry, ruled, game| {
            story.see(&entry.event, &ruled, game);
            rulings.push(ruled);
        })?;
        let tags = under(edition, protocol.tags.clone());
        let events = protocol.entries.iter().map(|entry| entry.event.clone()).collect();
        Ok(Record::of(Protocol::new(tags, events)?, rulings, story, game))
    }

    fn of(protocol: Protocol, rulings: Vec<Vec<Ruling>>, mut story: Story, game: Game) -> Record {
        story.end();
        let end = Judged { edition: game.regulations().edition, rulings: Vec::new(), game };
        Record { protocol, rulings, story, end }
    }

    /// The events with their rulings, in order.
    fn entries(&self) -> impl Iterator<Item = (&Event, &[Ruling])> {
        (0..self.protocol.entries.len()).filter_map(|number| self.entry(number))
    }

    fn entry(&self, number: usize) -> Option<(&Event, &[Ruling])> {
        let entry = self.protocol.entries.get(number)?;
        let rulings = self.rulings.get(number).map_or(&[][..], Vec::as_slice);
        Some((&entry.event, rulings))
    }

    fn tag(&self, name: &str) -> Option<&str> {
        let found = self.protocol.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// The tags, saying that it is this edition the game was judged under.
fn under(edition: Edition, mut tags: Vec<(String, String)>) -> Vec<(String, String)> {
    let laws = ("Laws".to_owned(), edition.name().to_owned());
    match tags.iter_mut().find(|(name, _)| name == "Laws") {
        Some(tag) => *tag = laws,
        None => tags.insert(0, laws),
    }
    tags
}
