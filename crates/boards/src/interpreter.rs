//! From observations to acts of hands.
//!
//! The interpreter keeps two boards: the one that is *seen*, and the one that is *ruled*, which is
//! the game's. A lift of a piece that the game has on its square becomes an act as soon as it is
//! clear what became of the piece. A change that brings the seen board closer to the ruled one puts
//! the wood right and is not an act.

mod acts;
mod doubts;
mod press;

use crate::doubt::{Answer, Doubt, DoubtKind};
use crate::explanation::explaining_move;
use crate::input::{Change, Input};
use crate::{Entry, Inference, Placement};
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Piece, Role, Square};
use touchmove_clock::Moment;
use touchmove_game::{Game, Status};

/// A lift or a placement that has not become an act yet.
#[derive(Debug, Clone, Copy)]
struct Step {
    at: Moment,
    square: Square,
    piece: Piece,
    put: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Interpreter {
    pub game: Game,
    pub seen: Placement,
    /// True once the seen board has agreed with the game.
    pub set_up: bool,
    pub entries: Vec<Entry>,
    pub doubts: Vec<Doubt>,
    /// True while a question is open that later observations depend on.
    pub blocked: bool,
    steps: Vec<Step>,
    /// Player whose clock runs.
    running: Option<Color>,
}

impl Interpreter {
    pub(crate) const fn new(game: Game) -> Interpreter {
        Interpreter {
            game,
            seen: Placement::EMPTY,
            set_up: false,
            entries: Vec::new(),
            doubts: Vec::new(),
            blocked: false,
            steps: Vec::new(),
            running: None,
        }
    }

    pub(crate) fn ruled(&self) -> Placement {
        Placement::from(self.game.position())
    }

    /// Interprets an observation. Returns false, and does nothing, while a question blocks.
    pub(crate) fn interpret(&mut self, input: &Input, answers: &[(Doubt, Answer)]) -> bool {
        if self.blocked {
            return false;
        }
        match input {
            Input::Board { at, board, first } => self.board(*at, board, *first, answers),
            Input::Change(change) => self.change(change, answers),
            Input::Promotion { at, square, color } => {
                self.promotion(*at, *square, *color, answers);
            }
            Input::Press { at, player, near } => self.press(*at, *player, near, answers),
            Input::ClockStarts { at, player } => self.clock_starts(*at, *player, answers),
            Input::ClockStops { at } => {
                self.running = None;
                self.ask(*at, DoubtKind::ClockStopped, answers);
            }
            Input::Flag { at, player } => {
                self.ask(*at, DoubtKind::FlagShown { player: *player }, answers);
            }
            Input::Sign { at } => self.ask(*at, DoubtKind::ResultSign, answers),
            Input::Event(event) => self.apply(event.clone(), Inference::Reported, answers),
        }
        self.close_settled();
        true
    }

    fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(..) | Status::Cancelled)
    }

    /// Returns the legal move that the seen board shows.
    fn shown_move(&self) -> Option<Move> {
        explaining_move(self.game.before_the_move(), &self.seen)
    }

    fn change(&mut self, change: &Change, answers: &[(Doubt, Answer)]) {
        let Change { at, square, new, .. } = *change;
        let old = self.seen.piece_at(square);
        if old == new {
            return;
        }
        self.seen.set(square, new);
        if !self.set_up || self.is_over() {
            self.set_up |= self.seen == self.ruled();
            return;
        }
        match (old, new) {
            (_, Some(piece)) => self.placed(at, square, piece, answers),
            (Some(piece), None) => self.lifted(at, square, piece, answers),
            (None, None) => {}
        }
    }

    fn lifted(&mut self, at: Moment, square: Square, piece: Piece, answers: &[(Doubt, Answer)]) {
        let put_before = self.steps.iter().any(|step| step.put && step.square == square);
        if put_before || self.game.position().piece_at(square) == Some(piece) {
            self.steps.push(Step { at, square, piece, put: false });
            if self.shown_move().is_some() && self.can_act_for(self.game.has_move()) {
                self.flush(self.game.has_move(), answers);
            }
        }
    }

    /// True if the steps that wait include a lift that a player's move needs: a captured piece, or
    /// a placement of an own one.
    fn can_act_for(&self, player: Color) -> bool {
        let own = |step: &Step| step.piece.color == player;
        self.steps.iter().any(|step| step.put && own(step))
            || self.steps.iter().all(|step| !own(step))
    }

    fn placed(&mut self, at: Moment, square: Square, piece: Piece, answers: &[(Doubt, Answer)]) {
        let lift = |step: &Step| !step.put && step.square == square && step.piece == piece;
        if let Some(index) = self.steps.iter().rposition(lift) {
            let lifted = self.steps.remove(index).at;
            return self.put_back(at, lifted, square, piece, answers);
        }
        if self.game.position().piece_at(square) == Some(piece) {
            // The wood has been put right.
            self.steps.retain(|step| step.square != square);
            return;
        }
        self.put_elsewhere(at, square, piece, None, answers);
    }

    fn put_elsewhere(
        &mut self,
        at: Moment,
        square: Square,
        piece: Piece,
        by: Option<Color>,
        answers: &[(Doubt, Answer)],
    ) {
        if self.signals_result(square, piece) {
            return self.ask(at, DoubtKind::ResultSign, answers);
        }
        if by.is_none() && self.inference(piece.color).is_none() {
            let lift = |step: &Step| !step.put && step.piece == piece;
            if let Some(index) = self.steps.iter().rposition(lift) {
                self.steps.remove(index);
            }
            return self.ask(at, DoubtKind::WrongTurn { square, piece }, answers);
        }
        if !self.find_origin(at, square, piece) {
            return self.ask(at, DoubtKind::Unexplained { square, piece }, answers);
        }
        self.steps.push(Step { at, square, piece, put: true });
        let player = by.unwrap_or(piece.color);
        if !self.holds_own(piece.color) || self.shown_move().is_some() {
            self.flush(player, answers);
            self.ask_if_early(at, answers);
        }
    }

    /// Returns the evidence that a piece was moved by its own player.
    fn inference(&self, player: Color) -> Option<Inference> {
        if self.running == Some(player) {
            return Some(Inference::ByClock);
        }
        (self.game.has_move() == player).then_some(Inference::ByColour)
    }

    /// True if a king was put on a centre square to which it cannot move, while no clock runs.
    fn signals_result(&self, square: Square, piece: Piece) -> bool {
        let centre = matches!((square.file(), square.rank()), (3 | 4, 3 | 4));
        let moves = |mv: &Move| mv.to == square && mv.role == Role::King;
        let legal = self.game.before_the_move().legal_moves();
        piece.role == Role::King && centre && self.running.is_none() && !legal.iter().any(moves)
    }

    /// Returns the number of lifted pieces that satisfy a condition and have not been put down.
    fn in_the_air(&self, is: impl Fn(Piece) -> bool) -> usize {
        let lifts = self.steps.iter().filter(|step| !step.put && is(step.piece)).count();
        let puts = self.steps.iter().filter(|step| step.put && is(step.piece)).count();
        lifts.saturating_sub(puts)
    }

    /// True if a player still holds an own piece. A promoted piece replaces a lifted pawn.
    fn holds_own(&self, player: Color) -> bool {
        self.in_the_air(|piece| piece.color == player) > 0
    }

    /// Makes sure that a lift explains where a piece comes from. A piece that is not where the game
    /// has it, because the wood was not put right, comes from there.
    fn find_origin(&mut self, at: Moment, square: Square, piece: Piece) -> bool {
        let pawn = Piece { role: Role::Pawn, ..piece };
        let last = if piece.color == Color::White { 7 } else { 0 };
        let promotes = square.rank() == last && !matches!(piece.role, Role::Pawn | Role::King);
        let kinds = if promotes { [piece, pawn] } else { [piece, piece] };
        for kind in kinds {
            let held = self.game.in_hand().iter().filter(|(_, held)| *held == kind).count();
            let used = self.steps.iter().filter(|step| step.put && step.piece == kind).count();
            if self.in_the_air(|lifted| lifted == kind) > 0 || held > used {
                return true;
            }
        }
        kinds.into_iter().any(|kind| self.take_from_ruled(at, square, kind))
    }

    /// Adds the lift of the only piece of this kind that the game has on a square where it is not
    /// seen. If there are several, a legal move must tell which.
    fn take_from_ruled(&mut self, at: Moment, to: Square, piece: Piece) -> bool {
        let ruled = self.ruled();
        let lifted = |square: &Square| self.steps.iter().any(|s| !s.put && s.square == *square);
        let mut missing: Vec<Square> = ruled
            .differing(&self.seen)
            .filter(|square| ruled.piece_at(*square) == Some(piece) && !lifted(square))
            .collect();
        if missing.len() > 1 {
            let legal = self.game.before_the_move().legal_moves();
            missing.retain(|from| legal.iter().any(|mv| mv.from == *from && mv.to == to));
        }
        let [square] = missing[..] else { return false };
        self.steps.push(Step { at, square, piece, put: false });
        true
    }
}
