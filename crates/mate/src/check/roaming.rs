//! Whether groups of positions leave nothing out.
//!
//! Every position of every group is put on the board, one by one; none may be the
//! mate, and each of its moves must lead into one of the groups. What is more than
//! can be reached does no harm.

use super::{Rejection, is_ordinary, material};
use crate::{Place, Roaming};
use hashbrown::HashMap;
use touchmove_board::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Square};

/// What makes a group: men by kind and colour, the other king, who is to move, and where a
/// pawn can be captured en passant.
type Group = ([Bitboard; 6], Bitboard, Color, Option<Square>);

pub(super) fn holds(start: &Position, winner: Color, proof: &Roaming) -> Result<(), Rejection> {
    if !is_ordinary(start) || !start.castling_rooks().is_empty() {
        return Err(Rejection::Closure);
    }
    let mut groups: HashMap<Group, Bitboard> = HashMap::new();
    for place in &proof.places {
        let known = groups.entry(of_place(place, proof.roamer)).or_default();
        *known |= place.roams;
    }
    let known = |position: &Position| -> Option<()> {
        let king = position.king(proof.roamer)?;
        groups.get(&of_position(position, king)).filter(|roams| roams.contains(king))?;
        Some(())
    };
    known(start).ok_or(Rejection::Closure)?;
    for place in &proof.places {
        for king in place.roams {
            let position = position(place, proof.roamer, king).ok_or(Rejection::Closure)?;
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

fn of_place(place: &Place, roamer: Color) -> Group {
    let king = Some(Piece { color: roamer.other(), role: Role::King });
    let men = place.men.with_piece(place.other, king);
    let roles = Role::ALL.map(|role| men.role(role));
    (roles, men.color(Color::White), men.turn(), place.men.passed_square())
}

/// The position on the board; nothing where a king would stand on a man or the position
/// is none of which theorems speak.
fn position(place: &Place, roamer: Color, king: Square) -> Option<Position> {
    let both = [(place.other, roamer.other()), (king, roamer)];
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
        Some(passed) => double_advance(with_kings(before(&place.men, passed)?), passed)?,
    };
    let same = of_position(&position, king) == of_place(place, roamer);
    (free && kingless && same && is_ordinary(&position)).then_some(position)
}

/// The men before the pawn passed over that square.
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
