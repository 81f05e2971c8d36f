//! Pieces that a player adjusted without announcing it. If the edition asks for the intention of
//! moving or capturing, the arbiter decides if the touch binds.

use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ledger::TouchInDoubt;
use crate::verdict::Handled;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Color, Square};
use touchmove_laws::rules::adjusting::Adjusting;

/// Records an unannounced adjustment and asks the arbiter.
pub(in crate::hearings) fn arises(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    squares: &[Square],
) {
    let attempt = &proceedings.table.attempt;
    let origins = squares.iter().map(|&now| attempt.origin(now));
    let touched = |square: &Square| attempt.touches.iter().any(|t| t.square == *square);
    let squares: Vec<Square> = origins.filter(|square| !touched(square)).collect();
    let Some(&square) = squares.first() else { return };
    let (moves, touches) = (proceedings.table.plies.len(), attempt.touches.len());
    let doubt = TouchInDoubt { player, squares, moves, touches };
    proceedings.enter(Ledger::TouchInDoubt(Some(Box::new(doubt))));
    proceedings.decide(&Adjusting::InDoubt { player, square });
}

/// Asks the arbiter about a doubtful touch that the opponent claims. Returns `Handled::No` if the
/// record contains no such touch.
pub(in crate::hearings) fn claimed(
    proceedings: &mut Proceedings<'_>,
    by: Color,
    square: Square,
) -> Handled {
    if !is_about(proceedings, by, square) || proceedings.has_move() != by.other() {
        return Handled::No;
    }
    proceedings.decide(&Adjusting::InDoubt { player: by, square });
    Handled::Yes
}

/// True if the player's touch of this piece is in doubt, and the opponent has not moved since.
pub(in crate::hearings) fn is_about(view: &View, by: Color, square: Square) -> bool {
    let recent = |doubt: &TouchInDoubt| view.table.plies.len() <= doubt.moves.saturating_add(1);
    let about = |doubt: &TouchInDoubt| doubt.player == by && doubt.squares.contains(&square);
    view.ledger.touch_in_doubt.as_ref().is_some_and(|doubt| about(doubt) && recent(doubt))
}
