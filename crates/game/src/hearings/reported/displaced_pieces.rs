//! Pieces knocked off their squares, as reported (Article 7.4).

use super::{Needed, need};
use crate::event::Facts;
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::displaced_piece::DisplacedPiece;

pub(super) fn reported(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    if need(facts.restored, Fact::Restored, Provision::DisplacedPieces)? {
        on.decide(&DisplacedPiece::PutBackAlready { player: player.other() });
        return Ok(());
    }
    if on.has_clock() {
        need(facts.on_move, Fact::OnMove { player }, Provision::DisplacedPieces)?;
    }
    on.enter(Ledger::Offends(player));
    on.decide(&DisplacedPiece::Restores { player });
    let penalties = on.penalties();
    on.decide(&DisplacedPiece::HelpIsAsked { penalties, by: player });
    Ok(())
}
