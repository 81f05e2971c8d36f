//! Reasons why a written move is illegal.

use super::illegal_move::{likely_pieces, nearest_pawns};
use super::{SanMove, SanShape, SanStep};
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, IllegalReason, Position, Role, Square};

type Reasons = Vec<(Square, IllegalReason)>;

/// Returns the reasons against the pieces that the illegal move most likely means. `pieces` and
/// `reaching` are those of the error.
pub(super) fn reasons(
    written: &SanMove,
    position: &Position,
    pieces: Bitboard,
    reaching: Bitboard,
) -> Reasons {
    let likely = match &written.shape {
        SanShape::Castling(_) => pieces,
        SanShape::Step(step) => meant_pieces(position, step, pieces, reaching),
    };
    let found = reasons_against(written, position, likely);
    if found.is_empty() { no_such_piece(written, position).into_iter().collect() } else { found }
}

/// Returns the likely pieces. A pawn on another file than the written one is not meant, even if the
/// player has no other pawn.
fn meant_pieces(
    position: &Position,
    step: &SanStep,
    pieces: Bitboard,
    reaching: Bitboard,
) -> Bitboard {
    let likely = likely_pieces(position, step, pieces, reaching);
    match step.role {
        Some(Role::Pawn) => nearest_pawns(position, step, likely),
        _ => likely,
    }
}

fn no_such_piece(written: &SanMove, position: &Position) -> Option<(Square, IllegalReason)> {
    let (role, place) = match written.shape {
        SanShape::Castling(_) => (Role::King, Square::at(4, 7 * position.turn().index() as u8)),
        SanShape::Step(step) => {
            let place = Square::at(step.to_file, step.to_rank.unwrap_or(0));
            (step.role.unwrap_or(Role::Pawn), place)
        }
    };
    Some((place?, IllegalReason::NoSuchPiece(role)))
}

/// Returns the reasons against the written move, for each of these squares of departure.
pub(super) fn reasons_against(written: &SanMove, position: &Position, pieces: Bitboard) -> Reasons {
    match written.shape {
        SanShape::Castling(wing) => {
            let king = position.king(position.turn()).filter(|king| pieces.contains(*king));
            let against = |king| {
                let reasons = position.why_castling_illegal(wing).into_iter();
                reasons.map(move |reason| (king, reason))
            };
            king.into_iter().flat_map(against).collect()
        }
        SanShape::Step(step) => {
            pieces.flat_map(|from| against_step(position, &step, from)).collect()
        }
    }
}

fn against_step(position: &Position, step: &SanStep, from: Square) -> Reasons {
    let Some(to) = arrival(position, step, from) else { return Vec::new() };
    let mut reasons = position.why_illegal(from, to, step.promotion);
    if reasons.is_empty() {
        // In `dxd5` the pawn could advance, but the text says that it captures.
        let piece = position.piece_at(from);
        reasons.extend(piece.map(|piece| IllegalReason::NotItsWay(piece.role)));
    }
    reasons.into_iter().map(|reason| (from, reason)).collect()
}

/// Returns the square of arrival. If its rank is missing, as in `ed`, the pawn captures on the next
/// rank.
fn arrival(position: &Position, step: &SanStep, from: Square) -> Option<Square> {
    let next = match position.turn() {
        Color::White => from.rank().checked_add(1),
        Color::Black => from.rank().checked_sub(1),
    };
    Square::at(step.to_file, step.to_rank.or(next)?)
}
