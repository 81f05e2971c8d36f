//! Resolution of a written move in a position.

use super::pawn::{PawnMove, departure, moves_to};
use super::reach::{legally_reaching, reaching};
use super::{SanError, SanMove, SanShape, SanStep};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Move, MoveKind, Position, Role, Square, Wing};

pub(super) fn resolve(written: &SanMove, position: &Position) -> Result<Move, SanError> {
    match &written.shape {
        SanShape::Castling(wing) => castling(position, *wing),
        SanShape::Step(step) => resolve_step(position, step),
    }
}

fn castling(position: &Position, wing: Wing) -> Result<Move, SanError> {
    let king = position.king(position.turn()).map_or(Bitboard::EMPTY, Bitboard::of);
    position
        .castling_move(wing)
        .ok_or(SanError::Illegal { pieces: king, reaching: Bitboard::EMPTY })
}

/// Matching moves. A second match is rare, so the list is allocated only when there is one.
#[derive(Default)]
struct Found {
    first: Option<Move>,
    more: Vec<Move>,
}

impl Found {
    fn push(&mut self, mv: Move) {
        match self.first {
            None => self.first = Some(mv),
            Some(_) => self.more.push(mv),
        }
    }
}

/// Finds the only matching move. Returns an error if none or several match.
fn resolve_step(position: &Position, step: &SanStep) -> Result<Move, SanError> {
    let written = departure(step);
    let Some(role) = step.role.or_else(|| own_role(position, written)) else {
        return Err(SanError::Illegal { pieces: written, reaching: Bitboard::EMPTY });
    };
    let mut found = Found::default();
    match role {
        Role::Pawn => pawn_moves(position, step, &mut found),
        _ => piece_moves(position, step, role, &mut found),
    }
    match (found.first, found.more.is_empty()) {
        (Some(mv), true) => Ok(mv),
        (Some(mv), false) => Err(SanError::Ambiguous([vec![mv], found.more].concat())),
        (None, _) => castling_by_squares(position, step, role),
    }
}

/// Returns the role of the player's piece on a square, for texts without a piece letter such as
/// `g1f3`.
fn own_role(position: &Position, square: Bitboard) -> Option<Role> {
    let piece = position.piece_at(square.first()?)?;
    (piece.color == position.turn()).then_some(piece.role)
}

fn piece_moves(position: &Position, step: &SanStep, role: Role, found: &mut Found) {
    let Some(to) = arrival(step).filter(|_| step.promotion.is_none()) else { return };
    for from in legally_reaching(position, role, to, departure(step)) {
        found.push(Move { from, to, role, kind: MoveKind::Step });
    }
}

fn arrival(step: &SanStep) -> Option<Square> {
    Square::at(step.to_file, step.to_rank?)
}

/// Returns the possible squares of arrival of a pawn. There are several if the rank is missing, as
/// in `ed`.
fn arrivals(step: &SanStep) -> impl Iterator<Item = Square> {
    let ranks = step.to_rank.map_or(0..8, |rank| rank..rank.saturating_add(1));
    ranks.filter_map(|rank| Square::at(step.to_file, rank))
}

fn pawn_moves(position: &Position, step: &SanStep, found: &mut Found) {
    for to in arrivals(step) {
        for pawn in moves_to(position, step, to) {
            if position.leaves_king_safe(pawn.from, to, pawn.captured) {
                add_pawn_move(&pawn, step.promotion, found);
            }
        }
    }
}

fn add_pawn_move(pawn: &PawnMove, promotion: Option<Role>, found: &mut Found) {
    let mv = Move { from: pawn.from, to: pawn.to, role: Role::Pawn, kind: pawn.kind };
    let last = matches!(pawn.to.rank(), 0 | 7);
    for role in Role::PROMOTIONS.into_iter().filter(|role| promotion.is_none_or(|p| p == *role)) {
        if last {
            found.push(Move { kind: MoveKind::Promotion(role), ..mv });
        }
    }
    if !last && promotion.is_none() {
        found.push(mv);
    }
}

/// Resolves castling in the form of engines, from the king's square to its target or to the rook.
fn castling_by_squares(position: &Position, step: &SanStep, role: Role) -> Result<Move, SanError> {
    let from = departure(step);
    let squares = from.first().zip(arrival(step)).filter(|_| from.len() == 1);
    if let Some((from, to)) = squares.filter(|_| role == Role::King) {
        let found = position.find_move(from, to, step.promotion);
        if let Some(mv) = found.filter(|mv| mv.wing().is_some()) {
            return Ok(mv);
        }
    }
    Err(illegal(position, step, role))
}

fn illegal(position: &Position, step: &SanStep, role: Role) -> SanError {
    let written = departure(step);
    let pieces = position.pieces(position.turn(), role) & written;
    let reaching = match (role, arrival(step)) {
        (Role::Pawn, _) => {
            let moves = arrivals(step).flat_map(|to| moves_to(position, step, to));
            moves.map(|pawn| pawn.from).collect()
        }
        (_, Some(to)) => reaching(position, role, to) & written,
        (_, None) => Bitboard::EMPTY,
    };
    SanError::Illegal { pieces, reaching }
}
