//! The moves on record at the end of the game, each with the acts and rulings around it.

use super::move_annotations::{is_hand_act, is_notable, is_part, is_routine_act};
use crate::event::{Act, Actor, Clock, Event};
use crate::game::Game;
use crate::state::ply::Ply;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position};
use touchmove_clock::Millis;
use touchmove_laws::Ruling;

/// A move on record at the end of the game. Events are identified by index.
#[derive(Debug, Clone)]
pub(super) struct AnnotatedMove {
    pub before: Position,
    pub after: Position,
    /// The move, if it is legal.
    pub legal: Option<Move>,
    /// Time on the player's clock after the move.
    pub clock: Option<Millis>,
    /// Acts that made the move.
    pub made_by: Vec<usize>,
    /// Events between this move and the next one.
    pub since: Vec<usize>,
    completed: bool,
}

/// Collects moves and annotations while replaying a game.
#[derive(Debug, Clone, Default)]
pub(super) struct AnnotatedMoves {
    /// Events before the first move.
    pub first: Vec<usize>,
    pub moves: Vec<AnnotatedMove>,
    /// Acts that may become part of the move in progress.
    pending: Vec<(usize, Act)>,
    /// Number of events seen.
    seen: usize,
}

impl AnnotatedMoves {
    /// Adds an event, its rulings and the resulting game.
    pub(super) fn see(&mut self, event: &Event, rulings: &[Ruling], game: &Game) {
        let number = self.seen;
        self.seen = number.saturating_add(1);
        self.take_back(&game.view().table.plies);
        let known = self.moves.len();
        for ply in game.view().table.plies.iter().skip(known) {
            self.make(number, event, ply);
        }
        self.read_clock(known, event, game);
        let made = self.moves.len() > known && self.has_made(number);
        if rulings.iter().any(is_notable) {
            self.tell(number);
        } else if is_hand_act(event) && !made {
            self.pending.push((number, event.act.clone()));
        } else if !made && !is_routine_act(&event.act) {
            self.tell(number);
        }
    }

    /// Annotates pending acts that did not lead to a move.
    pub(super) fn end(&mut self) {
        let left: Vec<usize> = self.pending.drain(..).map(|(number, _)| number).collect();
        left.into_iter().for_each(|number| self.tell(number));
    }

    fn tell(&mut self, number: usize) {
        let last = self
            .moves
            .last_mut()
            .map_or(&mut self.first, |annotated_move| &mut annotated_move.since);
        if let Err(place) = last.binary_search(&number) {
            last.insert(place, number);
        }
    }

    /// Turns moves that were taken back into annotations.
    fn take_back(&mut self, plies: &[Ply]) {
        while let Some(last) = self.moves.last() {
            let now = self.moves.len().checked_sub(1).and_then(|i| plies.get(i));
            if now.is_some_and(|ply| last.is(ply)) {
                return;
            }
            let Some(undone) = self.moves.pop() else { return };
            let numbers = undone.made_by.into_iter().chain(undone.since);
            numbers.for_each(|number| self.tell(number));
        }
    }

    fn make(&mut self, number: usize, event: &Event, ply: &Ply) {
        let part = |act: &Act| ply.legal().is_none() || is_part(act, ply);
        let (parts, others): (Vec<_>, Vec<_>) =
            self.pending.drain(..).partition(|(_, act)| part(act));
        others.into_iter().for_each(|(other, _)| self.tell(other));
        let by_this = event.actor == Actor::Player(ply.player);
        let made_by = parts.into_iter().map(|(part, _)| part);
        self.moves.push(AnnotatedMove {
            before: ply.before(),
            after: ply.after(),
            legal: ply.legal(),
            clock: None,
            made_by: made_by.chain(by_this.then_some(number)).collect(),
            since: Vec::new(),
            completed: false,
        });
    }

    fn has_made(&self, number: usize) -> bool {
        self.moves.last().is_some_and(|last| last.made_by.contains(&number))
    }

    /// Stores the time on a player's clock after each move, and again after the press.
    fn read_clock(&mut self, known: usize, event: &Event, game: &Game) {
        let presses = event.act == Act::Clock(Clock::Presses);
        for (i, (annotated_move, ply)) in
            self.moves.iter_mut().zip(&game.view().table.plies).enumerate()
        {
            let completed = ply.completed && !annotated_move.completed;
            annotated_move.completed = ply.completed;
            if i >= known || completed && presses && event.actor == Actor::Player(ply.player) {
                annotated_move.clock = shows(game, ply.player);
            }
        }
    }
}

impl AnnotatedMove {
    fn is(&self, ply: &Ply) -> bool {
        (self.before, self.after, self.legal) == (ply.before(), ply.after(), ply.legal())
    }
}

fn shows(game: &Game, player: Color) -> Option<Millis> {
    game.clock().remaining_ms(player, game.now())
}
