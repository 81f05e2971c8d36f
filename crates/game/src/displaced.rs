//! Pieces knocked off their squares and not put back, once somebody notices
//! (Article 7).

use crate::attempt::Attempt;
use crate::event::Matter;
use crate::game::{Game, side};
use touchmove_board::Square;
use touchmove_laws::Ruling;
use touchmove_laws::rules::displaced_piece;

/// A piece knocked over, and how many moves had been made by then.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Displaced {
    square: Square,
    after: usize,
}

impl Game {
    pub(crate) fn knocks_over(&mut self, squares: &[Square]) -> Vec<Ruling> {
        let after = self.plies.len();
        self.displaced.extend(squares.iter().map(|&square| Displaced { square, after }));
        Vec::new()
    }

    pub(crate) fn restores(&mut self, squares: &[Square]) -> Vec<Ruling> {
        self.displaced.retain(|d| !squares.contains(&d.square));
        Vec::new()
    }

    pub(crate) fn points_out(&mut self, matter: &Matter) -> Vec<Ruling> {
        match matter {
            Matter::Displaced(squares) => self.found_displaced(squares),
            Matter::WrongSetup
            | Matter::WrongOrientation
            | Matter::ReversedColours
            | Matter::WrongClock => Vec::new(),
        }
    }

    /// Back to before the piece left its square. Where nobody saw that, the
    /// position that the moves have led to is the last one that can be told.
    fn found_displaced(&mut self, squares: &[Square]) -> Vec<Ruling> {
        let known = self.displaced.iter().filter(|d| squares.contains(&d.square));
        let made = self.plies.len();
        let since = known.map(|d| d.after.min(made)).min().unwrap_or(made);
        self.take_back(since);
        let ruling = displaced_piece::put_back(self.regulations.edition, &self.board);
        let mut rulings: Vec<Ruling> = ruling.into_iter().collect();
        if since < made {
            rulings.extend(self.times_question());
        }
        rulings.extend(self.clock_to_player_having_move());
        rulings
    }

    /// Takes moves back; their presses do not count, and the times are the
    /// arbiter's to set.
    pub(crate) fn take_back(&mut self, since: usize) {
        let before = self.plies.get(since).map_or(self.attempt.before, |ply| ply.before);
        for ply in self.plies.split_off(since).iter().rev() {
            let Some(press) = &ply.press else { continue };
            self.clock.undo_press(side(ply.player), press, self.now);
            self.clock.add(side(ply.player), press.increment_ms, self.now);
        }
        self.displaced.retain(|d| d.after < since);
        self.board = before;
        self.attempt = Attempt::new(before);
    }
}
