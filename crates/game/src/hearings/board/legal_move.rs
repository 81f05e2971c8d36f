//! A legal move: when what stands on the board is one, it has been made
//! (Article 4.7).

use crate::event::Hands;
use crate::hearings::adjourned::sealed_move;
use crate::hearings::board::{announcements, move_completion};
use crate::hearings::found::{king_queen_swap, touch_move_breach};
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
use touchmove_laws::rules::{castling_announced, made_move};

/// If what stands on the board is now a legal move, it has been made.
pub(in crate::hearings) fn make_if_legal(on: &mut Proceedings<'_>) -> Ruled {
    let player = on.has_move();
    let attempt = &on.table.attempt;
    let holds_own = |&(_, p): &(Square, Piece)| p.color == player && p.role != Role::Pawn;
    if attempt.in_hand.iter().any(holds_own) || !attempt.crowded.is_empty() {
        return Ruled::Nothing;
    }
    match made_move::find_made_move(&attempt.before, &on.table.board) {
        Some(mv) if !castling_announced::counts_as_made(attempt.castling_announced, mv) => {
            Ruled::Nothing
        }
        Some(mv) if announcements::awaits_announcement(on, mv) => {
            announcements::to_be_announced(on)
        }
        Some(mv) => on.ruling(|on| made(on, mv)),
        None => {
            let now = on.table.board;
            king_queen_swap::make_castling(on, &now)
        }
    }
}

/// A legal move has been made: the opponent has the move.
pub(in crate::hearings) fn made(on: &mut Proceedings<'_>, mv: Move) {
    if let Some(sealing) = on.phase.adjourned.sealing {
        return sealed_move::put_back_to_seal(on, sealing, mv);
    }
    let before = on.table.attempt.before;
    let (player, san) = (before.turn(), moves::san(&before, mv));
    on.decide(&MadeMove::Made { before: &before, mv, san: &san });
    if on.table.attempt.hands == Hands::Both {
        on.decide(&MadeMove::BothHands { player });
    }
    let ply = as_made(on, mv);
    let in_accordance = ply.in_accordance;
    scoresheet::duties_on_moving(on, player);
    announcements::move_made(on, player, mv);
    move_completion::by_next_move(on, player);
    on.enter(Moves::Made(Box::new(ply)));
    if in_accordance {
        move_completion::end_by_move(on);
    } else if on.observes() && touch_move_breach::unasked(on).is_empty() {
        touch_move_breach::back_to_touched(on, on.table.plies.len().saturating_sub(1));
    }
}

/// The move as it stands from now on, with how it came about.
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
