//! A computer opponent's way to choose a move: a program that speaks UCI, or the server's own search.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use touchmove_board::Color;
use touchmove_engine::{Clock, Engine, EngineConfig, Request, Score, Task, Thought};
use touchmove_search::{Choice, Strength, choose_among};

/// Longest thought of an engine, unless the player has set the time for a move. An engine that
/// manages its own clock thinks for a minute at the first move of a long game.
const LONGEST_THOUGHT: Duration = Duration::from_millis(1_500);

/// Chooses the moves of a computer opponent. The semaphore bounds the opponents that think.
pub(crate) struct Mind {
    kind: Kind,
    places: Arc<Semaphore>,
}

enum Kind {
    Program(Box<Program>),
    BuiltIn {
        strength: Strength,
        seed: u64,
        /// Hashes of the positions in which the opponent had the move.
        history: Vec<u64>,
    },
}

/// A program, which runs from its first move on.
struct Program {
    config: EngineConfig,
    running: Option<Running>,
}

/// A running engine process, and the slot that it occupies.
struct Running {
    engine: Engine,
    _place: OwnedSemaphorePermit,
}

impl Mind {
    /// A program that starts with its first move.
    pub fn program(config: EngineConfig, places: Arc<Semaphore>) -> Mind {
        Mind { kind: Kind::Program(Box::new(Program { config, running: None })), places }
    }

    /// The server's own search. Another seed gives other moves.
    pub fn built_in(strength: Strength, seed: u64, places: Arc<Semaphore>) -> Mind {
        Mind { kind: Kind::BuiltIn { strength, seed, history: Vec::new() }, places }
    }

    /// Chooses a move within `move_time_ms`, or within a part of the clock. The server's own search
    /// needs less than a second.
    ///
    /// # Errors
    /// If the program fails, in its words.
    pub async fn think(
        &mut self,
        task: &Task,
        player: Color,
        move_time_ms: Option<u32>,
    ) -> Result<Thought, String> {
        let places = self.places.clone();
        match &mut self.kind {
            // Not every program can choose among some of the moves.
            Kind::Program(_) if task.is_bound() => {
                search(places, task, Vec::new(), Strength::Elo1800, 0).await
            }
            Kind::Program(program) => {
                let Running { engine, .. } = match &mut program.running {
                    Some(running) => running,
                    none => none.insert(start(&program.config, places).await?),
                };
                engine.think(&asked(task, player, move_time_ms)).await.map_err(|e| e.to_string())
            }
            Kind::BuiltIn { strength, seed, history } => {
                let earlier = history.clone();
                history.push(task.position.repetition_hash());
                search(places, task, earlier, *strength, *seed).await
            }
        }
    }

    /// Ends a running program, which frees its slot.
    pub async fn leave(&mut self) {
        if let Kind::Program(program) = &mut self.kind
            && let Some(Running { engine, _place }) = program.running.take()
        {
            Engine::quit(engine).await;
        }
    }
}

async fn start(config: &EngineConfig, places: Arc<Semaphore>) -> Result<Running, String> {
    let place = places.acquire_owned().await.map_err(|e| e.to_string())?;
    let engine = Engine::start(config.clone()).await.map_err(|e| e.to_string())?;
    Ok(Running { engine, _place: place })
}

/// Chooses among the permitted moves by the server's own search.
async fn search(
    places: Arc<Semaphore>,
    task: &Task,
    earlier: Vec<u64>,
    strength: Strength,
    seed: u64,
) -> Result<Thought, String> {
    let _place = places.acquire_owned().await.map_err(|e| e.to_string())?;
    let (position, moves) = (task.position, task.moves.clone());
    let choice = spawn_blocking(move || choose_among(&position, &moves, &earlier, strength, seed));
    Ok(thought_of(choice.await.map_err(|e| e.to_string())?))
}

fn asked(task: &Task, player: Color, move_time_ms: Option<u32>) -> Request<'static> {
    let set = move_time_ms.map(|ms| Duration::from_millis(u64::from(ms)));
    let move_time = set.or_else(|| task.clocks.map(|clocks| thought(clocks[player.index()])));
    let (start, chess960, clocks) = (task.position, task.chess960, task.clocks);
    Request { start, chess960, moves: &[], clocks, move_time }
}

fn thought_of(choice: Option<Choice>) -> Thought {
    let score = choice.map(|choice| match choice.mate_in {
        Some(moves) => Score::Mate(moves),
        None => Score::Centipawns(choice.score),
    });
    Thought { bestmove: choice.map(|choice| choice.mv), score, ..Thought::default() }
}

/// Returns the time for a move: a thirtieth of the remaining time and half the increment, which is
/// less than half of the remaining time.
fn thought(clock: Clock) -> Duration {
    let part = (clock.remaining_ms / 30 + clock.increment_ms / 2).min(clock.remaining_ms / 2);
    Duration::from_millis(part).min(LONGEST_THOUGHT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_thinks_briefly_at_every_time_control_and_never_its_last_half() {
        let thoughts = [
            (900_000, 10_000, 1_500),
            (5_400_000, 30_000, 1_500),
            (60_000, 0, 1_500),
            (30_000, 0, 1_000),
            (3_000, 2_000, 1_100),
            (1_000, 2_000, 500),
            (1, 0, 0),
        ];
        for (remaining_ms, increment_ms, expected) in thoughts {
            let clock = Clock { remaining_ms, increment_ms, moves_to_go: None };
            assert_eq!(thought(clock), Duration::from_millis(expected), "{clock:?}");
        }
    }
}
