//! Acts of hands, applied to the game.

use super::{Interpreter, Step};
use crate::doubt::{Answer, Doubt, DoubtKind};
use crate::explanation::explaining_move;
use crate::{Entry, Inference};
use alloc::string::ToString;
use alloc::vec::Vec;
use touchmove_board::{Color, Square};
use touchmove_clock::Moment;
use touchmove_game::{Act, Actor, Event, Hands, Pieces, Status};

impl Interpreter {
    /// Turns the waiting steps into acts of a player. Pieces that the opponent has lifted already are
    /// not part of the player's move, if the move is complete without them.
    pub(super) fn flush(&mut self, player: Color, answers: &[(Doubt, Answer)]) {
        let keeps = self.game.has_move() != player
            || self.shown_move().is_none() && self.is_complete_without(player);
        let steps = core::mem::take(&mut self.steps);
        let (kept, made): (Vec<Step>, Vec<Step>) =
            steps.into_iter().partition(|step| keeps && !step.put && step.piece.color != player);
        for step in made {
            self.act(step, player, answers);
        }
        self.steps = kept;
    }

    /// True if the player has made a legal move, or none, once the opponent's lifted pieces are put
    /// back.
    fn is_complete_without(&self, player: Color) -> bool {
        let mut restored = self.seen;
        for step in self.steps.iter().filter(|step| !step.put && step.piece.color != player) {
            restored.set(step.square, Some(step.piece));
        }
        restored == self.ruled()
            || explaining_move(self.game.before_the_move(), &restored).is_some()
    }

    pub(super) fn act(&mut self, step: Step, player: Color, answers: &[(Doubt, Answer)]) {
        let act = if step.put {
            Pieces::Puts { role: step.piece.role, square: step.square }
        } else {
            Pieces::Takes { square: step.square, hands: Hands::One }
        };
        let by = self.inference(player).unwrap_or(Inference::Answered);
        self.say(step.at, Actor::Player(player), act, by, answers);
    }

    /// Applies an act that the sensors or an answer show.
    pub(super) fn say(
        &mut self,
        at: Moment,
        actor: Actor,
        act: impl Into<Act>,
        by: Inference,
        answers: &[(Doubt, Answer)],
    ) {
        self.apply(Event { at, actor, act: act.into() }, by, answers);
    }

    /// Applies an event. An event that the game cannot take becomes a question.
    pub(super) fn apply(&mut self, mut event: Event, by: Inference, answers: &[(Doubt, Answer)]) {
        event.at = event.at.max(self.game.now());
        let mut rulings = Vec::new();
        if self.game.status() == Status::NotStarted && !starts(&event) {
            rulings.extend(self.game.start(event.at));
        }
        match self.game.apply(&event) {
            Ok(ruled) => {
                rulings.extend(ruled);
                self.entries.push(Entry { event, by, rulings });
            }
            Err(_) => {
                let act = event.to_string();
                self.ask(event.at, DoubtKind::Impossible { act }, answers);
            }
        }
    }

    /// Applies a touch: the piece was lifted and put back.
    pub(super) fn touch(
        &mut self,
        at: Moment,
        square: Square,
        lifted: Moment,
        player: Color,
        answers: &[(Doubt, Answer)],
    ) {
        let Some(piece) = self.game.position().piece_at(square) else { return };
        let takes = Pieces::Takes { square, hands: Hands::One };
        self.say(lifted, Actor::Player(player), takes, Inference::Answered, answers);
        let puts = Pieces::Puts { role: piece.role, square };
        self.say(at, Actor::Player(player), puts, Inference::Answered, answers);
    }
}

fn starts(event: &Event) -> bool {
    matches!(event.act, Act::Clock(touchmove_game::Clock::Starts))
}
