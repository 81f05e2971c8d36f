//! Step-by-step instructions for an arbiter at a wooden board: what to do with the pieces and the
//! clock.

use crate::message::Message;
use crate::{Words, rulings};
use touchmove_board::Color;
use touchmove_laws::{Effect, Note, Refusal};

/// A step for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArbiterStep {
    /// The step in one sentence.
    pub words: String,
    /// The change of a clock, if the step is one.
    pub clock: Option<ClockChange>,
    /// Index of the effect that requires the step, among the given effects.
    pub effect: Option<usize>,
}

/// A change of one clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockChange {
    /// The owner of the clock.
    pub player: Color,
    /// Milliseconds to add; negative to take away.
    pub ms: i64,
    /// Name of the clock: "Black’s clock".
    pub words: String,
}

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
    /// assert_eq!(hands[0].words, "Stop both clocks.");
    /// assert!(hands[1].words.contains("Set up the position"));
    /// assert_eq!(hands[2].words, "Add 2 minutes to Black’s clock.");
    /// assert_eq!(hands[2].effect, Some(0));
    /// let clock = hands[2].clock.as_ref().unwrap();
    /// assert_eq!((clock.words.as_str(), clock.ms), ("Black’s clock", 120_000));
    /// ```
    pub fn arbiter_steps(
        &self,
        effects: &[&Effect],
        open: bool,
        clock: Option<Option<Color>>,
    ) -> Vec<ArbiterStep> {
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
    /// assert_eq!(hands[2].words, "Set both clocks.");
    /// assert_eq!(hands.len(), 4);
    /// ```
    pub fn arbiter_steps_with(
        &self,
        decided: &str,
        effects: &[&Effect],
        clock: Option<Option<Color>>,
    ) -> Vec<ArbiterStep> {
        let steps = steps(effects, false, clock);
        let at = steps.partition_point(|step| step.kind < Kind::Time);
        let (before, after) = steps.split_at(at);
        let mut hands = self.in_words(before);
        hands.push(ArbiterStep { words: decided.to_owned(), clock: None, effect: None });
        hands.extend(self.in_words(after));
        hands
    }

    /// Returns true if a step carries out the effect.
    ///
    /// ```
    /// use touchmove_explain::Words;
    /// use touchmove_laws::Effect;
    /// assert!(Words::is_step(&Effect::PutBack));
    /// ```
    pub fn is_step(effect: &Effect) -> bool {
        step(effect, false).is_some()
    }

    fn in_words(&self, steps: &[Step]) -> Vec<ArbiterStep> {
        let step = |step: &Step| {
            let words = self.say(&step.message).ok()?;
            let clock = step.change.and_then(|(player, ms)| {
                let words = self.say(&Message::new("hands-clock").player(player)).ok()?;
                Some(ClockChange { player, ms, words })
            });
            Some(ArbiterStep { words, clock, effect: step.effect })
        };
        steps.iter().filter_map(step).collect()
    }
}

/// A step before it is put into words.
struct Step {
    kind: Kind,
    message: Message,
    change: Option<(Color, i64)>,
    effect: Option<usize>,
}

impl Step {
    fn new(kind: Kind, message: Message) -> Step {
        Step { kind, message, change: None, effect: None }
    }

    fn of(self, effect: Option<usize>) -> Step {
        Step { effect, ..self }
    }
}

/// Returns the steps in order. Empty while a fact is missing.
fn steps(effects: &[&Effect], open: bool, clock: Option<Option<Color>>) -> Vec<Step> {
    let needed = |effect: &&&Effect| matches!(effect, Effect::FactNeeded { .. });
    if effects.is_empty() || effects.iter().any(|effect| needed(&effect)) {
        return Vec::new();
    }
    let taken_back = effects.iter().any(|effect| replaces(effect));
    let told = |(at, effect): (usize, &&Effect)| Some(step(effect, taken_back)?.of(Some(at)));
    let mut steps: Vec<Step> = effects.iter().enumerate().filter_map(told).collect();
    let stops = effects.iter().position(|effect| interrupts(effect));
    if let (Some(running), Some(_)) = (clock, stops) {
        steps.push(Step::new(Kind::Stop, Message::new("hands-stop")).of(stops));
        steps.push(last(effects, open, running));
    }
    // After the end of the game no clock is set and no obligation binds the players.
    let over = effects.iter().any(|effect| ends(effect));
    steps.retain(|step| match step.kind {
        Kind::Time => clock.is_some() && !over,
        Kind::Bound => !over,
        _ => true,
    });
    if steps.is_empty() {
        let asks = effects.iter().any(|effect| matches!(effect, Effect::Question { .. }));
        let id = if asks { "hands-decide" } else { "hands-nothing" };
        steps.push(Step::new(Kind::Told, Message::new(id)));
    }
    steps.sort_by_key(|step| step.kind);
    steps
}

/// Kinds of steps, in the order in which an arbiter performs them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Stop,
    Board,
    Bound,
    Time,
    Told,
    Clock,
}

fn step(effect: &Effect, taken_back: bool) -> Option<Step> {
    let timed = |id: &str, player: Color, ms: u64, sign: i64| Step {
        change: Some((player, sign * i64::try_from(ms).unwrap_or(i64::MAX))),
        ..Step::new(Kind::Time, Message::new(id).player(player).number("ms", ms))
    };
    let (kind, message) = match *effect {
        Effect::TimeAdded { player, ms } => return Some(timed("hands-add", player, ms.get(), 1)),
        Effect::TimeRemoved { player, ms } => {
            return Some(timed("hands-take", player, ms.get(), -1));
        }
        // The pawn keeps its square. The moves played after it was moved are taken back.
        Effect::PutBack if taken_back => (Kind::Board, Message::new("hands-taken-back")),
        Effect::PutBack => (Kind::Board, Message::new("hands-put-back")),
        Effect::PositionRestored { .. }
        | Effect::PawnPromoted { .. }
        | Effect::PawnReplaced { .. } => (Kind::Board, rulings::message(effect)),
        Effect::Obligation { .. } | Effect::RightLost { .. } => {
            (Kind::Bound, rulings::message(effect))
        }
        Effect::Noted { what: Note::RestoresOnOwnTime { player } } => {
            (Kind::Board, Message::new("hands-displaced").player(player))
        }
        Effect::Warning { .. } | Effect::Penalty { .. } => (Kind::Told, rulings::message(effect)),
        _ => return None,
    };
    Some(Step::new(kind, message))
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
fn last(effects: &[&Effect], open: bool, running: Option<Color>) -> Step {
    let step = |message, effect| Step::new(Kind::Clock, message).of(effect);
    let unplayed = |effect: &&Effect| matches!(effect, Effect::Noted { what: Note::Unplayed });
    let enter = if effects.iter().any(unplayed) { "hands-forfeit" } else { "hands-over" };
    let over = effects.iter().enumerate().find_map(|(at, effect)| match effect {
        Effect::GameOver { result, .. } => {
            let result = result.to_string().replace("1/2", "½");
            Some(step(Message::new(enter).with("result", result), Some(at)))
        }
        _ => None,
    });
    let over = over.or_else(|| open.then(|| step(Message::new("hands-wait"), None)));
    let started = effects.iter().enumerate().rev().find_map(|(at, effect)| match effect {
        Effect::ClockStarted { player } => Some((*player, Some(at))),
        _ => None,
    });
    let start = |(player, at)| step(Message::new("hands-start").player(player), at);
    let started = started.or(running.map(|player| (player, None)));
    over.or(started.map(start)).unwrap_or_else(|| step(Message::new("hands-go-on"), None))
}
