//! Why a completed move was not legal: the requirements it fails, each with
//! the article that asks for it (Article 3).

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

/// A move by from-to, as a hand makes it.
type Step = (Square, Square, Option<Role>);

/// Rules what was just asked about a move, with the reasons against it after the first ruling:
/// what it was comes before what follows from it.
pub(in crate::hearings) fn after_the_first(
    on: &mut Proceedings<'_>,
    mut ruled: Vec<Ruling>,
    ply: &Ply,
) {
    let rest = ruled.split_off(ruled.len().min(1));
    on.rule(ruled);
    against(on, ply);
    on.rule(rest);
}

/// Notes the reasons against a move that is not legal; none against others.
pub(in crate::hearings) fn against(on: &mut Proceedings<'_>, ply: &Ply) {
    if ply.irregularity != Some(Irregularity::NotLegal) {
        return;
    }
    match reasons(&ply.before(), &ply.after()) {
        Some((step, reasons)) => note(on, &ply.before(), step, &reasons),
        None => on.decide(&MovesOfThePieces::NoSingleMove),
    }
}

/// Notes the reasons against an illegal step, made or written.
pub(in crate::hearings) fn against_step(
    on: &mut Proceedings<'_>,
    before: &Position,
    after: &Position,
) {
    if let Some((step, reasons)) = reasons(before, after) {
        note(on, before, step, &reasons);
    }
}

fn note(on: &mut Proceedings<'_>, before: &Position, step: Step, reasons: &[IllegalReason]) {
    let (from, to, promotion) = step;
    let step = &format!("{from}{to}");
    for reason in reasons {
        let by = pieces(before, reason.attackers());
        on.decide(&MovesOfThePieces::Against { before, step, promotion, reason, by });
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

/// The reasons against castling, if that is what the hand has done: moved a
/// rook, and the king too unless it stands where castling takes it (Chess960).
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

/// The move that leads from one position to the other, where it is one: of
/// one own piece, or of king and rook.
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
