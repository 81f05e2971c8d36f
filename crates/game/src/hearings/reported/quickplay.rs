//! Rulings on a reported quickplay claim (10.2, guidelines III).

use super::draw_claim::{offered, stands_as_offer};
use super::{Needed, clock_after, flags, need};
use crate::event::IncidentFacts;
use crate::hearings::play::progress_claim;
use crate::proceedings::Proceedings;
use crate::state::View;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::Provision;
use touchmove_laws::report::Fact;
use touchmove_laws::rules::flag_fall::MissingMoves;
use touchmove_laws::rules::quickplay_finish::QuickplayFinish;
use touchmove_laws::rules::quickplay_finish::{self, Wish};

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let edition = proceedings.edition();
    if progress_claim::claims(proceedings, player).is_yes() {
        let running = if facts.on_move == Some(false) { player.other() } else { player };
        clock_after(proceedings, running, running);
        return Ok(());
    }
    let of = known(proceedings, player, facts)?;
    if proceedings.apply(&QuickplayFinish::Refused(of)).is_something() {
        return Ok(());
    }
    let offer = match quickplay_finish::is_offer(edition) {
        true => offered(proceedings, player, facts)?,
        false => None,
    };
    proceedings.decide(&QuickplayFinish::Claimed { player });
    if let Some(player) = offer {
        stands_as_offer(proceedings, player);
    }
    let running = if of.has_move { player } else { player.other() };
    clock_after(proceedings, running, running);
    Ok(())
}

/// Returns the facts for the rule. A game that cannot have a quickplay finish does not need any
/// reported facts.
fn known(
    view: &View,
    player: Color,
    facts: &IncidentFacts,
) -> Result<quickplay_finish::Application, Needed> {
    let (edition, wish, under) = (view.edition(), Wish::Draw, Provision::QuickplayClaim);
    let at_best = at_best(view, player);
    if at_best.is_refused(view.edition()) {
        return Ok(at_best);
    }
    let last_period = flags::missing(view, facts)? == MissingMoves::AllRemaining;
    if !last_period {
        return Ok(quickplay_finish::Application { last_period, ..at_best });
    }
    let has_move = match quickplay_finish::asks_for_the_move(edition, wish) {
        true => need(facts.on_move, Fact::OnMove { player }, under)?,
        false => facts.on_move.unwrap_or(true),
    };
    if !has_move && quickplay_finish::asks_for_the_move(edition, wish) {
        return Ok(quickplay_finish::Application { has_move, ..at_best });
    }
    let left = need(facts.left, Fact::Left, under)?;
    let (left_ms, flag_down) = (Some(left), left.is_zero());
    Ok(quickplay_finish::Application { has_move, left_ms, flag_down, ..at_best })
}

/// Returns facts with which a claim is never refused because of its time.
fn at_best(view: &View, player: Color) -> quickplay_finish::Application {
    quickplay_finish::Application {
        last_period: true,
        has_move: true,
        left_ms: Some(Millis::new(1)),
        flag_down: false,
        ..view.quickplay_facts(player, Wish::Draw)
    }
}
