//! Castling left half done: the king two squares away, the rook where it was,
//! the clock pressed (Articles 4.7, 7.5). Whether that was an illegal king
//! move or castling omitted to be finished is for the arbiter to find out.

use crate::game::Game;
use crate::ply::Ply;
use touchmove_board::Move;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::{Effect, Provision, Question, Ruling};

impl Game {
    /// The castling of which the last move is the king's half.
    pub(crate) fn half_castled(&self, i: usize) -> Option<Move> {
        let last = self.plies.get(i).filter(|_| i + 1 == self.plies.len())?;
        half_of(last)
    }

    pub(crate) fn half_castling_question(&self, castling: Move) -> Vec<Ruling> {
        let player = self.has_move().other();
        let question = Question::HalfCastled { player, r#move: castling };
        let effect = Effect::Question { question };
        let edition = self.regulations.edition;
        let ruling = Ruling::under(edition, Provision::IllegalMoveCompleted, effect);
        ruling.map(|r| r.and(Provision::CastlingMade)).into_iter().collect()
    }

    /// The answer to an open question that is not about the times.
    pub(crate) fn answered_with(&mut self, agrees: bool) -> Vec<Ruling> {
        let half_castled = |q: &Question| matches!(q, Question::HalfCastled { .. });
        let asked = self.questions.iter().position(half_castled);
        let Some(asked) = asked else { return self.press_answered(agrees) };
        self.questions.remove(asked);
        let mut rulings = self.rule_half_castling(agrees);
        rulings.extend(self.resume_clocks(false));
        rulings
    }

    fn rule_half_castling(&mut self, illegal: bool) -> Vec<Ruling> {
        let Some(i) = self.plies.len().checked_sub(1) else { return Vec::new() };
        match self.half_castled(i) {
            Some(_) if illegal => self.limited_half_castling(i).unwrap_or_else(|| self.rule_on(i)),
            Some(castling) => self.finish_castling(castling),
            None => Vec::new(),
        }
    }

    fn finish_castling(&mut self, castling: Move) -> Vec<Ruling> {
        let Some(ply) = self.plies.pop() else { return Vec::new() };
        let after = ply.before.after(castling);
        self.push(ply.before, after, Some(castling), None, ply.touches, true);
        if let Some(last) = self.plies.last_mut() {
            (last.completed, last.press) = (ply.completed, ply.press);
        }
        let position = after.fen().to_string();
        let mut rulings =
            self.ruled(Provision::CastlingMade, Effect::PositionRestored { position });
        rulings.extend(self.end_by_move());
        rulings
    }
}

fn half_of(ply: &Ply) -> Option<Move> {
    ply.irregularity.filter(|&irregularity| irregularity == Irregularity::NotLegal)?;
    let half = |m: &&Move| {
        let king = ply.before.piece_at(m.from);
        let moved = ply.before.with_piece(m.from, None).with_piece(m.to, king);
        m.wing().is_some() && same_placement(&moved, &ply.after)
    };
    ply.before.legal_moves().iter().find(half).copied()
}
