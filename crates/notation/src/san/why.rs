//! Why no legal move is written so.

use super::{SanError, SanMove, SanShape};
use touchmove_board::{Bitboard, IllegalReason, Position, Role, Square};

type Meant = (Square, Square, Option<Role>);

/// From each square that may be meant, what speaks against it; nothing where the move is legal,
/// ambiguous, or where there is no such piece.
pub(super) fn why_illegal(written: &SanMove, position: &Position) -> Vec<(Square, IllegalReason)> {
    let Err(SanError::Illegal { pieces, .. }) = written.resolve(position) else {
        return Vec::new();
    };
    let against = |(from, to, promotion): Meant| {
        let reasons = position.why_illegal(from, to, promotion).into_iter();
        reasons.map(move |reason| (from, reason))
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
