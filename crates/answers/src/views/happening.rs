//! Journal events of a game with their rulings.

use serde_json::Value;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_game::{Act, Adjournment, Event, Reasoning};
use touchmove_laws::Ruling;

/// The verb of a sealed move in public texts, which leave out the move.
pub const SEALS: &str = "seals";

/// An event or interruption of a game, with its place in the journal.
#[derive(Debug, Clone)]
pub struct Happening {
    /// The journal version.
    pub version: u64,
    /// Time since the game was set up.
    pub at: Moment,
    /// Unix time in milliseconds; for display only.
    pub wall: u64,
    /// The occurrence itself.
    pub what: Occurrence,
    /// The reasoning for each ruling if the event was traced; otherwise empty.
    pub ways: Vec<Reasoning>,
}

/// An occurrence in a game.
#[derive(Debug, Clone)]
pub enum Occurrence {
    /// An event at the board.
    Observed {
        /// The event.
        event: Event,
        /// The seat that reported the event; `None` if the server noticed it.
        seat: Option<String>,
        /// Rulings on the event.
        rulings: Vec<Ruling>,
    },
    /// The server stopped the clocks.
    Interrupted {
        /// The reason: `crash` or `planned`.
        cause: String,
        /// Rulings on the interruption.
        rulings: Vec<Ruling>,
    },
    /// A player's statement in place of an arbiter's. It takes effect when the opponent makes the
    /// same statement.
    Said {
        /// The player.
        player: Color,
        /// The statement in protocol words.
        event: String,
    },
}

impl Occurrence {
    /// Returns the act, if this is an event at the board.
    pub fn act(&self) -> Option<&Act> {
        match self {
            Occurrence::Observed { event, .. } => Some(&event.act),
            _ => None,
        }
    }

    /// Returns the rulings.
    pub fn rulings(&self) -> &[Ruling] {
        match self {
            Occurrence::Observed { rulings, .. } | Occurrence::Interrupted { rulings, .. } => {
                rulings
            }
            Occurrence::Said { .. } => &[],
        }
    }
}

/// Returns an event as a JSON object, without its time and without a sealed move.
pub(super) fn as_object(event: &Event) -> Option<Value> {
    let mut object = serde_json::to_value(event).ok()?;
    let fields = object.as_object_mut()?;
    fields.remove("at_ms");
    if matches!(event.act, Act::Adjournment(Adjournment::Seals { .. })) {
        fields.insert("move".to_owned(), "?".into());
    }
    Some(object)
}

/// Returns an event in protocol words, without a sealed move.
///
/// ```
/// use touchmove_answers::views::public_text;
/// use touchmove_clock::Moment;
/// use touchmove_game::Event;
///
/// let event = Event::read(Moment::START, "White seals e4").unwrap();
/// assert_eq!(public_text(&event), "White seals");
/// ```
pub fn public_text(event: &Event) -> String {
    match (&event.act, event.to_string()) {
        (Act::Adjournment(Adjournment::Seals { .. }), text) => {
            let actor = text.split(' ').next().unwrap_or_default();
            format!("{actor} {}", SEALS)
        }
        (_, text) => text,
    }
}
