//! Casual play: moves are entered, not made by hand, and the clock changes
//! over by itself.

use crate::event::{Act, Event, Hands, MoveText, Pieces};
use crate::hearings::{by_player, moving, reasons};
use crate::moves::{self, Played};
use crate::order::Heard;
use crate::proceedings::Proceedings;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::trace::ask;
use touchmove_laws::rules::casual;
use touchmove_laws::rules::illegal_move::Irregularity;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let (Some(player), Act::Pieces(act)) = (by_player(event), &event.act) else {
        return Ok(Heard::NotMine);
    };
    if !on.takes_moves_only() {
        return Ok(Heard::NotMine);
    }
    match act {
        Pieces::Plays { .. } => return Ok(Heard::NotMine),
        Pieces::Shifts { from, to } => {
            let text = MoveText::FromTo { from: *from, to: *to, promotion: None };
            moving::plays(on, player, &text, Hands::One)?;
        }
        Pieces::Touches { .. }
        | Pieces::Adjusts { .. }
        | Pieces::Takes { .. }
        | Pieces::Puts { .. }
        | Pieces::KnocksOver { .. }
        | Pieces::Restores { .. } => {
            let edition = on.edition();
            let refused = ask!(on, casual::no_hands(edition, player));
            on.rule(refused);
        }
    }
    Ok(Heard::Taken)
}

/// Refuses a move that is not legal, with the reasons; false where a hand can
/// make it.
pub(super) fn refuses(on: &mut Proceedings<'_>, played: &Played) -> bool {
    let Played::ByHand { after, .. } = played else { return false };
    let before = on.table.attempt.before;
    let (edition, player) = (on.edition(), before.turn());
    let Some(refused) = ask!(on, casual::not_legal(edition, player)) else { return false };
    on.rule([refused]);
    let after = moves::after_illegal(&before, after);
    reasons::against(on, &Ply::tried(before, after, Irregularity::NotLegal));
    true
}
