//! Evaluation of a position without looking ahead.

use crate::tables::{FULL_PHASE, PASSED, Pair, from_centre, on_square, phase};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Score for the right to move.
const TEMPO: i32 = 10;
/// Score for two bishops.
const BISHOPS: i32 = 30;

/// Returns the score from the view of the player to move, in hundredths of a pawn.
pub(crate) fn evaluate(position: &Position) -> i32 {
    if is_dead_material(position) {
        return 0;
    }
    let us = position.turn();
    let (ours, theirs) = (side(position, us), side(position, us.other()));
    let phase = (ours.phase + theirs.phase).min(FULL_PHASE);
    let (middle, end) = (ours.middle - theirs.middle, ours.end - theirs.end);
    let tapered = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
    tapered + TEMPO + drive(position, us) - drive(position, us.other())
}

/// Returns true if neither player can mate with the pieces on the board: bare kings, one minor
/// piece, or bishops on squares of one colour.
pub(crate) fn is_dead_material(position: &Position) -> bool {
    let occupied = position.occupied();
    if occupied.len() > 4 {
        return false;
    }
    let bishops = position.role(Role::Bishop);
    let minor = bishops | position.role(Role::Knight);
    let rest = occupied.without(position.role(Role::King));
    if !rest.without(minor).is_empty() {
        return false;
    }
    let light = bishops.filter(|square| square.is_light()).count() as u32;
    !rest.has_several() || (rest == bishops && (light == 0 || light == bishops.len()))
}

/// Sum of one player's pieces.
#[derive(Default)]
struct Side {
    middle: i32,
    end: i32,
    phase: i32,
}

impl Side {
    #[inline]
    fn add(&mut self, (middle, end): Pair) {
        self.middle += i32::from(middle);
        self.end += i32::from(end);
    }
}

fn side(position: &Position, color: Color) -> Side {
    // Black's squares are reflected to White's side.
    let view = if color == Color::White { 0 } else { 56 };
    let mut side = Side::default();
    for role in Role::ALL {
        let squares = position.pieces(color, role);
        side.phase += phase(role) * squares.len() as i32;
        squares.for_each(|square| side.add(on_square(role, square.index() ^ view)));
    }
    let against = position.pieces(color.other(), Role::Pawn);
    for pawn in position.pieces(color, Role::Pawn) {
        if !ahead(pawn, color).meets(against) {
            side.add(PASSED[((pawn.index() ^ view) >> 3) & 7]);
        }
    }
    if position.pieces(color, Role::Bishop).has_several() {
        side.middle += BISHOPS;
        side.end += BISHOPS;
    }
    side
}

/// Returns the squares on which an opposing pawn could stop this pawn or capture it.
#[inline]
fn ahead(pawn: Square, color: Color) -> Bitboard {
    let file = Bitboard::file(pawn.file()).0;
    let west = (file & !Bitboard::file(0).0) >> 1;
    let east = (file & !Bitboard::file(7).0) << 1;
    let start = u32::from(pawn.rank()) * 8;
    let ranks = match color {
        Color::White => u64::MAX.checked_shl(start + 8).unwrap_or(0),
        Color::Black => !u64::MAX.checked_shl(start).unwrap_or(0),
    };
    Bitboard((file | west | east) & ranks)
}

/// Returns a score for `us`: the opponent's bare king is near the edge and near the king of `us`.
fn drive(position: &Position, us: Color) -> i32 {
    let them = position.color(us.other());
    if them.has_several() || !position.color(us).has_several() {
        return 0;
    }
    let (Some(ours), Some(theirs)) = (position.king(us), position.king(us.other())) else {
        return 0;
    };
    let files = ours.file().abs_diff(theirs.file());
    let ranks = ours.rank().abs_diff(theirs.rank());
    20 * from_centre(theirs) + 6 * (14 - i32::from(files + ranks))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(fen: &str) -> i32 {
        evaluate(&fen.parse().expect("a position"))
    }

    #[test]
    fn start_position_is_balanced() {
        assert_eq!(evaluate(&Position::default()), TEMPO);
    }

    #[test]
    fn evaluation_is_symmetric() {
        let white = score("r3k2r/p1pp1pb1/1n3np1/8/2B1P3/2N5/PP3PPP/R3K2R w - - 0 1");
        let black = score("r3k2r/pp3ppp/2n5/2b1p3/8/1N3NP1/P1PP1PB1/R3K2R b - - 0 1");
        assert_eq!(white, black);
    }

    #[test]
    fn passed_pawn_counts_more() {
        let passed = score("4k3/7p/8/3P4/8/8/8/4K3 w - - 0 1");
        let stopped = score("4k3/4p3/8/3P4/8/8/8/4K3 w - - 0 1");
        assert!(passed > stopped);
    }

    #[test]
    fn dead_material_is_recognised() {
        for (fen, dead) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
            ("4k3/8/8/8/8/8/8/3NK3 w - - 0 1", true),
            ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
            ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", false),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false),
        ] {
            assert_eq!(is_dead_material(&fen.parse().expect("a position")), dead, "{fen}");
        }
    }
}
