//! The arbiter puts the board to a position by hand: one that the game has
//! had, or one that is known from the scoresheets (Article 7).

use crate::hearings::board::{clocks, displaced_pieces};
use crate::hearings::found::corrected_times;
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

pub(in crate::hearings) fn reinstates(on: &mut Proceedings<'_>, position: &Position) {
    let position = as_the_variant_has_it(&on.rules, *position);
    let (edition, player) = (on.edition(), on.has_move());
    if !displaced_piece::is_known(edition) {
        return;
    }
    let known = moves_before_position(on, &position);
    if known.is_none() && cannot_arise(on, &position) {
        return on.decide(&DisplacedPiece::NotReinstated { player });
    }
    clocks::halt(on, true, Initiator::Arbiter);
    let made = on.table.plies.len();
    let since = known.unwrap_or_else(|| moves_by_number(on, &position));
    let illegal = on.table.plies.iter().skip(since).any(|ply| ply.irregularity.is_some());
    goes_back_to(on, since);
    if known.is_none() {
        on.enter(Pieces::BackTo(Box::new(Attempt::new(position))));
    }
    let board = on.table.board;
    on.decide(&DisplacedPiece::Reinstated { position: &board, illegal });
    if since < made || known.is_none() {
        corrected_times::asked(on);
    }
    clocks::clock_to_player_having_move(on);
}

/// Takes moves back; the touches of an illegal one bind.
fn goes_back_to(on: &mut Proceedings<'_>, since: usize) {
    let first = on.table.plies.get(since).cloned();
    let then = first.as_ref().map(|ply| ply.clocks);
    on.enter(Ledger::Times(Times {
        then,
        added_since: ByColor::both(Millis::ZERO),
        ..on.ledger.times.clone()
    }));
    on.enter(Ledger::SecondMove(None));
    on.enter(Ledger::PressInQuestion(None));
    on.enter(Moves::PressedBack(None));
    displaced_pieces::take_back(on, since);
    if let Some(ply) = first.filter(|ply| ply.irregularity.is_some()) {
        let attempt = Attempt::replacing(ply.before(), ply.touches.to_vec());
        on.enter(Pieces::BackTo(Box::new(attempt)));
    }
}

/// After how many single moves the position has stood last, if it has.
fn moves_before_position(view: &View, position: &Position) -> Option<usize> {
    let same = |of: &Position| of.turn() == position.turn() && same_placement(of, position);
    if same(&view.table.attempt.before) {
        return Some(view.table.plies.len());
    }
    view.table.plies.iter().rposition(|ply| same(&ply.before()))
}

/// How many single moves its number says that there were before it.
fn moves_by_number(view: &View, position: &Position) -> usize {
    let single = |of: &Position| {
        let black = usize::from(of.turn() == Color::Black);
        usize::from(of.fullmoves()).saturating_mul(2).saturating_add(black)
    };
    single(position).saturating_sub(single(&view.table.start)).min(view.table.plies.len())
}

/// Whether it is proven that no game leads to the position.
fn cannot_arise(view: &View, position: &Position) -> bool {
    let kings = Color::ALL.iter().all(|&player| position.king(player).is_some());
    let usual = view.rules.variant == Variant::Chess && view.table.start == Position::default();
    !kings || usual && touchmove_mate::illegality(position).is_some()
}
