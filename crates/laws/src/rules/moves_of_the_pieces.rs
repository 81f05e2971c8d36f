//! The articles on the moves of the pieces, which an illegal move violates.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | king-is-never-captured | 1.2 | 1.2 | 1.4.1 | 1.4.1 | 1.4.1 |
//! | piece-set | 2.2 | 2.2 | 2.2 | 2.2 | 2.2 |
//! | own-piece-on-square | 3.1 | 3.1 | 3.1 | 3.1 | 3.1 |
//! | attack | 3.1 | 3.1 | 3.1.2 | 3.1.2 | 3.1.2 |
//! | bishop-move | 3.2 | 3.2 | 3.2 | 3.2 | 3.2 |
//! | rook-move | 3.3 | 3.3 | 3.3 | 3.3 | 3.3 |
//! | queen-move | 3.4 | 3.4 | 3.4 | 3.4 | 3.4 |
//! | no-jumping | 3.5 | 3.5 | 3.5 | 3.5 | 3.5 |
//! | knight-move | 3.6 | 3.6 | 3.6 | 3.6 | 3.6 |
//! | pawn-advance | 3.7.a | 3.7.a | 3.7.1 | 3.7.1 | 3.7.1 |
//! | pawn-double-advance | 3.7.b | 3.7.b | 3.7.2 | 3.7.2 | 3.7.2 |
//! | pawn-capture | 3.7.c | 3.7.c | 3.7.3 | 3.7.3 | 3.7.3 |
//! | en-passant | 3.7.d | 3.7.d | 3.7.4.1 | 3.7.4.1 | 3.7.4.1 |
//! | en-passant-at-once | 3.7.d | 3.7.d | 3.7.4.2 | 3.7.4.2 | 3.7.4.2 |
//! | promotion | 3.7.e | 3.7.e | 3.7.5.1 | 3.7.5.1 | 3.7.5.1 |
//! | king-move | 3.8.a | 3.8.a | 3.8.1 | 3.8.1 | 3.8.1 |
//! | castling | 3.8.b | 3.8.b | 3.8.2 | 3.8.2 | 3.8.2 |
//! | castling-right-lost | 3.8.b(1) | 3.8.b(1) | 3.8.2.1 | 3.8.2.1 | 3.8.2.1 |
//! | castling-prevented | 3.8.b(2) | 3.8.b(2) | 3.8.2.2 | 3.8.2.2 | 3.8.2.2 |
//! | castling-under-attack | `3.8.b(2)[a]` | `3.8.b(2)[a]` | 3.8.2.2.1 | 3.8.2.2.1 | 3.8.2.2.1 |
//! | castling-blocked | `3.8.b(2)[b]` | `3.8.b(2)[b]` | 3.8.2.2.2 | 3.8.2.2.2 | 3.8.2.2.2 |
//! | check | 3.9 | 3.9 | 3.9.1 | 3.9.1 | 3.9.1 |
//! | no-self-check | 3.9 | 3.9 | 3.9.2 | 3.9.2 | 3.9.2 |
//! | legal-move | 4.6 | 3.10.a | 3.10.1 | 3.10.1 | 3.10.1 |
//! | illegal-move | 4.6 | 3.10.b | 3.10.2 | 3.10.2 | 3.10.2 |
//! | chess960-castling | F.3 | F.3 | GII.3 | GII.3 | GII.3 |
//! | (alternation) | 1.1 | 1.1 | 1.2 | 1.2 | 1.2 |

use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Note, Provision, Ruling};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{IllegalReason, Position, Role, Square, Wing};

/// An illegal move, with a requirement that it does not meet.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum MovesOfThePieces<'a> {
    /// A move does not meet a requirement, which is recorded with the articles.
    Against {
        /// The position before.
        before: &'a Position,
        /// The move, as from and to squares.
        step: &'a str,
        /// The piece of a promotion.
        promotion: Option<Role>,
        /// The requirement that the move does not meet.
        reason: &'a IllegalReason,
        /// The checking or blocking pieces with their squares.
        by: Vec<(Role, Square)>,
    },
    /// The acts on the board are not a single move.
    NoSingleMove {
        /// The pieces for which the nearest move does not account.
        unexplained: Vec<(Role, Square)>,
        /// The squares that the nearest move does not empty.
        emptied: Vec<Square>,
    },
}

impl Rule for MovesOfThePieces<'_> {
    const ID: RuleId = RuleId::MovesOfThePieces;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            MovesOfThePieces::Against { before, step, reason, ref by, .. } => {
                at_most_one(against(edition, before, step, reason, by.clone()))
            }
            MovesOfThePieces::NoSingleMove { ref unexplained, ref emptied } => {
                let under = Provision::IllegalMove;
                let noted = |what| Ruling::under(edition, under, Effect::Noted { what });
                let unexplained = (!unexplained.is_empty())
                    .then(|| Note::Unexplained { by: unexplained.clone() });
                let squares: Vec<String> = emptied.iter().map(ToString::to_string).collect();
                let emptied =
                    (!squares.is_empty()).then(|| Note::Emptied { squares: squares.join(" ") });
                let said = [Some(Note::NoSingleMove), unexplained, emptied].into_iter().flatten();
                said.filter_map(noted).collect()
            }
        }
    }
}

