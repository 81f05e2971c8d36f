//! Rulings on a reported touched piece (Article 4).

use super::{Needed, need};
use crate::event::IncidentFacts;
use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::{Fact, TouchReport};
use touchmove_laws::rules::arbiter_supervision::ArbiterSupervision;
use touchmove_laws::rules::limited_illegal_move::Detection;
use touchmove_laws::rules::touched_piece::Playable;
use touchmove_laws::rules::touched_piece::TouchedPiece;

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let regime = proceedings.regime();
    let refused =
        proceedings.ask(&ArbiterSupervision::ActOfMovingUnasked { regime, mover: player });
    if !refused.is_empty()
        && need(facts.noticed, Fact::Noticed, Provision::RapidActOfMoving)? == Detection::Observed
    {
        proceedings.rule(refused);
        return Ok(());
    }
    let what = need(facts.touched, Fact::Touched, Provision::TouchedOwnPiece)?;
    if facts.answered == Some(true) {
        let opponent = player.other();
        proceedings.decide(&TouchedPiece::ClaimedTooLate { player: opponent });
        return Ok(());
    }
    let playable = playable(what, facts)?;
    proceedings.decide(&TouchedPiece::Reported { player, what, playable });
    Ok(())
}

fn playable(what: TouchReport, facts: &IncidentFacts) -> Result<Playable, Needed> {
    let under = Provision::CastlingIllegalAfterTouch;
    let as_touched = match what {
        TouchReport::NotBinding => false,
        TouchReport::KingAndRook => {
            need(facts.possible, Fact::CanCastle, Provision::TouchedKingAndRook)?
        }
        _ => need(facts.possible, Fact::Possible, Provision::NoTouchedPieceCanMove)?,
    };
    Ok(match as_touched {
        true => Playable::AsTouched,
        false if what != TouchReport::KingAndRook => Playable::Nothing,
        false if need(facts.king_moves, Fact::KingMoves, under)? => Playable::OnlyTheKing,
        false => Playable::Nothing,
    })
}
