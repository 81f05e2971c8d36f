//! Pressing back (from 2018 on, Article 7.5). A player presses without having moved, or after an
//! illegal move. The opponent presses back instead of stopping the clocks and claiming.
//!
//! The first press can still be claimed or observed until the opponent moves. The press back is
//! also a press without a move. If the player claims it, the arbiter may treat it as an accident.

use crate::hearings::board::{clocks, displaced_pieces};
use crate::hearings::irregularities::remedy;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::attempt::Attempt;
use crate::state::change::{Ledger, Moves, Pieces, Questions};
use crate::state::ply::Ply;
use crate::state::table::{EmptyPress, PressedBack};
use crate::verdict::{Handled, Ruled};
use alloc::boxed::Box;
use touchmove_board::Color;
use touchmove_clock::{Millis, PressOutcome};
use touchmove_laws::Question;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::press_back::PressBack;

/// Handles a press back: the player who pressed first has the move again. Returns false if the
/// opponent's last act was not a press without a move.
pub(in crate::hearings) fn gives_back(
    proceedings: &mut Proceedings<'_>,
    answer: &PressOutcome,
) -> bool {
    let empty = |p: &&Ply| p.irregularity == Some(Irregularity::NoMove);
    let Some(ply) = proceedings.table.plies.last().filter(empty).cloned() else { return false };
    take_last(proceedings, &ply);
    let answered = EmptyPress { by: ply.player.other(), increment: moves::gained(answer) };
    let pressed = PressedBack { ply, answered: Some(answered) };
    proceedings.enter(Moves::PressedBack(Some(Box::new(pressed))));
    true
}

fn take_last(proceedings: &mut Proceedings<'_>, ply: &Ply) {
    proceedings.enter(Moves::Remain(proceedings.table.plies.len().saturating_sub(1)));
    let attempt = Attempt { touches: ply.touches.to_vec(), ..Attempt::new(ply.before()) };
    proceedings.enter(Pieces::BackTo(Box::new(attempt)));
}

/// Rules on this player's press without a move, if the opponent pressed back.
pub(in crate::hearings) fn rules_on_answered(
    proceedings: &mut Proceedings<'_>,
    by: Color,
) -> Ruled {
    let Some(pressed) = proceedings.table.pressed_back.clone().filter(|p| p.ply.player == by)
    else {
        return Ruled::Nothing;
    };
    proceedings.enter(Moves::PressedBack(None));
    let increment = pressed.ply.press().map_or(Millis::ZERO, |press| moves::gained(&press));
    remedy::empty_press(proceedings, EmptyPress { by, increment })
}

/// Asks the arbiter about a press back that this player made instead of a claim. The opponent has
/// claimed this press.
pub(in crate::hearings) fn instead_of_claim(
    proceedings: &mut Proceedings<'_>,
    by: Color,
) -> Handled {
    let Some(press) = answer_by(proceedings, by).or_else(|| takes_back(proceedings, by)) else {
        return Handled::No;
    };
    proceedings.enter(Ledger::PressInQuestion(Some(press)));
    clocks::clock_to_player_having_move(proceedings);
    // If the first press left displaced pieces to the opponent, the player who displaced them also
    // offended.
    let _ = displaced_pieces::asks_for_help(proceedings, by);
    proceedings.decide(&PressBack::Claimed { by });
    Handled::Yes
}

/// Removes and returns this player's press back, unless it has already been claimed.
fn answer_by(proceedings: &mut Proceedings<'_>, by: Color) -> Option<EmptyPress> {
    let mut pressed = proceedings.table.pressed_back.clone()?;
    let answered = pressed.answered.take_if(|answered| answered.by == by)?;
    proceedings.enter(Moves::PressedBack(Some(Box::new(pressed))));
    Some(answered)
}

/// Takes back a press that answered an illegal move and changed nothing on the board. If the same
/// player then claims the illegal move, only the claim counts.
pub(in crate::hearings) fn takes_back(
    proceedings: &mut Proceedings<'_>,
    by: Color,
) -> Option<EmptyPress> {
    let (last, before) = match proceedings.table.plies.as_slice() {
        [.., before, last] => (last, before),
        _ => return None,
    };
    let empty = last.player == by && last.irregularity == Some(Irregularity::NoMove);
    let illegal = before.irregularity.is_some() && before.completed;
    let answers = illegal || proceedings.lie_displaced_by(by.other());
    if !(empty && answers) || proceedings.table.attempt.contact || proceedings.attempt_stands() {
        return None;
    }
    let ply = last.clone();
    take_last(proceedings, &ply);
    Some(EmptyPress {
        by,
        increment: ply.press().map_or(Millis::ZERO, |press| moves::gained(&press)),
    })
}

/// Applies the arbiter's answer: the press was an illegal move or an accident.
pub(in crate::hearings) fn answered(proceedings: &mut Proceedings<'_>, illegal: bool) {
    let asked = |q: &Question| matches!(q, Question::PressedBack { .. });
    let open = proceedings.questions.iter().position(asked);
    let (Some(open), Some(press)) = (open, proceedings.ledger.press_in_question) else {
        return;
    };
    proceedings.enter(Questions::Close(open));
    if illegal {
        let _ = remedy::empty_press(proceedings, press);
    }
    clocks::resume_clocks(proceedings, false);
}
