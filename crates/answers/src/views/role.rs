//! Roles at a board, and the events that each may report.

use serde::{Deserialize, Serialize};
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Clock, Conduct, Event, Presence};

/// A role at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Both players, on one device.
    Both,
    /// An arbiter.
    Arbiter,
    /// White's assistant.
    AssistantOfWhite,
    /// Black's assistant.
    AssistantOfBlack,
    /// A spectator.
    Spectator,
}

impl Role {
    /// Returns the name used in journals and the API.
    pub const fn name(self) -> &'static str {
        match self {
            Role::White => "white",
            Role::Black => "black",
            Role::Both => "both",
            Role::Arbiter => "arbiter",
            Role::AssistantOfWhite => "assistant_of_white",
            Role::AssistantOfBlack => "assistant_of_black",
            Role::Spectator => "spectator",
        }
    }

    const ALL: [Role; 7] = [
        Role::White,
        Role::Black,
        Role::Both,
        Role::Arbiter,
        Role::AssistantOfWhite,
        Role::AssistantOfBlack,
        Role::Spectator,
    ];

    /// Parses a role's name.
    pub fn from_name(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name() == name)
    }

    /// True if this role may report the event. Arbiters report anything that was seen; players
    /// report their own acts, except offences that only others can establish.
    pub fn may_say(self, event: &Event) -> bool {
        match (self, event.actor) {
            (Role::Arbiter, _) => true,
            (Role::Both, Actor::Player(_)) => !is_found_by_others(&event.act),
            (Role::White, Actor::Player(Color::White))
            | (Role::Black, Actor::Player(Color::Black)) => !is_found_by_others(&event.act),
            (Role::AssistantOfWhite, Actor::AssistantOf(Color::White))
            | (Role::AssistantOfBlack, Actor::AssistantOf(Color::Black)) => true,
            _ => false,
        }
    }

    /// Returns the players who act in this role.
    pub const fn players(self) -> &'static [Color] {
        match self {
            Role::White => &[Color::White],
            Role::Black => &[Color::Black],
            Role::Both => &[Color::White, Color::Black],
            _ => &[],
        }
    }
}

/// True for offences that players do not report about themselves.
const fn is_found_by_others(act: &Act) -> bool {
    match act {
        // An accusation is the player's own act, against the opponent.
        Act::Conduct(conduct) => !matches!(conduct, Conduct::AccusesTheOpponent { .. }),
        Act::Clock(Clock::HandlesImproperly) | Act::Presence(Presence::EntersThePlayingArea) => {
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_clock::Moment;

    #[test]
    fn players_report_own_acts_and_arbiters_report_offences() {
        let white = |act| Event { at: Moment::START, actor: Actor::Player(Color::White), act };
        assert!(Role::White.may_say(&white(Act::Clock(Clock::Presses))));
        assert!(Role::Both.may_say(&white(Act::Clock(Clock::Presses))));
        assert!(!Role::Black.may_say(&white(Act::Clock(Clock::Presses))));
        assert!(!Role::White.may_say(&white(Act::Conduct(Conduct::UsesNotes))));
        let accuses = Act::Conduct(Conduct::AccusesTheOpponent { of: None });
        assert!(Role::White.may_say(&white(accuses)));
        assert!(Role::Arbiter.may_say(&white(Act::Conduct(Conduct::UsesNotes))));
        assert!(!Role::Spectator.may_say(&white(Act::Clock(Clock::Presses))));
    }
}
