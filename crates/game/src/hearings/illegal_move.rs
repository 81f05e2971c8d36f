//! Illegal moves, once somebody notices (Article 7.5).

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::heard::Heard;
use crate::hearings::{by_player, conduct, half_castling, limited, press_back, remedy};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
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
    match (by_player(event), event.actor, &event.act) {
        (Some(player), _, Act::Claim(Claim::IllegalMove)) => claims(on, player),
        (_, Actor::Arbiter, Act::Observation(Observation::IllegalMove)) => observes(on),
        (_, Actor::Arbiter, Act::Observation(Observation::IllegalPosition)) => {
            observes_illegal_position(on);
        }
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

pub(super) fn claims(on: &mut Proceedings<'_>, player: Color) {
    if claims_latest(on, player) {
        return;
    }
    let of = player.other();
    let latest = latest_irregular(on, of).filter(|&i| !has_lapsed(on, i));
    if latest.is_some_and(|i| limited::rules_on(on, i, Noticed::Claimed)) {
        return;
    }
    let lapsed = latest_irregular(on, of).filter(|&i| has_lapsed(on, i)).is_some();
    let claimable = |&i: &usize| is_irregular_by(on, i, of) && !has_lapsed(on, i);
    let claimable = (0..on.table.plies.len()).rev().find(claimable);
    if claimable.is_some_and(|i| rules_if_completed(on, i)) {
        return;
    }
    if own_is_reported(on, player) {
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
fn own_is_reported(on: &mut Proceedings<'_>, player: Color) -> bool {
    let last = on.table.plies.len().saturating_sub(1);
    let open = |&i: &usize| i == last || on.open_irregularities().any(|open| open == i);
    let own = latest_irregular(on, player).filter(open).filter(|&i| !has_lapsed(on, i));
    own.is_some_and(|i| limited::rules_on(on, i, Noticed::Claimed) || rules_if_completed(on, i))
}

/// What the opponent has done last that is no illegal move on the board:
/// whether there was something.
fn claims_latest(on: &mut Proceedings<'_>, player: Color) -> bool {
    press_back::takes_back(on, player);
    let of = player.other();
    second_move_noticed(on, of)
        || press_back::rule_on_answered(on, of)
        || press_back::instead_of_claim(on, of)
}

/// Somebody has noticed a second move in a row (Article 1): false if it was not
/// this player who moved twice.
fn second_move_noticed(on: &mut Proceedings<'_>, by: Color) -> bool {
    if on.ledger.second_move != Some(by) {
        return false;
    }
    on.enter(Ledger::SecondMove(None));
    let (mark, penalties) = (on.mark(), on.penalties());
    on.decide(&Alternation::MovedTwice { penalties, player: by });
    on.mark() > mark
}

pub(super) fn observes(on: &mut Proceedings<'_>) {
    for player in Color::ALL {
        press_back::takes_back(on, player);
    }
    if let Some(player) = on.ledger.second_move {
        second_move_noticed(on, player);
        return;
    }
    if let Some(player) = on.table.pressed_back.as_ref().map(|pressed| pressed.ply.player) {
        press_back::rule_on_answered(on, player);
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
    if !limited::rules_on(on, i, Noticed::Observed) && !rules_if_completed(on, i) {
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
        rules_if_completed(on, i);
    }
}

/// Whether there was something to say of it.
fn rules_if_completed(on: &mut Proceedings<'_>, i: usize) -> bool {
    let mark = on.mark();
    // A reply has taken the place of the press where the mover never pressed.
    let replied = i + 1 < on.table.plies.len();
    if !replied && on.table.plies.get(i).is_none_or(|ply| !ply.completed) {
        return false;
    }
    match half_castling::half_castled(on, i) {
        Some(castling) => half_castling::asks(on, castling),
        None => remedy::rules_on(on, i),
    }
    on.mark() > mark
}

/// An illegal position: the latest irregularity that stands is put right.
fn observes_illegal_position(on: &mut Proceedings<'_>) {
    if limited::awaits_next_move(on) {
        return;
    }
    if on.regime() != Regime::Competition {
        return position_found(on);
    }
    let mark = on.mark();
    observes(on);
    if on.mark() == mark {
        cannot_have_arisen(on);
    }
}

/// Where supervision is limited only an illegal move that was seen counts, or
/// in 2009 one that the position shows.
fn position_found(on: &mut Proceedings<'_>) {
    let (edition, regime, mover) = (on.edition(), on.regime(), on.has_move().other());
    let shows = impossible_position::shows(&on.table.board);
    let steps_in = limited_illegal_move::steps_in(edition, regime, shows);
    let mark = on.mark();
    if steps_in {
        observes(on);
    }
    if on.mark() == mark {
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
    let proven = proven.as_ref().map(Illegality::id);
    on.decide(&IllegalPosition::Found { proven });
}

/// Whether an arbiter who watches would act upon an illegal move unasked.
pub(super) fn notices(on: &mut Proceedings<'_>, player: Color) {
    let irregular = |p: &Ply| p.player == player && p.irregularity.is_some();
    let i = on.table.plies.iter().rposition(irregular);
    match i.and_then(|i| limited::course_of(on, i, Noticed::Observed)) {
        Some(Course::Stands(_)) => {}
        Some(_) => {
            i.into_iter().for_each(|i| {
                limited::rules_on(on, i, Noticed::Observed);
            });
        }
        None => rules_on_latest(on, player),
    }
}
