//! Restoration of a position by the arbiter. The position occurred in the game, or is known from
//! the scoresheets (Article 7).

use crate::hearings::board::{clocks, displaced_pieces};
use crate::hearings::irregularities::corrected_times;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::attempt::Attempt;
use crate::state::change::{Ledger, Moves, Pieces};
use crate::state::ledger::Times;
use crate::state::table::as_the_variant_has_it;
use alloc::boxed::Box;
use touchmove_board::{ByColor, Color, Position};
use touchmove_clock::Millis;
use touchmove_laws::Variant;
use touchmove_laws::rules::displaced_piece;
use touchmove_laws::rules::displaced_piece::DisplacedPiece;
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::rules::stopping::Initiator;

pub(in crate::hearings) fn reinstates(proceedings: &mut Proceedings<'_>, position: &Position) {
    let position = as_the_variant_has_it(&proceedings.rules, *position);
    let (edition, player) = (proceedings.edition(), proceedings.has_move());
    if !displaced_piece::is_known(edition) {
        return;
    }
    let known = moves_before_position(proceedings, &position);
    if known.is_none() && cannot_arise(proceedings, &position) {
        return proceedings.decide(&DisplacedPiece::NotReinstated { player });
    }
    clocks::halt(proceedings, true, Initiator::Arbiter);
    let made = proceedings.table.plies.len();
    let since = known.unwrap_or_else(|| moves_by_number(proceedings, &position));
    let illegal = proceedings.table.plies.iter().skip(since).any(|ply| ply.irregularity.is_some());
    goes_back_to(proceedings, since);
    if known.is_none() {
        proceedings.enter(Pieces::BackTo(Box::new(Attempt::new(position))));
    }
    let board = proceedings.table.board;
    proceedings.decide(&DisplacedPiece::Reinstated { position: &board, illegal });
    if since < made || known.is_none() {
        corrected_times::asked(proceedings);
    }
    clocks::clock_to_player_having_move(proceedings);
}

/// Takes back moves. If the first of them is illegal, its touches create obligations.
fn goes_back_to(proceedings: &mut Proceedings<'_>, since: usize) {
    let first = proceedings.table.plies.get(since).cloned();
    let then = first.as_ref().map(|ply| ply.clocks);
    proceedings.enter(Ledger::Times(Times {
        then,
        added_since: ByColor::both(Millis::ZERO),
        ..proceedings.ledger.times.clone()
    }));
    proceedings.enter(Ledger::SecondMove(None));
    proceedings.enter(Ledger::PressInQuestion(None));
    proceedings.enter(Moves::PressedBack(None));
    displaced_pieces::take_back(proceedings, since);
    if let Some(ply) = first.filter(|ply| ply.irregularity.is_some()) {
        let attempt = Attempt::replacing(ply.before(), ply.touches.to_vec());
        proceedings.enter(Pieces::BackTo(Box::new(attempt)));
    }
}

/// Returns the number of half-moves before the last appearance of the position. `None` if it did
/// not occur.
fn moves_before_position(view: &View, position: &Position) -> Option<usize> {
    let same = |of: &Position| of.turn() == position.turn() && same_placement(of, position);
    if same(&view.table.attempt.before) {
        return Some(view.table.plies.len());
    }
    view.table.plies.iter().rposition(|ply| same(&ply.before()))
}

/// Returns the number of half-moves before the position according to its move number.
fn moves_by_number(view: &View, position: &Position) -> usize {
    let single = |of: &Position| {
        let black = usize::from(of.turn() == Color::Black);
        usize::from(of.fullmoves()).saturating_mul(2).saturating_add(black)
    };
    single(position).saturating_sub(single(&view.table.start)).min(view.table.plies.len())
}

/// True if a proof shows that no game leads to the position.
fn cannot_arise(view: &View, position: &Position) -> bool {
    let kings = Color::ALL.iter().all(|&player| position.king(player).is_some());
    let usual = view.rules.variant == Variant::Chess && view.table.start == Position::default();
    !kings || usual && touchmove_mate::illegality(position).is_some()
}
