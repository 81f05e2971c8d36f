//! What was wrong from the start, and clocks that are (Articles 6.10, 7.2, 7.3).

use crate::event::Matter;
use crate::game::{Game, moves_before};
use touchmove_board::Color;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::{clock_faults, wrong_start};
use touchmove_laws::{Effect, Ruling};

impl Game {
    pub(crate) fn points_out(&mut self, matter: &Matter) -> Vec<Ruling> {
        if let Some(rulings) = self.found_too_late(matter) {
            return rulings;
        }
        let edition = self.regulations.edition;
        let ruling = match matter {
            Matter::Displaced(squares) => return self.found_displaced(squares),
            Matter::WrongSetup => wrong_start::wrong_setup(edition),
            Matter::WrongOrientation => wrong_start::wrong_orientation(edition),
            Matter::ReversedColours => self.found_reversed(),
            Matter::WrongClock => clock_faults::wrong_setting(edition),
            Matter::DefectiveClock => clock_faults::defect(edition),
        };
        ruling.into_iter().collect()
    }

    fn found_reversed(&mut self) -> Option<Ruling> {
        let moves = Color::ALL.into_iter().map(|player| self.moves_made_by(player)).min();
        let ruling =
            wrong_start::reversed_colours(self.regulations.edition, moves.unwrap_or_default())?;
        self.conduct.colours_stay = matches!(ruling.effect(), Effect::Noted { .. });
        Some(ruling)
    }

    fn moves_made_by(&self, player: Color) -> u32 {
        let no_move = Some(Irregularity::NoMove);
        let made = self.plies.iter().filter(|p| p.player == player && p.irregularity != no_move);
        let made = u32::try_from(made.count()).unwrap_or(u32::MAX);
        moves_before(&self.start, player).saturating_add(made)
    }
}
