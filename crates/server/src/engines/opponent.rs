//! Computer opponent at a board: it touches, releases and presses like a player, and waits where a
//! player would.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::engines::mind::Mind;
use crate::engines::slots::Engines;
use crate::games::live_game::LiveGame;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use touchmove_answers::setup::EngineSeat;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_engine::{HELD_MS, Sparring, Task, Turn, is_put_back};
use touchmove_game::{Act, Actor, Event};

/// Seat id of engines in the journal.
const SEAT: &str = "engine";

/// Seats the engine of a game.
pub(crate) fn sit(engines: &Engines, live_game: &Arc<LiveGame>, seat: EngineSeat) {
    let Some(mind) = engines.mind(&seat, seed_of(&live_game.id)) else {
        tracing::warn!(game = %live_game.id, engine = seat.name, "there is no such engine");
        return;
    };
    let player = seat.plays.color();
    let by = authority(live_game, player);
    let (table_now, idle) = (Arc::downgrade(live_game), engines.idle_timeout());
    let opponent = Opponent { live_game: table_now, player, by, seat, idle };
    tokio::spawn(opponent.play(mind, live_game.feeds.version_changes()));
}

/// The authority of the engine that plays this side.
pub(crate) fn authority(live_game: &LiveGame, player: Color) -> Authority {
    let role = if player == Color::White { Role::White } else { Role::Black };
    live_game.register.server(role, Some(SEAT))
}

/// A seed for the opponent of a game, so that its games differ.
fn seed_of(game: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}

/// An engine at a board. The engine holds a weak reference to the game, so that it does not keep a
/// game without clients open.
struct Opponent {
    live_game: Weak<LiveGame>,
    player: Color,
    by: Authority,
    seat: EngineSeat,
    idle: Duration,
}

impl Opponent {
    async fn play(self, mut mind: Mind, mut version_changes: watch::Receiver<u64>) {
        loop {
            version_changes.mark_unchanged();
            let Some(live_game) = self.live_game.upgrade() else { break };
            let turn = match live_game.turn(self.player).await {
                Ok(turn) => turn,
                Err(_) if live_game.feeds.is_deleted() => (Turn::Leave, None),
                Err(_) => (Turn::Wait, None),
            };
            let done = match turn {
                (Turn::Leave, _) => break,
                (Turn::Claim(act), _) => self.say(&live_game, &act).await,
                (Turn::Think(task), plan) => {
                    self.move_now(&live_game, &mut mind, &task, plan).await
                }
                (Turn::Wait, _) => Ok(false),
            };
            if let Err(why) = &done {
                tracing::warn!(game = %live_game.id, engine = self.seat.name, why, "no move");
            }
            drop(live_game);
            // The engine's own event has just changed the game: look for the next step without
            // waiting.
            if !matches!(done, Ok(true)) && !self.waits(&mut version_changes, &mut mind).await {
                break;
            }
        }
        mind.leave().await;
    }

    /// Waits for the next event; false if the game was closed.
    async fn waits(&self, version_changes: &mut watch::Receiver<u64>, mind: &mut Mind) -> bool {
        loop {
            match timeout(self.idle, version_changes.changed()).await {
                Ok(changed) => return changed.is_ok(),
                Err(_) => {
                    let Some(live_game) = self.live_game.upgrade() else { return false };
                    if live_game.feeds.present.players() == [false; 2] {
                        mind.leave().await;
                    }
                }
            }
        }
    }

    async fn move_now(
        &self,
        live_game: &Arc<LiveGame>,
        mind: &mut Mind,
        task: &Task,
        plan: Option<Sparring>,
    ) -> Result<bool, String> {
        let thought = mind.think(task, self.player, self.seat.move_time_ms).await?;
        let all = task.acts(&thought, plan);
        if all.is_empty() {
            return Err("no bestmove".to_owned());
        }
        for (i, act) in all.iter().enumerate() {
            // A move may have ended the game.
            if i > 0 && live_game.is_over().await.map_err(|p| p.name().to_owned())? {
                break;
            }
            if is_put_back(&all, i) {
                sleep(Duration::from_millis(HELD_MS)).await;
            }
            self.say(live_game, act).await?;
        }
        Ok(true)
    }

    async fn say(&self, live_game: &Arc<LiveGame>, act: &Act) -> Result<bool, String> {
        let text = Event { at: Moment::START, actor: Actor::Player(self.player), act: act.clone() };
        let text = text.to_string();
        let report = text.clone().into();
        let taken = live_game.submit(&self.by, &report, None, Instant::now()).await;
        taken.map(|_| true).map_err(|problem| format!("{text}: {}", problem.name()))
    }
}
