//! Mutations of hard positions: pieces are moved, added or removed, or files are mirrored.

use crate::dice::Dice;
use touchmove_board::{Color, Piece, Position, Role, Square};

/// Returns a position with one to three changes. Returns `None` if the result is illegal.
pub fn mutated(position: &Position, dice: &mut Dice) -> Option<Position> {
    let mut changed = without_rights(position);
    if dice.below(2) == 0 {
        changed = mirrored(&changed);
    }
    for _ in 0..1 + dice.below(3) {
        changed = match dice.below(3) {
            0 => moved(&changed, dice),
            1 => added(&changed, dice),
            _ => taken(&changed, dice),
        };
    }
    is_playable(&changed).then_some(changed)
}

fn is_playable(position: &Position) -> bool {
    let one_king = |color| position.pieces(color, Role::King).len() == 1;
    Color::ALL.into_iter().all(one_king)
        && position.checkers(position.turn().other()).is_empty()
        && position.has_legal_move()
}

/// Removes castling and en passant rights.
fn without_rights(position: &Position) -> Position {
    Position::of_pieces(position.turn(), |color, role| position.pieces(color, role))
}

fn mirrored(position: &Position) -> Position {
    let men = position.occupied().filter_map(|square| {
        let to = Square::at(7 - square.file(), square.rank())?;
        Some((to, position.piece_at(square)?))
    });
    men.fold(Position::empty(position.turn()), |board, (to, man)| board.with_piece(to, Some(man)))
}

fn moved(position: &Position, dice: &mut Dice) -> Position {
    let men: Vec<Square> = position.occupied().collect();
    let from = dice.pick(&men);
    let Some(man) = position.piece_at(from) else { return *position };
    put(&position.with_piece(from, None), man, dice)
}

fn added(position: &Position, dice: &mut Dice) -> Position {
    let roles = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    put(position, Piece { color: dice.pick(&Color::ALL), role: dice.pick(&roles) }, dice)
}

fn taken(position: &Position, dice: &mut Dice) -> Position {
    let men: Vec<Square> = position.occupied().without(position.role(Role::King)).collect();
    if men.is_empty() { *position } else { position.with_piece(dice.pick(&men), None) }
}

fn put(position: &Position, man: Piece, dice: &mut Dice) -> Position {
    let may = |square: &Square| {
        let no_pawns = matches!(square.rank(), 0 | 7);
        let fits = !no_pawns || man.role != Role::Pawn;
        fits && !position.occupied().contains(*square)
    };
    let free: Vec<Square> = Square::all().filter(may).collect();
    if free.is_empty() { *position } else { position.with_piece(dice.pick(&free), Some(man)) }
}
