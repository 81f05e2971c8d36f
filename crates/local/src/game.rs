//! The game: takes events, and replays its record.

use crate::saved::{Entry, SavedGame, What};
use serde_json::Value;
use touchmove_answers::setup::{self, EngineSeat, NewGame};
use touchmove_answers::views::{Happening, Mode, ObservedGame, Occurrence, Role, Snapshot};
use touchmove_answers::{Refusal, views};
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Actor, Event, Game};

/// Reason for an interruption that the page shows.
const CLOSED: &str = "closed";
/// Seat id of the player and of the computer.
pub(crate) const SEAT: &str = "you";

/// A game in memory, with its record.
pub(crate) struct LocalGame {
    pub saved: SavedGame,
    pub tags: Vec<(String, String)>,
    pub engine: EngineSeat,
    pub observed: ObservedGame,
    pub happenings: Vec<Happening>,
}

/// The game before its first event.
fn begun(new: &NewGame) -> Result<(ObservedGame, Vec<(String, String)>), Refusal> {
    let tags = new.tags()?;
    let mut observed = ObservedGame::new(setup::game(&tags)?);
    observed.version = 1;
    if let Some((_, player)) = new.sparring() {
        observed.list_breaches(player);
    }
    Ok((observed, tags))
}

impl LocalGame {
    pub fn create(id: &str, mut new: NewGame) -> Result<LocalGame, Refusal> {
        let Some(engine) = new.engine.clone() else {
            return Err(Refusal::no_setup("engine: without a server there is only the computer"));
        };
        // The player is here, and nobody else can come.
        (new.awaited, new.arbiter_seat, new.one_device) = (false, false, false);
        let (observed, tags) = begun(&new)?;
        let saved = SavedGame { id: id.to_owned(), new, entries: Vec::new() };
        Ok(LocalGame { saved, tags, engine, observed, happenings: Vec::new() })
    }

    /// The game of a record. Clocks that ran when the page was closed are stopped.
    pub fn restore(saved: SavedGame, wall: u64) -> Result<LocalGame, Refusal> {
        let mut game = LocalGame::create(&saved.id, saved.new)?;
        for entry in saved.entries {
            game.take(entry)?;
        }
        if game.observed.runs() {
            let at = game.observed.game.now().get();
            game.take(Entry { at, wall, what: What::Closed })?;
        }
        Ok(game)
    }

    pub fn player(&self) -> Color {
        self.engine.plays.color().other()
    }

    pub fn role(&self) -> Role {
        if self.player() == Color::White { Role::White } else { Role::Black }
    }

    pub fn mode(&self) -> Mode {
        self.saved.new.mode
    }

    pub fn version(&self) -> u64 {
        self.observed.version
    }

    /// The version of a submission that was taken before.
    pub fn version_of(&self, key: &str) -> Option<u64> {
        let keyed = |entry: &Entry| matches!(&entry.what, What::Event { key: Some(known), .. } if known == key);
        let at = self.saved.entries.iter().position(keyed)?;
        self.happenings.get(at).map(|happening| happening.version)
    }

    /// Reads the player's report, in protocol words or as an object.
    pub fn report(&self, report: &Value, at: Moment) -> Result<Event, Refusal> {
        let text = report.as_str().map_or_else(|| report.to_string(), str::to_owned);
        let event = match report {
            Value::Object(object) => {
                Event::from_object(at, object).map_err(|why| Refusal::no_event(&text, 1, &why))?
            }
            _ => Event::read(at, &text)
                .map_err(|error| Refusal::no_event(&text, error.column, &error.message))?,
        };
        // Without an arbiter the player decides alone what two players would agree on.
        if self.role().may_say(&event) || event.actor == Actor::Arbiter {
            return Ok(event);
        }
        Err(Refusal::impossible(&event.to_string(), "not-yours", ""))
    }

    /// Takes an event at a moment, not before the last one.
    pub fn observe(
        &mut self,
        event: &Event,
        wall: u64,
        key: Option<&str>,
    ) -> Result<&Happening, Refusal> {
        let (text, key) = (event.to_string(), key.map(str::to_owned));
        self.take(Entry { at: event.at.get(), wall, what: What::Event { text, key } })
    }

    fn take(&mut self, entry: Entry) -> Result<&Happening, Refusal> {
        let happening = happened(&mut self.observed, &entry)?;
        self.saved.entries.push(entry);
        self.happenings.push(happening);
        self.happenings.last().ok_or_else(Refusal::no_such_address)
    }

    /// Replays the record. `follow` sees each happening and the game after it.
    pub fn replay(&self, mut follow: impl FnMut(&Happening, &Game)) -> Result<(), Refusal> {
        let mut observed = self.first()?;
        for entry in &self.saved.entries {
            let happening = happened(&mut observed, entry)?;
            follow(&happening, &observed.game);
        }
        Ok(())
    }

    /// The game before its first event.
    pub fn first(&self) -> Result<ObservedGame, Refusal> {
        Ok(begun(&self.saved.new)?.0)
    }

    /// The happening at a version with the reasoning behind its rulings.
    pub fn trace(&self, version: u64) -> Result<Option<Happening>, Refusal> {
        let mut observed = self.first()?;
        for entry in &self.saved.entries {
            if observed.version.saturating_add(1) == version {
                observed.trace();
                return happened(&mut observed, entry).map(Some);
            }
            happened(&mut observed, entry)?;
        }
        Ok(None)
    }

    pub fn snapshot(&self, at: Moment) -> Snapshot {
        let connected = [true; 2];
        Snapshot { connected, has_arbiter: false, ..Snapshot::of(&self.observed, at) }
    }

    pub fn permissions(&self) -> views::Permissions {
        let viewer = views::Viewer::Seat(self.role());
        views::Permissions::of(viewer, self.mode(), self.observed.is_over())
    }
}

/// Applies an entry to a game.
fn happened(observed: &mut ObservedGame, entry: &Entry) -> Result<Happening, Refusal> {
    let at = Moment::new(entry.at);
    let what = match &entry.what {
        What::Event { text, .. } => {
            let event = Event::read(at, text)
                .map_err(|error| Refusal::no_event(text, error.column, &error.message))?;
            let rulings = observed
                .observe(&event)
                .map_err(|why| Refusal::impossible(text, why.name(), &why.about()))?;
            Occurrence::Observed { event, seat: Some(SEAT.to_owned()), rulings }
        }
        What::Closed => {
            let rulings = observed.interrupt(at, CLOSED);
            Occurrence::Interrupted { cause: CLOSED.to_owned(), rulings }
        }
    };
    observed.version = observed.version.saturating_add(1);
    let (version, ways) = (observed.version, observed.ways());
    Ok(Happening { version, at, wall: entry.wall, what, ways })
}
