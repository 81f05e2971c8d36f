//! Tests with a rook or queen against a bare king, in every placement.

use touchmove_board::{Color, Piece, Position, Role, Square};
use touchmove_mate::{Budget, can_mate};

fn placements(role: Role) -> impl Iterator<Item = Position> {
    let triangle = |s: &Square| s.file() < 4 && s.rank() <= s.file();
    let men = move |black, white, piece, turn| {
        let put =
            |p: Position, square, color, role| p.with_piece(square, Some(Piece { color, role }));
        let position = put(Position::empty(turn), black, Color::Black, Role::King);
        put(put(position, white, Color::White, Role::King), piece, Color::White, role)
    };
    Square::all().filter(triangle).flat_map(move |black| {
        Square::all().flat_map(move |white| {
            Square::all().flat_map(move |piece| Color::ALL.map(|t| men(black, white, piece, t)))
        })
    })
}

fn is_fair(position: &Position) -> bool {
    position.occupied().len() == 3 && position.checkers(position.turn().other()).is_empty()
}

/// Returns true unless every legal move captures the rook or queen, or the position is stalemate.
fn stays(position: &Position) -> bool {
    let keeps = |p: Position| p.occupied().len() == 3;
    position.is_checkmate() || position.legal_moves().iter().any(|&m| keeps(position.after(m)))
}

#[test]
fn piece_mates_unless_it_must_be_captured() {
    let mut seen = 0;
    for role in [Role::Rook, Role::Queen] {
        for position in placements(role).filter(is_fair) {
            let answer = can_mate(&position, Color::White, Budget(20_000));
            assert_eq!(answer.decided(), Some(stays(&position)), "{}", position.fen());
            let bare = can_mate(&position, Color::Black, Budget(0));
            assert_eq!(bare.decided(), Some(false));
            seen += 1;
        }
    }
    assert!(seen > 100_000, "{seen}");
}
