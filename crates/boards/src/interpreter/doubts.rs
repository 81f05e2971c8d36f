//! Questions, and the effects of their answers.

use super::{Interpreter, Step};
use crate::doubt::{Answer, Doubt, DoubtKind};
use crate::explanation::explaining_line;
use crate::{Inference, Placement};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Piece, Square, UciMove};
use touchmove_clock::Moment;
use touchmove_game::{Actor, Clock, Hands, MoveText, Observation, Pieces};

impl Interpreter {
    /// Asks a question, or applies its answer if it has been given.
    pub(super) fn ask(&mut self, at: Moment, kind: DoubtKind, answers: &[(Doubt, Answer)]) {
        let doubt = Doubt { at, kind };
        let answer = answers.iter().find(|(known, _)| *known == doubt).map(|(_, answer)| *answer);
        match answer {
            Some(answer) => self.answered(&doubt, answer, answers),
            None => {
                self.blocked |= doubt.kind.blocks();
                self.doubts.push(doubt);
            }
        }
    }

    fn answered(&mut self, doubt: &Doubt, answer: Answer, answers: &[(Doubt, Answer)]) {
        let at = doubt.at;
        match (&doubt.kind, answer) {
            (DoubtKind::PutBack { square, .. }, Answer::Adjusted(player)) => {
                let act = Pieces::Adjusts { squares: vec![*square], announced: true };
                self.say(at, Actor::Player(player), act, Inference::Answered, answers);
            }
            (DoubtKind::PutBack { square, lifted, .. }, Answer::Touched(player)) => {
                self.touch(at, *square, *lifted, player, answers);
            }
            (DoubtKind::WrongTurn { square, piece }, Answer::By(player)) => {
                self.put_elsewhere(at, *square, *piece, Some(player), answers);
            }
            (DoubtKind::Missed { moves }, Answer::Yes) => {
                moves.iter().for_each(|mv| self.plays(at, *mv, answers));
            }
            (DoubtKind::MadeEarly { r#move }, Answer::Yes) => self.plays(at, *r#move, answers),
            (DoubtKind::Promoted { square, player }, Answer::Promoted(role)) => {
                let piece = Piece { color: *player, role };
                self.seen.set(*square, Some(piece));
                self.placed(at, *square, piece, answers);
            }
            (DoubtKind::ClockStopped, Answer::StoppedBy(actor)) => {
                self.say(at, actor, Clock::Stops { reason: None }, Inference::Answered, answers);
            }
            (DoubtKind::ClockRestarted { .. }, Answer::Yes) => {
                self.say(at, Actor::Arbiter, Clock::Resumes, Inference::Answered, answers);
            }
            (DoubtKind::FlagShown { player }, Answer::Yes) => {
                let act = Observation::Flag { player: *player };
                self.say(at, Actor::Arbiter, act, Inference::Answered, answers);
            }
            _ => {}
        }
    }

    fn plays(&mut self, at: Moment, mv: Move, answers: &[(Doubt, Answer)]) {
        let player = self.game.has_move();
        let UciMove { from, to, promotion } = UciMove::of(mv);
        let text = MoveText::FromTo { from, to, promotion };
        let act = Pieces::Plays { text, hands: Hands::One };
        self.say(at, Actor::Player(player), act, Inference::Answered, answers);
    }

    /// Asks if a piece that was lifted and put back was touched or adjusted.
    pub(super) fn put_back(
        &mut self,
        at: Moment,
        lifted: Moment,
        square: Square,
        piece: Piece,
        answers: &[(Doubt, Answer)],
    ) {
        let by = self.running.unwrap_or(self.game.has_move());
        self.ask(at, DoubtKind::PutBack { square, piece, by, lifted }, answers);
    }

    /// Asks if a piece that its player moved out of turn stands, now that the player has the move.
    pub(super) fn ask_if_early(&mut self, at: Moment, answers: &[(Doubt, Answer)]) {
        if self.is_over() || !self.steps.is_empty() || self.seen == self.ruled() {
            return;
        }
        let early = |doubt: &Doubt, to: Square| match doubt.kind {
            DoubtKind::WrongTurn { square, .. } => square == to,
            _ => false,
        };
        let shown = self.shown_move();
        // Wood that has not been put right after a ruling may show a legal move too.
        if let Some(r#move) = shown.filter(|mv| self.doubts.iter().any(|d| early(d, mv.to))) {
            self.ask(at, DoubtKind::MadeEarly { r#move }, answers);
        }
    }

    pub(super) fn promotion(
        &mut self,
        at: Moment,
        square: Square,
        player: Color,
        answers: &[(Doubt, Answer)],
    ) {
        if self.set_up && !self.is_over() {
            self.ask(at, DoubtKind::Promoted { square, player }, answers);
        }
    }

    /// Compares the first board with the game, or the board after a lost connection with the one
    /// before.
    pub(super) fn board(
        &mut self,
        at: Moment,
        board: &Placement,
        first: bool,
        answers: &[(Doubt, Answer)],
    ) {
        let before = self.seen;
        self.seen = *board;
        if first || !self.set_up || self.is_over() || before == *board {
            self.set_up |= self.seen == self.ruled();
            return;
        }
        self.steps.clear();
        if self.seen == self.ruled() {
            return;
        }
        match explaining_line(self.game.before_the_move(), board) {
            Some(moves) => self.ask(at, DoubtKind::Missed { moves }, answers),
            None => self.gap(at, answers),
        }
    }

    /// After a lost connection pieces may only be in the air: then they are lifts, and nothing else
    /// has been missed.
    fn gap(&mut self, at: Moment, answers: &[(Doubt, Answer)]) {
        let ruled = self.ruled();
        let lifted: Vec<Square> = ruled.differing(&self.seen).collect();
        if lifted.iter().any(|square| self.seen.piece_at(*square).is_some()) || lifted.len() > 2 {
            return self.ask(at, DoubtKind::Gap, answers);
        }
        for square in lifted {
            if let Some(piece) = ruled.piece_at(square) {
                self.steps.push(Step { at, square, piece, put: false });
            }
        }
    }

    /// Removes the questions about squares on which the boards agree again.
    pub(super) fn close_settled(&mut self) {
        if self.doubts.is_empty() {
            return;
        }
        let (seen, ruled) = (self.seen, self.ruled());
        let agrees = |square: Square| seen.piece_at(square) == ruled.piece_at(square);
        self.doubts.retain(|doubt| match &doubt.kind {
            DoubtKind::WrongTurn { square, .. } | DoubtKind::Unexplained { square, .. } => {
                !agrees(*square)
            }
            DoubtKind::MadeEarly { r#move } => !agrees(r#move.to),
            _ => true,
        });
    }
}
