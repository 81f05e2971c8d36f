//! Move lists in PGN notation.

use touchmove_board::{Color, Move, Position};
use touchmove_notation::san;

/// Returns the moves with move numbers: `1. e4 e5 2. Nf3`, or `12... Kd7 13. Kf1`.
pub(super) fn numbered_moves(start: &Position, moves: &[Move]) -> String {
    let mut position = *start;
    let mut text = Vec::new();
    for (i, &mv) in moves.iter().enumerate() {
        match position.turn() {
            Color::White => text.push(format!("{}.", position.fullmoves())),
            Color::Black if i == 0 => text.push(format!("{}...", position.fullmoves())),
            Color::Black => {}
        }
        text.push(san(&position, mv));
        position = position.after(mv);
    }
    text.join(" ")
}

/// Returns the moves in notation, without numbers.
pub(super) fn sans(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut next = |&mv: &Move| {
        let text = san(&position, mv);
        position = position.after(mv);
        text
    };
    moves.iter().map(&mut next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_numbers_follow_pgn() {
        let start: Position = "8/8/8/8/8/1k6/8/K7 b - - 4 80".parse().unwrap();
        let mut moves = Vec::new();
        let mut position = start;
        for (from, to) in [("b3", "c3"), ("a1", "a2"), ("c3", "c2")] {
            let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
            let mv = position.find_move(from, to, None).unwrap();
            position = position.after(mv);
            moves.push(mv);
        }
        assert_eq!(numbered_moves(&start, &moves), "80... Kc3 81. Ka2 Kc2");
        assert_eq!(sans(&start, &moves), ["Kc3", "Ka2", "Kc2"]);
        assert_eq!(numbered_moves(&start, &[]), "");
    }
}
