//! Casual play: moves are entered, not made by hand, and the clock changes
//! over by itself.

use crate::event::{Act, Clock, Event, Pieces};
use crate::hearings::board::{clock_press, clocks, displaced_pieces};
use crate::hearings::found::illegality_reasons;
use crate::moves::Played;
use crate::proceedings::Proceedings;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Heard, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::casual::Casual;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_notation::unchecked_moves;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player().filter(|_| on.takes_moves_only()) else {
        return Ok(Heard::NotMine);
    };
    let act = match &event.act {
        // No arbiter is called, and nobody could set the clock going again.
        Act::Clock(Clock::Stops { .. }) => return Ok(Heard::Taken),
        Act::Pieces(act) => act,
        _ => return Ok(Heard::NotMine),
    };
    match act {
        Pieces::Plays { .. } | Pieces::Shifts { .. } => return Ok(Heard::NotMine),
        Pieces::Touches { .. }
        | Pieces::Adjusts { .. }
        | Pieces::Takes { .. }
        | Pieces::Puts { .. }
        | Pieces::KnocksOver { .. }
        | Pieces::Restores { .. } => {
            on.decide(&Casual::NoHands { player });
        }
    }
    Ok(Heard::Taken)
}

/// Refuses a move that is not legal, with the reasons, where no hand can make
/// it.
pub(in crate::hearings) fn refuse(on: &mut Proceedings<'_>, played: &Played) -> Ruled {
    let Played::ByHand { after, .. } = played else { return Ruled::Nothing };
    let before = on.table.attempt.before;
    let player = before.turn();
    if on.apply(&Casual::NotLegal { player }) == Ruled::Nothing {
        return Ruled::Nothing;
    }
    let after = unchecked_moves::passed_on(&before, after);
    illegality_reasons::against(on, &Ply::tried(before, after, Irregularity::NotLegal));
    Ruled::Something
}

/// A move that was made completes itself.
pub(crate) fn see(on: &mut Proceedings<'_>, _: &Event) {
    let made = on.table.plies.len() > on.before().moves;
    let mover = on.has_move().other();
    if made && on.takes_moves_only() && !on.ends() && on.uncompleted(mover).is_some() {
        clock_press::presses(on, mover);
    }
}

/// Both players have agreed to take a player's last move back, and with it all
/// that came after it. What the clocks show stays.
pub(in crate::hearings) fn undoes_the_last_move(on: &mut Proceedings<'_>, player: Color) {
    if !on.takes_moves_only() {
        return;
    }
    let Some(since) = on.table.plies.iter().rposition(|ply| ply.player == player) else {
        return on.decide(&Casual::NothingToTakeBack { player });
    };
    displaced_pieces::take_back(on, since);
    let board = on.table.board;
    on.decide(&Casual::TakenBack { before: &board });
    clocks::clock_to_player_having_move(on);
}

/// Both players have agreed to break the game off.
pub(in crate::hearings) fn breaks_off(on: &mut Proceedings<'_>) {
    on.decide(&Casual::BrokenOff);
}
