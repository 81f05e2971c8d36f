//! Reports that need few facts: touched pieces, devices, late arrivals, pieces
//! knocked over, clocks wrongly set.

use super::{Needed, chance, need};
use crate::event::Facts;
use crate::hearings::conduct;
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::reported::{Fact, Touched};
use touchmove_laws::rules::arbiter_supervision::ArbiterSupervision;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::default_time::Arrival;
use touchmove_laws::rules::default_time::DefaultTime;
use touchmove_laws::rules::displaced_piece::DisplacedPiece;
use touchmove_laws::rules::electronic_device::{self, Consequence, ElectronicDevice};
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::fallback_note::Unanswered;
use touchmove_laws::rules::found_late::FoundLate;
use touchmove_laws::rules::limited_illegal_move::Noticed;
use touchmove_laws::rules::made_move::MadeMove;
use touchmove_laws::rules::touched_piece::Playable;
use touchmove_laws::rules::touched_piece::TouchedPiece;
use touchmove_laws::rules::{MatingChance, end_of_game, found_late};

pub(super) fn touched(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let regime = on.regime();
    let refused = on.ask(&ArbiterSupervision::ActOfMovingUnasked { regime, mover: player });
    if !refused.is_empty()
        && need(facts.noticed, Fact::Noticed, Provision::RapidActOfMoving)? == Noticed::Observed
    {
        on.rule(refused);
        return Ok(());
    }
    let what = need(facts.touched, Fact::Touched, Provision::TouchedOwnPiece)?;
    if facts.answered == Some(true) {
        let opponent = player.other();
        on.decide(&TouchedPiece::ClaimedTooLate { player: opponent });
        return Ok(());
    }
    let playable = playable(what, facts)?;
    on.decide(&TouchedPiece::Reported { player, what, playable });
    Ok(())
}

fn playable(what: Touched, facts: &Facts) -> Result<Playable, Needed> {
    let under = Provision::CastlingIllegalAfterTouch;
    let as_touched = match what {
        Touched::NotBinding => false,
        Touched::KingAndRook => {
            need(facts.possible, Fact::CanCastle, Provision::TouchedKingAndRook)?
        }
        _ => need(facts.possible, Fact::Possible, Provision::NoTouchedPieceCanMove)?,
    };
    Ok(match as_touched {
        true => Playable::AsTouched,
        false if what != Touched::KingAndRook => Playable::Nothing,
        false if need(facts.king_moves, Fact::KingMoves, under)? => Playable::OnlyTheKing,
        false => Playable::Nothing,
    })
}

pub(super) fn device(on: &mut Proceedings<'_>, player: Color, facts: &Facts) -> Result<(), Needed> {
    let (edition, devices) = (on.edition(), on.rules.devices);
    let found = need(facts.device, Fact::Device, Provision::ElectronicDevices)?;
    let opponent = match electronic_device::asks_about_mate(edition, found) {
        true => chance(on, player.other(), facts, Provision::DeviceLoses)?,
        false => MatingChance::Can,
    };
    let facts = electronic_device::FoundDevice { player, found, devices, opponent };
    match facts.consequence(on.edition()) {
        Consequence::Penalised(offence) => conduct::offends(on, player, offence),
        _ => on.decide(&ElectronicDevice::Found(facts)),
    }
    Ok(())
}

pub(super) fn arrival(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let under = Provision::DefaultTime;
    let after = need(facts.after, Fact::After, under)?;
    // An event may announce another than the Laws' own.
    let announced = on.rules.default_time.or(facts.default_time);
    let stated = Some(need(announced, Fact::DefaultTime, under)?);
    let allowed = on.ledger.presence.may_be_late[player];
    let arrival = Arrival { player, after, stated, allowed, opponent_absent: false };
    let ruled = on.ask(&DefaultTime::Arrives(arrival));
    if ruled.is_empty() {
        on.decide(&DefaultTime::InTime { player, ms: after, stated });
    }
    on.rule(ruled);
    Ok(())
}

pub(super) fn displaced(
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

/// Who resigns against somebody who cannot checkmate does not lose in every edition.
pub(super) fn resignation(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let edition = on.edition();
    let opponent = match end_of_game::resigning_asks_about_mate(edition) {
        true => chance(on, player.other(), facts, Provision::Resignation)?,
        false => MatingChance::Can,
    };
    on.decide(&EndOfGame::Resignation { player, opponent });
    Ok(())
}

/// Nothing is illegal before the clock is pressed: the move has not been made yet.
pub(super) fn unfinished_promotion(on: &mut Proceedings<'_>, player: Color) {
    on.decide(&MadeMove::UnfinishedPromotion { player });
}

/// Late means after so many moves as the regime says.
pub(super) fn wrong_clock(on: &mut Proceedings<'_>, facts: &Facts) -> Result<(), Needed> {
    let (edition, regime) = (on.edition(), on.regime());
    if let Some(stays) = found_late::moves_needed(edition, regime) {
        let moves = need(facts.moves, Fact::Moves, Provision::RapidClockSetting)?;
        if moves >= stays {
            return found_too_late(on, moves);
        }
    }
    let ruled = on.ask(&ClockFaults::WrongSetting);
    match ruled.is_empty() {
        true => {
            on.decide(&FallbackNote::Unanswered { player: Color::White, what: Unanswered::Other });
        }
        false => on.rule(ruled),
    }
    Ok(())
}

fn found_too_late(on: &mut Proceedings<'_>, moves: u32) -> Result<(), Needed> {
    let (regime, what) = (on.regime(), found_late::Matter::Clock);
    on.decide(&FoundLate::Found { regime, to: Color::White, matter: what });
    on.decide(&FoundLate::FoundAfter { regime, matter: what, moves });
    Ok(())
}
