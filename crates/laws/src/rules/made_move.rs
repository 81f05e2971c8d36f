//! When a move has been made: the board shows what a legal move leads to, and
//! every piece is released. A piece released as part of a legal move binds.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | one-hand | 4.1 | 4.1 | 4.1 | 4.1 |
//! | promotion-choice | 4.4.d | 4.4.d | 4.4.4 | 4.4.4 |
//! | promotion-any-order | - | 4.6 | 4.6.1 | 4.6.1 |
//! | released-piece | 4.6 | 4.7 | 4.7 | 4.7 |
//! | capture-made | 4.6.a | 4.7.a | 4.7.1 | 4.7.1 |
//! | castling-made | 4.6.b | 4.7.b | 4.7.2 | 4.7.2 |
//! | promotion-made | 4.6.c | 4.7.c | 4.7.3 | 4.7.3 |

use super::touched_piece::captured;
use super::{Rule, RuleId, at_most_one, note_under, refuse_under, rule_under};
use crate::{Edition, Effect, Must, Note, Provision, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square};

/// A move that is made, or has begun.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum MadeMove<'a> {
    /// A pawn stands on its last rank and the clock has not been pressed: the move
    /// is made once the new piece stands there.
    UnfinishedPromotion {
        /// The player.
        player: Color,
    },
    /// The ruling that binds a player to a square where a piece has been
    /// released as part of a legal move.
    Released {
        /// The position before.
        before: &'a Position,
        /// The number of moves.
        moves: &'a [Move],
    },
    /// The ruling after a king has been released as if castling where castling
    /// there is illegal: another king move. 2009 leaves it to the touched king.
    CastlingNotLegal {
        /// The position before.
        before: &'a Position,
    },
    /// The ruling that a move has been made, with its text in short algebraic
    /// notation.
    Made {
        /// The position before.
        before: &'a Position,
        /// The move.
        mv: Move,
        /// The move in algebraic notation.
        san: &'a str,
    },
    /// A move was made with both hands: one only, says every edition.
    BothHands {
        /// The player.
        player: Color,
    },
    /// A player moves on a piece that has been released: the move is made, and of
    /// a promotion the choice is final.
    IsFinal {
        /// The player.
        player: Color,
        /// Whether a pawn was promoted.
        promoted: bool,
    },
    /// A move is taken back to the piece released as part of these legal moves.
    BackToReleased {
        /// The position before.
        before: &'a Position,
        /// The number of moves.
        moves: &'a [Move],
    },
}

impl Rule for MadeMove<'_> {
    const ID: RuleId = RuleId::MadeMove;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            MadeMove::UnfinishedPromotion { player } => {
                let effect = Effect::Obligation { player, must: Must::Promote };
                rule_under(edition, Provision::PromotionMade, effect)
            }
            MadeMove::Released { before, moves } => at_most_one(released(edition, before, moves)),
            MadeMove::CastlingNotLegal { before } => {
                at_most_one(castling_not_legal(edition, before))
            }
            MadeMove::Made { before, mv, san } => at_most_one(ruling(edition, before, mv, san)),
            MadeMove::BothHands { player } => {
                let what = Note::BothHands { player };
                note_under(edition, Provision::OneHand, what)
            }
            MadeMove::IsFinal { player, promoted } => {
                let provision =
                    if promoted { Provision::PromotionChoice } else { Provision::ReleasedPiece };
                let why = Refusal::MoveMade;
                refuse_under(edition, provision, player, why)
            }
            MadeMove::BackToReleased { before, moves } => {
                at_most_one(back_to_released(edition, before, moves))
            }
        }
    }
}

/// The legal move that leads from one position to what now stands on the
/// board, if there is one. Promotion and castling may have been done in any
/// order.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::made_move::made;
///
/// let start = Position::default();
/// let pawn = start.piece_at("e2".parse().unwrap());
/// let now = start
///     .with_piece("e2".parse().unwrap(), None)
///     .with_piece("e4".parse().unwrap(), pawn);
/// assert_eq!(made(&start, &now).unwrap().to_string(), "e2e4");
/// ```
pub fn made(before: &Position, now: &Position) -> Option<Move> {
    let own = before.turn();
    let vacated = before.color(own).without(now.color(own));
    let candidates = |m: &&Move| vacated.contains(m.from) || m.wing().is_some();
    let legal = before.legal_moves();
    legal.iter().filter(candidates).find(|m| same_placement(&before.after(**m), now)).copied()
}

/// Whether the same pieces stand on the same squares.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_laws::rules::made_move::same_placement;
/// let start = Position::default();
/// assert!(same_placement(&start, &start.with_turn(Color::Black)));
/// ```
pub fn same_placement(a: &Position, b: &Position) -> bool {
    Role::ALL.iter().all(|&r| a.role(r) == b.role(r))
        && Color::ALL.iter().all(|&c| a.color(c) == b.color(c))
}

