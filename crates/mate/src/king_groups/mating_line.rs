//! Reconstruction of the mating line.

use super::Found;
use super::groups::{Groups, Wave};
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Color, Move, MoveKind, Role, Square};

/// Returns the moves that lead to the given king square of a wave.
pub(super) fn line(
    groups: &Groups,
    king_color: Color,
    (number, place): Found,
) -> Option<Vec<Move>> {
    let (mut number, mut place) = (number, place);
    let mut line = Vec::new();
    loop {
        let wave = groups.wave(number)?;
        let Some(before) = groups.wave(wave.from) else { break };
        let mv = match wave.by {
            Some(mv) => mv,
            // The wave does not store the origin of a move of the grouped king. Any square of the
            // previous wave that is next to `place` is a possible origin.
            None => came(&before, place)?,
        };
        if mv.role == Role::King && groups.get(before.group)?.men.turn() == king_color {
            place = mv.from;
        }
        line.push(mv);
        number = wave.from;
    }
    line.reverse();
    Some(line)
}

fn came(before: &Wave, to: Square) -> Option<Move> {
    let from = (king_attacks(to) & before.fresh).first()?;
    Some(Move { from, to, role: Role::King, kind: MoveKind::Step })
}
