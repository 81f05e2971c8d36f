//! Pressing back (from 2018 on, Article 7.5). A player presses without having
//! moved, or after an illegal move, and the opponent only presses back instead
//! of stopping the clocks and claiming. What the first press was can still be
//! claimed or observed, until the opponent moves. The press back is a press
//! without a move as well; claimed, it may pass as an accident, which is for
//! the arbiter to say.

use crate::attempt::Attempt;
use crate::game::{Game, side};
use crate::ply::Ply;
use touchmove_board::Color;
use touchmove_clock::PressOutcome;
use touchmove_laws::rules::illegal_move::{self, Facts, Irregularity};
use touchmove_laws::rules::press_back;
use touchmove_laws::{Question, Ruling};

/// A press without a move that the opponent has answered by pressing back:
/// nothing has to be restored.
#[derive(Debug, Clone)]
pub(crate) struct PressedBack {
    /// The press.
    pub ply: Ply,
    /// What the answer added to the opponent's clock, while nobody has
    /// claimed that one.
    answered: Option<EmptyPress>,
}

/// A press by a player who has not moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EmptyPress {
    by: Color,
    increment: u64,
}

impl Game {
    /// Gives the move back; false if the opponent's last act was no press
    /// without a move.
    pub(crate) fn presses_back(&mut self, answer: &PressOutcome) -> bool {
        let empty = |p: &Ply| p.irregularity == Some(Irregularity::NoMove);
        if self.plies.last().is_none_or(|last| !empty(last)) {
            return false;
        }
        let Some(ply) = self.plies.pop() else { return false };
        self.board = ply.before;
        self.attempt = Attempt { touches: ply.touches.clone(), ..Attempt::new(ply.before) };
        let answered = EmptyPress { by: ply.player.other(), increment: answer.increment_ms };
        self.pressed_back = Some(PressedBack { ply, answered: Some(answered) });
        true
    }

    /// A move has been made: who has the move now. The first press is settled
    /// once the opponent has moved, the answer once its victim has.
    pub(crate) fn move_follows_presses(&mut self, next: Color) {
        let Some(pressed) = &mut self.pressed_back else { return };
        match pressed.ply.player == next {
            true => self.pressed_back = None,
            false => pressed.answered = None,
        }
    }

    /// Rules on the press that was answered, if it was this player's.
    pub(crate) fn rule_pressed_back(&mut self, by: Color) -> Vec<Ruling> {
        let Some(pressed) = self.pressed_back.take_if(|pressed| pressed.ply.player == by) else {
            return Vec::new();
        };
        let increment = pressed.ply.press.map_or(0, |press| press.increment_ms);
        self.rule_empty_press(EmptyPress { by, increment })
    }

    /// A press without a move, penalised as an illegal move.
    fn rule_empty_press(&mut self, press: EmptyPress) -> Vec<Ruling> {
        let by = press.by;
        let count = self.count_illegal_move(by);
        let increment = if self.regulations.take_back_increment { press.increment } else { 0 };
        let before = self.attempt.before;
        let rulings = illegal_move::rulings(&Facts {
            edition: self.regulations.edition,
            pace: self.regulations.pace,
            player: by,
            count,
            irregularity: Irregularity::NoMove,
            later_moves: false,
            position: before.fen().to_string(),
            increment,
            opponent: self.chance_after_illegal(&before, by, count),
        });
        self.clock.remove(side(by), increment, self.now);
        self.add_time(&rulings);
        rulings
    }

    /// Claimed by the opponent: the arbiter is asked about a press that this
    /// player made instead of a claim.
    pub(crate) fn press_instead_of_claim(&mut self, by: Color) -> Vec<Ruling> {
        let answered = self.pressed_back.as_mut().and_then(|p| p.answered.take_if(|a| a.by == by));
        let Some(press) = answered.or_else(|| self.takes_press_back(by)) else {
            return Vec::new();
        };
        self.press_in_question = Some(press);
        let mut rulings = self.clock_to_player_having_move();
        rulings.extend(press_back::claimed(self.regulations.edition, by));
        rulings
    }

    /// Who claims an illegal move has only pressed first: that gives way to
    /// the claim.
    pub(crate) fn forget_own_press(&mut self, player: Color) {
        self.takes_press_back(player);
    }

    /// Undoes a press that answered an illegal move and changed nothing on
    /// the board.
    fn takes_press_back(&mut self, by: Color) -> Option<EmptyPress> {
        let (last, before) = match self.plies.as_slice() {
            [.., before, last] => (last, before),
            _ => return None,
        };
        let empty = last.player == by && last.irregularity == Some(Irregularity::NoMove);
        let answers = before.irregularity.is_some() && before.completed;
        if !(empty && answers) || self.attempt.contact || self.attempt_stands() {
            return None;
        }
        let ply = self.plies.pop()?;
        self.board = ply.before;
        self.attempt = Attempt { touches: ply.touches.clone(), ..Attempt::new(ply.before) };
        Some(EmptyPress { by, increment: ply.press.map_or(0, |press| press.increment_ms) })
    }

    /// The arbiter takes the press for an illegal move, or for an accident.
    pub(crate) fn press_answered(&mut self, illegal: bool) -> Vec<Ruling> {
        let asked = |q: &Question| matches!(q, Question::PressedBack { .. });
        let open = self.questions.iter().position(asked);
        let (Some(open), Some(press)) = (open, self.press_in_question) else {
            return self.answered();
        };
        self.questions.remove(open);
        let mut rulings = if illegal { self.rule_empty_press(press) } else { Vec::new() };
        rulings.extend(self.resume_clocks(false));
        rulings
    }
}
