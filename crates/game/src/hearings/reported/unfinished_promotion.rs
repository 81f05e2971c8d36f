//! Rulings on a promotion reported before the clock is pressed.

use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::rules::made_move::MadeMove;

/// Rules on a promotion before the press. The move has not been made, so it is not illegal.
pub(super) fn reported(proceedings: &mut Proceedings<'_>, player: Color) {
    proceedings.decide(&MadeMove::UnfinishedPromotion { player });
}
