//! A computer opponent at a board: it touches, releases and presses like
//! anybody else, and waits where a player would wait.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::engines::places::Engines;
use crate::games::fold::Folded;
use crate::games::setup::{EngineSeat, Mode, Side};
use crate::games::table::Table;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;
use touchmove_board::{Color, Position};
use touchmove_clock::Moment;
use touchmove_engine::{Clock, DrawPolicy, Engine, EngineConfig, Request, Thought, acts, plays};
use touchmove_game::Status;

/// Who sits there, in the journal.
const SEAT: &str = "engine";

/// Lets the program of a game, if it has one, sit down.
pub(crate) fn sit(engines: &Engines, table: &Arc<Table>, folded: &Folded) {
    let Some(seat) = folded.new.engine.clone().filter(|_| !folded.is_over()) else { return };
    let Some((config, places)) = engines.place(&seat) else {
        tracing::warn!(game = %table.id, engine = seat.name, "there is no such engine");
        return;
    };
    let player = match seat.plays {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    let role = if player == Color::White { Role::White } else { Role::Black };
    let by = table.register.server(role, Some(SEAT));
    let (table_now, idle) = (Arc::downgrade(table), engines.patience());
    let opponent = Opponent { table: table_now, player, by, seat, config, places, idle };
    tokio::spawn(opponent.play(table.goes_on()));
}

/// It does not keep a game open at which nobody else is.
struct Opponent {
    table: Weak<Table>,
    player: Color,
    by: Authority,
    seat: EngineSeat,
    config: EngineConfig,
    places: Arc<Semaphore>,
    idle: Duration,
}

/// The program while it runs, and the place that it takes.
struct Running {
    engine: Engine,
    _place: OwnedSemaphorePermit,
}

/// What there is to do.
enum Turn {
    Wait,
    Leave,
    Claim,
    Think(Box<Task>),
}

struct Task {
    position: Position,
    clocks: Option<[Clock; 2]>,
    chess960: bool,
    casual: bool,
    offered: bool,
}

impl Opponent {
    async fn play(self, mut goes_on: watch::Receiver<u64>) {
        let mut running = None;
        loop {
            goes_on.mark_unchanged();
            let Some(table) = self.table.upgrade() else { break };
            let turn = match table.fresh().await {
                Ok(folded) => self.turn(&folded),
                Err(_) if table.is_gone() => Turn::Leave,
                Err(_) => Turn::Wait,
            };
            let done = match turn {
                Turn::Leave => break,
                Turn::Claim => self.say(&table, "claims illegal move").await,
                Turn::Think(task) => self.move_now(&table, &mut running, &task).await,
                Turn::Wait => Ok(false),
            };
            if let Err(why) = &done {
                tracing::warn!(game = %table.id, engine = self.seat.name, why, "no move");
            }
            drop(table);
            // What it did itself need not be waited for.
            if !matches!(done, Ok(true)) && !self.waits(&mut goes_on, &mut running).await {
                break;
            }
        }
        leave(running).await;
    }

    /// Waits until something happens; false if nothing can any more.
    async fn waits(
        &self,
        goes_on: &mut watch::Receiver<u64>,
        running: &mut Option<Running>,
    ) -> bool {
        loop {
            match timeout(self.idle, goes_on.changed()).await {
                Ok(changed) => return changed.is_ok(),
                Err(_) => {
                    let Some(table) = self.table.upgrade() else { return false };
                    if table.present.players() == [false; 2] {
                        leave(running.take()).await;
                    }
                }
            }
        }
    }

    fn turn(&self, folded: &Folded) -> Turn {
        let game = &folded.game;
        let casual = folded.mode == Mode::Casual;
        match game.status() {
            Status::Over(..) | Status::Cancelled => return Turn::Leave,
            Status::NotStarted if casual && game.has_move() == self.player => {}
            Status::Playing if game.has_move() == self.player && self.may_move(folded) => {}
            _ => return Turn::Wait,
        }
        let position = *game.position();
        let captured = |king| !position.attackers(king, self.player).is_empty();
        if position.king(self.player.other()).is_some_and(captured) {
            return Turn::Claim;
        }
        let offered = game.draw_offer() == Some(self.player.other());
        let chess960 = folded.tags.iter().any(|(n, v)| n == "Variant" && v == "Chess960");
        let clocks = clocks(folded, game.now());
        Turn::Think(Box::new(Task { position, clocks, chess960, casual, offered }))
    }

    /// The opponent's move is completed, or there is no clock to complete it.
    fn may_move(&self, folded: &Folded) -> bool {
        let clock = folded.game.clock();
        let running = clock.running();
        !clock.times().has_clock() || running == Some(self.player)
    }

    async fn move_now(
        &self,
        table: &Arc<Table>,
        running: &mut Option<Running>,
        task: &Task,
    ) -> Result<bool, String> {
        let thought = self.think(running, task).await?;
        let number = u32::from(task.position.fullmoves());
        if task.offered && DrawPolicy::default().accepts(number, thought.score) {
            return self.say(table, "accepts").await;
        }
        let mv = thought.bestmove.ok_or_else(|| "no bestmove".to_owned())?;
        if task.casual {
            return self.say(table, &plays(&task.position, mv).to_string()).await;
        }
        for act in acts(&task.position, mv) {
            self.say(table, &act.to_string()).await?;
        }
        let over = table.fresh().await.map_err(|p| p.name().to_owned())?.is_over();
        if over { Ok(true) } else { self.say(table, "presses").await }
    }

    async fn think(&self, running: &mut Option<Running>, task: &Task) -> Result<Thought, String> {
        let Running { engine, .. } = match running {
            Some(running) => running,
            None => running.insert(self.start().await?),
        };
        let move_time = self.seat.move_time_ms.map(|ms| Duration::from_millis(u64::from(ms)));
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

    async fn say(&self, table: &Arc<Table>, act: &str) -> Result<bool, String> {
        let name = if self.player == Color::White { "White" } else { "Black" };
        let text = format!("{name} {act}");
        let report = text.clone().into();
        let taken = table.submit(&self.by, &report, None, Instant::now()).await;
        taken.map(|_| true).map_err(|problem| format!("{text}: {}", problem.name()))
    }
}

async fn leave(running: Option<Running>) {
    if let Some(Running { engine, _place }) = running {
        Engine::quit(engine).await;
    }
}

fn clocks(folded: &Folded, now: Moment) -> Option<[Clock; 2]> {
    let clock = folded.game.clock();
    let of = |side| {
        let stage = clock.stage(side);
        Some(Clock {
            remaining_ms: clock.remaining_ms(side, now)?.get(),
            increment_ms: stage.map_or(0, |stage| stage.period.bonus.increment_ms().get()),
            moves_to_go: clock.moves_required(side),
        })
    };
    Some([of(Color::White)?, of(Color::Black)?])
}
