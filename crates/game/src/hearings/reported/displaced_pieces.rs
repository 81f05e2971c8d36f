//! Rulings on reported displaced pieces (Article 7.4).

use super::{Needed, need};
use crate::event::IncidentFacts;
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::displaced_piece::DisplacedPiece;

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    if need(facts.restored, Fact::Restored, Provision::DisplacedPieces)? {
        proceedings.decide(&DisplacedPiece::PutBackAlready { player: player.other() });
        return Ok(());
    }
    if proceedings.has_clock() {
        need(facts.on_move, Fact::OnMove { player }, Provision::DisplacedPieces)?;
    }
    proceedings.enter(Ledger::Offends(player));
    proceedings.decide(&DisplacedPiece::Restores { player });
    let penalties = proceedings.penalties();
    proceedings.decide(&DisplacedPiece::HelpIsAsked { penalties, by: player });
    Ok(())
}
