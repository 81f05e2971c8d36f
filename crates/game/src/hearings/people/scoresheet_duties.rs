//! Duties of players regarding the scoresheet (Article 8).

use crate::proceedings::Proceedings;
use crate::state::change::{Duties, Sheet};
use touchmove_board::Color;

/// Updates a player's duties regarding the scoresheet.
pub(in crate::hearings) fn keep(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    change: impl Fn(&mut Duties),
) {
    let mut duties = proceedings.table.sheets.player(player).duties;
    change(&mut duties);
    proceedings.enter(Sheet::Duties(player, duties));
}
