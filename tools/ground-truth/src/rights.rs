//! Castling and en passant rights of a placement.

use crate::solve::Tables;
use touchmove_board::{Color, Fen, Position, Role, Square, Wing};

/// Returns a copy of the position for each single right that its squares allow. Such a right is
/// castling with a rook on the king's first rank (Chess960 included). It may also be en passant
/// against a pawn that can just have advanced two squares.
pub(crate) fn with_rights(position: &Position) -> Vec<Position> {
    castling(position).chain(en_passant(position)).collect()
}

fn castling(position: &Position) -> impl Iterator<Item = Position> {
    let rooks = Color::ALL.into_iter().flat_map(|color| {
        let rank = if color == Color::White { 0 } else { 7 };
        let king = position.king(color).filter(|king| king.rank() == rank);
        let king = king.filter(|king| !matches!(king.file(), 0 | 7));
        let rooks = position.pieces(color, Role::Rook).filter(move |rook| rook.rank() == rank);
        rooks.filter(move |_| king.is_some()).map(move |rook| (color, rook))
    });
    rooks.filter_map(|(color, rook)| {
        let letter = (b'a' + rook.file()) as char;
        let letter = if color == Color::White { letter.to_ascii_uppercase() } else { letter };
        let position = edited(position, 2, &letter.to_string())?;
        let kept = Wing::ALL.iter().any(|&w| position.castling_rook(color, w) == Some(rook));
        kept.then_some(position)
    })
}

fn en_passant(position: &Position) -> impl Iterator<Item = Position> {
    let mover = position.turn().other();
    let (rank, back) = if mover == Color::White { (3, -1) } else { (4, 1) };
    let pawns = position.pieces(mover, Role::Pawn).filter(move |pawn| pawn.rank() == rank);
    pawns.filter_map(move |pawn| {
        let behind = |steps: i8| {
            let rank = pawn.rank().checked_add_signed(back * steps)?;
            Square::at(pawn.file(), rank).filter(|s| !position.occupied().contains(*s))
        };
        let (passed, _home) = (behind(1)?, behind(2)?);
        let position = edited(position, 3, &passed.to_string())?;
        position.en_passant().is_some().then_some(position)
    })
}

/// Returns the position with one field of its FEN replaced.
fn edited(position: &Position, field: usize, text: &str) -> Option<Position> {
    let fen = position.fen();
    let fields: Vec<&str> =
        fen.split(' ').enumerate().map(|(i, old)| if i == field { text } else { old }).collect();
    Fen::parse(&fields.join(" ")).ok()
}

/// Returns whether the player can mate in a position with one of these rights. A right only adds
/// moves and can be used at once. A player who can mate without the right can therefore also mate
/// with it, unless the position is already checkmate.
pub(crate) fn can(tables: &Tables, position: &Position, player: Color) -> Option<bool> {
    if position.castling_rooks().is_empty() {
        let mut after = position.legal_moves().into_iter().map(|mv| position.after(mv));
        return Some(after.any(|after| tables.can(&after, player) == Some(true)));
    }
    let without = edited(position, 2, "-")?;
    tables.can(&without, player).filter(|can| *can)
}
