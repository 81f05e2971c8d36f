//! Why a completed move was not legal: the requirements it fails, each with
//! the article that asks for it (Article 3).

use crate::game::Game;
use crate::moves;
use crate::ply::Ply;
use touchmove_board::{Bitboard, IllegalReason, Position, Role, Square, Wing};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move;
use touchmove_laws::rules::moves_of_the_pieces::{failed, failed_besides};
use touchmove_laws::{Effect, Note, Provision, Ruling};

/// A move by from-to, as a hand makes it.
type Step = (Square, Square, Option<Role>);

impl Game {
    /// The reasons against a move that is not legal; none against others.
    pub(crate) fn reasons(&self, ply: &Ply) -> Vec<Ruling> {
        if ply.irregularity != Some(Irregularity::NotLegal) {
            return Vec::new();
        }
        let found = against_castling(&ply.before(), &ply.after()).or_else(|| {
            let (from, to, promotion) = step(&ply.before(), &ply.after())?;
            Some((format!("{from}{to}"), ply.before().why_illegal(from, to, promotion)))
        });
        let Some((step, reasons)) = found else {
            return self.ruled(Provision::IllegalMove, Effect::Noted { what: Note::NoSingleMove });
        };
        reasons.iter().filter_map(|reason| self.reason(&ply.before(), &step, reason)).collect()
    }

    fn reason(&self, before: &Position, step: &str, reason: &IllegalReason) -> Option<Ruling> {
        let (r#move, by) = (step.to_owned(), pieces(before, by(reason)));
        let what = Note::IllegalBecause { r#move, reason: *reason, by };
        let effect = Effect::Noted { what };
        let ruling = Ruling::under(self.regulations.edition, failed(reason), effect)?;
        let ruling = match failed_besides(before, reason) {
            Some(provision) => ruling.and(provision),
            None => ruling,
        };
        Some(ruling.and(Provision::IllegalMove))
    }
}

/// The pieces that attack a square that must not be attacked.
fn by(reason: &IllegalReason) -> Bitboard {
    match *reason {
        IllegalReason::KingLeftInCheck { by }
        | IllegalReason::KingExposed { by }
        | IllegalReason::KingMovesIntoCheck { by }
        | IllegalReason::CastlingInCheck { by }
        | IllegalReason::CastlingThroughCheck { by, .. }
        | IllegalReason::CastlingIntoCheck { by } => by,
        _ => Bitboard::EMPTY,
    }
}

fn pieces(position: &Position, squares: Bitboard) -> Vec<(Role, Square)> {
    squares.filter_map(|square| Some((position.piece_at(square)?.role, square))).collect()
}

/// The reasons against castling, if that is what the hand has done: moved a
/// rook, and the king too unless it stands where castling takes it (Chess960).
fn against_castling(before: &Position, after: &Position) -> Option<(String, Vec<IllegalReason>)> {
    let rook = castled_rook(before, after)?;
    let (king, to) = (before.king(before.turn())?, after.king(before.turn())?);
    let mut reasons = before.why_illegal(king, rook, None);
    reasons.retain(|reason| !matches!(reason, IllegalReason::OwnPieceThere(_)));
    Some((format!("{king}{to}"), reasons))
}

fn castled_rook(before: &Position, after: &Position) -> Option<Square> {
    let own = before.turn();
    let king = before.king(own)?;
    let right = |rook| Wing::ALL.iter().any(|&w| before.castling_rook(own, w) == Some(rook));
    let meant = |rook: &Square| {
        let castled = moves::with_both_moved(before, king, *rook);
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
