//! Rulings on a promotion reported before the clock is pressed.

use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::rules::made_move::MadeMove;

/// Before the press the move has not been made, so nothing is illegal.
pub(super) fn reported(proceedings: &mut Proceedings<'_>, player: Color) {
    proceedings.decide(&MadeMove::UnfinishedPromotion { player });
}
