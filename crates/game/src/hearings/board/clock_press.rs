//! Pressing the clock (Article 6.2).

use crate::event::{Act, Clock as ClockAct, Event};
use crate::hearings::board::{legal_move, move_in_place, press_back};
use crate::hearings::found::illegal_move as noticed;
use crate::hearings::people::conduct;
use crate::hearings::play::fallen_flag;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::change::{Ledger, Moves, Pieces};
use crate::state::status::Impossible;
use crate::verdict::Heard;
use touchmove_board::Color;
use touchmove_clock::{PeriodEntered, PressOutcome};
use touchmove_laws::Offence;
use touchmove_laws::rules::completing::Completing;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::rules::illegal_move::{self, Irregularity};
use touchmove_laws::rules::periods::PeriodEntry;
use touchmove_laws::rules::periods::Periods;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (event.by_player(), &event.act) {
        (Some(player), Act::Clock(act)) if act.is_press() => presses(on, player),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// A press with the other hand counts; that it was the other hand is for the
/// arbiter's penalties.
pub(crate) fn with_the_other_hand(on: &mut Proceedings<'_>, event: &Event) {
    if !matches!(event.act, Act::Clock(ClockAct::PressesWithTheOtherHand)) {
        return;
    }
    if let Some(player) = event.by_player().filter(|_| !on.ends()) {
        conduct::offends(on, player, Offence::OtherHand);
    }
}

pub(in crate::hearings) fn presses(on: &mut Proceedings<'_>, player: Color) {
    capture_what_is_crowded(on, player);
    if on.ends() || on.phase.halt.is_some() {
        return;
    }
    let completes = completes(on, player);
    let Some(press) = on.press(player, completes) else { return };
    if on.table.clock.times().has_clock() && !press.counted {
        return;
    }
    restarted_by_displacer(on, player);
    if on.ledger.restored_late.is_some() {
        on.enter(Ledger::RestoredLate(None));
    }
    pressed(on, player, press);
    if on.observes() {
        conduct::pressed_early(on, player);
    }
}

/// Where a piece was put upon another, the press ends the capture.
fn capture_what_is_crowded(on: &mut Proceedings<'_>, player: Color) {
    if player == on.has_move() && !on.table.attempt.crowded.is_empty() {
        on.enter(Pieces::Captured);
        let _ = legal_move::make_if_legal(on);
    }
}

/// Whether a press by this player completes a move, legal or not.
fn completes(on: &Proceedings<'_>, player: Color) -> bool {
    player == on.has_move() && on.attempt_stands() || on.uncompleted(player).is_some()
}

/// A press that makes an opponent put displaced pieces back on their own time.
fn restarted_by_displacer(on: &mut Proceedings<'_>, by: Color) {
    if !on.table.displaced.is_empty() && by == on.has_move() {
        let displacer = by.other();
        on.decide(&FinnishBlitz::ClockRestarted { displacer });
    }
}

fn pressed(on: &mut Proceedings<'_>, player: Color, press: PressOutcome) {
    clock_changed(on, player, press);
    if player == on.has_move() && on.attempt_stands() {
        move_in_place::illegal(on, what_is_wrong(on));
        // The move stood on the board before the press added anything.
        on.enter(Moves::BeforeGain { player, ms: moves::gained(&press) });
    } else if on.uncompleted(player).is_none() && !passes(on, player, &press) {
        return;
    }
    let Some(at) = on.uncompleted(player) else { return };
    if on.ledger.pressed_early.is_some() {
        on.enter(Ledger::PressedEarly(None));
    }
    on.enter(Moves::Pressed(at, press));
    on.decide(&Completing::ByPress { player });
    if on.observes() {
        noticed::notices(on, player);
    }
}

/// A press without a move: from 2018 on it counts as an illegal move and the
/// opponent may answer it; before, the player still has the move.
fn passes(on: &mut Proceedings<'_>, player: Color, press: &PressOutcome) -> bool {
    if player != on.has_move() {
        return false;
    }
    if illegal_move::counts_empty_press(on.edition()) && !press_back::gives_back(on, press) {
        move_in_place::illegal(on, Irregularity::NoMove);
        return true;
    }
    on.enter(Ledger::PressedEarly(Some(player)));
    false
}

fn what_is_wrong(on: &Proceedings<'_>) -> Irregularity {
    match moves::unpromoted(&on.table.attempt.before, &on.table.board) {
        Some(mv) => Irregularity::PawnLeft(Some(mv.to)),
        None => Irregularity::NotLegal,
    }
}

fn clock_changed(on: &mut Proceedings<'_>, player: Color, press: PressOutcome) {
    if !press.counted {
        return;
    }
    on.decide(&Completing::ClocksChange { player });
    if let Some(entered) = press.period {
        fallen_flag::raised(on, player, &press);
        period_entered(on, player, press, entered);
    }
}

fn period_entered(
    on: &mut Proceedings<'_>,
    player: Color,
    press: PressOutcome,
    entered: PeriodEntered,
) {
    let gained = entered.added_ms + press.increment_ms;
    let left = on.left_ms(player).unwrap_or_default();
    let facts = PeriodEntry {
        player,
        period: u32::try_from(entered.index.saturating_add(1)).unwrap_or(u32::MAX),
        kept_ms: left - gained,
        lost_ms: entered.lost_ms,
    };
    on.decide(&Periods::Entered(facts));
}
