//! Illegal moves, once somebody notices (Article 7.5).

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::{
    by_player, completing, conduct, half_castling, limited, moving, press_back, reasons, stopping,
    times, touched,
};
use crate::moves;
use crate::order::Heard;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Clock, Ledger, Moves, Pieces};
use crate::state::ledger::Times;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::state::table::EmptyPress;
use crate::trace::{Asked, ask};
use touchmove_board::{ByColor, Color, Move, MoveKind, Piece, Position, Role, Square};
use touchmove_laws::rules::illegal_move::{self, Facts, Irregularity, Remedy};
use touchmove_laws::rules::limited_illegal_move::Noticed;
use touchmove_laws::rules::supervision::Regime;
use touchmove_laws::rules::{
    MatingChance, alternation, illegal_position, made_move, touched_piece,
};
use touchmove_laws::{Effect, Ruling, Variant};

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

fn claims(on: &mut Proceedings<'_>, player: Color) {
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
    let edition = on.edition();
    if lapsed {
        let ruled = ask!(on, touched_piece::claimed_too_late(edition, player));
        return on.rule(ruled);
    }
    let standing = on.attempt_stands() && on.has_move() != player;
    if standing || latest_irregular(on, of).is_some() {
        let ruled = ask!(on, illegal_move::not_completed(edition, player));
        return on.rule(ruled);
    }
    let ruled = ask!(on, illegal_move::claim_incorrect(edition, player));
    on.rule(ruled);
    conduct::pressed_early(on, of);
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
    let ruled = ask!(on, alternation::moved_twice(penalties, by));
    on.rule(ruled);
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
        return pressed.into_iter().for_each(|by| conduct::pressed_early(on, by));
    };
    if !limited::rules_on(on, i, Noticed::Observed) {
        rules_if_completed(on, i);
    }
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
pub(super) fn rules_on_latest(on: &mut Proceedings<'_>, player: Color) {
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
        None => rules_on(on, i),
    }
    on.mark() > mark
}

/// Penalises an irregular move and puts it right.
pub(super) fn rules_on(on: &mut Proceedings<'_>, i: usize) {
    let Some(ply) = on.table.plies.get(i).cloned() else { return };
    let Some(irregularity) = ply.irregularity else { return };
    let later_moves = i + 1 < on.table.plies.len();
    let remedy = irregularity.remedy(on.edition(), later_moves);
    let remedied = remedied(on, &ply, remedy);
    let (player, mark) = (ply.player, on.mark());
    let count = on.ledger.illegal_moves[player].saturating_add(1);
    put_right(on, i, &ply, remedy, remedied);
    let facts = Facts {
        edition: on.edition(),
        pace: on.rules.pace,
        player,
        count,
        irregularity,
        later_moves,
        position: remedied.fen().to_string(),
        increment: on.at_most(player, gained(on, &ply, remedy)),
        opponent: chance_after(&remedied, player, count),
    };
    let mut counted = ask!(on, illegal_move::rulings(&facts));
    let rest = counted.split_off(counted.len().min(1));
    let asked = on.last_asked();
    on.rule(counted);
    reasons::against(on, &ply);
    on.goes_back_to(asked);
    on.rule(rest);
    on.enter(Ledger::Times(Times {
        then: Some(ply.clocks),
        added_since: ByColor::from_fn(|player| added_to(player, on.since(mark))),
        ..on.ledger.times.clone()
    }));
    if !on.ended_since(mark) {
        after_remedy(on, remedy, later_moves);
    }
}

fn after_remedy(on: &mut Proceedings<'_>, remedy: Remedy, later_moves: bool) {
    let mark = on.mark();
    match remedy {
        Remedy::Stands => return,
        Remedy::Queen(_) => completing::end_by_move(on),
        Remedy::Restore | Remedy::Nothing => touched::binds(on),
    }
    if on.ended_since(mark) {
        return;
    }
    if later_moves {
        times::asked(on);
    }
    stopping::clock_to_player_having_move(on);
}

/// The position after the remedy.
fn remedied(view: &View, ply: &Ply, remedy: Remedy) -> Position {
    match remedy {
        Remedy::Restore | Remedy::Nothing => ply.before(),
        Remedy::Stands => view.table.attempt.before,
        Remedy::Queen(square) => {
            queen(ply, square).map_or(ply.before(), |mv| ply.before().after(mv))
        }
    }
}

