//! The programs that may take a seat, and how many of them at once.

use crate::games::setup::EngineSeat;
use crate::problem::Problem;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use touchmove_engine::EngineConfig;
use utoipa::ToSchema;

/// The programs that may take a seat, and how many of them at once.
pub(crate) struct Engines {
    known: Vec<EngineConfig>,
    places: Arc<Semaphore>,
    idle: Duration,
}

/// How long a program waits where no player is connected; then its place is
/// another's.
const IDLE: Duration = Duration::from_secs(60);

/// A computer opponent that this server has.
#[derive(Debug, Serialize, ToSchema)]
pub struct EngineView {
    /// What it is called when a game is created.
    pub name: String,
}

impl Engines {
    pub fn new(known: Vec<EngineConfig>, at_once: usize) -> Engines {
        Engines { known, places: Arc::new(Semaphore::new(at_once)), idle: IDLE }
    }

    /// The same with another patience.
    #[cfg(test)]
    pub fn waiting(self, idle: Duration) -> Engines {
        Engines { idle, ..self }
    }

    /// How long a program waits where no player is connected.
    pub fn queue_timeout(&self) -> Duration {
        self.idle
    }

    pub fn views(&self) -> Vec<EngineView> {
        self.known.iter().map(|known| EngineView { name: known.name.clone() }).collect()
    }

    /// Whether a game may be set up with that opponent.
    pub fn check(&self, seat: &EngineSeat) -> Result<(), Problem> {
        self.config(seat)?;
        match self.places.available_permits() {
            0 => Err(Problem::too_much("engines", "0")),
            _ => Ok(()),
        }
    }

    /// A program that sits down, and the places of which it takes one while it is
    /// at work.
    pub fn place(&self, seat: &EngineSeat) -> Option<(EngineConfig, Arc<Semaphore>)> {
        let config = self.config(seat).ok()?.clone();
        let config = EngineConfig { elo: seat.elo.map(u32::from), ..config };
        Some((config, self.places.clone()))
    }

    /// How many places are free.
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
