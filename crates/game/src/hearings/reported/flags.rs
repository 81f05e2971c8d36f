//! Rulings on reported flag-falls (Articles 6.8 and 6.9, guidelines III, Appendices A and B).

use super::{Needed, chance, clock_after, need};
use crate::event::IncidentFacts;
use crate::hearings::irregularities::limited_supervision;
use crate::proceedings::Proceedings;
use crate::state::View;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::rules::flag_fall::FlagFall;
use touchmove_laws::rules::flag_fall::MissingMoves;
use touchmove_laws::rules::limited_illegal_move::Detection;
use touchmove_laws::rules::win_on_time;
use touchmove_laws::rules::win_on_time::WinOnTime;
use touchmove_laws::rules::{MatingChance, finnish_blitz, quickplay_finish};
use touchmove_mate::MaterialLeft;

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let noticed = noticed(proceedings, facts)?;
    let refused = limited_supervision::flag_call_refused(proceedings, player);
    if noticed == Detection::Observed && !refused.is_empty() {
        proceedings.rule(refused);
        return Ok(());
    }
    let missing = missing(proceedings, facts)?;
    let claimant = player.other();
    let chance = match missing {
        MissingMoves::Nothing => MatingChance::Can,
        _ => chance(proceedings, claimant, facts, Provision::FlagFallLoses)?,
    };
    let regime = proceedings.regime();
    let claims = noticed == Detection::Claimed && regime != Regime::Competition;
    if claims && missing == MissingMoves::AllRemaining {
        return claimed(proceedings, claimant, chance, facts);
    }
    let fallen = FlagFall::OneFlag { player, missing, opponent: chance };
    match noticed {
        Detection::Claimed => proceedings.decide(&fallen),
        Detection::Observed => {
            let called = |ruling| win_on_time::with_flag_call_article(regime, ruling);
            proceedings.amending(called, |proceedings| proceedings.decide(&fallen));
        }
    }
    clock_after(proceedings, player, player);
    Ok(())
}

/// Returns the person who noticed the flag-fall. Only limited supervision requires this fact.
fn noticed(view: &View, facts: &IncidentFacts) -> Result<Detection, Needed> {
    match view.regime() {
        Regime::Competition => Ok(facts.noticed.unwrap_or(Detection::Observed)),
        Regime::Rapid | Regime::Blitz => {
            need(facts.noticed, Fact::Noticed, Provision::RapidFlagFall)
        }
    }
}

/// Returns the moves missing in the period. With a single period, all remaining moves are missing.
pub(super) fn missing(view: &View, facts: &IncidentFacts) -> Result<MissingMoves, Needed> {
    let only = Color::ALL.into_iter().all(|player| view.periods(player).len() <= 1);
    let said = facts.missing.or(only.then_some(MissingMoves::AllRemaining));
    need(said, Fact::Missing, Provision::FlagFallCheck)
}

/// Rules on a claimed win on time under limited supervision.
fn claimed(
    proceedings: &mut Proceedings<'_>,
    claimant: Color,
    chance: MatingChance,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let (edition, regime) = (proceedings.edition(), proceedings.regime());
    let (own_down, opponents_down) = (false, true);
    if finnish_blitz::asks_for_material(edition) {
        let left = facts.has[claimant];
        let more = left == Some(MaterialLeft::Other) && chance == MatingChance::Undecided;
        let forces = match more {
            true => {
                need(facts.forces, Fact::Forces { player: claimant }, Provision::FlagFallLoses)?
            }
            false => false,
        };
        let material = finnish_blitz::material_from_report(left, chance, forces);
        let claim = finnish_blitz::Claim { claimant, own_down, opponents_down, material };
        proceedings.decide(&FinnishBlitz::Claimed(claim));
        clock_after(proceedings, claimant.other(), claimant.other());
        return Ok(());
    }
    let facts = win_on_time::FlagClaim { regime, claimant, own_down, opponents_down, chance };
    proceedings.decide(&WinOnTime::Claimed(facts));
    clock_after(proceedings, claimant.other(), claimant.other());
    Ok(())
}

/// Rules on two fallen flags. It does not matter who claims: no claim of a win on time succeeds,
/// and under the guidelines the game is drawn.
pub(super) fn both(proceedings: &mut Proceedings<'_>, facts: &IncidentFacts) -> Result<(), Needed> {
    let regime = proceedings.regime();
    let missing = missing(proceedings, facts)?;
    if missing == MissingMoves::Nothing {
        // The result does not depend on which flag fell first.
        for player in Color::ALL {
            proceedings.decide(&FlagFall::OneFlag { player, missing, opponent: MatingChance::Can });
        }
        return Ok(());
    }
    let last = missing == MissingMoves::AllRemaining;
    if last && proceedings.apply(&WinOnTime::BothSeen { regime }).is_something() {
        return Ok(());
    }
    let guideline = quickplay_finish::rules_both_flags(&proceedings.rules);
    proceedings.decide(&FlagFall::BothFlags { last_period: last, guideline });
    Ok(())
}
