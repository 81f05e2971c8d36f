//! A promotion that is reported before the clock is pressed.

use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::rules::made_move::MadeMove;

/// Nothing is illegal before the clock is pressed: the move has not been made yet.
pub(super) fn reported(on: &mut Proceedings<'_>, player: Color) {
    on.decide(&MadeMove::UnfinishedPromotion { player });
}
