//! What the arbiter reports of a board whose moves nobody has recorded: the
//! same rules are asked as in a game that is recorded, with what was reported
//! as their facts. A fact that a rule needs and nobody has said is asked for,
//! and nothing counts until it is reported.

mod arrival;
mod device;
mod displaced_pieces;
mod draw_claim;
mod flags;
mod illegal_move;
mod quickplay;
mod resignation;
mod touched_piece;
mod unfinished_promotion;
mod wrong_clock;

use crate::event::{Act, Actor, Event, Facts, Report};
use crate::proceedings::{Proceedings, is_end};
use crate::state::View;
use crate::state::change::Phase;
use crate::state::status::Impossible;
use crate::verdict::Heard;
use touchmove_board::Color;
use touchmove_laws::reported::Fact;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::stopping::By;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Effect, Provision, Ruling};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let (Actor::Arbiter, Act::Report(report)) = (event.actor, &event.act) else {
        return Ok(Heard::NotMine);
    };
    if !on.phase.unrecorded {
        on.enter(Phase::Unrecorded);
    }
    if let Err(Needed { fact, under }) = rules_on(on, report) {
        on.decide(&FallbackNote::FactNeeded { under, fact });
    }
    Ok(Heard::Taken)
}

fn rules_on(on: &mut Proceedings<'_>, report: &Report) -> Result<(), Needed> {
    match report {
        Report::IllegalMove { player, facts } => illegal_move::reported(on, *player, facts),
        Report::BothKingsInCheck { player, facts } => {
            illegal_move::both_kings_in_check(on, *player, facts)
        }
        Report::Flag { player, facts } => flags::reported(on, *player, facts),
        Report::Resignation { player, facts } => resignation::reported(on, *player, facts),
        Report::BothFlags { facts } => flags::both(on, facts),
        Report::DrawClaim { ground, player, facts } => {
            draw_claim::reported(on, *player, *ground, facts)
        }
        Report::Touched { player, facts } => touched_piece::reported(on, *player, facts),
        Report::Device { player, facts } => device::reported(on, *player, facts),
        Report::Arrival { player, facts } => arrival::reported(on, *player, facts),
        Report::Displaced { player, facts } => displaced_pieces::reported(on, *player, facts),
        Report::UnfinishedPromotion { player } => {
            unfinished_promotion::reported(on, *player);
            Ok(())
        }
        Report::QuickplayClaim { player, facts } => quickplay::reported(on, *player, facts),
        Report::WrongClock { facts } => wrong_clock::reported(on, facts),
    }
}

/// A fact that nobody has said, and the provision that depends on it.
struct Needed {
    fact: Fact,
    under: Provision,
}

/// The fact, if it was said.
fn need<T>(said: Option<T>, fact: Fact, under: Provision) -> Result<T, Needed> {
    said.ok_or(Needed { fact, under })
}

/// Whether a player can still checkmate: as the arbiter says, from the position
/// that counts, or by what is left where that decides it.
fn chance(
    on: &View,
    player: Color,
    facts: &Facts,
    under: Provision,
) -> Result<MatingChance, Needed> {
    if let Some(can) = facts.can[player] {
        return Ok(if can { MatingChance::Can } else { MatingChance::Cannot });
    }
    if let Some(position) = &facts.position {
        return Ok(on.mating_chance_from(position, player));
    }
    let left = need(facts.has[player], Fact::Has { player }, under)?;
    let opponent = player.other();
    let theirs = match left.depends_on_the_opponent() {
        true => need(facts.has[opponent], Fact::Against { player: opponent }, under)?,
        false => touchmove_mate::MaterialLeft::Other,
    };
    let never = left.never_mates(theirs).map(|_| MatingChance::Cannot);
    Ok(never.unwrap_or(MatingChance::Undecided))
}

/// Whose clock is to run after what was ruled on the report: it ran for one
/// player and shall run for another, or stands where the game is over or the
/// arbiter has to decide.
fn clock_after(on: &mut Proceedings<'_>, running: Color, shall: Color) {
    if !on.has_clock() {
        return;
    }
    let asks = |ruling: &Ruling| matches!(ruling.effect(), Effect::Question { .. });
    let over = on.of_hearings().iter().any(is_end);
    let stops = over || on.of_hearings().iter().any(asks);
    let last = if over { running } else { shall };
    if last != running {
        on.decide(&Stopping::PassesTo { player: shall });
    }
    if stops {
        let by = By::Ruling;
        on.decide(&Stopping::Stopped { by, player: last });
    }
}
