//! Hearing on casual play. The players enter moves instead of moving pieces, and the clock switches
//! automatically.

use crate::event::{Act, Clock, Event, Pieces};
use crate::hearings::board::{clock_press, clocks, displaced_pieces};
use crate::hearings::irregularities::illegality_reasons;
use crate::moves::Played;
use crate::proceedings::Proceedings;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::casual::Casual;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_notation::unchecked_moves;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player().filter(|_| proceedings.takes_moves_only()) else {
        return Ok(Handled::No);
    };
    let act = match &event.act {
        // No arbiter can be called, and no player could restart the clock.
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

/// Refuses an illegal move and gives the reasons, because in casual play the software checks moves.
pub(in crate::hearings) fn refuse(proceedings: &mut Proceedings<'_>, played: &Played) -> Ruled {
    let Played::ByHand { after, .. } = played else { return Ruled::Nothing };
    let before = proceedings.table.attempt.before;
    let player = before.turn();
    if proceedings.apply(&Casual::NotLegal { player }) == Ruled::Nothing {
        return Ruled::Nothing;
    }
    let after = unchecked_moves::passed_on(&before, after);
    illegality_reasons::against(proceedings, &Ply::tried(before, after, Irregularity::NotLegal));
    Ruled::Something
}

/// Completes a move as soon as it is made.
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

/// Takes back a player's last move and all later moves, by agreement of both players. The clocks
/// keep their times.
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

/// Breaks off the game by agreement of both players.
pub(in crate::hearings) fn breaks_off(proceedings: &mut Proceedings<'_>) {
    proceedings.decide(&Casual::BrokenOff);
}
