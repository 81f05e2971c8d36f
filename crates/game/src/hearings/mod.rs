//! One file a subject: what an event means, read off the game, and the rules
//! that it calls for. Hearings decide nothing by themselves: what is ruled is
//! ruled in `touchmove_laws::rules`, and in which order they hear an event
//! stands in [`order`](crate::order).

pub(crate) mod adjournment;
pub(crate) mod after_flag_fall;
pub(crate) mod after_the_end;
pub(crate) mod announcements;
pub(crate) mod answers;
pub(crate) mod asking;
pub(crate) mod blind_boards;
pub(crate) mod blind_play;
pub(crate) mod blitz_time;
pub(crate) mod breach;
pub(crate) mod castling_decided;
pub(crate) mod casual;
pub(crate) mod claimed_end;
pub(crate) mod claimed_positions;
pub(crate) mod clocks;
pub(crate) mod completing;
pub(crate) mod conduct;
pub(crate) mod decisions;
pub(crate) mod displaced;
pub(crate) mod draws;
pub(crate) mod duties;
pub(crate) mod exchanged;
pub(crate) mod fallen_flag;
pub(crate) mod flags;
pub(crate) mod half_castling;
pub(crate) mod illegal_move;
pub(crate) mod insisting;
pub(crate) mod limited;
pub(crate) mod making;
pub(crate) mod moving;
pub(crate) mod presence;
pub(crate) mod press_back;
pub(crate) mod pressing;
pub(crate) mod progress;
pub(crate) mod quickplay;
pub(crate) mod reasons;
pub(crate) mod reinstating;
pub(crate) mod remedy;
pub(crate) mod reports;
pub(crate) mod resumption;
pub(crate) mod standing_move;
pub(crate) mod standing_offer;
pub(crate) mod starting;
pub(crate) mod stopping;
pub(crate) mod times;
pub(crate) mod touched;
pub(crate) mod unanswered;
pub(crate) mod writing;
pub(crate) mod wrong_start;

use crate::event::{Actor, Event};
use touchmove_board::Color;

/// The player who does it, or whose assistant does.
const fn by_player(event: &Event) -> Option<Color> {
    match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
        Actor::Arbiter | Actor::Spectator => None,
    }
}
