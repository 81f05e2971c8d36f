//! Hearing on breaches of the touch-move rule that are claimed or observed (Article 4).

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::board::{clocks, touched_piece};
use crate::hearings::irregularities::{illegal_move, touch_in_doubt};
use crate::hearings::play::draw_claims;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Clock, Ledger, Moves, Pieces, Questions};
use crate::state::ledger::TouchInDoubt;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Color, Square};
use touchmove_clock::Millis;
use touchmove_laws::rules::adjusting::Adjusting;
use touchmove_laws::rules::arbiter_supervision::ArbiterSupervision;
use touchmove_laws::rules::clock_setting::ClockSetting;
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::made_move::MadeMove;
use touchmove_laws::rules::touched_piece::{Touch, TouchedPiece};
use touchmove_laws::{Question, Ruling};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), event.actor, &event.act) {
        (Some(player), _, Act::Claim(Claim::Touched { square })) => {
            claims(proceedings, player, *square)
        }
        (_, Actor::Arbiter, Act::Observation(Observation::Touched { square })) => {
            observes(proceedings, *square);
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

fn claims(proceedings: &mut Proceedings<'_>, player: Color, square: Square) {
    if illegal_instead(proceedings, player.other(), square) {
        return illegal_move::claims(proceedings, player);
    }
    match last_breach(proceedings, square).filter(|_| proceedings.has_move() == player) {
        Some(_) if proceedings.table.attempt.contact => {
            proceedings.decide(&TouchedPiece::ClaimedTooLate { player });
        }
        Some(i) => back_to_touched(proceedings, i),
        None if earlier_breach(proceedings, player.other(), square) => {
            proceedings.decide(&TouchedPiece::ClaimedTooLate { player });
        }
        None if touch_in_doubt::claimed(proceedings, player.other(), square).is_yes() => {}
        None => no_violation(proceedings, player, square),
    }
}

/// True if any move of the player breached the obligation that this piece creates.
fn earlier_breach(view: &View, by: Color, square: Square) -> bool {
    let breach = |ply: &Ply| ply.player == by && !ply.in_accordance && bound_by(ply, square);
    view.table.plies.iter().any(breach)
}

/// Handles a breach observed by the arbiter. Even if the opponent's right to claim has lapsed, the
/// arbiter intervenes as long as the game has not continued.
fn observes(proceedings: &mut Proceedings<'_>, square: Square) {
    let refused = unasked(proceedings);
    if !refused.is_empty() {
        return proceedings.rule(refused);
    }
    match last_breach(proceedings, square) {
        Some(i) => back_to_touched(proceedings, i),
        None if illegal_instead(proceedings, proceedings.has_move().other(), square) => {
            illegal_move::observes(proceedings)
        }
        None if touch_in_doubt::is_about(proceedings, proceedings.has_move().other(), square) => {
            answered(proceedings, true);
        }
        None => nothing_to_correct(proceedings, square),
    }
}

/// Refuses an observation after which nothing is corrected: the opponent has replied to the breach,
/// or the record shows none.
fn nothing_to_correct(proceedings: &mut Proceedings<'_>, square: Square) {
    let breached = Color::ALL.into_iter().find(|by| earlier_breach(proceedings, *by, square));
    match breached {
        Some(player) => proceedings.decide(&TouchedPiece::SeenTooLate { player }),
        None => {
            let player = proceedings.has_move().other();
            proceedings.decide(&TouchedPiece::NoneSeen { player, square });
        }
    }
}

/// True if the player was obliged to move or capture this piece and completed an illegal move with
/// another piece.
fn illegal_instead(view: &View, by: Color, square: Square) -> bool {
    let completed = |ply: &&Ply| ply.player == by && ply.completed && ply.irregularity.is_some();
    let Some(ply) = view.table.plies.last().filter(completed) else { return false };
    let left_alone = ply.after().piece_at(square) == ply.before().piece_at(square);
    let binds = !Attempt::replacing(ply.before(), ply.touches.to_vec()).obligations().is_empty();
    left_alone && binds && bound_by(ply, square)
}

/// Returns the refusal if the arbiter may not intervene over touched pieces without a claim. Empty
/// if the arbiter may intervene.
pub(in crate::hearings) fn unasked(proceedings: &Proceedings<'_>) -> Vec<Ruling> {
    let (regime, mover) = (proceedings.regime(), proceedings.has_move().other());
    proceedings.ask(&ArbiterSupervision::ActOfMovingUnasked { regime, mover })
}

/// Returns the last move if this piece obliged the player to make another move.
fn last_breach(view: &View, square: Square) -> Option<usize> {
    let last = view.table.plies.last().filter(|p| !p.in_accordance)?;
    bound_by(last, square).then(|| view.table.plies.len() - 1)
}

fn bound_by(ply: &Ply, square: Square) -> bool {
    ply.touches.iter().any(|t| t.square == square)
        || ply.begun().iter().any(|begun| begun.to == square)
        || ply.intended().is_some_and(|written| written.from == square)
}

fn no_violation(proceedings: &mut Proceedings<'_>, player: Color, square: Square) {
    let last = proceedings.table.plies.last();
    let adjusted = last.is_some_and(|ply| ply.adjusted().contains(&square));
    proceedings.decide(&TouchedPiece::NoViolation { player, square, adjusted });
}

/// Applies the arbiter's answer about an unannounced adjustment: the player intended to move or
/// capture the piece, or did not.
pub(in crate::hearings) fn answered(proceedings: &mut Proceedings<'_>, meant: bool) {
    proceedings.enter(Questions::CloseAll(|q| matches!(q, Question::TouchMeant { .. })));
    let Some(doubt) = proceedings.ledger.touch_in_doubt.clone() else { return };
    proceedings.enter(Ledger::TouchInDoubt(None));
    let player = doubt.player;
    if !meant {
        return proceedings.decide(&Adjusting::NotMeant { player });
    }
    match proceedings.table.plies.len().checked_sub(doubt.moves) {
        Some(0) => binds_now(proceedings, &doubt),
        Some(1) if !proceedings.table.attempt.contact => bound_the_last_move(proceedings, &doubt),
        _ => proceedings.decide(&TouchedPiece::ClaimedTooLate { player: player.other() }),
    }
}

/// Obliges the player, who still has the move.
fn binds_now(proceedings: &mut Proceedings<'_>, doubt: &TouchInDoubt) {
    touched_piece::contact(proceedings, doubt.player);
    for (i, &square) in doubt.squares.iter().enumerate() {
        let touch = Touch { square, together: false };
        proceedings.enter(Pieces::TouchedAt(doubt.touches.saturating_add(i), touch));
    }
    touched_piece::binds(proceedings);
}

/// Takes back the last move, if the adjusted piece required another one.
fn bound_the_last_move(proceedings: &mut Proceedings<'_>, doubt: &TouchInDoubt) {
    let Some(ply) = proceedings.table.plies.get(doubt.moves).cloned() else { return };
    let mut all = ply.touches.to_vec();
    all.retain(|touch| !doubt.squares.contains(&touch.square));
    let at = doubt.touches.min(all.len());
    let touch = |&square: &Square| Touch { square, together: false };
    all.splice(at..at, doubt.squares.iter().map(touch));
    let bound = Attempt::replacing(ply.before(), all.clone());
    if ply.legal().is_some_and(|mv| !bound.permits(mv)) {
        back_to(proceedings, doubt.moves, all);
    }
}

/// Takes back the move. The touched piece creates its obligation.
pub(in crate::hearings) fn back_to_touched(proceedings: &mut Proceedings<'_>, i: usize) {
    let touches = proceedings.table.plies.get(i).map(|ply| ply.touches.to_vec());
    back_to(proceedings, i, touches.unwrap_or_default());
}

/// Takes back the move. These touches create an obligation.
pub(in crate::hearings) fn back_to(
    proceedings: &mut Proceedings<'_>,
    i: usize,
    touches: Vec<Touch>,
) {
    let Some(ply) = proceedings.table.plies.get(i).cloned() else { return };
    let begun = ply.begun().to_vec();
    let replacing = Attempt::replacing(ply.before(), touches);
    proceedings.enter(Moves::Remain(i));
    proceedings.enter(Pieces::BackTo(Box::new(Attempt { begun, ..replacing })));
    if let Some(written) = ply.intended() {
        proceedings.enter(Pieces::Intended(written));
        proceedings.decide(&DrawClaim::BackToWritten { position: &ply.before() });
        draw_claims::written_move_obliges(proceedings);
    } else {
        back_to_bound(proceedings);
    }
    press_taken_back(proceedings, &ply);
    clocks::clock_to_player_having_move(proceedings);
}

/// Undoes the press and takes back its gain, as after an illegal move.
fn press_taken_back(proceedings: &mut Proceedings<'_>, ply: &Ply) {
    let Some(press) = ply.press() else { return };
    let player = ply.player;
    proceedings.enter(Clock::Unpressed { player, press });
    let kept =
        if proceedings.rules.take_back_increment { Millis::ZERO } else { press.increment_ms };
    let ms = proceedings.at_most(player, moves::gained(&press) - kept);
    proceedings.decide(&ClockSetting::TakenBack { player, ms });
}

fn back_to_bound(proceedings: &mut Proceedings<'_>) {
    let before = proceedings.table.attempt.before;
    let (begun, bound) =
        (proceedings.table.attempt.begun.clone(), proceedings.table.attempt.bound());
    let released = proceedings.apply(&MadeMove::BackToReleased { before: &before, moves: &begun });
    if released == Ruled::Nothing {
        proceedings.decide(&TouchedPiece::BackToTouched { bound, to: &before });
    }
    proceedings.decide(&TouchedPiece::Binds { bound, position: &before });
    proceedings.decide(&MadeMove::Released { before: &before, moves: &begun });
}
