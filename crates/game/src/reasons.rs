//! Why a completed move was not legal: the requirements it fails, each with
//! the article that asks for it (Article 3).

use crate::game::Game;
use crate::ply::Ply;
use touchmove_board::{Bitboard, IllegalReason, Position, Role, Square};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::moves_of_the_pieces::failed;
use touchmove_laws::{Effect, Note, Provision, Ruling};

/// A move by from-to, as a hand makes it.
type Step = (Square, Square, Option<Role>);

impl Game {
    /// The reasons against a move that is not legal; none against others.
    pub(crate) fn reasons(&self, ply: &Ply) -> Vec<Ruling> {
        if ply.irregularity != Some(Irregularity::NotLegal) {
            return Vec::new();
        }
        let Some((from, to, promotion)) = step(&ply.before, &ply.after) else {
            return self.ruled(Provision::IllegalMove, Effect::Noted { what: Note::NoSingleMove });
        };
        let reasons = ply.before.why_illegal(from, to, promotion);
        let reason = |&reason| {
            let r#move = format!("{from}{to}");
            let by = pieces(&ply.before, by(&reason));
            self.reason(reason, Note::IllegalBecause { r#move, reason, by })
        };
        reasons.iter().filter_map(reason).collect()
    }

    fn reason(&self, reason: IllegalReason, what: Note) -> Option<Ruling> {
        let effect = Effect::Noted { what };
        let ruling = Ruling::under(self.regulations.edition, failed(&reason), effect)?;
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
