//! Moves made in breach of the act of moving, once somebody notices
//! (Article 4).

use crate::attempt::Attempt;
use crate::game::{Game, side};
use crate::ply::Ply;
use touchmove_board::{Color, Move, Position, Square};
use touchmove_laws::Effect::{self, PositionRestored};
use touchmove_laws::rules::made_move;
use touchmove_laws::{Claimed, Provision, Refusal, Ruling};

impl Game {
    pub(crate) fn claims_touched(&mut self, player: Color, square: Square) -> Vec<Ruling> {
        match self.last_breach(square) {
            Some(_) if self.has_move() == player && self.attempt.contact => {
                self.touched_since(player)
            }
            Some(i) if self.has_move() == player => self.back_to_touched(i),
            _ => self.no_violation(player, square),
        }
    }

    /// What the opponent can no longer claim the arbiter still sees to, as
    /// long as nothing has been played upon it.
    pub(crate) fn observes_touched(&mut self, square: Square) -> Vec<Ruling> {
        if let Some(refused) = self.sees_to_touched_pieces() {
            return vec![refused];
        }
        match self.last_breach(square) {
            Some(i) => self.back_to_touched(i),
            None => self.no_violation(self.has_move(), square),
        }
    }

    /// The last move, if that piece bound its player to another.
    fn last_breach(&self, square: Square) -> Option<usize> {
        let last = self.plies.last().filter(|p| !p.in_accordance)?;
        let bound = last.touches.iter().any(|t| t.square == square)
            || last.begun().iter().any(|begun| begun.to == square)
            || last.intended().is_some_and(|written| written.from == square);
        bound.then(|| self.plies.len() - 1)
    }

    pub(crate) fn touched_since(&self, player: Color) -> Vec<Ruling> {
        let why = Refusal::HasTouchedSince;
        self.ruled(Provision::TouchClaimLost, Effect::Refused { player, why })
    }

    fn no_violation(&self, player: Color, square: Square) -> Vec<Ruling> {
        let claim = Claimed::Touched(square);
        let effect = Effect::ClaimIncorrect { player, claim };
        let rulings = self.ruled(Provision::TouchedOwnPiece, effect).into_iter();
        let adjusted = self.plies.last().is_some_and(|ply| ply.adjusted().contains(&square));
        let cites = |r: Ruling| if adjusted { r.and(Provision::Adjusting) } else { r };
        rulings.map(cites).collect()
    }

    /// The move is taken back; the touched piece binds.
    pub(crate) fn back_to_touched(&mut self, i: usize) -> Vec<Ruling> {
        let Some(ply) = self.plies.get(i).cloned() else { return Vec::new() };
        let increment = self.press_taken_back(&ply);
        self.plies.truncate(i);
        self.board = ply.before();
        let begun = ply.begun().to_vec();
        self.attempt = Attempt { begun, ..Attempt::replacing(ply.before(), ply.touches.to_vec()) };
        let position = PositionRestored { position: ply.before().fen().to_string() };
        let mut rulings = match ply.intended() {
            Some(written) => self.back_to_written(written, position),
            None => self.back_to_bound(&ply.before(), position),
        };
        rulings.extend(increment);
        rulings.extend(self.clock_to_player_having_move());
        rulings
    }

    /// The press does not count, and what it added goes with it as after an
    /// illegal move.
    fn press_taken_back(&mut self, ply: &Ply) -> Vec<Ruling> {
        let Some(press) = ply.press() else { return Vec::new() };
        let (player, ms) = (ply.player, press.increment_ms);
        self.clock.undo_press(side(player), &press, self.now);
        if !self.regulations.take_back_increment {
            self.clock.add(side(player), ms, self.now);
            return Vec::new();
        }
        let removed = Effect::TimeRemoved { player, ms };
        let rulings = self.ruled(Provision::TimesAfterIrregularity, removed);
        rulings.into_iter().filter(|_| ms > 0).collect()
    }

    fn back_to_bound(&self, before: &Position, restored: Effect) -> Vec<Ruling> {
        let bound = self.attempt.bound();
        let edition = self.regulations.edition;
        let touched = bound.map_or(Vec::new(), |b| b.rulings(edition, before));
        let released = made_move::released(edition, before, &self.attempt.begun);
        let begun = made_move::begun_under(edition, before, &self.attempt.begun);
        let provision = begun.or(bound.map(|b| b.provision)).unwrap_or(Provision::TouchedOwnPiece);
        let mut rulings = self.ruled(provision, restored);
        rulings.extend(touched);
        rulings.extend(released);
        rulings
    }

    fn back_to_written(&mut self, written: Move, restored: Effect) -> Vec<Ruling> {
        self.attempt.intended = Some(written);
        let mut rulings = self.ruled(Provision::ClaimIncorrect, restored);
        rulings.extend(self.written_move_obliges());
        rulings
    }
}
