//! Made moves. A move has been made when the board shows the result of a legal move and the player
//! has released every piece. A piece released as part of a legal move creates an obligation.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | one-hand | 4.1 | 4.1 | 4.1 | 4.1 | 4.1 |
//! | promotion-choice | 4.4.d | 4.4.d | 4.4.4 | 4.4.4 | 4.4.4 |
//! | promotion-any-order | - | 4.6 | 4.6.1 | 4.6.1 | 4.6.1 |
//! | released-piece | 4.6 | 4.7 | 4.7 | 4.7 | 4.7 |
//! | capture-made | 4.6.a | 4.7.a | 4.7.1 | 4.7.1 | 4.7.1 |
//! | castling-made | 4.6.b | 4.7.b | 4.7.2 | 4.7.2 | 4.7.2 |
//! | promotion-made | 4.6.c | 4.7.c | 4.7.3 | 4.7.3 | 4.7.3 |

use super::touched_piece::captured;
use super::{Rule, RuleId, at_most_one, note_under, refuse_under, rule_under};
use crate::{Edition, Effect, Note, Obligation, Provision, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Move, MoveKind, Piece, Position, Role, Square};

/// A move that has been made or started.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum MadeMove<'a> {
    /// A pawn is on its last rank, and the clock has not been pressed. The move is made once the
    /// new piece is there.
    UnfinishedPromotion {
        /// The player.
        player: Color,
    },
    /// A player has released a piece as part of a legal move, and must leave it on that square.
    Released {
        /// The position before.
        before: &'a Position,
        /// The legal moves that begin with this release.
        moves: &'a [Move],
    },
    /// A player has released the king as in castling, but castling is illegal. The player must make
    /// another king move. No ruling in 2009, where the rule on the touched king applies.
    CastlingNotLegal {
        /// The position before.
        before: &'a Position,
    },
    /// A move has been made.
    Made {
        /// The position before.
        before: &'a Position,
        /// The move.
        mv: Move,
        /// The move in short algebraic notation.
        san: &'a str,
    },
    /// A player made a move with both hands, which every edition forbids.
    BothHands {
        /// The player.
        player: Color,
    },
    /// A player moves a released piece again. The move is already made, and the choice of a
    /// promotion is final.
    IsFinal {
        /// The player.
        player: Color,
        /// True if a pawn was promoted.
        promoted: bool,
    },
    /// A move is taken back, and the released piece returns to the square of its release.
    BackToReleased {
        /// The position before.
        before: &'a Position,
        /// The legal moves that begin with this release.
        moves: &'a [Move],
    },
}

