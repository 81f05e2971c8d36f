//! Tests on positions that no game reaches. The functions must not panic or return a wrong line.

use proptest::prelude::*;
use touchmove_board::{Color, Piece, Position, Role, Square};
use touchmove_mate::{Budget, MateAnswer, Proof, can_mate, is_dead, mates, quick};

fn hands() -> impl Strategy<Value = Position> {
    let piece = (0..64u8, any::<bool>(), 0..6usize);
    (any::<bool>(), prop::collection::vec(piece, 0..80)).prop_map(|(white, pieces)| {
        let color = |white| if white { Color::White } else { Color::Black };
        pieces.into_iter().fold(Position::empty(color(white)), |position, (square, white, role)| {
            let piece = Piece { color: color(white), role: Role::ALL[role] };
            position.with_piece(Square::new(square).unwrap(), Some(piece))
        })
    })
}

proptest! {
    #[test]
    fn nothing_panics(position in hands(), budget in 0..3_000u32) {
        for winner in Color::ALL {
            let answer = can_mate(&position, winner, Budget(budget));
            if let MateAnswer::Yes(line) = &answer {
                prop_assert!(mates(&position, winner, line));
            }
            if let Some(quick) = quick(&position, winner) {
                prop_assert_eq!(quick, answer);
            }
        }
        is_dead(&position, Budget(budget));
    }
}

#[test]
fn missing_king_cannot_be_mated() {
    let queens = Position::empty(Color::White)
        .with_piece("a1".parse().unwrap(), Piece::from_letter('Q'))
        .with_piece("h8".parse().unwrap(), Piece::from_letter('K'));
    assert_eq!(can_mate(&queens, Color::White, Budget(9)), MateAnswer::No(Proof::NoKing));
}

/// The search cannot store a full board, so the question stays undecided.
#[test]
fn full_board_stays_undecided() {
    let full = Square::all().fold(Position::empty(Color::White), |position, square| {
        let letter = match square.index() {
            0 => 'K',
            63 => 'k',
            _ => 'P',
        };
        position.with_piece(square, Piece::from_letter(letter))
    });
    assert_eq!(can_mate(&full, Color::White, Budget(5_000)).decided(), None);
}

/// The king that is not to move can be captured, so no theorem applies to this position. One
/// theorem applies to every position after the next move.
#[test]
fn bare_king_needs_no_search() {
    let check: Position = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1".parse().unwrap();
    let position = check.with_turn(Color::White);
    let answer = can_mate(&position, Color::Black, Budget(200));
    assert_eq!(answer.decided(), Some(false), "{answer:?}");
    assert_eq!(touchmove_mate::check(&position, Color::Black, &answer), Ok(()));
}
