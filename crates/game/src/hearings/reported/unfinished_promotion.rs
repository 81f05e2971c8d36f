//! A promotion that is reported before the clock is pressed.

use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::rules::made_move::MadeMove;

/// Nothing is illegal before the clock is pressed: the move has not been made yet.
pub(super) fn reported(proceedings: &mut Proceedings<'_>, player: Color) {
    proceedings.decide(&MadeMove::UnfinishedPromotion { player });
}