/// The legal moves of which releasing this piece there is a part, after it
/// left that square.
///
/// ```
/// use touchmove_board::{Piece, Position};
/// use touchmove_laws::rules::made_move::begun;
///
/// let start = Position::default();
/// let knight = Piece::from_letter('N').unwrap();
/// let moves = begun(&start, Some("g1".parse().unwrap()), knight, "f3".parse().unwrap());
/// assert_eq!(moves.len(), 1);
/// ```
pub fn begun(before: &Position, from: Option<Square>, piece: Piece, to: Square) -> Vec<Move> {
    let part = |m: &&Move| match m.kind {
        MoveKind::Promotion(role) => {
            m.to == to && (piece.role == role || piece.role == Role::Pawn && from == Some(m.from))
        }
        MoveKind::Castle(wing) => {
            let two = from.is_some_and(|f| f.file().abs_diff(to.file()) == 2);
            piece.role == Role::King
                && from == Some(m.from)
                && m.to == to
                && (two || before.castling_rook(before.turn(), wing).is_some())
        }
        _ => m.to == to && from == Some(m.from),
    };
    let own = piece.color == before.turn();
    before.legal_moves().iter().filter(|_| own).filter(part).copied().collect()
}

/// The ruling that binds a player to a square where a piece has been
/// released as part of a legal move.
fn released(edition: Edition, before: &Position, moves: &[Move]) -> Option<Ruling> {
    let first = moves.first()?;
    let must = first.wing().map_or(Must::MoveTo(first.to), Must::Castle);
    let effect = Effect::Obligation { player: before.turn(), must };
    let ruling = Ruling::under(edition, begun_under(edition, before, moves)?, effect)?;
    Some(if is_chosen(moves) { ruling.and(Provision::PromotionChoice) } else { ruling })
}

/// The provision that binds a player who has released a piece as part of
/// these moves; none if there are none.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::made_move::begun_under;
/// use touchmove_laws::Edition;
/// assert_eq!(begun_under(Edition::Fide2023, &Position::default(), &[]), None);
/// ```
pub fn begun_under(edition: Edition, before: &Position, moves: &[Move]) -> Option<Provision> {
    let first = moves.first()?;
    Some(match first.kind {
        MoveKind::Castle(_) => Provision::CastlingMade,
        MoveKind::Promotion(_) => promotion_begun(edition),
        _ if captured(before, *first).is_some() => Provision::CaptureMade,
        _ => Provision::ReleasedPiece,
    })
}

/// Whether it is the new piece of a promotion that was released: one piece
/// only is possible then, and it is final.
fn is_chosen(moves: &[Move]) -> bool {
    let piece = |m: &Move| match m.kind {
        MoveKind::Promotion(role) => Some(role),
        _ => None,
    };
    let first = moves.first().and_then(piece);
    first.is_some() && moves.iter().all(|m| piece(m) == first)
}

/// Where it stands that a promotion begun binds to its square.
const fn promotion_begun(edition: Edition) -> Provision {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => Provision::PromotionMade,
        Edition::Fide2014 => Provision::ReleasedPiece,
    }
}

/// The ruling after a king has been released as if castling where castling
/// there is illegal: another king move. 2009 leaves it to the touched king.
fn castling_not_legal(edition: Edition, before: &Position) -> Option<Ruling> {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            None
        }
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => {
            let player = before.turn();
            let king = before.legal_moves().iter().any(|m| m.role == Role::King);
            let effect = if king {
                Effect::Obligation { player, must: Must::MoveKing }
            } else {
                Effect::Noted { what: Note::AnyLegalMove }
            };
            Ruling::under(edition, Provision::CastlingMade, effect)
        }
    }
}

/// The ruling that a move has been made, with its text in short algebraic
/// notation.
fn ruling(edition: Edition, before: &Position, mv: Move, san: &str) -> Option<Ruling> {
    let provision = match mv.kind {
        MoveKind::Castle(_) => Provision::CastlingMade,
        MoveKind::Promotion(_) => Provision::PromotionMade,
        _ if captured(before, mv).is_some() => Provision::CaptureMade,
        _ => Provision::ReleasedPiece,
    };
    let effect =
        Effect::MoveMade { player: before.turn(), r#move: mv.to_string(), san: san.to_owned() };
    Ruling::under(edition, provision, effect)
}

/// A move is taken back to the piece released as part of these legal moves.
fn back_to_released(edition: Edition, before: &Position, moves: &[Move]) -> Option<Ruling> {
    let effect = Effect::PositionRestored { position: before.fen().to_string() };
    Ruling::under(edition, begun_under(edition, before, moves)?, effect)
}
