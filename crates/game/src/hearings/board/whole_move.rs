//! A complete move written as one act, `plays`. The act stands for all acts of the hands that the
//! present placement of the pieces requires.

use crate::hearings::board::legal_move;
use crate::moves::Played;
use crate::proceedings::Proceedings;
use crate::state::change::Pieces;
use alloc::vec::Vec;
use touchmove_board::{Piece, Position, Role, Square};

/// Makes the move if it is legal. Otherwise leaves the resulting pieces on the board.
pub(super) fn carry(proceedings: &mut Proceedings<'_>, played: &Played) {
    let attempt = &proceedings.table.attempt;
    let before = attempt.before;
    match (attempt.is_untouched(&proceedings.table.board), played) {
        (true, &Played::Legal(mv)) => legal_move::made(proceedings, mv),
        (true, Played::ByHand { after, .. }) => proceedings.enter(Pieces::Stand(*after)),
        (false, _) => {
            by_hand(proceedings, &before, &played.after(&before));
            let _ = legal_move::make_if_legal(proceedings);
        }
    }
}

/// Moves each piece by which the two positions differ. The piece may be on a square, in the hand or
/// beside the board.
fn by_hand(proceedings: &mut Proceedings<'_>, before: &Position, after: &Position) {
    let player = before.turn();
    let differs = |&square: &Square| before.piece_at(square) != after.piece_at(square);
    let squares: Vec<Square> = Square::all().filter(differs).collect();
    let on = |position: &Position| -> Vec<(Square, Piece)> {
        squares.iter().filter_map(|&at| Some((at, position.piece_at(at)?))).collect()
    };
    let mut left = on(before);
    left.iter().for_each(|&(from, piece)| take_up(proceedings, from, piece));
    for (to, piece) in on(after) {
        let own = |&(_, p): &(Square, Piece)| p == piece;
        let promoted = |&(_, p): &(Square, Piece)| p.color == player && p.role == Role::Pawn;
        let from = left.iter().position(own).or_else(|| left.iter().position(promoted));
        let from = from.map(|at| left.remove(at).0);
        put(proceedings, from, piece, to);
    }
}

/// Takes a piece from its present place: the hand, the board or beside the board.
fn take_up(proceedings: &mut Proceedings<'_>, from: Square, piece: Piece) {
    let table = &proceedings.table;
    if let Some(held) = table.attempt.in_hand.iter().position(|&held| held == (from, piece)) {
        // A captured piece that was lifted earlier stays in the hand.
        if piece.color == proceedings.has_move() {
            proceedings.enter(Pieces::Released(held));
        }
    } else if let Some(at) = table.attempt.whereabouts(&table.board, from, piece) {
        proceedings.enter(Pieces::Stand(table.board.with_piece(at, None)));
    } else {
        proceedings.enter(Pieces::Removed(from, piece));
    }
}

/// Puts a piece on a square. `origin` is its square at the beginning of the move. A piece already
/// on the square goes beside the board.
pub(super) fn put(
    proceedings: &mut Proceedings<'_>,
    origin: Option<Square>,
    piece: Piece,
    to: Square,
) {
    let board = proceedings.table.board;
    if let Some(replaced) = board.piece_at(to) {
        proceedings.enter(Pieces::Replaced(to, replaced));
    }
    proceedings.enter(Pieces::Stand(board.with_piece(to, Some(piece))));
    if let Some(origin) = origin {
        proceedings.enter(Pieces::Carried(to, origin));
    }
}
