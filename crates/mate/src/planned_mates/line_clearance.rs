//! Clearance of lines before a corner mate.
//!
//! A bishop on a long diagonal attacks the corner where the loser's king could be mated, so it
//! leaves the diagonal. A rook of the loser would cut the board in two, so it moves to a corner,
//! where it attacks only edges.

use super::board::Board;
use super::move_sequence::step;
use super::promotion_run::step_aside;
use crate::line::piece_attacks;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Move, Role, Square};

const DIAGONALS: [Bitboard; 2] = [Bitboard(0x8040_2010_0804_0201), Bitboard(0x0102_0408_1020_4080)];
const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
/// Upper bound on half-moves. A longer clearance is abandoned.
const PLIES: usize = 8;

/// Plays until every line is clear.
pub(super) fn clear_lines(men: &Board, winner: Color, line: &mut Vec<Move>) -> Option<Board> {
    let mut men = *men;
    for _ in 0..PLIES {
        let [mut bishops, mut rooks] = in_the_way(&men, winner);
        if (bishops | rooks).is_empty() {
            return Some(men);
        }
        let mover = men.turn();
        let leaves = match mover == winner {
            true => bishops.find_map(|from| leave(&men, from)),
            false => rooks.find_map(|from| park(&men, from)),
        };
        let next = leaves.and_then(|mv| Some((mv, men.after(mv)?)));
        let (mv, next) = next.or_else(|| step_aside(&men, Bitboard::EMPTY))?;
        line.push(mv);
        men = next;
    }
    None
}

fn in_the_way(men: &Board, winner: Color) -> [Bitboard; 2] {
    let long = DIAGONALS[0] | DIAGONALS[1];
    let rooks = men.pieces(winner.other(), Role::Rook);
    [men.pieces(winner, Role::Bishop) & long, rooks.without(CORNERS)]
}

fn leave(men: &Board, from: Square) -> Option<Move> {
    let occupied = men.occupied();
    let reach = piece_attacks(Role::Bishop, from, occupied).without(occupied);
    let off = reach.without(DIAGONALS[0] | DIAGONALS[1]);
    let to = off.first().or(reach.without(CORNERS).first())?;
    Some(step(Role::Bishop, from, to))
}

fn park(men: &Board, from: Square) -> Option<Move> {
    let occupied = men.occupied();
    let attacks = |from| piece_attacks(Role::Rook, from, occupied).without(occupied);
    let mut reach = attacks(from);
    let to =
        (reach & CORNERS).first().or_else(|| reach.find(|&via| attacks(via).meets(CORNERS)))?;
    Some(step(Role::Rook, from, to))
}
