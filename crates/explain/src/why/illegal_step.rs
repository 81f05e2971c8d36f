//! An illegal step and one reason against it, read from the facts of `moves_of_the_pieces`.

use crate::message::Message;
use serde_json::{Map, Value};
use touchmove_board::{Bitboard, Fen, IllegalReason, Position, Role, Square, Wing};

pub(super) struct IllegalStep {
    pub position: Position,
    pub from: Square,
    pub to: Square,
    promotion: Option<Role>,
    pub reason: IllegalReason,
}

impl IllegalStep {
    /// Reads the facts. Returns `None` if a fact is missing.
    pub fn of(facts: &Map<String, Value>) -> Option<IllegalStep> {
        let text = |name: &str| facts.get(name)?.as_str();
        let position = Fen::parse(text("before")?).ok()?;
        let step = text("step")?;
        let (from, to) = (step.get(..2)?.parse().ok()?, step.get(2..)?.parse().ok()?);
        let promotion = text("promotion").and_then(|role| role.parse().ok());
        let reason = reason(&position, (from, to, promotion), text("reason")?)?;
        Some(IllegalStep { position, from, to, promotion, reason })
    }

    /// Returns the message that describes the move.
    pub fn moved(&self) -> Message {
        let role = self.position.piece_at(self.from).map(|piece| piece.role);
        let message = match (role, self.promotion) {
            _ if is_castling(&self.reason) => Message::new("why-move-castling"),
            (Some(Role::Pawn), Some(role)) => Message::new("why-move-promoted").with("role", role),
            _ => Message::new("why-move"),
        };
        message
            .player(self.position.turn())
            .with("piece", role.map_or("-".to_owned(), |role| role.to_string()))
            .with("wing", if self.to > self.from { Wing::Kingside } else { Wing::Queenside })
            .with("from", self.from)
            .with("to", self.to)
    }
}

/// Finds a reason by its name. For the board, castling is a king's step onto its rook, but the
/// facts give the king's destination.
fn reason(
    position: &Position,
    (from, to, promotion): (Square, Square, Option<Role>),
    id: &str,
) -> Option<IllegalReason> {
    let rooks = Wing::ALL.into_iter().filter_map(|wing| {
        let rooks = position.pieces(position.turn(), Role::Rook) & Bitboard::rank(from.rank());
        let beyond = |rook: &Square| (*rook > from) == (wing == Wing::Kingside);
        position.castling_rook(position.turn(), wing).or_else(|| rooks.clone().find(beyond))
    });
    let ways = [to].into_iter().chain(rooks.filter(|rook| (*rook > from) == (to > from)));
    ways.flat_map(|to| position.why_illegal(from, to, promotion)).find(|reason| reason.name() == id)
}

const fn is_castling(reason: &IllegalReason) -> bool {
    matches!(
        reason,
        IllegalReason::CastlingRightLost(_)
            | IllegalReason::CastlingNoRook(_)
            | IllegalReason::CastlingBlocked { .. }
            | IllegalReason::CastlingInCheck { .. }
            | IllegalReason::CastlingThroughCheck { .. }
            | IllegalReason::CastlingIntoCheck { .. }
    )
}
