//! Reasons why a completed move is illegal, each with its article (Article 3).

use crate::proceedings::Proceedings;
use crate::state::ply::Ply;
use alloc::format;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, IllegalReason, Position, Role, Square, Wing};
use touchmove_laws::Ruling;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move;
use touchmove_laws::rules::moves_of_the_pieces::MovesOfThePieces;
use touchmove_notation::unchecked_moves;

/// A move by squares, as made by hand.
type Step = (Square, Square, Option<Role>);

/// Carries out the rulings of a rule. After the first ruling it inserts the reasons for the
/// illegality, so that the finding precedes its consequences.
pub(in crate::hearings) fn after_the_first(
    proceedings: &mut Proceedings<'_>,
    mut ruled: Vec<Ruling>,
    ply: &Ply,
) {
    let rest = ruled.split_off(ruled.len().min(1));
    proceedings.rule(ruled);
    against(proceedings, ply);
    proceedings.rule(rest);
}

/// Notes the reasons why a move is illegal. Does nothing for a legal move.
pub(in crate::hearings) fn against(proceedings: &mut Proceedings<'_>, ply: &Ply) {
    if ply.irregularity != Some(Irregularity::NotLegal) {
        return;
    }
    match reasons(&ply.before(), &ply.after()) {
        Some((step, reasons)) => note(proceedings, &ply.before(), step, &reasons),
        None => proceedings.decide(&no_single_move(&ply.before(), &ply.after())),
    }
}

/// Largest number of differences that still resembles a move.
const MOST_DIFFERENCES: usize = 4;

/// Compares the board with the position after the nearest legal move, which differs on the fewest
/// squares.
fn no_single_move(before: &Position, after: &Position) -> MovesOfThePieces<'static> {
    let moved = before.legal_moves().into_iter().map(|mv| before.after(mv));
    let differing = |made: Position| -> Vec<(Square, Option<Role>)> {
        let differs = |square: &Square| made.piece_at(*square) != after.piece_at(*square);
        let squares = Square::all().filter(differs);
        squares.map(|square| (square, after.piece_at(square).map(|piece| piece.role))).collect()
    };
    let nearest = moved.chain([*before]).map(differing).min_by_key(Vec::len);
    let nearest = nearest.filter(|all| all.len() <= MOST_DIFFERENCES).unwrap_or_default();
    MovesOfThePieces::NoSingleMove {
        unexplained: nearest.iter().filter_map(|(at, role)| Some(((*role)?, *at))).collect(),
        emptied: nearest.iter().filter(|(_, role)| role.is_none()).map(|(at, _)| *at).collect(),
    }
}

/// Notes the reasons why a step is illegal. The step may be made or written.
pub(in crate::hearings) fn against_step(
    proceedings: &mut Proceedings<'_>,
    before: &Position,
    after: &Position,
) {
    if let Some((step, reasons)) = reasons(before, after) {
        note(proceedings, before, step, &reasons);
    }
}

fn note(
    proceedings: &mut Proceedings<'_>,
    before: &Position,
    step: Step,
    reasons: &[IllegalReason],
) {
    let (from, to, promotion) = step;
    let step = &format!("{from}{to}");
    for reason in reasons {
        let by = pieces(before, reason.attackers());
        proceedings.decide(&MovesOfThePieces::Against { before, step, promotion, reason, by });
    }
}

fn reasons(before: &Position, after: &Position) -> Option<(Step, Vec<IllegalReason>)> {
    against_castling(before, after).or_else(|| {
        let (from, to, promotion) = step(before, after)?;
        Some(((from, to, promotion), before.why_illegal(from, to, promotion)))
    })
}

fn pieces(position: &Position, squares: Bitboard) -> Vec<(Role, Square)> {
    squares.filter_map(|square| Some((position.piece_at(square)?.role, square))).collect()
}

/// Returns the reasons against castling, if king and rook moved as in castling. In Chess960 the
/// king may already be on its destination square.
fn against_castling(before: &Position, after: &Position) -> Option<(Step, Vec<IllegalReason>)> {
    let rook = castled_rook(before, after)?;
    let (king, to) = (before.king(before.turn())?, after.king(before.turn())?);
    let mut reasons = before.why_illegal(king, rook, None);
    reasons.retain(|reason| !matches!(reason, IllegalReason::OwnPieceThere(_)));
    Some(((king, to, None), reasons))
}

fn castled_rook(before: &Position, after: &Position) -> Option<Square> {
    let own = before.turn();
    let king = before.king(own)?;
    let right = |rook| Wing::ALL.iter().any(|&w| before.castling_rook(own, w) == Some(rook));
    let meant = |rook: &Square| {
        let castled = unchecked_moves::after_castling(before, king, *rook);
        let rook_stays = after.pieces(own, Role::Rook).contains(*rook);
        !rook_stays
            && castled.is_some_and(|castled| made_move::same_placement(&castled, after))
            && (after.king(own) != Some(king) || right(*rook))
    };
    (before.pieces(own, Role::Rook) & Bitboard::rank(king.rank())).find(meant)
}

/// Returns the move that leads from one position to the other. It moves one own piece, or king and
/// rook.
fn step(before: &Position, after: &Position) -> Option<Step> {
    let own = before.turn();
    let moved = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
    let left: Bitboard = before.color(own).without(after.color(own));
    let arrived: Vec<Square> = after.color(own).filter(moved).collect();
    let king = before.king(own).filter(|&king| left.contains(king));
    if let (Some(from), 2, Some(to)) = (king, left.len(), after.king(own)) {
        return Some((from, to, None));
    }
    let from = left.first().filter(|_| !left.has_several())?;
    let to = *arrived.first().filter(|_| arrived.len() == 1)?;
    let (was, is) = (before.piece_at(from)?.role, after.piece_at(to)?.role);
    Some((from, to, (was != is).then_some(is)))
}
