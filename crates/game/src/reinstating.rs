//! The arbiter puts the board to a position by hand: one that the game has
//! had, or one that is known from the scoresheets (Article 7).

use crate::attempt::Attempt;
use crate::event::{Act, Decision};
use crate::game::{Game, as_the_variant_has_it};
use touchmove_board::{Color, Position};
use touchmove_laws::rules::displaced_piece;
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::rules::stopping::By;
use touchmove_laws::{Provision, Ruling, Variant};

impl Game {
    pub(crate) fn reinstates(&mut self, act: &Act) -> Vec<Ruling> {
        let Act::Decision(Decision::Reinstates { position }) = act else { return Vec::new() };
        let position = as_the_variant_has_it(&self.regulations, **position);
        let (edition, player) = (self.regulations.edition, self.has_move());
        if !self.knows(Provision::PieceDisplacedFromSquare) {
            return Vec::new();
        }
        let known = self.moves_before_position(&position);
        if known.is_none() && self.cannot_arise(&position) {
            return displaced_piece::not_reinstated(edition, player).into_iter().collect();
        }
        let mut rulings = self.halt_by(By::Arbiter);
        let made = self.plies.len();
        let since = known.unwrap_or_else(|| self.moves_by_number(&position));
        let illegal = self.plies.iter().skip(since).any(|ply| ply.irregularity.is_some());
        self.goes_back_to(since);
        if known.is_none() {
            self.board = position;
            self.attempt = Attempt::new(position);
        }
        rulings.extend(displaced_piece::reinstated(edition, &self.board, illegal));
        if since < made || known.is_none() {
            rulings.extend(self.times_question());
        }
        rulings.extend(self.clock_to_player_having_move());
        rulings
    }

    /// Takes moves back; the touches of an illegal one bind.
    fn goes_back_to(&mut self, since: usize) {
        let first = self.plies.get(since).cloned();
        self.conduct.times_then = first.as_ref().map(|ply| ply.clocks);
        self.conduct.added_since = [0; 2];
        (self.second_move, self.pressed_back, self.press_in_question) = (None, None, None);
        self.take_back(since);
        if let Some(ply) = first.filter(|ply| ply.irregularity.is_some()) {
            self.attempt = Attempt::replacing(ply.before(), ply.touches.to_vec());
        }
    }

    /// After how many single moves the position has stood last, if it has.
    fn moves_before_position(&self, position: &Position) -> Option<usize> {
        let same = |of: &Position| of.turn() == position.turn() && same_placement(of, position);
        if same(&self.attempt.before) {
            return Some(self.plies.len());
        }
        self.plies.iter().rposition(|ply| same(&ply.before()))
    }

    /// How many single moves its number says that there were before it.
    fn moves_by_number(&self, position: &Position) -> usize {
        let single = |of: &Position| {
            let black = usize::from(of.turn() == Color::Black);
            usize::from(of.fullmoves()).saturating_mul(2).saturating_add(black)
        };
        single(position).saturating_sub(single(&self.start)).min(self.plies.len())
    }

    /// Whether it is proven that no game leads to the position.
    fn cannot_arise(&self, position: &Position) -> bool {
        let kings = Color::ALL.iter().all(|&player| position.king(player).is_some());
        let usual = self.regulations.variant == Variant::Chess && self.start == Position::default();
        !kings || usual && touchmove_mate::illegality(position).is_some()
    }
}
