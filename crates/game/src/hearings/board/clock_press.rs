//! Hearing on pressing the clock (Article 6.2).

use crate::event::{Act, Clock as ClockAct, Event};
use crate::hearings::board::{move_in_place, press_back};
use crate::hearings::irregularities::illegal_move as noticed;
use crate::hearings::people::conduct;
use crate::hearings::play::fallen_flag;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::change::{Ledger, Moves};
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_clock::{PeriodEntered, PressOutcome};
use touchmove_laws::Offence;
use touchmove_laws::rules::completing::Completing;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::rules::illegal_move::{self, Irregularity};
use touchmove_laws::rules::periods::PeriodEntry;
use touchmove_laws::rules::periods::Periods;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), &event.act) {
        (Some(player), Act::Clock(act)) if act.is_press() => presses(proceedings, player),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Handles a press with the wrong hand. The press is effective, but the arbiter may penalise it.
pub(crate) fn with_the_other_hand(proceedings: &mut Proceedings<'_>, event: &Event) {
    if !matches!(event.act, Act::Clock(ClockAct::PressesWithTheOtherHand)) {
        return;
    }
    if let Some(player) = event.by_player().filter(|_| !proceedings.ends()) {
        conduct::offends(proceedings, player, Offence::OtherHand);
    }
}

pub(in crate::hearings) fn presses(proceedings: &mut Proceedings<'_>, player: Color) {
    if proceedings.ends() || proceedings.phase.halt.is_some() {
        return;
    }
    let completes = completes(proceedings, player);
    let Some(press) = proceedings.press(player, completes) else { return };
    if proceedings.table.clock.times().has_clock() && !press.counted {
        return;
    }
    restarted_by_displacer(proceedings, player);
    if proceedings.ledger.restored_late.is_some() {
        proceedings.enter(Ledger::RestoredLate(None));
    }
    pressed(proceedings, player, press);
    if proceedings.observes() {
        conduct::pressed_early(proceedings, player);
    }
}

/// True if a press by this player completes a move, legal or not.
fn completes(proceedings: &Proceedings<'_>, player: Color) -> bool {
    player == proceedings.has_move() && proceedings.attempt_stands()
        || proceedings.uncompleted(player).is_some()
}

/// Handles a press by which a player makes the opponent restore displaced pieces on the opponent's
/// time.
fn restarted_by_displacer(proceedings: &mut Proceedings<'_>, by: Color) {
    if !proceedings.table.displaced.is_empty() && by == proceedings.has_move() {
        let displacer = by.other();
        proceedings.decide(&FinnishBlitz::ClockRestarted { displacer });
    }
}

fn pressed(proceedings: &mut Proceedings<'_>, player: Color, press: PressOutcome) {
    clock_changed(proceedings, player, press);
    if player == proceedings.has_move() && proceedings.attempt_stands() {
        move_in_place::illegal(proceedings, what_is_wrong(proceedings));
        // Keep the gain separately, because the position's clock times are those before the press
        // added it.
        proceedings.enter(Moves::BeforeGain { player, ms: moves::gained(&press) });
    } else if proceedings.uncompleted(player).is_none() && !passes(proceedings, player, &press) {
        return;
    }
    let Some(at) = proceedings.uncompleted(player) else { return };
    if proceedings.ledger.pressed_early.is_some() {
        proceedings.enter(Ledger::PressedEarly(None));
    }
    proceedings.enter(Moves::Pressed(at, press));
    let made = proceedings.table.plies.get(at).map(|ply| ply.irregularity);
    proceedings.decide(&match made {
        Some(Some(Irregularity::NoMove)) => Completing::ByEmptyPress { player },
        _ => Completing::ByPress { player },
    });
    if proceedings.observes() {
        noticed::notices(proceedings, player);
    }
}

/// Handles a press without a move. From 2018 on it counts as an illegal move, and the opponent may
/// press back. In earlier editions the player still has the move.
fn passes(proceedings: &mut Proceedings<'_>, player: Color, press: &PressOutcome) -> bool {
    if player != proceedings.has_move() {
        return false;
    }
    if illegal_move::counts_empty_press(proceedings.edition())
        && !press_back::gives_back(proceedings, press)
    {
        move_in_place::illegal(proceedings, Irregularity::NoMove);
        return true;
    }
    // The press is proper if the opponent left displaced pieces, because it makes the opponent
    // restore them on their own time.
    if !proceedings.lie_displaced_by(player.other()) {
        proceedings.enter(Ledger::PressedEarly(Some(player)));
    }
    false
}

fn what_is_wrong(proceedings: &Proceedings<'_>) -> Irregularity {
    match moves::unpromoted(&proceedings.table.attempt.before, &proceedings.table.board) {
        Some(mv) => Irregularity::PawnLeft(Some(mv.to)),
        None => Irregularity::NotLegal,
    }
}

fn clock_changed(proceedings: &mut Proceedings<'_>, player: Color, press: PressOutcome) {
    if !press.counted {
        return;
    }
    proceedings.decide(&Completing::ClocksChange { player });
    if let Some(entered) = press.period {
        fallen_flag::raised(proceedings, player, &press);
        period_entered(proceedings, player, press, entered);
    }
}

fn period_entered(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    press: PressOutcome,
    entered: PeriodEntered,
) {
    let gained = entered.added_ms + press.increment_ms;
    let left = proceedings.left_ms(player).unwrap_or_default();
    let facts = PeriodEntry {
        player,
        period: u32::try_from(entered.index.saturating_add(1)).unwrap_or(u32::MAX),
        kept_ms: left - gained,
        lost_ms: entered.lost_ms,
    };
    proceedings.decide(&Periods::Entered(facts));
}
