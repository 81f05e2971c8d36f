//! What has led to a question, told in the reader's language.

use super::game::{Game, Moment};
use crate::acts::{act, is_told};
use crate::words::say;
use touchmove_clock::{Bonus, Color, Period};
use touchmove_explain::{Value, Words};
use touchmove_game::protocol::{Entry, Setup};
use touchmove_game::{Act, Actor, Clock, Hands, Pieces};
use touchmove_laws::{
    Arbiter, Devices, DrawAgreement, Effect, Points, Reading, Regulations, Supervision, Variant,
};

/// What has led to a question.
#[derive(Debug, Clone)]
pub struct Situation {
    regulations: Regulations,
    /// Events, and whether something was ruled upon them.
    entries: Vec<(&'static Entry, bool)>,
    /// Where the pieces stood: the first field of a FEN.
    pub board: String,
    /// Where they stand after the ruling.
    pub then: String,
    /// What the clocks show, in milliseconds, White's and Black's.
    pub clocks: [Option<u64>; 2],
}

/// A line of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// When, in milliseconds since the start.
    pub at_ms: u64,
    /// What happened.
    pub words: String,
}

impl Situation {
    /// None where somebody acts, or a regulation counts, whom or which the story does not tell.
    pub(super) fn of(game: &Game, moment: &Moment) -> Option<Situation> {
        let setup: &Setup = &game.block.protocol.setup;
        let regulations = setup.regulations(game.edition);
        let entries = game.block.protocol.entries.iter().zip(&game.moments);
        let entries = entries.take(moment.at.saturating_add(1));
        let entries = entries.map(|(entry, moment)| (entry, !ordinary(moment)));
        let changes_the_board = moment.rulings.iter().any(|ruling| {
            matches!(ruling.effect(), Effect::PositionRestored { .. } | Effect::PawnReplaced { .. })
        });
        let board = if changes_the_board { &moment.before } else { &moment.after };
        let [white, black] = moment.clocks;
        let entries: Vec<Told> = entries.collect();
        let told = entries.iter().all(|(entry, _)| is_told(&entry.event));
        (told && tells_all(&regulations)).then(|| Situation {
            entries,
            board: board.clone(),
            then: moment.after.clone(),
            clocks: match regulations.time_control.has_clock() {
                true => [white, black],
                false => [None, None],
            },
            regulations,
        })
    }

    /// What happened, the last line being what is to be ruled on; none where a language
    /// cannot tell it.
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
    pub fn story(&self, words: &Words) -> Option<Vec<Said>> {
        let mut said = Vec::new();
        let mut left = self.entries.as_slice();
        while let [(first, _), rest @ ..] = left {
            let pairs = pairs(left);
            if pairs.len() > 1 {
                said.push(moves(words, &pairs));
                left = left.get(pairs.len().saturating_mul(2)..).unwrap_or_default();
            } else {
                let at_ms = first.event.at.get();
                said.push(Said { at_ms, words: act(words, &first.event)? });
                left = rest;
            }
        }
        Some(said)
    }

    /// What the event has laid down: the time control, who watches.
    ///
    /// ```
    /// use touchmove_book::training::questions;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let situation = &questions(Edition::Fide2023)[0].situation;
    /// assert!(situation.conditions(&words).len() > 1);
    /// ```
    pub fn conditions(&self, words: &Words) -> Vec<String> {
        let rules = &self.regulations;
        let pace = format!("event-pace-{}", rules.pace.name());
        let mut all = vec![say(words, &pace, &[])];
        let control = rules.time_control.of(Color::White);
        match control.has_clock() {
            true => all.extend(control.periods().iter().map(|period| stage(words, period))),
            false => all.push(say(words, "event-time-no-clock", &[])),
        }
        let plain = [
            (rules.supervision == Supervision::Limited, "event-supervision-limited"),
            (rules.arbiter == Arbiter::Software, "event-arbiter-software"),
            (rules.arbiter == Arbiter::Absent, "event-arbiter-none"),
            (rules.quickplay_finish, "event-quickplay-finish"),
            (rules.draw_agreement == DrawAgreement::Never, "event-draws-never"),
            (rules.variant == Variant::Chess960, "event-chess960"),
            (rules.blind == [true, false], "event-blind-white"),
            (rules.blind == [false, true], "event-blind-black"),
            (rules.blind == [true, true], "event-blind-both"),
        ];
        all.extend(plain.iter().filter(|(is, _)| *is).map(|(_, id)| say(words, id, &[])));
        if let DrawAgreement::From(number) = rules.draw_agreement {
            all.push(say(words, "event-draws-from", &[("move", number.into())]));
        }
        if let Some(time) = rules.default_time {
            all.push(say(words, "event-default-time", &[("ms", time.get().into())]));
        }
        all
    }
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

type Told = (&'static Entry, bool);

/// The moves that the events begin with, each completed with the clock; the last event is
/// told by itself.
fn pairs(entries: &[Told]) -> Vec<&'static Entry> {
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

fn moves(words: &Words, made: &[&'static Entry]) -> Said {
    let letters = words.language().letters();
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
        text.push_str(&letters.translated(&played.to_string()));
    }
    let at_ms = made.last().map_or(0, |entry| entry.event.at.get());
    Said { at_ms, words: say(words, "act-moves", &[("moves", text.into())]) }
}

fn stage(words: &Words, period: &Period) -> String {
    let bonus = match period.bonus {
        Bonus::None => 0,
        Bonus::Increment(ms) | Bonus::Delay(ms) => ms.get(),
    };
    let args: [(&str, Value); 3] = [
        ("moves", period.moves.unwrap_or(0).into()),
        ("ms", period.time_ms.get().into()),
        ("bonus", bonus.into()),
    ];
    say(words, "event-time-stage", &args)
}
