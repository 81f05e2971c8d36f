//! Turn of a computer opponent. Engines read the full state of the game.

use crate::games::live_game::LiveGame;
use crate::games::projection::GameState;
use crate::games::setup::Mode;
use crate::problem::Problem;
use touchmove_board::{Color, Position};
use touchmove_clock::Moment;
use touchmove_engine::Clock;
use touchmove_game::Status;

/// The engine's next step.
pub(crate) enum Turn {
    Wait,
    Leave,
    Claim,
    Think(Box<Task>),
}

/// The position to think about.
pub(crate) struct Task {
    pub position: Position,
    pub clocks: Option<[Clock; 2]>,
    pub chess960: bool,
    pub casual: bool,
    pub offered: bool,
}

impl LiveGame {
    /// The next step of the engine that plays this side.
    pub async fn turn(&self, player: Color) -> Result<Turn, Problem> {
        Ok(turn(&*self.lock_state().await?, player))
    }
}

fn turn(state: &GameState, player: Color) -> Turn {
    let game = &state.game;
    let casual = state.mode == Mode::Casual;
    match game.status() {
        Status::Over(..) | Status::Cancelled => return Turn::Leave,
        Status::NotStarted if casual && game.has_move() == player => {}
        Status::Playing if game.has_move() == player && may_move(state, player) => {}
        _ => return Turn::Wait,
    }
    let position = *game.position();
    let captured = |king| !position.attackers(king, player).is_empty();
    if position.king(player.other()).is_some_and(captured) {
        return Turn::Claim;
    }
    let offered = game.draw_offer() == Some(player.other());
    let chess960 = state.tags.iter().any(|(n, v)| n == "Variant" && v == "Chess960");
    let clocks = clocks(state, game.now());
    Turn::Think(Box::new(Task { position, clocks, chess960, casual, offered }))
}

/// True if the opponent has completed their move, or if there is no clock to complete it with.
fn may_move(state: &GameState, player: Color) -> bool {
    let clock = state.game.clock();
    let running = clock.running();
    !clock.times().has_clock() || running == Some(player)
}

fn clocks(state: &GameState, now: Moment) -> Option<[Clock; 2]> {
    let clock = state.game.clock();
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
