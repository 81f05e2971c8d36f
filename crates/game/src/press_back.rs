//! A press without a move that the opponent answers by pressing back (from
//! 2018 on, Article 7.5): the player has the move again, no position was wrong
//! and nothing has to be restored. Until the opponent's next move it can still
//! be claimed or observed; pressing back may pass as an accident.

use crate::attempt::Attempt;
use crate::game::{Game, side};
use crate::ply::Ply;
use touchmove_board::Color;
use touchmove_laws::Ruling;
use touchmove_laws::rules::illegal_move::{self, Facts, Irregularity};

impl Game {
    /// Gives the move back; false if the opponent's last act was no press
    /// without a move.
    pub(crate) fn presses_back(&mut self) -> bool {
        let empty = |p: &Ply| p.irregularity == Some(Irregularity::NoMove);
        if self.plies.last().is_none_or(|last| !empty(last)) {
            return false;
        }
        let Some(ply) = self.plies.pop() else { return false };
        self.board = ply.before;
        self.attempt = Attempt { touches: ply.touches.clone(), ..Attempt::new(ply.before) };
        self.pressed_back = Some(ply);
        true
    }

    /// Rules on the press that was answered, if it was this player's.
    pub(crate) fn rule_pressed_back(&mut self, by: Color) -> Vec<Ruling> {
        let Some(ply) = self.pressed_back.take_if(|ply| ply.player == by) else {
            return Vec::new();
        };
        let count = self.count_illegal_move(by);
        let increment = ply.press.filter(|_| self.regulations.take_back_increment);
        let increment = increment.map_or(0, |p| p.increment_ms);
        let before = self.attempt.before;
        let rulings = illegal_move::rulings(&Facts {
            edition: self.regulations.edition,
            pace: self.regulations.pace,
            player: by,
            count,
            irregularity: Irregularity::NoMove,
            later_moves: false,
            position: before.fen().to_string(),
            increment,
            opponent: self.chance_after_illegal(&before, by, count),
        });
        self.clock.remove(side(by), increment, self.now);
        self.add_time(&rulings);
        rulings
    }
}
