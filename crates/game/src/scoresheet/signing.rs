//! Signing the scoresheets with the result.

use crate::event::{Act, Actor, Decision, Event, Writing};
use crate::game::Game;
use crate::status::Status;
use touchmove_board::Color;
use touchmove_laws::rules::{declared_late, scoresheets};
use touchmove_laws::{Effect, Outcome, Provision, Ruling, Score};

impl Game {
    /// What is signed while the game goes on.
    pub(crate) fn signs_too_early(&self, player: Color) -> Vec<Ruling> {
        scoresheets::signed_too_early(self.regulations.edition, player).into_iter().collect()
    }

    /// What happens after the end and still counts; none for everything else.
    pub(crate) fn after_the_end(&mut self, event: &Event) -> Option<Vec<Ruling>> {
        match (event.actor, &event.act) {
            (Actor::Player(player), Act::Writing(Writing::Signs { result: text })) => {
                Some(self.signs(player, text))
            }
            (Actor::Arbiter, Act::Decision(Decision::Rejects)) => self.signed_result_rejected(),
            (
                Actor::Arbiter,
                Act::Decision(Decision::DeclaresLost { .. })
                | Act::Decision(Decision::DeclaresDraw),
            ) => self.declared_late(&event.act),
            _ => None,
        }
    }

    fn signs(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let Status::Over(outcome, termination) = self.status else { return Vec::new() };
        self.sheets.player_mut(player).signed = result(text);
        let by = Color::ALL.map(|player| self.sheets.player(player).signed);
        let rulings = scoresheets::signed(self.regulations.edition, outcome, by);
        if rulings.iter().any(ends) && self.sheets.before_signing.is_none() {
            self.sheets.before_signing = Some((outcome, termination));
        }
        rulings
    }

    /// A wrong result stands unless the arbiter decides otherwise.
    fn signed_result_rejected(&mut self) -> Option<Vec<Ruling>> {
        let (result, termination) = self.sheets.before_signing.take()?;
        let effect = Effect::GameOver { result, termination };
        Some(self.ruled(Provision::SigningTheResult, effect))
    }
}

impl Game {
    /// Another result, where that is left to the arbiter. Who has signed has
    /// signed the one before.
    fn declared_late(&mut self, act: &Act) -> Option<Vec<Ruling>> {
        let Status::Over(_, termination) = self.status else { return None };
        let edition = self.regulations.edition;
        let left = declared_late::left_to_the_arbiter(self.both_have_signed(), termination);
        let Some(provision) = left else {
            let player = if let Act::Decision(Decision::DeclaresLost { player, .. }) = *act {
                player
            } else {
                self.has_move()
            };
            let stands = declared_late::stands(edition, self.ended_under, player);
            return Some(stands.into_iter().collect());
        };
        let rulings = match *act {
            Act::Decision(Decision::DeclaresLost { player, score })
                if provision == Provision::SigningTheResult =>
            {
                self.declares_under(provision, Outcome::loss(player, score.unwrap_or(Score::Win)))
            }
            Act::Decision(Decision::DeclaresLost { player, score }) => {
                self.declares_lost(player, score)
            }
            _ => self.declares_under(provision, Outcome::DRAW),
        };
        if rulings.iter().any(ends) {
            self.sheets.before_signing = None;
            Color::ALL.into_iter().for_each(|p| self.sheets.player_mut(p).signed = None);
        }
        Some(rulings)
    }

    /// Whether both have signed the same result.
    fn both_have_signed(&self) -> bool {
        let [white, black] = Color::ALL.map(|player| self.sheets.player(player).signed);
        white.is_some() && white == black
    }
}

fn ends(ruling: &Ruling) -> bool {
    matches!(ruling.effect(), Effect::GameOver { .. })
}

/// A result as players write it.
pub(crate) fn result(text: &str) -> Option<Outcome> {
    match text {
        "1-0" => Some(Outcome::win(Color::White)),
        "0-1" => Some(Outcome::win(Color::Black)),
        "1/2-1/2" => Some(Outcome::DRAW),
        "0-0" => Some(Outcome::BOTH_LOSE),
        "1/2-0" => Some(Outcome::loss(Color::Black, Score::Draw)),
        "0-1/2" => Some(Outcome::loss(Color::White, Score::Draw)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_are_read_as_they_are_written() {
        for text in ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2"] {
            assert_eq!(super::result(text).map(|r| r.to_string()).as_deref(), Some(text));
        }
        assert_eq!(super::result("2-0"), None);
    }
}
