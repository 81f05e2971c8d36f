//! Asking to see the arbiter's record of a rapid or blitz game.

use crate::game::Game;
use touchmove_board::Color;
use touchmove_laws::Ruling;
use touchmove_laws::rules::scoresheet_shown;

impl Game {
    pub(crate) fn asks_for_the_scoresheet(&mut self, player: Color) -> Vec<Ruling> {
        let has_move = player == self.has_move();
        let asked = self.limited.asked_for_scoresheet(player, has_move);
        let (penalties, pace) = (self.regulations.penalties(), self.regulations.pace);
        let regime = self.regime();
        let ruling = scoresheet_shown::asked(penalties, pace, regime, player, has_move, asked);
        ruling.into_iter().collect()
    }
}
