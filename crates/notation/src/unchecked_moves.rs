//! Moves on the board without a test of legality.

use touchmove_board::{Bitboard, Piece, Position, Role, Square, Wing};

/// Returns the position after a piece moves from one square to another. The player to move does not
/// change. A pawn captured en passant is removed. Returns `None` if `from` is empty.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::unchecked_moves::after_move;
/// let square = |name: &str| name.parse().unwrap();
/// let men = after_move(&Position::default(), square("e2"), square("e5"), None).unwrap();
/// assert!(men.piece_at(square("e2")).is_none() && men.piece_at(square("e5")).is_some());
/// ```
pub fn after_move(
    before: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Position> {
    let piece = before.piece_at(from)?;
    let arrives = Piece { role: promotion.unwrap_or(piece.role), ..piece };
    let now = before.with_piece(from, None).with_piece(to, Some(arrives));
    let passed = passed_by(before, piece, from, to);
    Some(passed.map_or(now, |pawn| now.with_piece(pawn, None)))
}

/// Returns the pawn to remove if the move has the form of a capture en passant.
fn passed_by(before: &Position, piece: Piece, from: Square, to: Square) -> Option<Square> {
    let diagonal = from.file().abs_diff(to.file()) == 1 && from.rank().abs_diff(to.rank()) == 1;
    let beside = Square::at(to.file(), from.rank())?;
    let pawn = before.pieces(piece.color.other(), Role::Pawn).contains(beside);
    let meant = piece.role == Role::Pawn && diagonal && pawn && before.piece_at(to).is_none();
    meant.then_some(beside)
}

/// Returns the position after castling. King and rook may start from any squares of their rank
/// (Chess960).
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::unchecked_moves::after_castling;
/// let square = |name: &str| name.parse().unwrap();
/// let men = after_castling(&Position::default(), square("e1"), square("h1")).unwrap();
/// assert!(men.piece_at(square("e1")).is_none() && men.piece_at(square("h1")).is_none());
/// ```
pub fn after_castling(before: &Position, king: Square, rook: Square) -> Option<Position> {
    let wing = if rook.file() > king.file() { Wing::Kingside } else { Wing::Queenside };
    let to = Square::at(wing.king_file(), king.rank())?;
    let rook_to = Square::at(wing.rook_file(), king.rank())?;
    let lifted = before.with_piece(king, None).with_piece(rook, None);
    let castled = lifted.with_piece(to, before.piece_at(king));
    Some(castled.with_piece(rook_to, before.piece_at(rook)))
}

/// Returns the rook with which the king castles. A rook with the castling right is preferred to the
/// outermost rook on the king's rank.
///
/// ```
/// use touchmove_board::{Position, Wing};
/// use touchmove_notation::unchecked_moves::castling_rook;
/// let king = "e1".parse().unwrap();
/// let rook = castling_rook(&Position::default(), king, Wing::Queenside);
/// assert_eq!(rook, Some("a1".parse().unwrap()));
/// ```
pub fn castling_rook(before: &Position, king: Square, wing: Wing) -> Option<Square> {
    before.castling_rook(before.turn(), wing).or_else(|| outermost(before, king, wing))
}

fn outermost(before: &Position, king: Square, wing: Wing) -> Option<Square> {
    let mut rooks = before.pieces(before.turn(), Role::Rook) & Bitboard::rank(king.rank());
    match wing {
        Wing::Kingside => rooks.filter(|rook| rook.file() > king.file()).last(),
        Wing::Queenside => rooks.find(|rook| rook.file() < king.file()),
    }
}

/// Gives the move to the other player after an unchecked move.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_notation::unchecked_moves::{after_move, passed_on};
/// let (start, square) = (Position::default(), |name: &str| name.parse().unwrap());
/// let men = after_move(&start, square("e2"), square("e5"), None).unwrap();
/// assert_eq!(passed_on(&start, &men).turn(), Color::Black);
/// ```
pub fn passed_on(before: &Position, now: &Position) -> Position {
    let pawn_or_capture = before.role(Role::Pawn) != now.role(Role::Pawn)
        || before.occupied().len() != now.occupied().len();
    now.passed_on(before.turn(), pawn_or_capture)
}
