//! Step-by-step instructions for an arbiter at a wooden board: what to do with the pieces and the
//! clock.

use crate::message::Message;
use crate::{Words, rulings};
use touchmove_board::Color;
use touchmove_laws::{Effect, Note, Refusal};

impl Words {
    /// Returns the steps that these rulings require, in order. Empty while a fact is missing.
    ///
    /// `clock` is `None` without a clock, `Some(None)` if it is unknown which clock was running.
    /// `open` is true if a question still has to be decided.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_clock::Millis;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Effect;
    ///
    /// let player = Color::Black;
    /// let effects = [Effect::TimeAdded { player, ms: Millis::minutes(2) }, Effect::PutBack];
    /// let words = Words::new(Language::English);
    /// let hands = words.arbiter_steps(&effects.each_ref(), false, Some(None));
    /// assert_eq!(hands[0], "Stop both clocks.");
    /// assert!(hands[1].contains("Set up the position"));
    /// assert_eq!(hands[2], "Add 2 minutes to Black’s clock.");
    /// ```
    pub fn arbiter_steps(
        &self,
        effects: &[&Effect],
        open: bool,
        clock: Option<Option<Color>>,
    ) -> Vec<String> {
        self.in_words(&steps(effects, open, clock))
    }

    /// Like [`arbiter_steps`](Words::arbiter_steps), with an additional step for a decision that no
    /// protocol line can express, such as the times of both clocks. The additional step follows the
    /// step that restores the position.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Effect;
    ///
    /// let words = Words::new(Language::English);
    /// let hands = words.arbiter_steps_with("Set both clocks.", &[&Effect::PutBack], Some(None));
    /// assert_eq!(hands[2], "Set both clocks.");
    /// assert_eq!(hands.len(), 4);
    /// ```
    pub fn arbiter_steps_with(
        &self,
        decided: &str,
        effects: &[&Effect],
        clock: Option<Option<Color>>,
    ) -> Vec<String> {
        let steps = steps(effects, false, clock);
        let at = steps.partition_point(|(step, _)| *step < Step::Time);
        let (before, after) = steps.split_at(at);
        let mut hands = self.in_words(before);
        hands.push(decided.to_owned());
        hands.extend(self.in_words(after));
        hands
    }

    fn in_words(&self, steps: &[(Step, Message)]) -> Vec<String> {
        steps.iter().filter_map(|(_, message)| self.say(message).ok()).collect()
    }
}

/// Returns the steps in order. Empty while a fact is missing.
fn steps(effects: &[&Effect], open: bool, clock: Option<Option<Color>>) -> Vec<(Step, Message)> {
    let needed = |effect: &&&Effect| matches!(effect, Effect::FactNeeded { .. });
    if effects.is_empty() || effects.iter().any(|effect| needed(&effect)) {
        return Vec::new();
    }
    let taken_back = effects.iter().any(|effect| replaces(effect));
    let told = |effect: &&Effect| step(effect, taken_back);
    let mut steps: Vec<(Step, Message)> = effects.iter().filter_map(told).collect();
    if let Some(running) = clock.filter(|_| effects.iter().any(|effect| interrupts(effect))) {
        steps.push((Step::Stop, Message::new("hands-stop")));
        steps.push((Step::Clock, last(effects, open, running)));
    }
    // After the end of the game no clock is set and no obligation binds the players.
    let over = effects.iter().any(|effect| ends(effect));
    steps.retain(|(step, _)| match step {
        Step::Time => clock.is_some() && !over,
        Step::Bound => !over,
        _ => true,
    });
    if steps.is_empty() {
        let asks = effects.iter().any(|effect| matches!(effect, Effect::Question { .. }));
        let id = if asks { "hands-decide" } else { "hands-nothing" };
        steps.push((Step::Told, Message::new(id)));
    }
    steps.sort_by_key(|(step, _)| *step);
    steps
}

/// Kinds of steps, in the order in which an arbiter performs them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Stop,
    Board,
    Bound,
    Time,
    Told,
    Clock,
}

fn step(effect: &Effect, taken_back: bool) -> Option<(Step, Message)> {
    let timed = |id: &str, player, ms: u64| Message::new(id).player(player).number("ms", ms);
    Some(match *effect {
        // The pawn keeps its square. The moves played after it was moved are taken back.
        Effect::PutBack if taken_back => (Step::Board, Message::new("hands-taken-back")),
        Effect::PutBack => (Step::Board, Message::new("hands-put-back")),
        Effect::PositionRestored { .. }
        | Effect::PawnPromoted { .. }
        | Effect::PawnReplaced { .. } => (Step::Board, rulings::message(effect)),
        Effect::Obligation { .. } | Effect::RightLost { .. } => {
            (Step::Bound, rulings::message(effect))
        }
        Effect::TimeAdded { player, ms } => (Step::Time, timed("hands-add", player, ms.get())),
        Effect::TimeRemoved { player, ms } => (Step::Time, timed("hands-take", player, ms.get())),
        Effect::Noted { what: Note::RestoresOnOwnTime { player } } => {
            (Step::Board, Message::new("hands-displaced").player(player))
        }
        Effect::Warning { .. } | Effect::Penalty { .. } => (Step::Told, rulings::message(effect)),
        _ => return None,
    })
}

const fn replaces(effect: &Effect) -> bool {
    matches!(effect, Effect::PawnPromoted { .. } | Effect::PawnReplaced { .. })
}

const fn ends(effect: &Effect) -> bool {
    matches!(effect, Effect::GameOver { .. })
}

/// True if the arbiter has to stop the clocks for this effect.
fn interrupts(effect: &Effect) -> bool {
    match effect {
        Effect::Refused { why, .. } => {
            !matches!(why, Refusal::OnlyWhenClaimed | Refusal::OnlyWhenAsked)
        }
        Effect::Question { question } => question.holds().clocks,
        Effect::Noted { what } => matches!(what, Note::RestoresOnOwnTime { .. }),
        _ => true,
    }
}

/// Returns the last step: record the result, wait, or start a clock.
fn last(effects: &[&Effect], open: bool, running: Option<Color>) -> Message {
    let unplayed = |effect: &&Effect| matches!(effect, Effect::Noted { what: Note::Unplayed });
    let enter = if effects.iter().any(unplayed) { "hands-forfeit" } else { "hands-over" };
    let over = effects.iter().find_map(|effect| match effect {
        Effect::GameOver { result, .. } => {
            Some(Message::new(enter).with("result", result.to_string().replace("1/2", "½")))
        }
        _ => None,
    });
    let over = over.or_else(|| open.then(|| Message::new("hands-wait")));
    let started = effects.iter().rev().find_map(|effect| match effect {
        Effect::ClockStarted { player } => Some(*player),
        _ => None,
    });
    let start = |player| Message::new("hands-start").player(player);
    over.or(started.or(running).map(start)).unwrap_or_else(|| Message::new("hands-go-on"))
}
