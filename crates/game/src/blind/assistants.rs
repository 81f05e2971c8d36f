//! Assistants at the board of a blind player.

use crate::event::{Act, Actor, Adjournment, Blind, Claim, Clock, Event, Pieces, Writing};
use crate::game::Game;
use touchmove_board::Color;
use touchmove_laws::rules::blind_play::{self, Help};
use touchmove_laws::{Effect, Ruling};

impl Game {
    /// Whether an assistant may do that, with what is noted about it; none for
    /// others and in games without blind players.
    pub(crate) fn assisted(&mut self, event: &Event) -> Option<(bool, Vec<Ruling>)> {
        let Actor::AssistantOf(player) = event.actor else { return None };
        if !self.with_blind_players() {
            return None;
        }
        let blind = self.is_blind(player);
        let duty = if blind { is_duty(&event.act) } else { is_sighted_duty(&event.act) };
        let opponent_assisted = self.blind.assisted[player.other().index()];
        let edition = self.regulations.edition;
        let ruling = blind_play::assisted(Help { edition, player, blind, duty, opponent_assisted });
        let refused = ruling.as_ref().is_some_and(|r| matches!(r.effect(), Effect::Refused { .. }));
        self.blind.assisted[player.index()] |= blind && !refused;
        Some((!refused, ruling.into_iter().collect()))
    }

    /// Whether that player's assistant keeps score in any case.
    pub(crate) fn may_be_written_for(&self, player: Color) -> bool {
        self.is_blind(player)
    }
}

/// Making moves on the boards, announcing them, keeping score and starting the
/// clock, telling moves and times, claiming what only the eye sees, adjourning.
const fn is_duty(act: &Act) -> bool {
    is_sighted_duty(act)
        || matches!(
            act,
            Act::Writing(Writing::Records { .. })
                | Act::Clock(Clock::Presses)
                | Act::Blind(Blind::TellsMovesAndTimes)
                | Act::Claim(Claim::Flag)
                | Act::Claim(Claim::Touched { .. })
                | Act::Clock(Clock::Stops { .. })
                | Act::Adjournment(Adjournment::Seals { .. })
                | Act::Adjournment(Adjournment::AsksToAdjourn)
        )
}

/// Making moves on the boards and announcing them.
const fn is_sighted_duty(act: &Act) -> bool {
    matches!(
        act,
        Act::Blind(Blind::Copies { .. })
            | Act::Blind(Blind::Announces { .. })
            | Act::Blind(Blind::Repeats { .. })
            | Act::Pieces(Pieces::Plays { .. })
            | Act::Pieces(Pieces::Takes { .. })
            | Act::Pieces(Pieces::Puts { .. })
            | Act::Pieces(Pieces::Shifts { .. })
    )
}
