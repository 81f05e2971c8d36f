//! Hearing on illegal moves that are claimed or observed (Article 7.5).

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::board::press_back;
use crate::hearings::irregularities::{half_castling, limited_supervision, remedy};
use crate::hearings::people::conduct;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::alternation::Alternation;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::illegal_move::IllegalMove;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::illegal_position::IllegalPosition;
use touchmove_laws::rules::impossible_position;
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{self, Course, Detection};
use touchmove_laws::rules::touched_piece::TouchedPiece;
use touchmove_mate::Illegality;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), event.actor, &event.act) {
        (Some(player), _, Act::Claim(Claim::IllegalMove)) => claims(proceedings, player),
        (_, Actor::Arbiter, Act::Observation(Observation::IllegalMove)) => observes(proceedings),
        (_, Actor::Arbiter, Act::Observation(Observation::IllegalPosition)) => {
            observes_illegal_position(proceedings);
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

pub(in crate::hearings) fn claims(proceedings: &mut Proceedings<'_>, player: Color) {
    if claims_latest(proceedings, player).is_yes() {
        return;
    }
    let of = player.other();
    let latest = latest_irregular(proceedings, of).filter(|&i| !has_lapsed(proceedings, i));
    if latest
        .is_some_and(|i| limited_supervision::rules_on(proceedings, i, Detection::Claimed).is_yes())
    {
        return;
    }
    let lapsed =
        latest_irregular(proceedings, of).filter(|&i| has_lapsed(proceedings, i)).is_some();
    let claimable = |&i: &usize| is_irregular_by(proceedings, i, of) && !has_lapsed(proceedings, i);
    let claimable = (0..proceedings.table.plies.len()).rev().find(claimable);
    if claimable.is_some_and(|i| rules_if_completed(proceedings, i).is_something()) {
        return;
    }
    if reports_own(proceedings, player).is_yes() {
        return;
    }
    if lapsed {
        return proceedings.decide(&TouchedPiece::ClaimedTooLate { player });
    }
    let standing = proceedings.attempt_stands() && proceedings.has_move() != player;
    if standing || latest_irregular(proceedings, of).is_some() {
        return proceedings.decide(&IllegalMove::NotCompleted { player });
    }
    proceedings.decide(&IllegalMove::ClaimIncorrect { player });
    conduct::pressed_early(proceedings, of);
}

/// Handles a player's report of their own illegal move, which counts like a report by another
/// person.
fn reports_own(proceedings: &mut Proceedings<'_>, player: Color) -> Handled {
    let last = proceedings.table.plies.len().saturating_sub(1);
    let open = |&i: &usize| i == last || proceedings.open_irregularities().any(|open| open == i);
    let own =
        latest_irregular(proceedings, player).filter(open).filter(|&i| !has_lapsed(proceedings, i));
    own.map_or(Handled::No, |i| rules_on(proceedings, i, Detection::Claimed))
}

/// Rules on an irregular move, under limited supervision or once it is completed.
fn rules_on(proceedings: &mut Proceedings<'_>, i: usize, noticed: Detection) -> Handled {
    let taken = limited_supervision::rules_on(proceedings, i, noticed).is_yes();
    if taken || rules_if_completed(proceedings, i).is_something() {
        Handled::Yes
    } else {
        Handled::No
    }
}

/// Rules on the opponent's latest irregular act other than an illegal move on the board.
fn claims_latest(proceedings: &mut Proceedings<'_>, player: Color) -> Handled {
    press_back::takes_back(proceedings, player);
    let of = player.other();
    let ruled = rules_on_second_move(proceedings, of).is_something()
        || press_back::rules_on_answered(proceedings, of).is_something();
    if ruled { Handled::Yes } else { press_back::instead_of_claim(proceedings, of) }
}

/// Rules on a second move in a row (Article 1) by this player.
fn rules_on_second_move(proceedings: &mut Proceedings<'_>, by: Color) -> Ruled {
    if proceedings.ledger.second_move != Some(by) {
        return Ruled::Nothing;
    }
    proceedings.enter(Ledger::SecondMove(None));
    let penalties = proceedings.penalties();
    proceedings.apply(&Alternation::MovedTwice { penalties, player: by })
}

pub(in crate::hearings) fn observes(proceedings: &mut Proceedings<'_>) {
    for player in Color::ALL {
        press_back::takes_back(proceedings, player);
    }
    if let Some(player) = proceedings.ledger.second_move {
        let _ = rules_on_second_move(proceedings, player);
        return;
    }
    if let Some(player) = proceedings.table.pressed_back.as_ref().map(|pressed| pressed.ply.player)
    {
        let _ = press_back::rules_on_answered(proceedings, player);
        return;
    }
    let last = proceedings.table.plies.iter().rposition(|p| p.irregularity.is_some());
    let Some(i) = last else {
        let pressed = proceedings.ledger.pressed_early;
        pressed.into_iter().for_each(|by| conduct::pressed_early(proceedings, by));
        if pressed.is_none() && proceedings.attempt_stands() {
            not_completed(proceedings, proceedings.has_move());
        }
        return;
    };
    if rules_on(proceedings, i, Detection::Observed) == Handled::No {
        not_completed(proceedings, proceedings.has_move().other());
    }
}

/// Notes an observed illegal move that the player may still correct.
fn not_completed(proceedings: &mut Proceedings<'_>, mover: Color) {
    let opponent = mover.other();
    proceedings.decide(&IllegalMove::NotCompleted { player: opponent });
}

fn latest_irregular(view: &View, player: Color) -> Option<usize> {
    (0..view.table.plies.len()).rev().find(|&i| is_irregular_by(view, i, player))
}

fn is_irregular_by(view: &View, i: usize, player: Color) -> bool {
    view.table.plies.get(i).is_some_and(|p| p.player == player && p.irregularity.is_some())
}

/// True if the claim has lapsed. A move with two hands is only a breach of the act of moving. An
/// opponent who has since touched a piece can no longer claim it.
fn has_lapsed(view: &View, i: usize) -> bool {
    let replied = i + 1 < view.table.plies.len() || view.table.attempt.contact;
    let two_hands = |p: &Ply| p.irregularity == Some(Irregularity::TwoHands);
    replied && view.table.plies.get(i).is_some_and(two_hands)
}

/// Rules on the player's latest completed illegal move, if any.
fn rules_on_latest(proceedings: &mut Proceedings<'_>, player: Color) {
    if let Some(i) = latest_irregular(proceedings, player) {
        let _ = rules_if_completed(proceedings, i);
    }
}

/// Rules on an irregular move if it has been completed.
fn rules_if_completed(proceedings: &mut Proceedings<'_>, i: usize) -> Ruled {
    // If the mover never pressed, the reply completes the move.
    let replied = i + 1 < proceedings.table.plies.len();
    if !replied && proceedings.table.plies.get(i).is_none_or(|ply| !ply.completed) {
        return Ruled::Nothing;
    }
    proceedings.ruling(|proceedings| match half_castling::half_castled(proceedings, i) {
        Some(castling) => half_castling::asks(proceedings, castling),
        None => remedy::rules_on(proceedings, i),
    })
}

/// Handles an observed illegal position. The latest open irregularity is corrected.
fn observes_illegal_position(proceedings: &mut Proceedings<'_>) {
    if limited_supervision::waits_for_next_move(proceedings).is_something() {
        return;
    }
    if proceedings.regime() != Regime::Competition {
        return position_found(proceedings);
    }
    if proceedings.ruling(observes) == Ruled::Nothing {
        cannot_have_arisen(proceedings);
    }
}

/// Handles an illegal position under limited supervision. Only an observed illegal move counts, or
/// in 2009 a move that the position proves to be illegal.
fn position_found(proceedings: &mut Proceedings<'_>) {
    let (edition, regime, mover) =
        (proceedings.edition(), proceedings.regime(), proceedings.has_move().other());
    let shows = impossible_position::is_impossible(&proceedings.table.board);
    let steps_in = limited_illegal_move::steps_in(edition, regime, shows);
    if !(steps_in && proceedings.ruling(observes).is_something()) {
        proceedings.decide(&LimitedIllegalMove::Unseen { regime, mover, steps_in });
    }
}

/// Rules on an illegal position without a recorded irregularity. A proof may show that no game
/// leads to this position.
fn cannot_have_arisen(proceedings: &mut Proceedings<'_>) {
    let usual = !proceedings.is_chess960();
    let proven = usual.then(|| touchmove_mate::illegality(&proceedings.table.board)).flatten();
    let proven = proven.as_ref().map(Illegality::name);
    proceedings.decide(&IllegalPosition::Found { proven });
}

/// Intervenes on an illegal move as an attentive arbiter, without a claim.
pub(in crate::hearings) fn notices(proceedings: &mut Proceedings<'_>, player: Color) {
    let irregular = |p: &Ply| p.player == player && p.irregularity.is_some();
    let i = proceedings.table.plies.iter().rposition(irregular);
    match i.and_then(|i| limited_supervision::course_of(proceedings, i, Detection::Observed)) {
        Some(Course::Stands(_)) => {}
        Some(_) => {
            i.into_iter().for_each(|i| {
                let _ = limited_supervision::rules_on(proceedings, i, Detection::Observed);
            });
        }
        None => rules_on_latest(proceedings, player),
    }
}
