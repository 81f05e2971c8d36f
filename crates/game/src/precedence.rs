//! In which order the rules apply: one page.
//!
//! A move that has been made in accordance with Articles 3 and 4 is asked, in
//! this order, whether it ends the game:
//!
//! 1. checkmate (it comes before the seventy-five moves, 9.6 in 2014 and 2023),
//! 2. stalemate,
//! 3. a dead position,
//! 4. the fifth appearance of the position; in casual play the third,
//! 5. seventy-five moves; in casual play fifty.
//!
//! What a move has ended stays ended: a flag observed or claimed, a
//! resignation or an irregularity found afterwards changes nothing (6.9 and
//! 7.5 take effect only during the game). An illegal move is judged before
//! the end it seems to bring, and a loss by illegal moves before what the
//! corrected position shows.
//!
//! Of events it is their order that decides: the first one that ends the game
//! has ended it. So no two of the rules above meet on another ground, and
//! none contradicts another: 2 to 5 all draw.

use crate::game::Game;
use crate::moves;
use touchmove_laws::rules::{automatic_draw, end_of_game};
use touchmove_laws::{Effect, Provision, Ruling};

impl Game {
    /// What the last move has ended, if anything.
    pub(crate) fn end_by_move(&mut self) -> Vec<Ruling> {
        let edition = self.regulations.edition;
        let dead = moves::is_dead(&self.board);
        let end = end_of_game::by_move(edition, &self.board, dead).or_else(|| {
            let quiet = self.board.halfmoves();
            // Five appearances take eight moves by each at least, three four.
            let few = if self.takes_moves_only() { 8 } else { 16 };
            let appearances =
                if quiet >= few { self.appearances(&self.board, true) } else { Vec::new() };
            automatic_draw::ruling(automatic_draw::Facts {
                edition,
                appearances: &appearances,
                quiet_moves: u32::from(quiet),
            })
        });
        let Some(end) = end else { return Vec::new() };
        self.completed_without_press().into_iter().chain([end]).collect()
    }

    fn completed_without_press(&mut self) -> Vec<Ruling> {
        let Some(last) = self.plies.last_mut().filter(|p| !p.completed) else {
            return Vec::new();
        };
        last.completed = true;
        let player = last.player;
        self.ruled(Provision::EndingMoveNeedsNoPress, Effect::MoveCompleted { player })
    }
}
