//! What happened in a game, as it goes to those who watch.

use crate::scene::Scene;
use std::sync::Arc;
use touchmove_board::Color;
use touchmove_game::Event;
use touchmove_laws::Ruling;

/// One entry of the journal that somebody may see.
#[derive(Debug, Clone)]
pub(crate) struct Happening {
    pub version: u64,
    /// Milliseconds on the game's axis.
    pub at: u64,
    /// Unix milliseconds, for people.
    pub wall: u64,
    pub what: Happened,
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
    pub fn rulings(&self) -> &[Ruling] {
        match self {
            Happened::Observed { rulings, .. } | Happened::Interrupted { rulings, .. } => rulings,
            Happened::Said { .. } => &[],
        }
    }
}

/// What is new, and how things stand after it.
#[derive(Debug, Clone)]
pub(crate) struct News {
    pub happenings: Arc<Vec<Happening>>,
    pub scene: Arc<Scene>,
}
