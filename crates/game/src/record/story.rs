//! The moves that stand at the end, and beside each what was done and ruled.

use super::happened::{is_by_hand, is_ordinary, is_part, is_telling};
use crate::event::{Act, Actor, Clock, Event};
use crate::game::Game;
use crate::state::ply::Ply;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position};
use touchmove_clock::Millis;
use touchmove_laws::Ruling;

/// A move that stands. Events go by their numbers.
#[derive(Debug, Clone)]
pub(super) struct Stood {
    pub before: Position,
    pub after: Position,
    /// The legal move it is, if it is one.
    pub legal: Option<Move>,
    /// What its player's clock showed after it.
    pub clock: Option<Millis>,
    /// The acts that made it.
    pub made_by: Vec<usize>,
    /// What has happened since, up to the next move.
    pub since: Vec<usize>,
    completed: bool,
}

/// Follows a game event by event.
#[derive(Debug, Clone, Default)]
pub(super) struct Story {
    /// What happened before the first move.
    pub first: Vec<usize>,
    pub moves: Vec<Stood>,
    /// Acts that may become part of the move that is being made.
    pending: Vec<(usize, Act)>,
    /// How many events have been seen.
    seen: usize,
}

impl Story {
    /// Takes the next event, what was ruled, and the game as it then is.
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
        if rulings.iter().any(is_telling) {
            self.tell(number);
        } else if is_by_hand(event) && !made {
            self.pending.push((number, event.act.clone()));
        } else if !made && !is_ordinary(&event.act) {
            self.tell(number);
        }
    }

    /// What was begun and led to no move is told.
    pub(super) fn end(&mut self) {
        let left: Vec<usize> = self.pending.drain(..).map(|(number, _)| number).collect();
        left.into_iter().for_each(|number| self.tell(number));
    }

    fn tell(&mut self, number: usize) {
        let last = self.moves.last_mut().map_or(&mut self.first, |stood| &mut stood.since);
        if let Err(place) = last.binary_search(&number) {
            last.insert(place, number);
        }
    }

    /// Moves that no longer stand become something that has happened.
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
        self.moves.push(Stood {
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

    /// After a move its player's clock counts as it then stands, and again
    /// once it has been pressed.
    fn read_clock(&mut self, known: usize, event: &Event, game: &Game) {
        let presses = event.act == Act::Clock(Clock::Presses);
        for (i, (stood, ply)) in self.moves.iter_mut().zip(&game.view().table.plies).enumerate() {
            let completed = ply.completed && !stood.completed;
            stood.completed = ply.completed;
            if i >= known || completed && presses && event.actor == Actor::Player(ply.player) {
                stood.clock = shows(game, ply.player);
            }
        }
    }
}

impl Stood {
    fn is(&self, ply: &Ply) -> bool {
        (self.before, self.after, self.legal) == (ply.before(), ply.after(), ply.legal())
    }
}

fn shows(game: &Game, player: Color) -> Option<Millis> {
    game.clock().remaining_ms(player, game.now())
}
