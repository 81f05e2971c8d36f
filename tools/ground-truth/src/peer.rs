//! What chasolver answers.

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess::{Board, Color as Side};
use std::str::FromStr;
use touchmove_board::{Color, Position};

/// The position as chasolver has it; `None` if its board refuses it.
pub fn board(position: &Position) -> Option<Board> {
    Board::from_str(&position.fen()).ok()
}

/// Whether its fast check says that the player cannot mate.
pub fn cannot(board: &Board, player: Color) -> bool {
    is_unwinnable_fast(board, side(player))
}

/// Whether its full search says that the player can mate.
pub fn can(board: &Board, player: Color) -> Option<bool> {
    let answer = winnability(board, side(player))?;
    Some(matches!(answer, Winnability::Winnable { .. }))
}

fn side(player: Color) -> Side {
    if player == Color::White { Side::White } else { Side::Black }
}
