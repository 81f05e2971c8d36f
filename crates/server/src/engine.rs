//! A computer opponent at a board: it touches, releases and presses like
//! anybody else, and waits where a player would wait.

use crate::fold::Folded;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::seats::Role;
use crate::setup::{EngineSeat, Mode, Side};
use crate::table::{Sitter, Table};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};
use touchmove_board::{Color, Position};
use touchmove_engine::{Clock, DrawPolicy, Engine, EngineConfig, Request, Thought, acts, plays};
use touchmove_game::Status;
use utoipa::ToSchema;

/// Who sits there, in the journal.
const SEAT: &str = "engine";

/// The programs that may take a seat, and how many of them at once.
pub(crate) struct Engines {
    known: Vec<EngineConfig>,
    places: Arc<Semaphore>,
}

/// A computer opponent that this server has.
#[derive(Debug, Serialize, ToSchema)]
pub struct EngineView {
    /// What it is called when a game is created.
    pub name: String,
}

impl Engines {
    pub fn new(known: Vec<EngineConfig>, at_once: usize) -> Engines {
        Engines { known, places: Arc::new(Semaphore::new(at_once)) }
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

    fn config(&self, seat: &EngineSeat) -> Result<&EngineConfig, Problem> {
        let found = self.known.iter().find(|known| known.name == seat.name);
        found.ok_or_else(|| {
            let names: Vec<&str> = self.known.iter().map(|known| known.name.as_str()).collect();
            Problem::no_setup(format!("engine \"{}\": {}", seat.name, names.join(", ")))
        })
    }
}

/// Lets the program of a game, if it has one, sit down.
pub(crate) fn sit(hall: &Arc<Hall>, table: &Arc<Table>, folded: &Folded) {
    let Some(seat) = folded.new.engine.clone().filter(|_| !folded.is_over()) else { return };
    let engines = &hall.engines;
    let config = engines.config(&seat).cloned();
    let (Ok(config), Ok(place)) = (config, engines.places.clone().try_acquire_owned()) else {
        tracing::warn!(game = %table.id, engine = seat.name, "the engine cannot sit down");
        return;
    };
    let player = match seat.plays {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    let role = if player == Color::White { Role::White } else { Role::Black };
    let by = Sitter { role, seat: Some(SEAT.to_owned()) };
    let coming = table.listen();
    let opponent = Opponent { table: table.clone(), player, by, seat, config, _place: place };
    tokio::spawn(opponent.play(coming));
}

struct Opponent {
    table: Arc<Table>,
    player: Color,
    by: Sitter,
    seat: EngineSeat,
    config: EngineConfig,
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
    async fn play(self, mut coming: broadcast::Receiver<crate::happening::News>) {
        let mut engine = None;
        loop {
            let turn = match self.table.fresh().await {
                Ok(folded) => self.turn(&folded),
                Err(_) => Turn::Wait,
            };
            let done = match turn {
                Turn::Leave => break,
                Turn::Claim => self.say("claims illegal move").await,
                Turn::Think(task) => self.move_now(&mut engine, &task).await,
                Turn::Wait => Ok(false),
            };
            if let Err(why) = &done {
                tracing::warn!(game = %self.table.id, engine = self.seat.name, why, "no move");
            }
            // What it did itself need not be waited for.
            let again = matches!(done, Ok(true));
            if !again && matches!(coming.recv().await, Err(broadcast::error::RecvError::Closed)) {
                break;
            }
        }
        if let Some(engine) = engine {
            Engine::quit(engine).await;
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
        !clock.control().has_clock() || running == Some(self.player)
    }

    async fn move_now(&self, engine: &mut Option<Engine>, task: &Task) -> Result<bool, String> {
        let thought = self.think(engine, task).await?;
        let number = u32::from(task.position.fullmoves());
        if task.offered && DrawPolicy::default().accepts(number, thought.score) {
            return self.say("accepts").await;
        }
        let mv = thought.bestmove.ok_or_else(|| "no bestmove".to_owned())?;
        if task.casual {
            return self.say(&plays(&task.position, mv).to_string()).await;
        }
        for act in acts(&task.position, mv) {
            self.say(&act.to_string()).await?;
        }
        let over = self.table.fresh().await.map_err(|p| p.name().to_owned())?.is_over();
        if over { Ok(true) } else { self.say("presses").await }
    }

    async fn think(&self, engine: &mut Option<Engine>, task: &Task) -> Result<Thought, String> {
        if engine.is_none() {
            *engine = Some(Engine::start(self.config.clone()).await.map_err(|e| e.to_string())?);
        }
        let Some(engine) = engine else { return Ok(Thought::default()) };
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

    async fn say(&self, act: &str) -> Result<bool, String> {
        let name = if self.player == Color::White { "White" } else { "Black" };
        let text = format!("{name} {act}");
        let taken = self.table.submit(&self.by, &text, None, Instant::now()).await;
        taken.map(|_| true).map_err(|problem| format!("{text}: {}", problem.name()))
    }
}

fn clocks(folded: &Folded, now: u64) -> Option<[Clock; 2]> {
    let clock = folded.game.clock();
    let of = |side| {
        let stage = clock.stage(side);
        Some(Clock {
            remaining_ms: clock.remaining_ms(side, now)?,
            increment_ms: stage.map_or(0, |stage| stage.period.bonus.increment_ms()),
            moves_to_go: clock.moves_required(side),
        })
    };
    Some([of(Color::White)?, of(Color::Black)?])
}
