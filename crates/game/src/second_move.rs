//! A second move in a row (Article 1): it is put back. It is no illegal move in
//! the sense of the penalties for those; once somebody notices, the arbiter
//! chooses from the list of penalties (Article 12).

use crate::game::Game;
use touchmove_board::Color;
use touchmove_laws::{Effect, Provision, Question, Ruling};

impl Game {
    /// Somebody has noticed; nothing if it was not this player who moved twice.
    pub(crate) fn second_move_question(&mut self, by: Color) -> Vec<Ruling> {
        if self.second_move.take_if(|player| *player == by).is_none() {
            return Vec::new();
        }
        let penalties = self.regulations.penalties();
        let question = Question::SecondMove { player: by, penalties };
        let effect = Effect::Question { question };
        let ruling = Ruling::under(self.regulations.edition, Provision::Alternation, effect);
        ruling.map(|r| r.and(Provision::Penalties)).into_iter().collect()
    }
}
