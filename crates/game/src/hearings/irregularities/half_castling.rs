//! Unfinished castling: the king has moved two squares, the rook has not moved, and the clock was
//! pressed (Articles 4.7, 7.5). The arbiter decides if the player made an illegal king move or did
//! not finish castling.

use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::ply::Ply;
use touchmove_board::Move;
use touchmove_laws::rules::half_castling::HalfCastling;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move::same_placement;

/// Returns the castling move of which this move is only the king's part.
pub(in crate::hearings) fn half_castled(view: &View, i: usize) -> Option<Move> {
    let last = view.table.plies.get(i).filter(|_| i + 1 == view.table.plies.len())?;
    half_of(last)
}

pub(in crate::hearings) fn asks(proceedings: &mut Proceedings<'_>, castling: Move) {
    let player = proceedings.has_move().other();
    proceedings.decide(&HalfCastling::Asked { player, castling });
}

fn half_of(ply: &Ply) -> Option<Move> {
    ply.irregularity.filter(|&irregularity| irregularity == Irregularity::NotLegal)?;
    let half = |m: &&Move| {
        let king = ply.before().piece_at(m.from);
        let moved = ply.before().with_piece(m.from, None).with_piece(m.to, king);
        m.wing().is_some() && same_placement(&moved, &ply.after())
    };
    ply.before().legal_moves().iter().find(half).copied()
}
