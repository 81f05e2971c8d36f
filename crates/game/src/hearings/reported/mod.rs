//! Hearing on boards whose moves are not recorded. It applies the same rules as in a recorded game.
//! The facts come from the arbiter's reports.
//!
//! If a rule needs a missing fact, a ruling asks the arbiter for the fact. The report has no effect
//! until the arbiter states the fact.

mod arrival;
mod both_kings_in_check;
mod device;
mod displaced_pieces;
mod draw_claim;
mod flags;
mod illegal_move;
mod impossible_position;
mod quickplay;
mod resignation;
mod touched_piece;
mod unfinished_promotion;
mod wrong_clock;

use crate::event::{Act, Actor, Event, IncidentFacts, Report};
use crate::proceedings::{Proceedings, is_end};
use crate::state::View;
use crate::state::change::Phase;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Effect, Provision, Ruling};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let (Actor::Arbiter, Act::Report(report)) = (event.actor, &event.act) else {
        return Ok(Handled::No);
    };
    if !proceedings.phase.unrecorded {
        proceedings.enter(Phase::Unrecorded);
    }
    if let Err(Needed { fact, under }) = rules_on(proceedings, report) {
        proceedings.decide(&FallbackNote::FactNeeded { under, fact });
    }
    Ok(Handled::Yes)
}

fn rules_on(proceedings: &mut Proceedings<'_>, report: &Report) -> Result<(), Needed> {
    match report {
        Report::IllegalMove { player, facts } => {
            illegal_move::reported(proceedings, *player, facts)
        }
        Report::BothKingsInCheck { player, facts } => {
            both_kings_in_check::reported(proceedings, *player, facts)
        }
        Report::Flag { player, facts } => flags::reported(proceedings, *player, facts),
        Report::Resignation { player, facts } => resignation::reported(proceedings, *player, facts),
        Report::BothFlags { facts } => flags::both(proceedings, facts),
        Report::DrawClaim { ground, player, facts } => {
            draw_claim::reported(proceedings, *player, *ground, facts)
        }
        Report::Touched { player, facts } => touched_piece::reported(proceedings, *player, facts),
        Report::Device { player, facts } => device::reported(proceedings, *player, facts),
        Report::Arrival { player, facts } => arrival::reported(proceedings, *player, facts),
        Report::Displaced { player, facts } => {
            displaced_pieces::reported(proceedings, *player, facts)
        }
        Report::UnfinishedPromotion { player } => {
            unfinished_promotion::reported(proceedings, *player);
            Ok(())
        }
        Report::QuickplayClaim { player, facts } => {
            quickplay::reported(proceedings, *player, facts)
        }
        Report::WrongClock { facts } => wrong_clock::reported(proceedings, facts),
    }
}

/// A missing fact, and the provision that depends on it.
struct Needed {
    fact: Fact,
    under: Provision,
}

/// Returns a reported fact. If the fact is missing, returns an error that asks for the fact.
fn need<T>(said: Option<T>, fact: Fact, under: Provision) -> Result<T, Needed> {
    said.ok_or(Needed { fact, under })
}

/// Returns whether a player can still checkmate. The sources are the arbiter's statement, the
/// position, and the remaining material if it decides the question.
fn chance(
    view: &View,
    player: Color,
    facts: &IncidentFacts,
    under: Provision,
) -> Result<MatingChance, Needed> {
    if let Some(can) = facts.can[player] {
        return Ok(if can { MatingChance::Can } else { MatingChance::Cannot });
    }
    if let Some(position) = &facts.position {
        return Ok(view.mating_chance_from(position, player));
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

/// Sets the clock after the rulings on a report. The clock may pass to another player. It stays
/// stopped if the game is over or a question holds up the clocks.
fn clock_after(proceedings: &mut Proceedings<'_>, running: Color, shall: Color) {
    if !proceedings.has_clock() {
        return;
    }
    let asks = |ruling: &Ruling| match ruling.effect() {
        Effect::Question { question } => question.holds().clocks,
        _ => false,
    };
    let over = proceedings.of_hearings().iter().any(is_end);
    let stops = over || proceedings.of_hearings().iter().any(asks);
    let last = if over { running } else { shall };
    if last != running {
        proceedings.decide(&Stopping::PassesTo { player: shall });
    }
    if stops {
        let by = Initiator::Ruling;
        proceedings.decide(&Stopping::Stopped { by, player: last });
    }
}
