//! The computer's side: its moves, its breaches, and its claims.

use crate::game::LocalGame;
use std::collections::VecDeque;
use touchmove_answers::setup;
use touchmove_board::Color;
use touchmove_clock::Moment;
use touchmove_engine::{HELD_MS, Score, Sparring, Task, Thought, Turn, is_put_back, turn};
use touchmove_game::{Act, Actor, Claim, Event, Observation};
use touchmove_laws::Arbiter;
use touchmove_search::{Strength, choose_among};

/// The computer at the board. It makes one act at a time, as a hand does.
#[derive(Default)]
pub(crate) struct Computer {
    /// Acts of the present move that are still to be made, each after a pause.
    rest: VecDeque<(Act, u64)>,
    /// Hashes of the positions in which the computer had the move.
    earlier: Vec<u64>,
}

impl Computer {
    /// Returns the next act; `None` if it is not the computer's turn.
    pub fn next(&mut self, game: &LocalGame) -> Option<Act> {
        if game.observed.is_over() {
            self.rest.clear();
        }
        if self.rest.is_empty() {
            match turn(&game.observed.game, game.engine.plays.color()) {
                Turn::Claim(act) => return Some(act),
                Turn::Think(task) => self.plan(&task, game),
                Turn::Wait | Turn::Leave => {}
            }
        }
        self.rest.pop_front().map(|(act, _)| act)
    }

    /// The pause before the next act, in milliseconds.
    pub fn pause_ms(&self) -> u64 {
        self.rest.front().map_or(0, |(_, pause)| *pause)
    }

    /// Forgets the rest of a move that cannot be made.
    pub fn gives_up(&mut self) {
        self.rest.clear();
    }

    fn plan(&mut self, task: &Task, game: &LocalGame) {
        let strength = game.engine.elo.map(u32::from);
        let strength = strength.map_or(Strength::Elo1800, Strength::nearest);
        let (position, moves) = (&task.position, &task.moves);
        let choice = choose_among(position, moves, &self.earlier, strength, seed(game));
        self.earlier.push(position.repetition_hash());
        let score = choice.map(|choice| match choice.mate_in {
            Some(moves) => Score::Mate(moves),
            None => Score::Centipawns(choice.score),
        });
        let bestmove = choice.map(|choice| choice.mv);
        let all = task.acts(&Thought { bestmove, score, ..Thought::default() }, sparring(game));
        let pause = |at| if is_put_back(&all, at) { HELD_MS } else { 0 };
        self.rest = all.iter().cloned().enumerate().map(|(at, act)| (act, pause(at))).collect();
    }
}

fn sparring(game: &LocalGame) -> Option<Sparring> {
    let (seed, _) = game.saved.new.sparring()?;
    let breaches = game.observed.breaches().unwrap_or_default();
    let latest = breaches.last().map_or(0, |one| one.breach.number);
    Some(Sparring { seed, committed: u32::try_from(breaches.len()).unwrap_or(u32::MAX), latest })
}

/// A seed from the game's id (FNV-1a), so that games differ and a reloaded page goes on alike.
fn seed(game: &LocalGame) -> u64 {
    game.saved.id.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Returns the next flag fall that the software observes or the computer claims.
pub(crate) fn flag_fall(game: &LocalGame) -> Option<Event> {
    let observed = &game.observed;
    let (player, at) = observed.game.clock().next_flag_fall().filter(|_| observed.runs())?;
    if setup::is_watched_by_software(&observed.game) {
        let act = Act::Observation(Observation::Flag { player });
        return Some(Event { at, actor: Actor::Arbiter, act });
    }
    let computer: Color = game.engine.plays.color();
    let absent = observed.game.regulations().arbiter == Arbiter::Absent;
    let actor = Actor::Player(computer);
    (absent && player != computer).then_some(Event { at, actor, act: Act::Claim(Claim::Flag) })
}

/// Returns the moment of an event of the computer.
pub(crate) fn moment(game: &LocalGame, at_ms: u64) -> Moment {
    Moment::new(at_ms).max(game.observed.game.now())
}
