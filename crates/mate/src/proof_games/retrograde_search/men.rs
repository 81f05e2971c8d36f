//! Numbers and homes of the 32 pieces of the initial position.
//!
//! White's pieces are 0 to 15, Black's are 16 to 31. Each player's pawns are first, by file,
//! followed by the other pieces, by file.

use touchmove_board::{Color, Role, Square};

pub(super) const MEN: usize = 32;
pub(super) const QUEEN: usize = 11;
pub(super) const KING: usize = 12;
pub(super) const BISHOPS: [usize; 2] = [10, 13];
pub(super) const KNIGHTS: [usize; 2] = [9, 14];
pub(super) const ROOKS: [usize; 2] = [8, 15];

const PIECES: [Role; 8] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

pub(super) const fn color(man: usize) -> Color {
    if man < 16 { Color::White } else { Color::Black }
}

/// Returns the number of a player's first piece.
pub(super) const fn first(player: Color) -> usize {
    player.index() * 16
}

/// Returns true if the piece began as a pawn.
pub(super) const fn was_pawn(man: usize) -> bool {
    man % 16 < 8
}

pub(super) fn born(man: usize) -> Role {
    if was_pawn(man) { Role::Pawn } else { PIECES[man % 8] }
}

pub(super) fn home(man: usize) -> Square {
    let rank = if was_pawn(man) { 1 } else { 0 };
    at(color(man), (man % 8) as u8, rank)
}

/// Returns the square on a file and a rank counted from the player's side.
pub(super) fn at(player: Color, file: u8, rank: u8) -> Square {
    let rank = if player == Color::White { rank } else { 7 - rank };
    Square::at(file & 7, rank & 7).unwrap_or(CORNER)
}

/// Returns the rank of a square counted from the player's side.
pub(super) const fn rank(player: Color, square: Square) -> u8 {
    match player {
        Color::White => square.rank(),
        Color::Black => 7 - square.rank(),
    }
}

const CORNER: Square = match Square::new(0) {
    Some(square) => square,
    None => unreachable!(),
};