/// What the press gave, where it is taken back.
fn gained(view: &View, ply: &Ply, remedy: Remedy) -> u64 {
    let kept = matches!(remedy, Remedy::Queen(_) | Remedy::Stands);
    let press = ply.press().filter(|_| !kept);
    let all = press.map_or(0, |press| moves::gained(&press));
    let increment = press.map_or(0, |press| press.increment_ms);
    if view.rules.take_back_increment { all } else { all.saturating_sub(increment) }
}

/// Only a loss asks whether the opponent can checkmate.
fn chance_after(position: &Position, by: Color, count: u32) -> MatingChance {
    if count < 2 { MatingChance::Can } else { moves::mating_chance(position, by.other()) }
}

fn put_right(on: &mut Proceedings<'_>, i: usize, ply: &Ply, remedy: Remedy, to: Position) {
    if remedy == Remedy::Stands {
        return on.enter(Moves::Regular(i));
    }
    let queen_comes = matches!(remedy, Remedy::Queen(_));
    times::presses_undone(on, i.saturating_add(1), None);
    if let Some(press) = ply.press().filter(|_| !queen_comes) {
        on.enter(Clock::Unpressed { player: ply.player, press });
    }
    on.enter(Moves::Remain(i));
    if let Remedy::Queen(square) = remedy {
        moving::stands(on, ply.before(), to, queen(ply, square), ply.touches.to_vec());
        return on.enter(Moves::CompletedAs { completed: true, press: ply.press() });
    }
    on.enter(Pieces::BackTo(Box::new(Attempt::replacing(to, ply.touches.to_vec()))));
}

/// A press without a move, penalised as an illegal move: whether the edition
/// does.
pub(super) fn empty_press(on: &mut Proceedings<'_>, press: EmptyPress) -> bool {
    let (mark, by) = (on.mark(), press.by);
    let count = on.ledger.illegal_moves[by].saturating_add(1);
    let before = on.table.attempt.before;
    let taken = if on.rules.take_back_increment { press.increment } else { 0 };
    let facts = Facts {
        edition: on.edition(),
        pace: on.rules.pace,
        player: by,
        count,
        irregularity: Irregularity::NoMove,
        later_moves: false,
        position: before.fen().to_string(),
        increment: on.at_most(by, taken),
        opponent: chance_after(&before, by, count),
    };
    let ruled = ask!(on, illegal_move::rulings(&facts));
    on.rule(ruled);
    on.mark() > mark
}

/// An illegal position: the latest irregularity that stands is put right.
fn observes_illegal_position(on: &mut Proceedings<'_>) {
    if limited::awaits_next_move(on) {
        return;
    }
    // Where supervision is limited only an illegal move that was seen counts.
    if on.regime() != Regime::Competition {
        return;
    }
    let mark = on.mark();
    observes(on);
    if on.mark() == mark {
        cannot_have_arisen(on);
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
    let edition = on.edition();
    on.asks(|| {
        let told = proven.as_ref().map(|proven| format!("{proven:?}"));
        Asked::new("crates/laws/src/rules/illegal_position.rs", "observed").with("proven", &told)
    });
    on.rule(illegal_position::observed(edition, proven));
}

/// What rulings have added to a player's time.
fn added_to(to: Color, rulings: &[Ruling]) -> u64 {
    let times = rulings.iter().map(|ruling| match *ruling.effect() {
        Effect::TimeAdded { player, ms } if player == to => ms,
        _ => 0,
    });
    times.sum()
}

/// The move that makes the pawn left on that square a queen.
fn queen(ply: &Ply, square: Square) -> Option<Move> {
    let legal = ply.before().legal_moves();
    let queens = |m: &&Move| m.kind == MoveKind::Promotion(Role::Queen) && m.to == square;
    let left = |m: &&Move| {
        let after = ply.before().after(**m);
        let pawn = Piece { color: ply.player, role: Role::Pawn };
        let unpromoted = after.with_piece(square, Some(pawn));
        made_move::same_placement(&unpromoted, &ply.after())
            || made_move::same_placement(&after.with_piece(square, None), &ply.after())
    };
    legal.iter().filter(queens).find(left).copied()
}
