//! Tests in which Stockfish plays games by hand against itself. The tests are skipped if Stockfish
//! is not installed.

use std::time::Duration;
use touchmove_board::{Color, Position, chess960};
use touchmove_clock::{Moment, TimeControl};
use touchmove_engine::{Engine, EngineConfig, EngineError, Request, acts, find_stockfish};
use touchmove_game::{Act, Actor, Clock, Event, Game, Status};
use touchmove_laws::{Edition, Effect, Regulations};

async fn plays(start: Position, chess960: bool) -> Result<usize, EngineError> {
    let Some(path) = find_stockfish() else {
        eprintln!("skipped: no Stockfish on this machine");
        return Ok(0);
    };
    let mut engine = Engine::start(EngineConfig::new("Stockfish", path)).await?;
    let control = TimeControl::parse("300+3").expect("a time control");
    let mut game = Game::new(Regulations::new(Edition::Fide2023, control), start);
    let (mut moves, mut at) = (Vec::new(), 0);
    while moves.len() < 60 && !matches!(game.status(), Status::Over(..)) {
        let move_time = Some(Duration::from_millis(5));
        let request = Request { start, chess960, moves: &moves, clocks: None, move_time };
        let thought = engine.think(&request).await?;
        let mv = thought.bestmove.expect("the game continues");
        assert!(thought.score.is_some());
        let before = *game.before_the_move();
        let player = before.turn();
        for act in acts(&before, mv).into_iter().chain([Act::Clock(Clock::Presses)]) {
            at += 10;
            let event = Event { at: Moment::new(at), actor: Actor::Player(player), act };
            let rulings = game.apply(&event).expect("possible");
            let fine = |effect: &Effect| effect.is_routine() || is_end(effect);
            assert!(rulings.iter().all(|r| fine(r.effect())), "{event}: {rulings:?}");
        }
        assert_eq!(*game.position(), before.after(mv));
        assert!(Color::ALL.contains(&game.has_move()));
        moves.push(mv);
    }
    engine.quit().await;
    Ok(moves.len())
}

fn is_end(effect: &Effect) -> bool {
    matches!(effect, Effect::GameOver { .. } | Effect::RightLost { .. })
}

#[tokio::test]
async fn game_is_played_by_hand() {
    plays(Position::default(), false).await.expect("plays");
}

#[tokio::test]
async fn chess960_game_is_played_by_hand() {
    // King and rooks are adjacent, so castling is possible early.
    let start = chess960::start_position(959).expect("a start position");
    plays(start, true).await.expect("plays");
}

/// The king is on its castling square or next to it. Only the notation of king takes rook
/// distinguishes castling from a step.
#[tokio::test]
async fn chess960_castling_is_understood() {
    let Some(path) = find_stockfish() else {
        eprintln!("skipped: no Stockfish on this machine");
        return;
    };
    let mut engine = Engine::start(EngineConfig::new("Stockfish", path)).await.expect("starts");
    let start: Position = "4k3/8/8/8/8/8/8/5K1R w H - 0 1".parse().expect("a position");
    let castles = start.legal_moves().iter().copied().find(|mv| mv.wing().is_some());
    let moves = [castles.expect("legal")];
    let move_time = Some(Duration::from_millis(20));
    let request = Request { start, chess960: true, moves: &moves, clocks: None, move_time };
    let thought = engine.think(&request).await.expect("answers");
    // After castling, the rook on f1 controls the f-file. After a step of the king, it does not.
    let reply = thought.bestmove.expect("a move");
    assert!(start.after(moves[0]).legal_moves().contains(&reply));
}
