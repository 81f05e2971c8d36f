//! Requests to an engine.

use crate::thought::Clock;
use crate::{EngineError, uci};
use std::time::Duration;
use touchmove_board::{Color, Move, Position};

/// Default time for a move.
const USUAL: Duration = Duration::from_secs(1);

/// Game in which the engine is to move.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// Start position.
    pub start: Position,
    /// True if castling follows the rules of Chess960.
    pub chess960: bool,
    /// Moves from the start position.
    pub moves: &'a [Move],
    /// Clocks of White and Black.
    pub clocks: Option<[Clock; 2]>,
    /// Time for the move, which takes precedence over the clocks. Without both, the engine has one
    /// second.
    pub move_time: Option<Duration>,
}

impl Request<'_> {
    /// Returns the position in which the engine is to move.
    pub(crate) fn position(&self) -> Result<Position, EngineError> {
        let mut position = self.start;
        for (mv, number) in self.moves.iter().zip(1..) {
            if !position.legal_moves().contains(mv) {
                return Err(EngineError::NoGame { number, text: mv.to_string() });
            }
            position = position.after(*mv);
        }
        Ok(position)
    }

    /// Returns the command `position ... moves ...`.
    pub(crate) fn position_command(&self) -> String {
        let mut text = match (self.start == Position::default(), self.chess960) {
            (true, _) => "position startpos".to_owned(),
            (false, true) => format!("position fen {}", self.start.shredder_fen()),
            (false, false) => format!("position fen {}", self.start.fen()),
        };
        let mut position = self.start;
        for (i, mv) in self.moves.iter().enumerate() {
            text += if i == 0 { " moves " } else { " " };
            text += &uci::text(&position, *mv, self.chess960);
            position = position.after(*mv);
        }
        text
    }

    pub(crate) fn go_command(&self) -> String {
        match (self.move_time, &self.clocks) {
            (None, Some([white, black])) => {
                let left = format!("wtime {} btime {}", white.remaining_ms, black.remaining_ms);
                let gained = format!("winc {} binc {}", white.increment_ms, black.increment_ms);
                let to_go = self.moves_to_go().map_or(String::new(), |n| format!(" movestogo {n}"));
                format!("go {left} {gained}{to_go}")
            }
            (time, _) => format!("go movetime {}", time.unwrap_or(USUAL).as_millis().max(1)),
        }
    }

    fn moves_to_go(&self) -> Option<u32> {
        self.own_clock().and_then(|clock| clock.moves_to_go)
    }

    fn own_clock(&self) -> Option<Clock> {
        let turned = self.moves.len() % 2 == 1;
        let player = if turned { self.start.turn().other() } else { self.start.turn() };
        let [white, black] = self.clocks?;
        Some(if player == Color::White { white } else { black })
    }

    /// Returns the time that the engine may use.
    pub(crate) fn allowed(&self) -> Duration {
        let clock = self.own_clock().map(|clock| Duration::from_millis(clock.remaining_ms));
        self.move_time.or(clock).unwrap_or(USUAL)
    }
}
