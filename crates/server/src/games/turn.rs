//! Turn of a computer opponent. Engines read the full state of the game.

use crate::games::live_game::LiveGame;
use crate::games::projection::GameState;
use crate::problem::Problem;
use touchmove_board::Color;
use touchmove_engine::{Sparring, Turn, turn};

impl LiveGame {
    /// The next step of the engine that plays this side, and its plan of breaches.
    pub async fn turn(&self, player: Color) -> Result<(Turn, Option<Sparring>), Problem> {
        let state = self.lock_state().await?;
        Ok((turn(&state.game, player), sparring(&state)))
    }
}

fn sparring(state: &GameState) -> Option<Sparring> {
    let (seed, _) = state.new.sparring()?;
    let committed = state.breaches().unwrap_or_default();
    let latest = committed.last().map_or(0, |one| one.breach.number);
    Some(Sparring { seed, committed: u32::try_from(committed.len()).unwrap_or(u32::MAX), latest })
}
