//! The events before a quiz question, as sentences.

use super::judged_game::{Game, Moment};
use crate::act_sentences::{act, has_sentence};
use crate::examples::changes_the_board;
use crate::messages::say;
use touchmove_clock::Color;
use touchmove_explain::Words;
use touchmove_game::protocol::{Entry, Setup};
use touchmove_game::{Act, Actor, Clock, Hands, Pieces, Presence};
use touchmove_laws::{Devices, Effect, Points, Reading, Regulations, Ruling, Termination};

/// The events before a quiz question.
#[derive(Debug, Clone)]
pub struct Situation {
    pub(super) regulations: Regulations,
    /// The events; the flag is true if a ruling was given on the event.
    pub(super) entries: Vec<(&'static Entry, bool)>,
    /// The board before the ruling: the first field of a FEN.
    pub board: String,
    /// The board after the ruling.
    pub then: String,
    /// Clock times of White and Black before the ruling, in milliseconds.
    pub clocks: [Option<u64>; 2],
    /// True if the answer may depend on the default time.
    pub(super) lateness: bool,
}

/// A line of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoryEvent {
    /// Time of the event, in milliseconds since the start.
    pub at_ms: u64,
    /// The event as a sentence.
    pub words: String,
}

impl Situation {
    /// Builds a situation; `None` if the story cannot express an actor or a relevant regulation.
    pub(super) fn of(game: &Game, moment: &Moment) -> Option<Situation> {
        let setup: &Setup = &game.block.protocol.setup;
        let regulations = setup.regulations(game.edition);
        let entries = game.block.protocol.entries.iter().zip(&game.moments);
        let entries = entries.take(moment.at.saturating_add(1));
        let entries = entries.map(|(entry, moment)| (entry, !ordinary(moment)));
        let changes_the_board = moment.rulings.iter().any(|one| changes_the_board(one.effect()));
        let board = if changes_the_board { &moment.before } else { &moment.after };
        let [white, black] = moment.clocks;
        let entries: Vec<StoryEntry> = entries.collect();
        let told = entries.iter().all(|(entry, _)| has_sentence(&entry.event));
        (told && tells_all(&regulations)).then(|| Situation {
            entries,
            board: board.clone(),
            then: moment.after.clone(),
            clocks: match regulations.time_control.has_clock() {
                true => [white, black],
                false => [None, None],
            },
            regulations,
            lateness: is_about_lateness(game, moment),
        })
    }

    /// Returns the index of the event to rule on.
    #[cfg(test)]
    pub(super) fn place(&self) -> usize {
        self.entries.len() - 1
    }

    /// Returns the story; its last line needs a ruling. Returns `None` if the language cannot
    /// express the story.
    ///
    /// ```
    /// use touchmove_book::training::questions;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let situation = &questions(Edition::Fide2023)[0].situation;
    /// assert!(situation.story(&words).unwrap().len() > 1);
    /// ```
    pub fn story(&self, words: &Words) -> Option<Vec<StoryEvent>> {
        let mut said = Vec::new();
        let mut left = self.entries.as_slice();
        while let [(first, _), rest @ ..] = left {
            let pairs = pairs(left);
            if pairs.len() > 1 {
                said.push(moves(words, &pairs));
                left = left.get(pairs.len().saturating_mul(2)..).unwrap_or_default();
            } else {
                let at_ms = first.event.at.get();
                said.push(StoryEvent { at_ms, words: act(words, &first.event)? });
                left = rest;
            }
        }
        Some(said)
    }
}

fn is_about_lateness(game: &Game, moment: &Moment) -> bool {
    let too_late = |ruling: &Ruling| {
        matches!(ruling.effect(), Effect::GameOver { termination: Termination::DefaultTime, .. })
    };
    let arrives = |moment: &Moment| {
        let act = game.entry(moment).map(|entry| &entry.event.act);
        matches!(act, Some(Act::Presence(Presence::Arrives)))
    };
    moment.rulings.iter().any(too_late) || game.moments.iter().any(arrives)
}

fn tells_all(rules: &Regulations) -> bool {
    rules.reading == Reading::Authentic
        && rules.devices == Devices::Usual
        && rules.points == Points::USUAL
        && rules.appeals
        && rules.session_end.is_none()
        && rules.time_control.same().is_some()
}

fn ordinary(moment: &Moment) -> bool {
    moment.rulings.iter().all(|ruling| {
        matches!(
            ruling.effect(),
            Effect::MoveMade { .. }
                | Effect::MoveCompleted { .. }
                | Effect::ClockStarted { .. }
                | Effect::ClockStopped { .. }
        )
    })
}

type StoryEntry = (&'static Entry, bool);

/// Returns the moves at the start of the events, each completed by a press. The last event always
/// has its own line.
fn pairs(entries: &[StoryEntry]) -> Vec<&'static Entry> {
    let last = entries.len().saturating_sub(1);
    let pairs = entries.get(..last).unwrap_or_default().chunks_exact(2);
    let completed = pairs.map_while(|pair| match pair {
        [(made, false), (pressed, false)] if is_pair(made, pressed) => Some(*made),
        _ => None,
    });
    completed.collect()
}

fn is_pair(made: &Entry, pressed: &Entry) -> bool {
    let plain = |act: &Act| matches!(act, Act::Pieces(Pieces::Plays { hands: Hands::One, .. }));
    plain(&made.event.act)
        && pressed.event.act == Act::Clock(Clock::Presses)
        && made.event.actor == pressed.event.actor
}

fn moves(words: &Words, made: &[&'static Entry]) -> StoryEvent {
    let mut text = String::new();
    for entry in made {
        let Act::Pieces(Pieces::Plays { text: played, .. }) = &entry.event.act else { continue };
        if !text.is_empty() {
            text.push(' ');
        }
        let black = entry.event.actor == Actor::Player(Color::Black);
        if text.is_empty() && black {
            text.push_str("… ");
        }
        text.push_str(&words.san(&played.to_string()));
    }
    let at_ms = made.last().map_or(0, |entry| entry.event.at.get());
    StoryEvent { at_ms, words: say(words, "act-moves", &[("moves", text.into())]) }
}
