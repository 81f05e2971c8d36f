//! Adjusting pieces (Articles 4.2 and 6.2).

use crate::game::{Game, side};
use touchmove_board::{Color, Square};
use touchmove_laws::rules::adjusting::{self, Contact};
use touchmove_laws::{Effect, Provision, Ruling};

impl Game {
    pub(crate) fn adjusts(
        &mut self,
        player: Color,
        squares: &[Square],
        announced: bool,
    ) -> Vec<Ruling> {
        let has_move = player == self.has_move();
        match adjusting::judge(self.regulations.edition, player, has_move, announced) {
            Contact::Adjusting => {
                self.attempt.adjusted.extend_from_slice(squares);
                self.on_the_opponents_time(player)
            }
            Contact::NotAllowed(ruling) => ruling.into_iter().collect(),
            Contact::Touching => {
                let groups: Vec<_> = squares.iter().map(|&s| vec![s]).collect();
                let rulings = self.touches(player, &groups, false);
                let bound = |r: &Ruling| matches!(r.effect(), Effect::Obligation { .. });
                let intended = |r: Ruling| {
                    if bound(&r) { r.and(Provision::IntentionalContact) } else { r }
                };
                rulings.into_iter().map(intended).collect()
            }
        }
    }

    /// Having the move is not enough from 2014 on: the own clock has to run.
    fn on_the_opponents_time(&self, player: Color) -> Vec<Ruling> {
        let other_runs = self.clock.running() == Some(side(player.other()));
        let clock = self.clock.control().has_clock();
        let edition = self.regulations.edition;
        let ruling = adjusting::on_the_opponents_time(edition, player);
        ruling.into_iter().filter(|_| clock && other_runs).collect()
    }
}
