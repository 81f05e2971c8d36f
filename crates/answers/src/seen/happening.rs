//! What happened in a game, as it goes to those who watch.

use serde_json::Value;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Act, Adjournment, Event, Reasoning};
use touchmove_laws::Ruling;

/// What an event says of a move that is sealed, for everybody.
pub const SEALS: &str = "seals";

/// Something that happened, and that somebody may see.
#[derive(Debug, Clone)]
pub struct Happening {
    /// Its place where they are kept.
    pub version: u64,
    /// On the game's axis.
    pub at: Moment,
    /// Unix milliseconds, for people.
    pub wall: u64,
    /// What happened.
    pub what: Happened,
    /// The way to each ruling, where that was asked for; otherwise none.
    pub ways: Vec<Reasoning>,
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Happened {
    /// At the board.
    Observed {
        /// What was seen.
        event: Event,
        /// The seat that said so; none if nobody had to.
        seat: Option<String>,
        /// What was ruled on it.
        rulings: Vec<Ruling>,
    },
    /// The clocks were stopped from outside.
    Interrupted {
        /// Why.
        cause: String,
        /// What was ruled on it.
        rulings: Vec<Ruling>,
    },
    /// A player has said what only an arbiter can say; it takes effect when
    /// the other has said the same.
    Said {
        /// Who.
        player: Color,
        /// What, in the protocol's words.
        event: String,
    },
}

impl Happened {
    /// What was done at the board, if it was that.
    pub fn act(&self) -> Option<&Act> {
        match self {
            Happened::Observed { event, .. } => Some(&event.act),
            _ => None,
        }
    }

    /// What was ruled.
    pub fn rulings(&self) -> &[Ruling] {
        match self {
            Happened::Observed { rulings, .. } | Happened::Interrupted { rulings, .. } => rulings,
            Happened::Said { .. } => &[],
        }
    }
}

/// An event as an object, without its time. What is in an envelope nobody reads.
pub(super) fn as_object(event: &Event) -> Option<Value> {
    let mut object = serde_json::to_value(event).ok()?;
    let fields = object.as_object_mut()?;
    fields.remove("at_ms");
    if matches!(event.act, Act::Adjournment(Adjournment::Seals { .. })) {
        fields.insert("move".to_owned(), "?".into());
    }
    Some(object)
}

/// An event in the protocol's words. A sealed move is in its envelope.
///
/// ```
/// use touchmove_answers::seen::public;
/// use touchmove_clock::Moment;
/// use touchmove_game::Event;
///
/// let event = Event::read(Moment::START, "White seals e4").unwrap();
/// assert_eq!(public(&event), "White seals");
/// ```
pub fn public(event: &Event) -> String {
    match (&event.act, event.to_string()) {
        (Act::Adjournment(Adjournment::Seals { .. }), text) => {
            let actor = text.split(' ').next().unwrap_or_default();
            format!("{actor} {}", SEALS)
        }
        (_, text) => text,
    }
}
