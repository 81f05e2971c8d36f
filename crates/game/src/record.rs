//! Record of a game: events and rulings, for export as a protocol, PGN or JSON.

mod annotated_moves;
mod broadcast;
mod json;
mod move_annotations;
mod pgn;
mod protocol;

use crate::event::Event;
use crate::game::Game;
use crate::protocol::{Judged, Protocol, ProtocolError};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use annotated_moves::AnnotatedMoves;
use touchmove_laws::{Edition, Ruling};

/// A game as played and ruled under one edition.
///
/// The record keeps the rulings as they were given, even if the program would rule differently
/// today. Moves, clocks and end are those of the replayed game.
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
    /// Rulings on each event.
    rulings: Vec<Vec<Ruling>>,
    annotated: AnnotatedMoves,
    /// Final game, without the rulings.
    end: Judged,
}

impl Record {
    /// Creates a record from a journal: tags, edition, and every event with its rulings.
    ///
    /// # Errors
    ///
    /// A tag that cannot be parsed, or an event that cannot have happened. The line in the error is
    /// the number of the event, from 1.
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
        let (mut annotated, mut ruled) = (AnnotatedMoves::default(), rulings.iter());
        let game = protocol.replay(edition, |entry, _, game| {
            annotated.see(&entry.event, ruled.next().map_or(&[], Vec::as_slice), game);
        })?;
        Ok(Record::of(protocol, rulings, annotated, game))
    }

    /// Creates a record by judging a protocol under an edition.
    ///
    /// # Errors
    ///
    /// An event that cannot have happened, with its line.
    ///
    /// ```
    /// use touchmove_game::{Protocol, Record};
    ///
    /// let protocol = Protocol::parse("[Laws \"FIDE 2014\"]\n\nWhite takes e5\n").unwrap();
    /// let error = Record::judged(&protocol, protocol.setup.editions[0]).unwrap_err();
    /// assert_eq!(error.line, 3);
    /// ```
    pub fn judged(protocol: &Protocol, edition: Edition) -> Result<Record, ProtocolError> {
        let (mut annotated, mut rulings) = (AnnotatedMoves::default(), Vec::new());
        let game = protocol.replay(edition, |entry, ruled, game| {
            annotated.see(&entry.event, &ruled, game);
            rulings.push(ruled);
        })?;
        let tags = under(edition, protocol.tags.clone());
        let events = protocol.entries.iter().map(|entry| entry.event.clone()).collect();
        Ok(Record::of(Protocol::new(tags, events)?, rulings, annotated, game))
    }

    fn of(
        protocol: Protocol,
        rulings: Vec<Vec<Ruling>>,
        mut annotated: AnnotatedMoves,
        game: Game,
    ) -> Record {
        annotated.end();
        let end = Judged { edition: game.regulations().edition, rulings: Vec::new(), game };
        Record { protocol, rulings, annotated, end }
    }

    /// Returns the events with their rulings, in order.
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

/// Sets the `Laws` tag to the edition under which the game was judged.
fn under(edition: Edition, mut tags: Vec<(String, String)>) -> Vec<(String, String)> {
    let laws = ("Laws".to_owned(), edition.name().to_owned());
    match tags.iter_mut().find(|(name, _)| name == "Laws") {
        Some(tag) => *tag = laws,
        None => tags.insert(0, laws),
    }
    tags
}
