//! What a player has to do about the scoresheet (Article 8).

use crate::proceedings::Proceedings;
use crate::state::change::{Duties, Sheet};
use touchmove_board::Color;

/// Keeps what a player has to do about the scoresheet.
pub(in crate::hearings) fn keep(
    on: &mut Proceedings<'_>,
    player: Color,
    change: impl Fn(&mut Duties),
) {
    let mut duties = on.table.sheets.player(player).duties;
    change(&mut duties);
    on.enter(Sheet::Duties(player, duties));
}