impl Rule for MadeMove<'_> {
    const ID: RuleId = RuleId::MadeMove;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            MadeMove::UnfinishedPromotion { player } => {
                let effect = Effect::Obligation { player, must: Obligation::Promote };
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

/// Finds the legal move from one position to the pieces now on the board. The acts of a promotion
/// or of castling may have been done in any order.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::made_move::find_made_move;
///
/// let start = Position::default();
/// let pawn = start.piece_at("e2".parse().unwrap());
/// let now = start
///     .with_piece("e2".parse().unwrap(), None)
///     .with_piece("e4".parse().unwrap(), pawn);
/// assert_eq!(find_made_move(&start, &now).unwrap().to_string(), "e2e4");
/// ```
pub fn find_made_move(before: &Position, now: &Position) -> Option<Move> {
    let own = before.turn();
    let vacated = before.color(own).without(now.color(own));
    // Any other legal move vacates its starting square. In Chess960 castling may leave the king
    // on its square, so castling is always a candidate.
    let candidates = |m: &&Move| vacated.contains(m.from) || m.wing().is_some();
    let legal = before.legal_moves();
    legal.iter().filter(candidates).find(|m| same_placement(&before.after(**m), now)).copied()
}

/// True if the same pieces are on the same squares.
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

/// Returns the legal moves that begin with moving this piece from one square and releasing it on
/// another.
///
/// ```
/// use touchmove_board::{Piece, Position};
/// use touchmove_laws::rules::made_move::moves_begun;
///
/// let start = Position::default();
/// let knight = Piece::from_letter('N').unwrap();
/// let moves = moves_begun(&start, Some("g1".parse().unwrap()), knight, "f3".parse().unwrap());
/// assert_eq!(moves.len(), 1);
/// ```
pub fn moves_begun(before: &Position, from: Option<Square>, piece: Piece, to: Square) -> Vec<Move> {
    let part = |m: &&Move| match m.kind {
        MoveKind::Promotion(role) => {
            m.to == to && (piece.role == role || piece.role == Role::Pawn && from == Some(m.from))
        }
        MoveKind::Castle { wing, .. } => {
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

fn released(edition: Edition, before: &Position, moves: &[Move]) -> Option<Ruling> {
    let first = moves.first()?;
    let must = first.wing().map_or(Obligation::MoveTo(first.to), Obligation::Castle);
    let effect = Effect::Obligation { player: before.turn(), must };
    let ruling = Ruling::under(edition, release_provision(edition, before, moves)?, effect)?;
    Some(if is_chosen(moves) { ruling.and(Provision::PromotionChoice) } else { ruling })
}

/// Returns the provision for the obligation of a player who released a piece as part of these
/// moves. `None` without moves.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::made_move::release_provision;
/// use touchmove_laws::Edition;
/// assert_eq!(release_provision(Edition::Fide2023, &Position::default(), &[]), None);
/// ```
pub fn release_provision(edition: Edition, before: &Position, moves: &[Move]) -> Option<Provision> {
    let first = moves.first()?;
    Some(match first.kind {
        MoveKind::Castle { .. } => Provision::CastlingMade,
        MoveKind::Promotion(_) => promotion_begun(edition),
        _ if captured(before, *first).is_some() => Provision::CaptureMade,
        _ => Provision::ReleasedPiece,
    })
}

/// True if the released piece is the new piece of a promotion. Then only one choice is possible,
/// and it is final.
fn is_chosen(moves: &[Move]) -> bool {
    let piece = |m: &Move| match m.kind {
        MoveKind::Promotion(role) => Some(role),
        _ => None,
    };
    let first = moves.first().and_then(piece);
    first.is_some() && moves.iter().all(|m| piece(m) == first)
}

/// Returns the provision under which a started promotion must be finished on its square. Only the
/// article on promotion of 2009 says so itself.
const fn promotion_begun(edition: Edition) -> Provision {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            Provision::PromotionMade
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => Provision::ReleasedPiece,
    }
}

fn castling_not_legal(edition: Edition, before: &Position) -> Option<Ruling> {
    match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            None
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => {
            let player = before.turn();
            let king = before.legal_moves().iter().any(|m| m.role == Role::King);
            let effect = if king {
                Effect::Obligation { player, must: Obligation::MoveKing }
            } else {
                Effect::Noted { what: Note::AnyLegalMove }
            };
            Ruling::under(edition, Provision::CastlingMade, effect)
        }
    }
}

fn ruling(edition: Edition, before: &Position, mv: Move, san: &str) -> Option<Ruling> {
    let provision = match mv.kind {
        MoveKind::Castle { .. } => Provision::CastlingMade,
        MoveKind::Promotion(_) => Provision::PromotionMade,
        _ if captured(before, mv).is_some() => Provision::CaptureMade,
        _ => Provision::ReleasedPiece,
    };
    let effect =
        Effect::MoveMade { player: before.turn(), r#move: mv.to_string(), san: san.to_owned() };
    Ruling::under(edition, provision, effect)
}

fn back_to_released(edition: Edition, before: &Position, moves: &[Move]) -> Option<Ruling> {
    let effect = Effect::PositionRestored { position: before.fen().to_string() };
    Ruling::under(edition, release_provision(edition, before, moves)?, effect)
}
