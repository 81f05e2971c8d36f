//! Answers to quiz questions.

use crate::messages::say;
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_laws::{ClaimGround, Edition, Effect, Outcome, Provision, Ruling};

/// A part of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// The effect of a ruling.
    Effect(Effect),
    /// The previous position is restored; the answer does not show this position.
    Restored,
    /// The player is not bound to a piece.
    Unbound,
    /// No ruling.
    Nothing,
}

/// The rulings of an answer, all together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer(pub Vec<Part>);

impl Part {
    /// Converts an effect to a part of an answer; `None` for ordinary play and clock steps.
    pub(super) fn of(effect: &Effect) -> Option<Part> {
        match effect {
            Effect::PositionRestored { .. } | Effect::PutBack => Some(Part::Restored),
            Effect::Obligation { .. }
            | Effect::RightLost { .. }
            | Effect::IllegalMove { .. }
            | Effect::PawnReplaced { .. }
            | Effect::PawnPromoted { .. }
            | Effect::TimeAdded { .. }
            | Effect::TimeRemoved { .. }
            | Effect::FlagFallen { .. }
            | Effect::DrawDeclined { .. }
            | Effect::ClaimCorrect { .. }
            | Effect::ClaimIncorrect { .. }
            | Effect::Warning { .. }
            | Effect::Penalty { .. }
            | Effect::Refused { .. }
            | Effect::GameOver { .. }
            | Effect::GameCancelled { .. } => Some(Part::Effect(effect.clone())),
            Effect::MoveMade { .. }
            | Effect::MoveCompleted { .. }
            | Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::PeriodReached { .. }
            | Effect::DrawOffered { .. }
            | Effect::FactNeeded { .. }
            | Effect::Question { .. }
            | Effect::Adjourned
            | Effect::MoveSealed
            | Effect::EnvelopeOpened
            | Effect::GameResumed
            | Effect::Noted { .. } => None,
        }
    }

    /// True if an answer with only this part is worth a question, because a different ruling would
    /// be clearly wrong.
    pub(super) fn is_telling(&self) -> bool {
        match self {
            Part::Effect(effect) => !matches!(
                effect,
                Effect::FlagFallen { .. }
                    | Effect::DrawDeclined { .. }
                    | Effect::Warning { .. }
                    | Effect::Penalty { .. }
                    | Effect::Refused { .. }
            ),
            Part::Restored => true,
            Part::Unbound | Part::Nothing => false,
        }
    }

    /// The answer with colours swapped; `None` if squares reveal the side.
    pub(super) fn flipped(&self) -> Option<Part> {
        let Part::Effect(effect) = self else { return Some(self.clone()) };
        Some(Part::Effect(match effect.clone() {
            Effect::IllegalMove { player, count } => {
                Effect::IllegalMove { player: player.other(), count }
            }
            Effect::TimeAdded { player, ms } => Effect::TimeAdded { player: player.other(), ms },
            Effect::FlagFallen { player } => Effect::FlagFallen { player: player.other() },
            Effect::ClaimCorrect { player, claim } => {
                Effect::ClaimCorrect { player: player.other(), claim }
            }
            Effect::ClaimIncorrect { player, claim } => {
                Effect::ClaimIncorrect { player: player.other(), claim }
            }
            Effect::GameOver { result: Outcome { white, black }, termination } => {
                let result = Outcome { white: black, black: white };
                Effect::GameOver { result, termination }
            }
            effect @ Effect::GameCancelled { .. } => effect,
            _ => return None,
        }))
    }

    /// True if the part makes sense in another game: it names no square and no amount that depends
    /// on a press.
    pub(super) fn can_be_lent(&self) -> bool {
        let touched = |claim: &ClaimGround| matches!(claim, ClaimGround::Touched(_));
        match self {
            Part::Effect(
                Effect::ClaimCorrect { claim, .. } | Effect::ClaimIncorrect { claim, .. },
            ) => !touched(claim),
            part => part.flipped().is_some(),
        }
    }

    fn sentence(&self, words: &Words, edition: Edition) -> String {
        match self {
            Part::Restored => say(words, "answer-restored", &[]),
            Part::Unbound => say(words, "answer-unbound", &[]),
            Part::Nothing => say(words, "answer-nothing", &[]),
            Part::Effect(effect) => {
                // The sentence depends only on the effect, so any provision will do.
                let ruling = Ruling::under(edition, Provision::Checkmate, effect.clone());
                ruling.map_or_else(|| effect.to_string(), |ruling| words.ruling(&ruling))
            }
        }
    }
}

impl Answer {
    pub(super) fn of(rulings: &[Ruling]) -> Answer {
        let mut parts: Vec<Part> = Vec::new();
        for part in rulings.iter().filter_map(|ruling| Part::of(ruling.effect())) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        Answer(parts)
    }

    pub(super) fn is_telling(&self) -> bool {
        self.0.iter().any(Part::is_telling)
    }

    /// Returns the answer with colours swapped.
    pub(super) fn flipped(&self) -> Option<Answer> {
        self.0.iter().map(Part::flipped).collect::<Option<_>>().map(Answer)
    }

    /// Returns the answer as sentences.
    ///
    /// ```
    /// use touchmove_book::training::{Answer, Part};
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_laws::Edition;
    ///
    /// let words = Words::new(Language::English);
    /// let said = Answer(vec![Part::Nothing]).sentences(&words, Edition::Fide2023);
    /// assert_eq!(said, ["The game goes on without a ruling."]);
    /// ```
    pub fn sentences(&self, words: &Words, edition: Edition) -> Vec<String> {
        self.0.iter().map(|part| part.sentence(words, edition)).collect()
    }

    /// Returns the player that the answer is about, if it names one.
    pub(super) fn about(&self) -> Option<Color> {
        self.0.iter().find_map(|part| match part {
            Part::Effect(Effect::FlagFallen { player } | Effect::IllegalMove { player, .. }) => {
                Some(*player)
            }
            _ => None,
        })
    }
}
