//! Engine slots: the configured engines, and the bound on running ones.

use crate::games::setup::EngineSeat;
use crate::problem::Problem;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use touchmove_engine::EngineConfig;
use utoipa::ToSchema;

/// The configured engines, and the bound on running ones.
pub(crate) struct Engines {
    known: Vec<EngineConfig>,
    places: Arc<Semaphore>,
    idle: Duration,
}

/// Idle timeout: after this, an engine without a connected player frees its slot.
const IDLE: Duration = Duration::from_secs(60);

/// A computer opponent that this server has.
#[derive(Debug, Serialize, ToSchema)]
pub struct EngineView {
    /// Name of the engine, as used to create games.
    pub name: String,
}

impl Engines {
    pub fn new(known: Vec<EngineConfig>, at_once: usize) -> Engines {
        Engines { known, places: Arc::new(Semaphore::new(at_once)), idle: IDLE }
    }

    /// These engines with another idle timeout.
    #[cfg(test)]
    pub fn waiting(self, idle: Duration) -> Engines {
        Engines { idle, ..self }
    }

    /// Idle timeout of an engine without a connected player.
    pub fn idle_timeout(&self) -> Duration {
        self.idle
    }

    pub fn views(&self) -> Vec<EngineView> {
        self.known.iter().map(|known| EngineView { name: known.name.clone() }).collect()
    }

    /// # Errors
    /// If a game cannot have that opponent.
    pub fn check(&self, seat: &EngineSeat) -> Result<(), Problem> {
        self.config(seat)?;
        match self.places.available_permits() {
            0 => Err(Problem::too_much("engines", "0")),
            _ => Ok(()),
        }
    }

    /// The engine of a seat, with the semaphore of the slots. A running engine takes one slot.
    pub fn place(&self, seat: &EngineSeat) -> Option<(EngineConfig, Arc<Semaphore>)> {
        let config = self.config(seat).ok()?.clone();
        let config = EngineConfig { elo: seat.elo.map(u32::from), ..config };
        Some((config, self.places.clone()))
    }

    /// The number of free slots.
    pub fn free(&self) -> usize {
        self.places.available_permits()
    }

    fn config(&self, seat: &EngineSeat) -> Result<&EngineConfig, Problem> {
        let found = self.known.iter().find(|known| known.name == seat.name);
        found.ok_or_else(|| {
            let names: Vec<&str> = self.known.iter().map(|known| known.name.as_str()).collect();
            Problem::no_setup(format!("engine \"{}\": {}", seat.name, names.join(", ")))
        })
    }
}
