//! What an arbiter at a board of wood does with hands and clock, in order.

use crate::said::Said;
use crate::{Words, rulings};
use touchmove_board::Color;
use touchmove_laws::{Effect, Refusal};

impl Words {
    /// What is to be done with hands and clock upon these rulings, in order;
    /// nothing while a fact is missing. `clock` says whose clock has been running,
    /// where that is known; without one there is no clock at all.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_clock::Millis;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Effect;
    ///
    /// let player = Color::Black;
    /// let effects = [Effect::TimeAdded { player, ms: Millis::minutes(2) }, Effect::PutBack];
    /// let hands = Words::new(Language::English).hands(&effects.each_ref(), Some(None));
    /// assert_eq!(hands[0], "Stop both clocks.");
    /// assert!(hands[1].contains("put back"));
    /// assert_eq!(hands[2], "Add 2 minutes to Black’s clock.");
    /// ```
    pub fn hands(&self, effects: &[&Effect], clock: Option<Option<Color>>) -> Vec<String> {
        let needed = |effect: &&&Effect| matches!(effect, Effect::FactNeeded { .. });
        if effects.is_empty() || effects.iter().any(|effect| needed(&effect)) {
            return Vec::new();
        }
        let mut steps: Vec<(Step, Said)> = effects.iter().filter_map(|e| step(e)).collect();
        if let Some(running) = clock.filter(|_| effects.iter().any(|effect| interrupts(effect))) {
            steps.push((Step::Stop, Said::new("hands-stop")));
            steps.push((Step::Clock, last(effects, running)));
        }
        // No clock is set in a game that is over.
        let timed = clock.is_some() && !effects.iter().any(|effect| ends(effect));
        steps.retain(|(step, _)| timed || *step != Step::Time);
        if steps.is_empty() {
            steps.push((Step::Told, Said::new("hands-nothing")));
        }
        steps.sort_by_key(|(step, _)| *step);
        let say = |(_, said): &(Step, Said)| self.say(said).ok();
        steps.iter().filter_map(say).collect()
    }
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

fn step(effect: &Effect) -> Option<(Step, Said)> {
    let timed = |id: &str, player, ms: u64| Said::new(id).player(player).number("ms", ms);
    Some(match *effect {
        Effect::PutBack
        | Effect::PositionRestored { .. }
        | Effect::PawnPromoted { .. }
        | Effect::PawnReplaced { .. } => (Step::Board, rulings::said(effect)),
        Effect::Obligation { .. } | Effect::RightLost { .. } => {
            (Step::Bound, rulings::said(effect))
        }
        Effect::TimeAdded { player, ms } => (Step::Time, timed("hands-add", player, ms.get())),
        Effect::TimeRemoved { player, ms } => (Step::Time, timed("hands-take", player, ms.get())),
        Effect::Warning { .. } | Effect::Penalty { .. } => (Step::Told, rulings::said(effect)),
        _ => return None,
    })
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
fn last(effects: &[&Effect], running: Option<Color>) -> Said {
    let over = effects.iter().find_map(|effect| match effect {
        Effect::GameOver { result, .. } => {
            Some(Said::new("hands-over").with("result", result.to_string().replace("1/2", "½")))
        }
        Effect::Question { .. } => Some(Said::new("hands-wait")),
        _ => None,
    });
    let started = effects.iter().rev().find_map(|effect| match effect {
        Effect::ClockStarted { player } => Some(*player),
        _ => None,
    });
    let start = |player| Said::new("hands-start").player(player);
    over.or(started.or(running).map(start)).unwrap_or_else(|| Said::new("hands-go-on"))
}
