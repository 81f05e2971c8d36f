//! Codes of pieces and squares in DGT messages.

use crate::ResultSign;
use touchmove_board::{Color, Piece, Role, Square};

/// Roles from code 1 on; Black's follow White's.
const ROLES: [Role; 6] =
    [Role::Pawn, Role::Rook, Role::Knight, Role::Bishop, Role::King, Role::Queen];
/// Special pieces from code 13 on.
const SIGNS: [ResultSign; 3] = [ResultSign::Draw, ResultSign::WhiteWins, ResultSign::BlackWins];

/// Returns the piece of a code; `None` if the code is not a piece or an empty square.
pub(super) fn piece_of(code: u8) -> Option<Option<Piece>> {
    let Some(index) = usize::from(code).checked_sub(1) else { return Some(None) };
    let color = if index < ROLES.len() { Color::White } else { Color::Black };
    let role = ROLES.get(index % ROLES.len()).filter(|_| index < 2 * ROLES.len())?;
    Some(Some(Piece { color, role: *role }))
}

pub(super) fn code_of(piece: Option<Piece>) -> u8 {
    let Some(piece) = piece else { return 0 };
    let index = (1..).zip(ROLES).find(|(_, role)| *role == piece.role).map_or(0, |(code, _)| code);
    index + if piece.color == Color::Black { 6 } else { 0 }
}

pub(super) fn sign_of(code: u8) -> Option<ResultSign> {
    SIGNS.get(usize::from(code).checked_sub(13)?).copied()
}

pub(super) const fn code_of_sign(sign: ResultSign) -> u8 {
    match sign {
        ResultSign::Draw => 13,
        ResultSign::WhiteWins => 14,
        ResultSign::BlackWins => 15,
    }
}

/// Returns the square with this number, counted from a8 along the ranks.
pub(super) fn square_at(number: u8) -> Option<Square> {
    Square::at(number % 8, 7u8.checked_sub(number / 8)?)
}

pub(super) const fn square_number(square: Square) -> u8 {
    (7 - square.rank()) * 8 + square.file()
}
