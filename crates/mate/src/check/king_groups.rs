//! Check of king groups: no move may lead out of the groups.
//!
//! Every position of every group is set up on the board. No such position may be the mate, and each
//! move must lead to a position in one of the groups. The groups may contain unreachable positions.

use super::{Rejection, is_ordinary, material};
use crate::{KingGroup, KingGroups};
use hashbrown::HashMap;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Square};

/// Identity of a group: pieces by role and colour, the other king, the player to move, and the en
/// passant square.
type Group = ([Bitboard; 6], Bitboard, Color, Option<Square>);

pub(super) fn holds(start: &Position, winner: Color, proof: &KingGroups) -> Result<(), Rejection> {
    if !is_ordinary(start) || !start.castling_rooks().is_empty() {
        return Err(Rejection::Closure);
    }
    let mut groups: HashMap<Group, Bitboard> = HashMap::new();
    for place in &proof.groups {
        let known = groups.entry(of_place(place, proof.king_color)).or_default();
        *known |= place.king_squares;
    }
    let known = |position: &Position| -> Option<()> {
        let king = position.king(proof.king_color)?;
        groups
            .get(&of_position(position, king))
            .filter(|king_squares| king_squares.contains(king))?;
        Some(())
    };
    known(start).ok_or(Rejection::Closure)?;
    for place in &proof.groups {
        for king in place.king_squares {
            let position = position(place, proof.king_color, king).ok_or(Rejection::Closure)?;
            if position.turn() != winner && position.is_checkmate() {
                return Err(Rejection::Mate);
            }
            if material::any(&position, winner) {
                continue;
            }
            let moves = position.legal_moves();
            let complete = moves.len() == position.count_legal_moves() as usize;
            let inside = moves.iter().all(|&mv| known(&position.after(mv)).is_some());
            (complete && inside).then_some(()).ok_or(Rejection::Closure)?;
        }
    }
    Ok(())
}

fn of_position(position: &Position, king: Square) -> Group {
    let roles = Role::ALL.map(|role| position.role(role).without(king.into()));
    let white = position.color(Color::White).without(king.into());
    (roles, white, position.turn(), position.passed_square())
}

fn of_place(place: &KingGroup, king_color: Color) -> Group {
    let king = Some(Piece { color: king_color.other(), role: Role::King });
    let men = place.men.with_piece(place.other, king);
    let roles = Role::ALL.map(|role| men.role(role));
    (roles, men.color(Color::White), men.turn(), place.men.passed_square())
}

/// Returns the position with both kings. Returns `None` if the square of a king is occupied or the
/// position is not ordinary.
fn position(place: &KingGroup, king_color: Color, king: Square) -> Option<Position> {
    let both = [(place.other, king_color.other()), (king, king_color)];
    let with_kings = |men: Position| {
        both.into_iter().fold(men, |men, (square, color)| {
            men.with_piece(square, Some(Piece { color, role: Role::King }))
        })
    };
    let free = king != place.other
        && both.iter().all(|(square, _)| !place.men.occupied().contains(*square));
    let kingless = place.men.role(Role::King).is_empty();
    let position = match place.men.passed_square() {
        None => with_kings(place.men),
        // The en passant square is set by playing the double advance.
        Some(passed) => double_advance(with_kings(before(&place.men, passed)?), passed)?,
    };
    let same = of_position(&position, king) == of_place(place, king_color);
    (free && kingless && same && is_ordinary(&position)).then_some(position)
}

/// Returns the pieces as they were before a pawn passed over the square `passed`.
fn before(men: &Position, passed: Square) -> Option<Position> {
    let (home, to) = way(men.turn().other(), passed)?;
    let pawn = men.piece_at(to);
    Some(men.with_piece(to, None).with_piece(home, pawn).with_turn(men.turn().other()))
}

fn double_advance(before: Position, passed: Square) -> Option<Position> {
    let (from, to) = way(before.turn(), passed)?;
    Some(before.after(Move { from, to, role: Role::Pawn, kind: MoveKind::DoubleAdvance }))
}

fn way(mover: Color, passed: Square) -> Option<(Square, Square)> {
    let (back, on) = if mover == Color::White { (-1, 1) } else { (1, -1) };
    let at = |step| Square::at(passed.file(), passed.rank().checked_add_signed(step)?);
    Some((at(back)?, at(on)?))
}
