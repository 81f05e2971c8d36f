//! The 960 start positions by number (Guidelines II in 2023).

use crate::{Color, Piece, Position, Role, Square};
use alloc::vec::Vec;

/// Returns the start position with the given number, 0 to 959. Number 518 is the start position of
/// ordinary chess.
///
/// ```
/// use touchmove_board::{chess960, Position};
/// assert_eq!(chess960::start_position(518), Some(Position::default()));
/// assert_eq!(chess960::start_position(960), None);
/// ```
pub fn start_position(number: u16) -> Option<Position> {
    let rank = back_rank(number)?;
    let mut position = Position::empty(Color::White);
    for (file, &role) in (0..8).zip(&rank) {
        let setup = [
            (0, Color::White, role),
            (1, Color::White, Role::Pawn),
            (6, Color::Black, Role::Pawn),
            (7, Color::Black, role),
        ];
        for (rank, color, role) in setup {
            position.put(Square::at(file, rank)?, Some(Piece { color, role }));
        }
    }
    position.planes.grant_castling(position.role(Role::Rook));
    Some(position)
}

/// Returns the number of a start position, or `None` for other positions.
///
/// A start position has all its castling rights and White to move. The counters are ignored.
///
/// ```
/// use touchmove_board::{chess960, Color, Position};
/// assert_eq!(chess960::number(&Position::default()), Some(518));
/// assert_eq!(chess960::number(&Position::default().with_turn(Color::Black)), None);
/// ```
pub fn number(position: &Position) -> Option<u16> {
    let rank = Square::all().take(8).map(|square| position.piece_at(square).map(|p| p.role));
    let number = number_of(&rank.collect::<Option<Vec<Role>>>()?)?;
    start_position(number)?.same_position(position).then_some(number)
}

/// Returns the number of the start position with these pieces on the first rank, if there is one.
fn number_of(rank: &[Role]) -> Option<u16> {
    let bishop = |parity| (0..8).find(|f| f % 2 == parity && rank.get(*f) == Some(&Role::Bishop));
    let (light, dark) = (bishop(1)?, bishop(0)?);
    let others = || rank.iter().filter(|&&role| role != Role::Bishop);
    let queen = others().position(|&role| role == Role::Queen)?;
    let mut places = others().filter(|&&role| role != Role::Queen).zip(0..);
    let mut knight = || places.find(|(role, _)| **role == Role::Knight).map(|(_, place)| place);
    let pair = (knight()?, knight()?);
    let knights = (0..10).find(|&index| knights(index) == pair)?;
    Some(light as u16 / 2 + 4 * (dark as u16 / 2) + 16 * queen as u16 + 96 * knights)
}

/// Returns the pieces of the first rank from the a-file on.
///
/// The usual numbering places the bishops first, then the queen. A table gives the squares of the
/// knights. The remaining squares hold rook, king and rook.
fn back_rank(number: u16) -> Option<[Role; 8]> {
    if number >= 960 {
        return None;
    }
    let mut rank = [None; 8];
    rank[(number % 4) as usize * 2 + 1] = Some(Role::Bishop);
    rank[(number / 4 % 4) as usize * 2] = Some(Role::Bishop);
    place(&mut rank, (number / 16 % 6) as usize, Role::Queen);
    let (first, second) = knights(number / 96);
    // Place the second knight first, because it does not shift the index of the first.
    place(&mut rank, second, Role::Knight);
    place(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        place(&mut rank, 0, role);
    }
    Some(rank.map(|role| role.unwrap_or(Role::Rook)))
}

/// Places a piece on the free square with the given index, if there is one.
fn place(rank: &mut [Option<Role>; 8], free: usize, role: Role) {
    if let Some(square) = rank.iter_mut().filter(|s| s.is_none()).nth(free) {
        *square = Some(role);
    }
}

/// Returns the indices of the two knights among the five free squares, in lexical order.
fn knights(index: u16) -> (usize, usize) {
    let pairs = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b)));
    pairs.into_iter().nth(index as usize).unwrap_or((0, 1))
}