/// Returns the provision that a move violates for this reason.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::moves_of_the_pieces::violated_provision, Edition};
///
/// let start = Position::default();
/// let reasons = start.why_illegal("a1".parse().unwrap(), "a3".parse().unwrap(), None);
/// let article = Edition::Fide2023.cite(violated_provision(&reasons[0])).unwrap();
/// assert_eq!(article.number(), "3.5");
/// ```
pub const fn violated_provision(reason: &IllegalReason) -> Provision {
    match reason {
        IllegalReason::EmptySquare
        | IllegalReason::NoSuchPiece(_)
        | IllegalReason::SameSquare => Provision::LegalMove,
        IllegalReason::OpponentsPiece(_) => Provision::Alternation,
        IllegalReason::SpareKing => Provision::PieceSet,
        IllegalReason::OwnPieceThere(_) => Provision::OwnPieceOnSquare,
        IllegalReason::CapturesKing => Provision::KingIsNeverCaptured,
        IllegalReason::NotItsWay(role) => way_of(*role),
        IllegalReason::PathBlocked { .. } => Provision::NoJumping,
        IllegalReason::PawnNotOnFirstSquare | IllegalReason::PawnBlocked { advance: 2, .. } => {
            Provision::PawnDoubleAdvance
        }
        IllegalReason::PawnBackwards | IllegalReason::PawnBlocked { .. } => Provision::PawnAdvance,
        IllegalReason::PawnCapturesNothing => Provision::PawnCapture,
        IllegalReason::EnPassantTooLate { .. } => Provision::EnPassantAtOnce,
        IllegalReason::PromotionMissing
        | IllegalReason::PromotionTo(_)
        | IllegalReason::NoPromotion(_) => Provision::Promotion,
        IllegalReason::KingLeftInCheck { .. } | IllegalReason::KingExposed { .. } => {
            Provision::NoSelfCheck
        }
        IllegalReason::KingMovesIntoCheck { .. } => Provision::KingMove,
        IllegalReason::CastlingRightLost(_) | IllegalReason::CastlingNoRook(_) => {
            Provision::CastlingRightLost
        }
        IllegalReason::CastlingBlocked { .. } => Provision::CastlingBlocked,
        IllegalReason::CastlingInCheck { .. }
        | IllegalReason::CastlingThroughCheck { .. }
        | IllegalReason::CastlingIntoCheck { .. } => Provision::CastlingUnderAttack,
    }
}

/// Returns the provision on Chess960 castling that the move also violates, if king or rook castle
/// from unusual squares.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::moves_of_the_pieces::violated_castling_provision, Provision};
///
/// let position: Position = "4k3/8/8/8/8/8/8/1K1N3R w H - 0 1".parse().unwrap();
/// let reasons = position.why_illegal("b1".parse().unwrap(), "g1".parse().unwrap(), None);
/// assert_eq!(violated_castling_provision(&position, &reasons[0]), Some(Provision::Chess960Castling));
/// ```
pub fn violated_castling_provision(
    position: &Position,
    reason: &IllegalReason,
) -> Option<Provision> {
    let prevented = matches!(
        violated_provision(reason),
        Provision::CastlingUnderAttack | Provision::CastlingBlocked
    );
    let us = position.turn();
    let king = position.king(us).is_some_and(|king| king.file() != 4);
    let rook = |wing| position.castling_rook(us, wing).is_some_and(|r| r.file() % 7 != 0);
    (prevented && (king || Wing::ALL.into_iter().any(rook))).then_some(Provision::Chess960Castling)
}

const fn way_of(role: Role) -> Provision {
    match role {
        Role::Pawn => Provision::PawnAdvance,
        Role::Knight => Provision::KnightMove,
        Role::Bishop => Provision::BishopMove,
        Role::Rook => Provision::RookMove,
        Role::Queen => Provision::QueenMove,
        Role::King => Provision::KingMove,
    }
}

fn against(
    edition: Edition,
    before: &Position,
    step: &str,
    reason: &IllegalReason,
    by: Vec<(Role, Square)>,
) -> Option<Ruling> {
    let what = Note::IllegalBecause { r#move: step.to_owned(), reason: *reason, by };
    let ruling = Ruling::under(edition, violated_provision(reason), Effect::Noted { what })?;
    let besides = violated_castling_provision(before, reason).into_iter();
    Some(besides.chain([Provision::IllegalMove]).fold(ruling, Ruling::and))
}
