//! Computer opponent at a board: it touches, releases and presses like a player, and waits where a
//! player would.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::engines::slots::Engines;
use crate::games::live_game::LiveGame;
use crate::games::setup::{EngineSeat, Side};
use crate::games::turn::{Task, Turn};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;
use touchmove_board::Color;
use touchmove_engine::{Clock, DrawPolicy, Engine, EngineConfig, Request, Thought, acts, plays};

/// Longest thought of an engine, unless the player has set the time for a move. An engine that
/// manages its own clock thinks for a minute at the first move of a long game.
const LONGEST_THOUGHT: Duration = Duration::from_millis(1_500);

/// Seat id of engines in the journal.
const SEAT: &str = "engine";

/// Seats the engine of a game.
pub(crate) fn sit(engines: &Engines, live_game: &Arc<LiveGame>, seat: EngineSeat) {
    let Some((config, places)) = engines.place(&seat) else {
        tracing::warn!(game = %live_game.id, engine = seat.name, "there is no such engine");
        return;
    };
    let player = match seat.plays {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    let role = if player == Color::White { Role::White } else { Role::Black };
    let by = live_game.register.server(role, Some(SEAT));
    let (table_now, idle) = (Arc::downgrade(live_game), engines.idle_timeout());
    let opponent = Opponent { live_game: table_now, player, by, seat, config, places, idle };
    tokio::spawn(opponent.play(live_game.feeds.version_changes()));
}

/// An engine at a board. The engine holds a weak reference to the game, so that it does not keep a
/// game without clients open.
struct Opponent {
    live_game: Weak<LiveGame>,
    player: Color,
    by: Authority,
    seat: EngineSeat,
    config: EngineConfig,
    places: Arc<Semaphore>,
    idle: Duration,
}

/// A running engine process, and the slot that it occupies.
struct Running {
    engine: Engine,
    _place: OwnedSemaphorePermit,
}

impl Opponent {
    async fn play(self, mut version_changes: watch::Receiver<u64>) {
        let mut running = None;
        loop {
            version_changes.mark_unchanged();
            let Some(live_game) = self.live_game.upgrade() else { break };
            let turn = match live_game.turn(self.player).await {
                Ok(turn) => turn,
                Err(_) if live_game.feeds.is_deleted() => Turn::Leave,
                Err(_) => Turn::Wait,
            };
            let done = match turn {
                Turn::Leave => break,
                Turn::Claim => self.say(&live_game, "claims illegal move").await,
                Turn::Think(task) => self.move_now(&live_game, &mut running, &task).await,
                Turn::Wait => Ok(false),
            };
            if let Err(why) = &done {
                tracing::warn!(game = %live_game.id, engine = self.seat.name, why, "no move");
            }
            drop(live_game);
            // The engine's own event has just changed the game: look for the next step without
            // waiting.
            if !matches!(done, Ok(true)) && !self.waits(&mut version_changes, &mut running).await {
                break;
            }
        }
        leave(running).await;
    }

    /// Waits for the next event; false if the game was closed.
    async fn waits(
        &self,
        version_changes: &mut watch::Receiver<u64>,
        running: &mut Option<Running>,
    ) -> bool {
        loop {
            match timeout(self.idle, version_changes.changed()).await {
                Ok(changed) => return changed.is_ok(),
                Err(_) => {
                    let Some(live_game) = self.live_game.upgrade() else { return false };
                    if live_game.feeds.present.players() == [false; 2] {
                        leave(running.take()).await;
                    }
                }
            }
        }
    }

    async fn move_now(
        &self,
        live_game: &Arc<LiveGame>,
        running: &mut Option<Running>,
        task: &Task,
    ) -> Result<bool, String> {
        let thought = self.think(running, task).await?;
        let number = u32::from(task.position.fullmoves());
        if task.offered && DrawPolicy::default().accepts(number, thought.score) {
            return self.say(live_game, "accepts").await;
        }
        let mv = thought.bestmove.ok_or_else(|| "no bestmove".to_owned())?;
        if task.casual {
            return self.say(live_game, &plays(mv).to_string()).await;
        }
        for act in acts(&task.position, mv) {
            self.say(live_game, &act.to_string()).await?;
        }
        let over = live_game.is_over().await.map_err(|p| p.name().to_owned())?;
        if over { Ok(true) } else { self.say(live_game, "presses").await }
    }

    async fn think(&self, running: &mut Option<Running>, task: &Task) -> Result<Thought, String> {
        let Running { engine, .. } = match running {
            Some(running) => running,
            None => running.insert(self.start().await?),
        };
        let set = self.seat.move_time_ms.map(|ms| Duration::from_millis(u64::from(ms)));
        let move_time =
            set.or_else(|| task.clocks.map(|clocks| thought(clocks[self.player.index()])));
        let request = Request {
            start: task.position,
            chess960: task.chess960,
            moves: &[],
            clocks: task.clocks,
            move_time,
        };
        engine.think(&request).await.map_err(|error| error.to_string())
    }

    async fn start(&self) -> Result<Running, String> {
        let place = self.places.clone().acquire_owned().await.map_err(|e| e.to_string())?;
        let engine = Engine::start(self.config.clone()).await.map_err(|e| e.to_string())?;
        Ok(Running { engine, _place: place })
    }

    async fn say(&self, live_game: &Arc<LiveGame>, act: &str) -> Result<bool, String> {
        let name = if self.player == Color::White { "White" } else { "Black" };
        let text = format!("{name} {act}");
        let report = text.clone().into();
        let taken = live_game.submit(&self.by, &report, None, Instant::now()).await;
        taken.map(|_| true).map_err(|problem| format!("{text}: {}", problem.name()))
    }
}

/// Returns the time for a move: a thirtieth of the remaining time and half the increment, which is
/// less than half of the remaining time.
fn thought(clock: Clock) -> Duration {
    let part = (clock.remaining_ms / 30 + clock.increment_ms / 2).min(clock.remaining_ms / 2);
    Duration::from_millis(part).min(LONGEST_THOUGHT)
}

async fn leave(running: Option<Running>) {
    if let Some(Running { engine, _place }) = running {
        Engine::quit(engine).await;
    }
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
