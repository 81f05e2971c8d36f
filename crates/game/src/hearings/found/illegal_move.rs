//! Illegal moves, once somebody notices (Article 7.5).

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::board::press_back;
use crate::hearings::found::{half_castling, limited_supervision, remedy};
use crate::hearings::people::conduct;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::verdict::{Heard, Ruled};
use touchmove_board::Color;
use touchmove_laws::Variant;
use touchmove_laws::rules::alternation::Alternation;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::illegal_move::IllegalMove;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::illegal_position::IllegalPosition;
use touchmove_laws::rules::impossible_position;
use touchmove_laws::rules::limited_illegal_move::LimitedIllegalMove;
use touchmove_laws::rules::limited_illegal_move::{self, Course, Noticed};
use touchmove_laws::rules::touched_piece::TouchedPiece;
use touchmove_mate::Illegality;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (event.by_player(), event.actor, &event.act) {
        (Some(player), _, Act::Claim(Claim::IllegalMove)) => claims(on, player),
        (_, Actor::Arbiter, Act::Observation(Observation::IllegalMove)) => observes(on),
        (_, Actor::Arbiter, Act::Observation(Observation::IllegalPosition)) => {
            observes_illegal_position(on);
        }
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

pub(in crate::hearings) fn claims(on: &mut Proceedings<'_>, player: Color) {
    if claims_latest(on, player).is_taken() {
        return;
    }
    let of = player.other();
    let latest = latest_irregular(on, of).filter(|&i| !has_lapsed(on, i));
    if latest.is_some_and(|i| limited_supervision::rules_on(on, i, Noticed::Claimed).is_taken()) {
        return;
    }
    let lapsed = latest_irregular(on, of).filter(|&i| has_lapsed(on, i)).is_some();
    let claimable = |&i: &usize| is_irregular_by(on, i, of) && !has_lapsed(on, i);
    let claimable = (0..on.table.plies.len()).rev().find(claimable);
    if claimable.is_some_and(|i| rules_if_completed(on, i).is_something()) {
        return;
    }
    if reports_own(on, player).is_taken() {
        return;
    }
    if lapsed {
        return on.decide(&TouchedPiece::ClaimedTooLate { player });
    }
    let standing = on.attempt_stands() && on.has_move() != player;
    if standing || latest_irregular(on, of).is_some() {
        return on.decide(&IllegalMove::NotCompleted { player });
    }
    on.decide(&IllegalMove::ClaimIncorrect { player });
    conduct::pressed_early(on, of);
}

/// An illegal move counts as found by whoever notices, its own player too.
fn reports_own(on: &mut Proceedings<'_>, player: Color) -> Heard {
    let last = on.table.plies.len().saturating_sub(1);
    let open = |&i: &usize| i == last || on.open_irregularities().any(|open| open == i);
    let own = latest_irregular(on, player).filter(open).filter(|&i| !has_lapsed(on, i));
    own.map_or(Heard::NotMine, |i| rules_on(on, i, Noticed::Claimed))
}

/// Rules on an irregular move by the rules of its own, or once it is completed.
fn rules_on(on: &mut Proceedings<'_>, i: usize, noticed: Noticed) -> Heard {
    let taken = limited_supervision::rules_on(on, i, noticed).is_taken();
    if taken || rules_if_completed(on, i).is_something() { Heard::Taken } else { Heard::NotMine }
}

/// Rules on the opponent's latest irregular act other than an illegal move on the board.
fn claims_latest(on: &mut Proceedings<'_>, player: Color) -> Heard {
    press_back::takes_back(on, player);
    let of = player.other();
    let ruled = rules_on_second_move(on, of).is_something()
        || press_back::rules_on_answered(on, of).is_something();
    if ruled { Heard::Taken } else { press_back::instead_of_claim(on, of) }
}

/// Rules on a second move in a row (Article 1), if it was this player who moved
/// twice.
fn rules_on_second_move(on: &mut Proceedings<'_>, by: Color) -> Ruled {
    if on.ledger.second_move != Some(by) {
        return Ruled::Nothing;
    }
    on.enter(Ledger::SecondMove(None));
    let penalties = on.penalties();
    on.apply(&Alternation::MovedTwice { penalties, player: by })
}

pub(in crate::hearings) fn observes(on: &mut Proceedings<'_>) {
    for player in Color::ALL {
        press_back::takes_back(on, player);
    }
    if let Some(player) = on.ledger.second_move {
        let _ = rules_on_second_move(on, player);
        return;
    }
    if let Some(player) = on.table.pressed_back.as_ref().map(|pressed| pressed.ply.player) {
        let _ = press_back::rules_on_answered(on, player);
        return;
    }
    let last = on.table.plies.iter().rposition(|p| p.irregularity.is_some());
    let Some(i) = last else {
        let pressed = on.ledger.pressed_early;
        pressed.into_iter().for_each(|by| conduct::pressed_early(on, by));
        if pressed.is_none() && on.attempt_stands() {
            not_completed(on, on.has_move());
        }
        return;
    };
    if rules_on(on, i, Noticed::Observed) == Heard::NotMine {
        not_completed(on, on.has_move().other());
    }
}

/// The arbiter sees a move that its player may still correct.
fn not_completed(on: &mut Proceedings<'_>, mover: Color) {
    let opponent = mover.other();
    on.decide(&IllegalMove::NotCompleted { player: opponent });
}

fn latest_irregular(view: &View, player: Color) -> Option<usize> {
    (0..view.table.plies.len()).rev().find(|&i| is_irregular_by(view, i, player))
}

fn is_irregular_by(view: &View, i: usize, player: Color) -> bool {
    view.table.plies.get(i).is_some_and(|p| p.player == player && p.irregularity.is_some())
}

/// Two hands are a breach of the act of moving and no more: the opponent who
/// has touched a piece since can no longer claim it.
fn has_lapsed(view: &View, i: usize) -> bool {
    let replied = i + 1 < view.table.plies.len() || view.table.attempt.contact;
    let two_hands = |p: &Ply| p.irregularity == Some(Irregularity::TwoHands);
    replied && view.table.plies.get(i).is_some_and(two_hands)
}

/// Rules on the player's latest completed illegal move, if there is one.
fn rules_on_latest(on: &mut Proceedings<'_>, player: Color) {
    if let Some(i) = latest_irregular(on, player) {
        let _ = rules_if_completed(on, i);
    }
}

/// Rules on an irregular move, if it has been completed.
fn rules_if_completed(on: &mut Proceedings<'_>, i: usize) -> Ruled {
    // A reply has taken the place of the press where the mover never pressed.
    let replied = i + 1 < on.table.plies.len();
    if !replied && on.table.plies.get(i).is_none_or(|ply| !ply.completed) {
        return Ruled::Nothing;
    }
    on.ruling(|on| match half_castling::half_castled(on, i) {
        Some(castling) => half_castling::asks(on, castling),
        None => remedy::rules_on(on, i),
    })
}

/// An illegal position: the latest irregularity that stands is put right.
fn observes_illegal_position(on: &mut Proceedings<'_>) {
    if limited_supervision::waits_for_next_move(on).is_something() {
        return;
    }
    if on.regime() != Regime::Competition {
        return position_found(on);
    }
    if on.ruling(observes) == Ruled::Nothing {
        cannot_have_arisen(on);
    }
}

/// Where supervision is limited only an illegal move that was seen counts, or
/// in 2009 one that the position shows.
fn position_found(on: &mut Proceedings<'_>) {
    let (edition, regime, mover) = (on.edition(), on.regime(), on.has_move().other());
    let shows = impossible_position::shows(&on.table.board);
    let steps_in = limited_illegal_move::steps_in(edition, regime, shows);
    if !(steps_in && on.ruling(observes).is_something()) {
        on.decide(&LimitedIllegalMove::Unseen { regime, mover, steps_in });
    }
}

/// No irregularity is on record, but the position itself may show one.
fn cannot_have_arisen(on: &mut Proceedings<'_>) {
    let start = on.table.plies.first().map_or(on.table.board, Ply::before);
    let usual = match on.rules.variant {
        Variant::Chess => true,
        Variant::Chess960 => false,
        Variant::AsSetUp => !start.has_chess960_castling(),
    };
    let proven = usual.then(|| touchmove_mate::illegality(&on.table.board)).flatten();
    let proven = proven.as_ref().map(Illegality::name);
    on.decide(&IllegalPosition::Found { proven });
}

/// Acts upon an illegal move as an arbiter who watches, unasked.
pub(in crate::hearings) fn notices(on: &mut Proceedings<'_>, player: Color) {
    let irregular = |p: &Ply| p.player == player && p.irregularity.is_some();
    let i = on.table.plies.iter().rposition(irregular);
    match i.and_then(|i| limited_supervision::course_of(on, i, Noticed::Observed)) {
        Some(Course::Stands(_)) => {}
        Some(_) => {
            i.into_iter().for_each(|i| {
                let _ = limited_supervision::rules_on(on, i, Noticed::Observed);
            });
        }
        None => rules_on_latest(on, player),
    }
}
