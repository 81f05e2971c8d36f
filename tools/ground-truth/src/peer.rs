//! Answers of the program chasolver.

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess::{Board, Color as Side};
use std::str::FromStr;
use touchmove_board::{Color, Position};

/// Converts a position. Returns `None` if chasolver rejects it.
pub fn board(position: &Position) -> Option<Board> {
    Board::from_str(&position.fen()).ok()
}

/// Returns true if chasolver's fast check proves that the player cannot mate.
pub fn cannot(board: &Board, player: Color) -> bool {
    is_unwinnable_fast(board, side(player))
}

/// Returns whether chasolver's full search finds a mate, or `None` if it does not decide.
pub fn can(board: &Board, player: Color) -> Option<bool> {
    let answer = winnability(board, side(player))?;
    Some(matches!(answer, Winnability::Winnable { .. }))
}

fn side(player: Color) -> Side {
    if player == Color::White { Side::White } else { Side::Black }
}
