//! Judged games of a case, with the rulings on each event.

use super::answer::{Answer, Part};
use crate::cases::{Block, Case};
use touchmove_game::protocol::{Entry, Expected};
use touchmove_game::{Act, Actor};
use touchmove_laws::{Edition, Effect, Ruling};

/// The rulings on one event of a game.
#[derive(Debug, Clone)]
pub(crate) struct Moment {
    /// The index of the event.
    pub at: usize,
    pub rulings: Vec<Ruling>,
    pub before: String,
    pub after: String,
    /// Clock times of White and Black before the ruling.
    pub clocks: [Option<u64>; 2],
}

/// A game of a case, judged under an edition.
#[derive(Debug, Clone)]
pub(super) struct Game {
    pub case: &'static Case,
    /// The index of the game among the case's protocols.
    pub place: usize,
    pub block: &'static Block,
    pub edition: Edition,
    pub moments: Vec<Moment>,
}

pub(super) fn games(case: &'static Case) -> Vec<Game> {
    let mut found = Vec::new();
    for (place, block) in case.blocks.iter().enumerate() {
        for &edition in &block.protocol.setup.editions {
            if let Some(moments) = moments(block, edition) {
                found.push(Game { case, place, block, edition, moments });
            }
        }
    }
    found
}

/// Returns the rulings by event; `None` if an event cannot have happened.
pub(crate) fn moments(block: &Block, edition: Edition) -> Option<Vec<Moment>> {
    let mut moments: Vec<Moment> = Vec::new();
    let setup = &block.protocol.setup;
    let mut before = placement(&setup.start.fen().to_string());
    let unstarted = touchmove_game::Game::new(setup.regulations(edition), setup.start);
    let mut clock = unstarted.clock().clone();
    let replayed = block.protocol.replay(edition, |_, rulings, game| {
        let after = placement(&game.position().fen().to_string());
        // Show the clock before this event; afterwards it would reveal the ruling.
        let shown = |player| clock.remaining_ms(player, game.now()).map(|ms| ms.get());
        let clocks = touchmove_board::Color::ALL.map(shown);
        clock = game.clock().clone();
        let at = moments.len();
        let before = std::mem::replace(&mut before, after.clone());
        moments.push(Moment { at, rulings, before, after, clocks });
    });
    replayed.is_ok().then_some(moments)
}

fn placement(fen: &str) -> String {
    fen.split(' ').next().unwrap_or_default().to_owned()
}

impl Game {
    pub fn entry(&self, moment: &Moment) -> Option<&'static Entry> {
        self.block.protocol.entries.get(moment.at)
    }

    /// Returns the last event that makes a question, preferably one that is the main point of the
    /// case.
    pub fn asked(&self) -> Option<&Moment> {
        let mut last = self.moments.iter().rev().filter(|moment| {
            self.entry(moment).is_some_and(|entry| can_be_asked(entry, &moment.rulings))
        });
        let matter = last.clone().find(|moment| self.is_main_point(moment));
        matter.or_else(|| last.next())
    }

    /// True if the case was written for the rulings on this event: it expects one of them.
    pub fn is_main_point(&self, moment: &Moment) -> bool {
        let line = self.entry(moment).map(|entry| entry.line);
        let expected = self.block.protocol.expectations.iter();
        let mut here = expected.filter(|e| e.event == line && e.counts_under(self.edition));
        let told = |ruling: &&Ruling| Part::of(ruling.effect()).is_some();
        let expects = |expected: &Expected, ruling: &Ruling| matches!(expected, Expected::Effect { name, .. } if *name == ruling.effect().name());
        here.any(|e| moment.rulings.iter().filter(told).any(|one| expects(&e.expected, one)))
    }

    pub fn same_game(&self, other: &Game) -> bool {
        std::ptr::eq(self.block, other.block)
    }
}

/// True if an event makes a question. Arbiters' decisions are answers themselves. Questions left to
/// the arbiter may have several right answers.
pub(super) fn can_be_asked(entry: &Entry, rulings: &[Ruling]) -> bool {
    let decided = matches!(entry.event.act, Act::Decision(_));
    let left_open = |ruling: &Ruling| matches!(ruling.effect(), Effect::Question { .. });
    let actor = entry.event.actor;
    let helped = matches!(actor, Actor::AssistantOf(_) | Actor::CaptainOf(_) | Actor::Spectator);
    !decided && !helped && !rulings.iter().any(left_open) && Answer::of(rulings).is_telling()
}
