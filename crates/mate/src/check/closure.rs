//! Check of closures: the proof must count exactly the reachable positions.

use super::{Rejection, is_ordinary, material, sets};
use crate::Closure;
use alloc::collections::VecDeque;
use hashbrown::{HashMap, HashSet};
use touchmove_board::{Bitboard, Color, Position, RepetitionKey, Role};

/// Searches every reachable position. The search stops only where a theorem or walls exclude the
/// mate.
pub(super) fn holds(start: &Position, winner: Color, proof: &Closure) -> Result<(), Rejection> {
    let walls: HashMap<RepetitionKey, _> =
        proof.walls.iter().map(|(position, walls)| (position.repetition_key(), walls)).collect();
    let mut seen: HashSet<_> = HashSet::from([start.repetition_key()]);
    let mut queue = VecDeque::from([*start]);
    let mut digest = 0_u64;
    while let Some(position) = queue.pop_front() {
        digest = digest.wrapping_add(number(&position));
        if position.turn() != winner && position.is_checkmate() {
            return Err(Rejection::Closure);
        }
        if let Some(walls) = walls.get(&position.repetition_key()) {
            if !is_ordinary(&position) {
                return Err(Rejection::Sets);
            }
            sets::hold(&position, winner, &walls.men)?;
        } else if !material::any(&position, winner) {
            let moves = position.legal_moves();
            let complete = moves.len() == position.count_legal_moves() as usize;
            complete.then_some(()).ok_or(Rejection::Closure)?;
            let next = moves.iter().map(|&mv| position.after(mv));
            queue.extend(next.filter(|next| seen.insert(next.repetition_key())));
        }
        if seen.len() > proof.positions as usize {
            return Err(Rejection::Closure);
        }
    }
    let same = seen.len() == proof.positions as usize && digest == proof.digest;
    same.then_some(()).ok_or(Rejection::Closure)
}

/// Returns the number that stands for a position in the sum [`Closure::digest`].
pub(super) fn number(position: &Position) -> u64 {
    let castling = position.castling_rooks();
    let passed = position.en_passant().map_or(Bitboard::EMPTY, Bitboard::of);
    let bit = |n: usize| {
        let roles = Role::ALL.into_iter().filter(|role| (role.index() + 1) >> n & 1 != 0);
        roles.fold(castling, |all, role| all | position.role(role)).0
    };
    let black = position.color(Color::Black).0;
    let turn = if position.turn() == Color::Black { !0 } else { 0 };
    let words = [bit(0), bit(1), bit(2), (black | passed.0) ^ turn];
    words.iter().fold(0, |sum: u64, word| mixed(sum ^ word))
}

/// Mixes the bits of a word. The prover must use the same function, but any mixing function works.
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (word ^ word >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31)
}
