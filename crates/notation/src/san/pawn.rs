//! Pawn moves, found backwards from the square of arrival.

use super::SanStep;
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{Bitboard, Color, MoveKind, Position, Role, Square};

/// Pawn move that may still be illegal because of a check or a pin.
pub(super) struct PawnMove {
    pub from: Square,
    pub to: Square,
    /// Kind of the move. A promotion is not considered.
    pub kind: MoveKind,
    /// Pawn captured en passant.
    pub captured: Bitboard,
}

/// Returns every pawn move to the square of arrival that matches the written step.
pub(super) fn moves_to(
    position: &Position,
    step: &SanStep,
    to: Square,
) -> impl Iterator<Item = PawnMove> {
    let straight = step.from_file.is_none_or(|file| file == to.file());
    let advance = (straight && !step.capture).then(|| advance(position, to)).flatten();
    let captures = if step.capture || !straight { captures(position, to) } else { None };
    let (kind, captured, origins) =
        captures.unwrap_or((MoveKind::Step, Bitboard::EMPTY, Bitboard::EMPTY));
    let capturing = origins.map(move |from| PawnMove { from, to, kind, captured });
    let written = departure(step);
    advance.into_iter().chain(capturing).filter(move |mv| written.contains(mv.from))
}

/// Returns the pawn that can advance to the square `to`, by one or two ranks.
pub(super) fn advance(position: &Position, to: Square) -> Option<PawnMove> {
    let us = position.turn();
    let pawns = position.pieces(us, Role::Pawn);
    let (one, two) = (behind(us, to)?, behind(us, to).and_then(|square| behind(us, square)));
    let found = |from, kind| Some(PawnMove { from, to, kind, captured: Bitboard::EMPTY });
    let occupied = position.occupied();
    if occupied.contains(to) {
        return None;
    }
    if pawns.contains(one) {
        return found(one, MoveKind::Step);
    }
    let second = Bitboard::rank(if us == Color::White { 1 } else { 6 });
    let from = two.filter(|&two| (pawns & second).contains(two) && !occupied.contains(one))?;
    found(from, MoveKind::DoubleAdvance)
}

/// Returns the possible captures on a square: their kind, the pawn captured en passant, and the
/// capturing pawns.
fn captures(position: &Position, to: Square) -> Option<(MoveKind, Bitboard, Bitboard)> {
    let us = position.turn();
    let origins = pawn_attacks(us.other(), to) & position.pieces(us, Role::Pawn);
    let them = position.color(us.other());
    if them.without(position.role(Role::King)).contains(to) {
        return Some((MoveKind::Step, Bitboard::EMPTY, origins));
    }
    let captured = Bitboard::of(behind(us, to)?) & position.pieces(us.other(), Role::Pawn);
    let passed = position.passed_square() == Some(to) && !position.occupied().contains(to);
    (passed && !captured.is_empty()).then_some((MoveKind::EnPassant, captured, origins))
}

/// Returns the square one rank behind, from the player's point of view.
fn behind(us: Color, square: Square) -> Option<Square> {
    match us {
        Color::White => Square::at(square.file(), square.rank().checked_sub(1)?),
        Color::Black => Square::at(square.file(), square.rank() + 1),
    }
}

/// Returns the possible squares of departure that the text allows.
pub(super) fn departure(step: &SanStep) -> Bitboard {
    step.from_file.map_or(Bitboard::FULL, Bitboard::file)
        & step.from_rank.map_or(Bitboard::FULL, Bitboard::rank)
}
