//! Pawns that have come past each other.
//!
//! The two pawns that begin on a file face each other. As long as neither captures and neither is
//! captured, they still do: they cannot leave the file and neither can pass the other, let alone
//! be promoted. So each file on which no pawns face each other tells of one that has captured, or was
//! captured while it was a pawn. There cannot be more of the former than captures, nor
//! more of the latter than pawns that are missing and need not have been promoted.

use super::Illegality;
use touchmove_board::{Bitboard, Color, Position, Role};

/// That nobody can have opened some of the files, so many men having been promoted at least.
pub(super) fn too_many_opened(position: &Position, promoted: u32) -> Option<Illegality> {
    let opened = (0..8).filter(|&file| !faces(position, Bitboard::file(file))).count() as u32;
    let captures = 32_u32.saturating_sub(position.occupied().len());
    let pawns = position.role(Role::Pawn).len() + promoted;
    let accounted = captures + 16_u32.saturating_sub(pawns);
    (opened > accounted).then_some(Illegality::OpenedFiles { opened, accounted })
}

/// Whether a white pawn stands below a black one.
fn faces(position: &Position, file: Bitboard) -> bool {
    let pawns = |color| position.pieces(color, Role::Pawn) & file;
    let (white, black) = (pawns(Color::White), pawns(Color::Black));
    white.first().zip(black.last()).is_some_and(|(lowest, highest)| lowest < highest)
}
