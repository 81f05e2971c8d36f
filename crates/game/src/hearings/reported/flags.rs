//! Flags that are reported to be down (Articles 6.8 and 6.9, guidelines III,
//! Appendices A and B).

use super::{Needed, chance, clock_after, need};
use crate::event::Facts;
use crate::hearings::found::limited_supervision;
use crate::proceedings::Proceedings;
use crate::state::View;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::reported::Fact;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::rules::flag_fall::FlagFall;
use touchmove_laws::rules::flag_fall::Missing;
use touchmove_laws::rules::limited_illegal_move::Noticed;
use touchmove_laws::rules::win_on_time;
use touchmove_laws::rules::win_on_time::WinOnTime;
use touchmove_laws::rules::{MatingChance, finnish_blitz};
use touchmove_mate::MaterialLeft;

pub(super) fn reported(
    on: &mut Proceedings<'_>,
    player: Color,
    facts: &Facts,
) -> Result<(), Needed> {
    let noticed = noticed(on, facts)?;
    let refused = limited_supervision::flag_call_refused(on, player);
    if noticed == Noticed::Observed && !refused.is_empty() {
        on.rule(refused);
        return Ok(());
    }
    let missing = missing(on, facts)?;
    let claimant = player.other();
    let chance = match missing {
        Missing::Nothing => MatingChance::Can,
        _ => chance(on, claimant, facts, Provision::FlagFallLoses)?,
    };
    let regime = on.regime();
    let claims = noticed == Noticed::Claimed && regime != Regime::Competition;
    if claims && missing == Missing::AllRemaining {
        return claimed(on, claimant, chance, facts);
    }
    let fallen = FlagFall::OneFlag { player, missing, opponent: chance };
    match noticed {
        Noticed::Claimed => on.decide(&fallen),
        Noticed::Observed => {
            let called = |ruling| win_on_time::also_called(regime, ruling);
            on.amending(called, |on| on.decide(&fallen));
        }
    }
    clock_after(on, player, player);
    Ok(())
}

/// Who has noticed it matters only where supervision is limited.
fn noticed(on: &View, facts: &Facts) -> Result<Noticed, Needed> {
    match on.regime() {
        Regime::Competition => Ok(facts.noticed.unwrap_or(Noticed::Observed)),
        Regime::Rapid | Regime::Blitz => {
            need(facts.noticed, Fact::Noticed, Provision::RapidFlagFall)
        }
    }
}

/// Where there is only one period all moves that remain are missing.
pub(super) fn missing(on: &View, facts: &Facts) -> Result<Missing, Needed> {
    let only = Color::ALL.into_iter().all(|player| on.periods(player).len() <= 1);
    let said = facts.missing.or(only.then_some(Missing::AllRemaining));
    need(said, Fact::Missing, Provision::FlagFallCheck)
}

/// A win on time that is claimed where supervision is limited.
fn claimed(
    on: &mut Proceedings<'_>,
    claimant: Color,
    chance: MatingChance,
    facts: &Facts,
) -> Result<(), Needed> {
    let (edition, regime) = (on.edition(), on.regime());
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
        let material = finnish_blitz::reported(left, chance, forces);
        let claim = finnish_blitz::Claim { claimant, own_down, opponents_down, material };
        on.decide(&FinnishBlitz::Claimed(claim));
        clock_after(on, claimant.other(), claimant.other());
        return Ok(());
    }
    let facts = win_on_time::FlagClaim { regime, claimant, own_down, opponents_down, chance };
    on.decide(&WinOnTime::Claimed(facts));
    clock_after(on, claimant.other(), claimant.other());
    Ok(())
}

/// Both flags are down. Whose claim it is decides nothing: no claim of a win on
/// time holds, and the guideline draws the game whoever speaks.
pub(super) fn both(on: &mut Proceedings<'_>, facts: &Facts) -> Result<(), Needed> {
    let regime = on.regime();
    let missing = missing(on, facts)?;
    if missing == Missing::Nothing {
        // Nothing depends on which of them fell first.
        for player in Color::ALL {
            on.decide(&FlagFall::OneFlag { player, missing, opponent: MatingChance::Can });
        }
        return Ok(());
    }
    let last = missing == Missing::AllRemaining;
    if last && on.apply(&WinOnTime::BothSeen { regime }).is_something() {
        return Ok(());
    }
    let guideline = on.rules.quickplay_finish && !on.rules.time_control.has_bonus();
    on.decide(&FlagFall::BothFlags { last_period: last, guideline });
    Ok(())
}
