//! Effect of announcements and repetitions on a move being made (Appendix D).

use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::blind::BlindPlay;
use crate::state::change::Ledger;
use crate::state::ply::Ply;
use crate::verdict::Ruled;
use alloc::boxed::Box;
use touchmove_board::{Color, Move};
use touchmove_laws::rules::blind_game::BlindGame;

pub(in crate::hearings) fn keep(
    proceedings: &mut Proceedings<'_>,
    change: impl FnOnce(&mut BlindPlay),
) {
    let mut blind = proceedings.ledger.blind.clone();
    change(&mut blind);
    proceedings.enter(Ledger::Blind(Box::new(blind)));
}

/// True if a move on a blind player's board has not yet been announced and is therefore not made.
pub(in crate::hearings) fn awaits_announcement(view: &View, mv: Move) -> bool {
    view.is_blind(view.has_move()) && view.ledger.blind.announced != Some(mv)
}

/// Reminds a blind player to announce the move.
pub(in crate::hearings) fn to_be_announced(proceedings: &mut Proceedings<'_>) -> Ruled {
    let player = proceedings.has_move();
    proceedings.apply(&BlindGame::ToBeAnnounced { player })
}

/// Handles a move that has just been made: notes if the player has not repeated the opponent's
/// move.
pub(in crate::hearings) fn move_made(proceedings: &mut Proceedings<'_>, player: Color, mv: Move) {
    if !proceedings.with_blind_players() {
        return;
    }
    let blind = &proceedings.ledger.blind;
    let silent = blind.repeats[player] && !blind.was_repeated;
    let replies = proceedings.table.plies.last().is_some_and(|ply: &Ply| ply.player != player);
    keep(proceedings, |blind| {
        blind.was_announced = blind.announced.take() == Some(mv);
        blind.was_repeated = false;
    });
    if silent && replies {
        proceedings.decide(&BlindGame::NotRepeated { player });
    }
}
