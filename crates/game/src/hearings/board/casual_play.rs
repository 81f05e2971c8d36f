//! Casual play: moves are entered, not made by hand, and the clock changes
//! over by itself.

use crate::event::{Act, Clock, Event, Pieces};
use crate::hearings::board::{clock_press, clocks, displaced_pieces};
use crate::hearings::found::illegality_reasons;
use crate::moves::Played;
use crate::proceedings::Proceedings;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::casual::Casual;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_notation::hand;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player().filter(|_| proceedings.takes_moves_only()) else {
        return Ok(Handled::No);
    };
    let act = match &event.act {
        // No arbiter is called, and nobody could set the clock going again.
        Act::Clock(Clock::Stops { .. }) => return Ok(Handled::Yes),
        Act::Pieces(act) => act,
        _ => return Ok(Handled::No),
    };
    match act {
        Pieces::Plays { .. } | Pieces::Shifts { .. } => return Ok(Handled::No),
        Pieces::Touches { .. }
        | Pieces::Adjusts { .. }
        | Pieces::Takes { .. }
        | Pieces::Puts { .. }
        | Pieces::KnocksOver { .. }
        | Pieces::Restores { .. } => {
            proceedings.decide(&Casual::NoHands { player });
        }
    }
    Ok(Handled::Yes)
}

/// Refuses a move that is not legal, with the reasons, where no hand can make
/// it.
pub(in crate::hearings) fn refuse(proceedings: &mut Proceedings<'_>, played: &Played) -> Ruled {
    let Played::ByHand { after, .. } = played else { return Ruled::Nothing };
    let before = proceedings.table.attempt.before;
    let player = before.turn();
    if proceedings.apply(&Casual::NotLegal { player }) == Ruled::Nothing {
        return Ruled::Nothing;
    }
    let after = hand::passed_on(&before, after);
    illegality_reasons::against(proceedings, &Ply::tried(before, after, Irregularity::NotLegal));
    Ruled::Something
}

/// A move that was made completes itself.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, _: &Event) {
    let made = proceedings.table.plies.len() > proceedings.before().moves;
    let mover = proceedings.has_move().other();
    if made
        && proceedings.takes_moves_only()
        && !proceedings.ends()
        && proceedings.uncompleted(mover).is_some()
    {
        clock_press::presses(proceedings, mover);
    }
}

/// Both players have agreed to take a player's last move back, and with it all
/// that came after it. What the clocks show stays.
pub(in crate::hearings) fn undoes_the_last_move(proceedings: &mut Proceedings<'_>, player: Color) {
    if !proceedings.takes_moves_only() {
        return;
    }
    let Some(since) = proceedings.table.plies.iter().rposition(|ply| ply.player == player) else {
        return proceedings.decide(&Casual::NothingToTakeBack { player });
    };
    displaced_pieces::take_back(proceedings, since);
    let board = proceedings.table.board;
    proceedings.decide(&Casual::TakenBack { before: &board });
    clocks::clock_to_player_having_move(proceedings);
}

/// Both players have agreed to break the game off.
pub(in crate::hearings) fn breaks_off(proceedings: &mut Proceedings<'_>) {
    proceedings.decide(&Casual::BrokenOff);
}
