//! Engine slots: the configured engines, and the bound on running ones.

use crate::engines::mind::Mind;
use crate::problem::Problem;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use touchmove_answers::setup::EngineSeat;
use touchmove_engine::{BUILT_IN, EngineConfig};
use touchmove_search::Strength;
use utoipa::ToSchema;

/// Elo ratings to choose from for a program. Programs with limited strength start at about 1320.
const PROGRAM_STRENGTHS: [u32; 6] = [1320, 1600, 1900, 2200, 2500, 2850];

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
    /// Strengths to choose from, as Elo ratings, the weakest first.
    pub strengths: Vec<u32>,
    /// True if the engine can also play at its full strength, without a rating.
    pub full_strength: bool,
}

/// A choice of opponents by name.
enum Known<'a> {
    Program(&'a EngineConfig),
    BuiltIn,
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

    /// The configured programs in their order, then the server's own opponent.
    pub fn views(&self) -> Vec<EngineView> {
        let program = |known: &EngineConfig| EngineView {
            name: known.name.clone(),
            strengths: PROGRAM_STRENGTHS.to_vec(),
            full_strength: true,
        };
        let built_in = EngineView {
            name: BUILT_IN.to_owned(),
            strengths: Strength::ALL.map(Strength::elo).to_vec(),
            full_strength: false,
        };
        self.known.iter().map(program).chain([built_in]).collect()
    }

    /// # Errors
    /// If a game cannot have that opponent.
    pub fn check(&self, seat: &EngineSeat) -> Result<(), Problem> {
        self.find(seat)?;
        match self.places.available_permits() {
            0 => Err(Problem::too_much("engines", "0")),
            _ => Ok(()),
        }
    }

    /// The opponent of a seat; `None` if the server no longer has it.
    pub fn mind(&self, seat: &EngineSeat, seed: u64) -> Option<Mind> {
        let (places, elo) = (self.places.clone(), seat.elo.map(u32::from));
        Some(match self.find(seat).ok()? {
            Known::Program(config) => Mind::program(EngineConfig { elo, ..config.clone() }, places),
            Known::BuiltIn => {
                let strength = elo.map_or(Strength::Elo1800, Strength::nearest);
                Mind::built_in(strength, seed, places)
            }
        })
    }

    /// The number of free slots.
    pub fn free(&self) -> usize {
        self.places.available_permits()
    }

    /// A configured program may have the name of the server's own opponent, which it replaces.
    fn find(&self, seat: &EngineSeat) -> Result<Known<'_>, Problem> {
        if let Some(known) = self.known.iter().find(|known| known.name == seat.name) {
            return Ok(Known::Program(known));
        }
        if seat.name == BUILT_IN {
            return Ok(Known::BuiltIn);
        }
        let names: Vec<String> = self.views().into_iter().map(|view| view.name).collect();
        Err(Problem::no_setup(format!("engine \"{}\": {}", seat.name, names.join(", "))))
    }
}
