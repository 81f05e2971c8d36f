//! The headline of an answer to an incident.

use crate::message::Message;
use crate::{Words, rulings};
use touchmove_laws::{Effect, Note};

/// The headline of an answer, and the effect that it states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The headline.
    pub words: String,
    /// Index of the effect that the headline states, among the given effects.
    pub effect: Option<usize>,
}

impl Words {
    /// Returns the headline for the effects of an incident: the effect that decides. `None` if a
    /// question decides, or a fact is missing.
    ///
    /// `open` is true if a question still has to be decided.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Effect;
    ///
    /// let words = Words::new(Language::English);
    /// let illegal = Effect::IllegalMove { player: Color::White, count: 1 };
    /// let verdict = words.verdict(&[&illegal, &Effect::PutBack], false).unwrap();
    /// assert_eq!(verdict.words, "First illegal move: the game goes on");
    /// let verdict = words.verdict(&[&Effect::PutBack], false).unwrap();
    /// assert_eq!((verdict.words.as_str(), verdict.effect), ("The game goes on", None));
    /// assert_eq!(words.verdict(&[&Effect::PutBack], true), None);
    /// ```
    pub fn verdict(&self, effects: &[&Effect], open: bool) -> Option<Verdict> {
        if effects.iter().any(|effect| matches!(effect, Effect::FactNeeded { .. })) {
            return None;
        }
        let best = effects.iter().enumerate().filter_map(|(at, effect)| {
            rank(effect).filter(|rank| !open || *rank >= ILLEGAL).map(|rank| (rank, at, *effect))
        });
        // Of two effects of one rank, the later decides.
        let best = best.max_by_key(|(rank, at, _)| (*rank, *at));
        let message = match best {
            Some((_, _, Effect::IllegalMove { count, .. })) => Message::new("verdict-illegal-move")
                .number("count", *count)
                .with("open", if open { "yes" } else { "no" }),
            Some((_, _, effect)) => rulings::message(effect),
            None if open => return None,
            None => Message::new("verdict-goes-on"),
        };
        let words = self.say(&message).ok()?;
        // A headline has no full stop.
        let words = words.strip_suffix('.').map(str::to_owned).unwrap_or(words);
        Some(Verdict { words, effect: best.map(|(_, at, _)| at) })
    }
}

/// Rank of an illegal move, which is also stated while a question is open.
const ILLEGAL: u8 = 3;

/// Returns how much an effect decides; `None` if a step states it, or if it is routine.
fn rank(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::GameOver { .. } | Effect::GameCancelled { .. } => Some(4),
        Effect::IllegalMove { .. } => Some(ILLEGAL),
        Effect::ClaimCorrect { .. } | Effect::ClaimIncorrect { .. } => Some(2),
        Effect::Refused { .. } => Some(1),
        Effect::ClockStarted { .. }
        | Effect::ClockStopped { .. }
        | Effect::Question { .. }
        | Effect::Noted { what: Note::QuestionSettled } => None,
        effect if Words::is_step(effect) => None,
        _ => Some(0),
    }
}
