//! Files on which the two opposing pawns have passed each other.
//!
//! The two pawns that begin on a file face each other. While neither captures nor is captured, they
//! stay on the file, and neither can pass the other or promote. On each file without facing pawns,
//! therefore, a pawn has captured or was captured as a pawn. The number of captures bounds the
//! files of the first kind. The missing pawns that need not have promoted bound the files of the
//! second kind.

use super::Illegality;
use touchmove_board::{Bitboard, Color, Position, Role};

/// Returns the reason if captures cannot explain the number of files without facing pawns, given
/// the fewest promotions.
pub(super) fn too_many_opened(position: &Position, promoted: u32) -> Option<Illegality> {
    let opened = (0..8).filter(|&file| !faces(position, Bitboard::file(file))).count() as u32;
    let captures = 32_u32.saturating_sub(position.occupied().len());
    let pawns = position.role(Role::Pawn).len() + promoted;
    let accounted = captures + 16_u32.saturating_sub(pawns);
    (opened > accounted).then_some(Illegality::OpenedFiles { opened, accounted })
}

/// Returns true if a white pawn is below a black pawn on the file.
fn faces(position: &Position, file: Bitboard) -> bool {
    let pawns = |color| position.pieces(color, Role::Pawn) & file;
    let (white, black) = (pawns(Color::White), pawns(Color::Black));
    white.first().zip(black.last()).is_some_and(|(lowest, highest)| lowest < highest)
}
