//! What an arbiter at a board of wood does with hands and clock, in order.

use crate::said::Said;
use crate::{Words, rulings};
use touchmove_board::Color;
use touchmove_laws::{Effect, Note, Refusal};

impl Words {
    /// What is to be done with hands and clock upon these rulings, in order;
    /// nothing while a fact is missing. `clock` says whose clock has been running,
    /// where that is known; without one there is no clock at all. `open` says whether a
    /// question is still to be decided.
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
    /// let hands = words.hands(&effects.each_ref(), false, Some(None));
    /// assert_eq!(hands[0], "Stop both clocks.");
    /// assert!(hands[1].contains("back on the board"));
    /// assert_eq!(hands[2], "Add 2 minutes to Black’s clock.");
    /// ```
    pub fn hands(
        &self,
        effects: &[&Effect],
        open: bool,
        clock: Option<Option<Color>>,
    ) -> Vec<String> {
        self.in_words(&steps(effects, open, clock))
    }

    /// The same where the arbiter has decided what no line of a protocol can say, such as
    /// which times both clocks show: that is done after the board is put right.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Effect;
    ///
    /// let words = Words::new(Language::English);
    /// let hands = words.hands_with("Set both clocks.", &[&Effect::PutBack], Some(None));
    /// assert_eq!(hands[2], "Set both clocks.");
    /// assert_eq!(hands.len(), 4);
    /// ```
    pub fn hands_with(
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

    fn in_words(&self, steps: &[(Step, Said)]) -> Vec<String> {
        steps.iter().filter_map(|(_, said)| self.say(said).ok()).collect()
    }
}

/// What is to be done, in order; nothing while a fact is missing.
fn steps(effects: &[&Effect], open: bool, clock: Option<Option<Color>>) -> Vec<(Step, Said)> {
    let needed = |effect: &&&Effect| matches!(effect, Effect::FactNeeded { .. });
    if effects.is_empty() || effects.iter().any(|effect| needed(&effect)) {
        return Vec::new();
    }
    let taken_back = effects.iter().any(|effect| replaces(effect));
    let told = |effect: &&Effect| step(effect, taken_back);
    let mut steps: Vec<(Step, Said)> = effects.iter().filter_map(told).collect();
    if let Some(running) = clock.filter(|_| effects.iter().any(|effect| interrupts(effect))) {
        steps.push((Step::Stop, Said::new("hands-stop")));
        steps.push((Step::Clock, last(effects, open, running)));
    }
    // No clock is set in a game that is over, and nothing binds anybody there.
    let over = effects.iter().any(|effect| ends(effect));
    steps.retain(|(step, _)| match step {
        Step::Time => clock.is_some() && !over,
        Step::Bound => !over,
        _ => true,
    });
    if steps.is_empty() {
        steps.push((Step::Told, Said::new("hands-nothing")));
    }
    steps.sort_by_key(|(step, _)| *step);
    steps
}

/// In the order that an arbiter does them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Stop,
    Board,
    Bound,
    Time,
    Told,
    Clock,
}

fn step(effect: &Effect, taken_back: bool) -> Option<(Step, Said)> {
    let timed = |id: &str, player, ms: u64| Said::new(id).player(player).number("ms", ms);
    Some(match *effect {
        // The pawn stays where it is: what was played since goes back.
        Effect::PutBack if taken_back => (Step::Board, Said::new("hands-taken-back")),
        Effect::PutBack => (Step::Board, Said::new("hands-put-back")),
        Effect::PositionRestored { .. }
        | Effect::PawnPromoted { .. }
        | Effect::PawnReplaced { .. } => (Step::Board, rulings::said(effect)),
        Effect::Obligation { .. } | Effect::RightLost { .. } => {
            (Step::Bound, rulings::said(effect))
        }
        Effect::TimeAdded { player, ms } => (Step::Time, timed("hands-add", player, ms.get())),
        Effect::TimeRemoved { player, ms } => (Step::Time, timed("hands-take", player, ms.get())),
        Effect::Noted { what: Note::RestoresOnOwnTime { player } } => {
            (Step::Board, Said::new("hands-displaced").player(player))
        }
        Effect::Warning { .. } | Effect::Penalty { .. } => (Step::Told, rulings::said(effect)),
        _ => return None,
    })
}

const fn replaces(effect: &Effect) -> bool {
    matches!(effect, Effect::PawnPromoted { .. } | Effect::PawnReplaced { .. })
}

const fn ends(effect: &Effect) -> bool {
    matches!(effect, Effect::GameOver { .. })
}

/// Whether the clocks are stopped for it.
fn interrupts(effect: &Effect) -> bool {
    match effect {
        Effect::Refused { why, .. } => {
            !matches!(why, Refusal::OnlyWhenClaimed | Refusal::OnlyWhenAsked)
        }
        Effect::Noted { .. } => false,
        _ => true,
    }
}

/// What becomes of the clocks at last.
fn last(effects: &[&Effect], open: bool, running: Option<Color>) -> Said {
    let unplayed = |effect: &&Effect| matches!(effect, Effect::Noted { what: Note::Unplayed });
    let enter = if effects.iter().any(unplayed) { "hands-forfeit" } else { "hands-over" };
    let over = effects.iter().find_map(|effect| match effect {
        Effect::GameOver { result, .. } => {
            Some(Said::new(enter).with("result", result.to_string().replace("1/2", "½")))
        }
        _ => None,
    });
    let over = over.or_else(|| open.then(|| Said::new("hands-wait")));
    let started = effects.iter().rev().find_map(|effect| match effect {
        Effect::ClockStarted { player } => Some(*player),
        _ => None,
    });
    let start = |player| Said::new("hands-start").player(player);
    over.or(started.or(running).map(start)).unwrap_or_else(|| Said::new("hands-go-on"))
}
