//! Reasons why a written move is illegal.

use super::{SanMove, SanShape};
use alloc::vec::Vec;
use touchmove_board::{Bitboard, IllegalReason, Position, Role, Square};

type Meant = (Square, Square, Option<Role>);

/// Returns the reasons against the written move, for each possible square of departure.
pub(super) fn reasons_against(
    written: &SanMove,
    position: &Position,
    pieces: Bitboard,
) -> Vec<(Square, IllegalReason)> {
    let against = |(from, to, promotion): Meant| {
        let mut reasons = position.why_illegal(from, to, promotion);
        if reasons.is_empty() {
            // In `dxd5` the pawn could advance, but the text says that it captures.
            let piece = position.piece_at(from);
            reasons.extend(piece.map(|piece| IllegalReason::NotItsWay(piece.role)));
        }
        reasons.into_iter().map(move |reason| (from, reason))
    };
    meant(written, position, pieces).into_iter().flat_map(against).collect()
}

fn meant(written: &SanMove, position: &Position, pieces: Bitboard) -> Vec<Meant> {
    match written.shape {
        SanShape::Castling(wing) => {
            let king = position.king(position.turn());
            let goes =
                |from: Square| Some((from, Square::at(wing.king_file(), from.rank())?, None));
            king.and_then(goes).into_iter().collect()
        }
        SanShape::Step(step) => {
            let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
            pieces.filter_map(|from| Some((from, to?, step.promotion))).collect()
        }
    }
}
