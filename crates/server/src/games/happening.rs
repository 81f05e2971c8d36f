//! What happened in a game, as it goes to those who watch.

use crate::games::sealed;
use serde_json::Value;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Act, Adjournment, Event, Why};
use touchmove_laws::Ruling;

/// One entry of the journal that somebody may see.
#[derive(Debug, Clone)]
pub(crate) struct Happening {
    pub version: u64,
    /// On the game's axis.
    pub at: Moment,
    /// Unix milliseconds, for people.
    pub wall: u64,
    pub what: Happened,
    /// The way to each ruling, where that was asked for; otherwise none.
    pub ways: Vec<Why>,
}

#[derive(Debug, Clone)]
pub(crate) enum Happened {
    /// At the board.
    Observed { event: Event, seat: Option<String>, rulings: Vec<Ruling> },
    /// The server stopped the clocks.
    Interrupted { cause: String, rulings: Vec<Ruling> },
    /// A player has said what only an arbiter can say; it takes effect when
    /// the other has said the same.
    Said { player: Color, event: String },
}

impl Happened {
    /// What was done at the board, if it was that.
    pub fn act(&self) -> Option<&Act> {
        match self {
            Happened::Observed { event, .. } => Some(&event.act),
            _ => None,
        }
    }

    pub fn rulings(&self) -> &[Ruling] {
        match self {
            Happened::Observed { rulings, .. } | Happened::Interrupted { rulings, .. } => rulings,
            Happened::Said { .. } => &[],
        }
    }
}

/// An event as an object, without its time. What is in an envelope nobody reads.
pub(crate) fn as_object(event: &Event) -> Option<Value> {
    let mut object = serde_json::to_value(event).ok()?;
    let fields = object.as_object_mut()?;
    fields.remove("at_ms");
    if matches!(event.act, Act::Adjournment(Adjournment::Seals { .. })) {
        fields.insert("move".to_owned(), "?".into());
    }
    Some(object)
}

/// An event in the protocol's words. A sealed move is in its envelope.
pub(crate) fn public(event: &Event) -> String {
    match (&event.act, event.to_string()) {
        (Act::Adjournment(Adjournment::Seals { .. }), text) => {
            let actor = text.split(' ').next().unwrap_or_default();
            format!("{actor} {}", sealed::SEALS)
        }
        (_, text) => text,
    }
}
