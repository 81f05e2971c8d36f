//! What cannot have happened at this board, found out before anything is done.

use crate::event::{Act, Actor, Claim, Event, Pieces};
use crate::game::Game;
use crate::moves;
use crate::status::{Impossible, Status};
use touchmove_board::{Color, Position};

impl Game {
    /// Refuses an event that needs a piece which is not there, or a move that
    /// nobody can make out.
    pub(crate) fn is_possible(&self, event: &Event) -> Result<(), Impossible> {
        let player = match event.actor {
            Actor::Player(player) | Actor::AssistantOf(player) => player,
            Actor::Arbiter | Actor::Spectator => return self.is_possible_now(&event.act),
        };
        if matches!(self.status, Status::Over(..) | Status::Cancelled) {
            return Ok(());
        }
        self.is_possible_now(&event.act)?;
        match &event.act {
            Act::Pieces(Pieces::Takes { square })
            | Act::Pieces(Pieces::Shifts { from: square, .. }) => {
                match self.board.piece_at(*square) {
                    Some(_) => Ok(()),
                    None => Err(Impossible::NoPiece(*square)),
                }
            }
            Act::Pieces(Pieces::Plays { text, .. }) => match self.position_for(player) {
                Some(before) => moves::played(&before, text).map(|_| ()),
                None => Ok(()),
            },
            Act::Claim(Claim::Draw { text: Some(text), .. }) if self.may_claim_draw(player) => {
                moves::played(&self.attempt.before, text).map(|_| ())
            }
            _ => Ok(()),
        }
    }

    /// The position in which this player would move; none without the move.
    fn position_for(&self, player: Color) -> Option<Position> {
        if player == self.has_move() {
            return Some(self.attempt.before);
        }
        self.attempt_stands().then(|| moves::after_illegal(&self.attempt.before, &self.board))
    }
}
