//! Making a legal move. The move is made when the position on the board matches its result (Article
//! 4.7).

use crate::event::Hands;
use crate::hearings::adjournment::sealed_move;
use crate::hearings::board::{announcements, move_completion};
use crate::hearings::irregularities::{king_queen_swap, touch_move_breach};
use crate::hearings::people::scoresheet;
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Moves;
use crate::state::ply::Ply;
use crate::verdict::Ruled;
use alloc::boxed::Box;
use touchmove_board::{Move, Piece, Role, Square};
use touchmove_laws::rules::illegal_move::{self, Irregularity};
use touchmove_laws::rules::made_move::MadeMove;
use touchmove_laws::rules::{castling_announced, end_of_game, made_move};

/// Makes a move if the position on the board is now the result of a legal move.
pub(in crate::hearings) fn make_if_legal(proceedings: &mut Proceedings<'_>) -> Ruled {
    let player = proceedings.has_move();
    let attempt = &proceedings.table.attempt;
    let holds_own = |&(_, p): &(Square, Piece)| p.color == player && p.role != Role::Pawn;
    if attempt.in_hand.iter().any(holds_own) {
        return Ruled::Nothing;
    }
    match made_move::find_made_move(&attempt.before, &proceedings.table.board) {
        Some(mv) if !castling_announced::counts_as_made(attempt.castling_announced, mv) => {
            Ruled::Nothing
        }
        Some(mv) if announcements::awaits_announcement(proceedings, mv) => {
            announcements::to_be_announced(proceedings)
        }
        Some(mv) => proceedings.ruling(|proceedings| made(proceedings, mv)),
        None => {
            let now = proceedings.table.board;
            king_queen_swap::make_castling(proceedings, &now)
        }
    }
}

/// Makes a legal move, so that the opponent has the move.
pub(in crate::hearings) fn made(proceedings: &mut Proceedings<'_>, mv: Move) {
    if let Some(sealing) = proceedings.phase.adjourned.sealing {
        return sealed_move::put_back_to_seal(proceedings, sealing, mv);
    }
    let before = proceedings.table.attempt.before;
    let (player, san) = (before.turn(), moves::san(&before, mv));
    proceedings.decide(&MadeMove::Made { before: &before, mv, san: &san });
    if proceedings.table.attempt.hands == Hands::Both {
        proceedings.decide(&MadeMove::BothHands { player });
    }
    let ply = as_made(proceedings, mv);
    let in_accordance = ply.in_accordance;
    scoresheet::duties_on_moving(proceedings, player);
    announcements::move_made(proceedings, player, mv);
    move_completion::by_next_move(proceedings, player);
    proceedings.enter(Moves::Made(Box::new(ply)));
    let ends = in_accordance || end_of_game::a_legal_move_suffices(proceedings.edition());
    if ends && proceedings.ending(move_completion::end_by_move) {
        return;
    }
    if !in_accordance
        && proceedings.observes()
        && touch_move_breach::unasked(proceedings).is_empty()
    {
        touch_move_breach::back_to_touched(
            proceedings,
            proceedings.table.plies.len().saturating_sub(1),
        );
    }
}

/// Returns the recorded move with the acts that made it.
fn as_made(view: &View, mv: Move) -> Ply {
    let attempt = &view.table.attempt;
    let before = attempt.before;
    let mut ply = Ply::new(before, before.after(mv), Some(mv));
    let two_hands = attempt.hands == Hands::Both && illegal_move::counts_both_hands(view.edition());
    ply.irregularity = two_hands.then_some(Irregularity::TwoHands);
    ply.in_accordance = attempt.permits(mv);
    let touches = if ply.in_accordance { attempt.touches.clone() } else { attempt.binding() };
    (ply.touches, ply.clocks, ply.hands) = (touches.into(), view.clocks_show(), attempt.hands);
    ply.came_from(attempt.intended, attempt.begun.clone());
    ply.adjusts(attempt.adjusted.clone());
    ply
}
