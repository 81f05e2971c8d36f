//! Interpretation of moves: from notation or hand movements to the resulting position.

use crate::event::MoveText;
use crate::state::status::Impossible;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use touchmove_board::{Move, MoveKind, Piece, Position, Role, Square, Wing};
use touchmove_clock::{Millis, PressOutcome};
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::rules::resumption::Flaw;
use touchmove_notation::unchecked_moves;
use touchmove_notation::{SanError, SanMove, SanShape, SanStep, read_san};

/// A move made with the pieces.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Played {
    /// A legal move.
    Legal(Move),
    /// Any other movement, with its squares and the resulting position.
    ByHand { from: Square, to: Square, rook: Option<Square>, after: Position },
}

impl Played {
    /// Returns the departure square. For castling this is the king's square.
    pub(crate) const fn from(&self) -> Square {
        match *self {
            Played::Legal(mv) => mv.from,
            Played::ByHand { from, .. } => from,
        }
    }

    /// Returns the position after the movement.
    pub(crate) fn after(&self, before: &Position) -> Position {
        match *self {
            Played::Legal(mv) => before.after(mv),
            Played::ByHand { after, .. } => after,
        }
    }

    /// True if king and rook move, as in castling.
    pub(crate) fn castles(&self, before: &Position) -> bool {
        match *self {
            Played::Legal(mv) => mv.wing().is_some(),
            Played::ByHand { from, to, .. } => {
                let piece = before.piece_at(from);
                piece.is_some_and(|piece| castled_rook(before, piece, from, to).is_some())
            }
        }
    }

    /// Returns the pieces touched by the move, in order.
    pub(crate) fn touched(&self, before: &Position) -> Vec<Square> {
        match *self {
            Played::Legal(mv) => {
                let rook = mv.wing().and_then(|w| before.castling_rook(before.turn(), w));
                let captured = touchmove_laws::rules::touched_piece::captured(before, mv);
                [Some(mv.from), rook, captured].into_iter().flatten().collect()
            }
            Played::ByHand { from, to, rook, .. } => {
                // A king that does not change its square has not been touched (Chess960).
                let moved = Some(from).filter(|_| from != to);
                moved.into_iter().chain([rook.unwrap_or(to)]).collect()
            }
        }
    }
}

/// Returns the movement that a move text describes.
///
/// # Errors
///
/// [`Impossible`] if the movement is physically impossible or the piece is ambiguous.
pub(crate) fn played(before: &Position, text: &MoveText) -> Result<Played, Impossible> {
    match text {
        MoveText::FromTo { from, to, promotion } => from_to(before, *from, *to, *promotion),
        MoveText::Notation(san) => notation(before, san),
    }
}

fn from_to(
    before: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Played, Impossible> {
    if let Some(mv) = before.find_move(from, to, promotion) {
        return Ok(Played::Legal(mv));
    }
    let piece = before.piece_at(from).ok_or(Impossible::NoPiece(from))?;
    let moved = unchecked_moves::after_move(before, from, to, promotion)
        .ok_or(Impossible::NoPiece(from))?;
    let castled = castled_rook(before, piece, from, to);
    let after = castled.map_or(moved, |(rook, rook_to)| {
        moved.with_piece(rook, None).with_piece(rook_to, before.piece_at(rook))
    });
    Ok(Played::ByHand { from, to, rook: castled.map(|(rook, _)| rook), after })
}

/// Returns illegal castling made by hand. The rook is the one with the castling right, or else the
/// outermost rook.
fn castled_by_hand(before: &Position, king: Square, wing: Wing) -> Option<Played> {
    let rook = unchecked_moves::castling_rook(before, king, wing)?;
    let to = Square::at(wing.king_file(), king.rank())?;
    let after = unchecked_moves::after_castling(before, king, rook)?;
    Some(Played::ByHand { from: king, to, rook: Some(rook), after })
}

/// Returns the rook that is moved when a king goes two squares sideways, and its destination.
pub(crate) fn castled_rook(
    before: &Position,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<(Square, Square)> {
    let two = from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2;
    if piece.role != Role::King || !two {
        return None;
    }
    let corner = Square::at(if to.file() > from.file() { 7 } else { 0 }, from.rank())?;
    let crossed = Square::at((from.file() + to.file()) / 2, from.rank())?;
    let own = before.pieces(piece.color, Role::Rook).contains(corner);
    (own && before.piece_at(crossed).is_none()).then_some((corner, crossed))
}

/// Returns the unfinished promotion. The pawn is on the last rank, or the player removed it and has
/// not put the new piece.
pub(crate) fn unpromoted(before: &Position, now: &Position) -> Option<Move> {
    let own = before.turn();
    let legal = before.legal_moves();
    let queens = legal.iter().filter(|m| m.kind == MoveKind::Promotion(Role::Queen));
    let mut matching = queens.filter(|m| {
        let after = before.after(**m);
        let pawn = after.with_piece(m.to, Some(Piece { color: own, role: Role::Pawn }));
        same_placement(&pawn, now) || same_placement(&after.with_piece(m.to, None), now)
    });
    let first = matching.next().copied();
    // If the pawn was removed and could have gone to several squares, the move is ambiguous.
    first.filter(|_| matching.next().is_none())
}

/// Returns the gain of a press: the increment and the next period's time.
pub(crate) fn gained(press: &PressOutcome) -> Millis {
    let period = press.period.map_or(Millis::ZERO, |p| p.added_ms - p.lost_ms);
    press.increment_ms + period
}

/// Resolves notation to a legal move, or to the movement of the only piece that fits.
fn notation(before: &Position, text: &str) -> Result<Played, Impossible> {
    let error = match read_san(before, text) {
        Ok(mv) => return Ok(Played::Legal(mv)),
        Err(error) => error,
    };
    let written: SanMove = text.parse().map_err(|error| unreadable(text, &error))?;
    match (error, written.shape) {
        (SanError::Illegal { .. }, SanShape::Castling(wing)) => {
            let king = before.king(before.turn()).ok_or(Impossible::NoKing)?;
            let to = Square::at(wing.king_file(), king.rank()).unwrap_or(king);
            castled_by_hand(before, king, wing).map_or_else(|| from_to(before, king, to, None), Ok)
        }
        (SanError::Illegal { .. }, SanShape::Step(step)) => {
            let likely = written.likely_pieces(before);
            let from = likely.first().filter(|_| !likely.has_several());
            let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
            match (from, to) {
                (Some(from), Some(to)) => from_to(before, from, to, step.promotion),
                _ => Err(Impossible::Unclear { text: text.to_owned() }),
            }
        }
        (error, _) => unpromoted_step(before, &written).ok_or_else(|| unreadable(text, &error)),
    }
}

fn unreadable(text: &str, error: &SanError) -> Impossible {
    let text = text.to_owned();
    match error {
        SanError::Ambiguous(_) => Impossible::Ambiguous { text },
        _ => Impossible::NoMove { text, why: error.to_string() },
    }
}

/// Resolves a sealed text to a legal move, or returns its flaw.
pub(crate) fn sealed(before: &Position, text: &MoveText) -> Result<Move, Flaw> {
    match text {
        MoveText::FromTo { from, to, promotion } => {
            let queens = before.find_move(*from, *to, Some(Role::Queen)).is_some();
            let flaw = if queens && promotion.is_none() { Flaw::Ambiguous } else { Flaw::Illegal };
            before.find_move(*from, *to, *promotion).ok_or(flaw)
        }
        MoveText::Notation(text) => {
            let written: SanMove = text.parse().map_err(|_| Flaw::Unclear)?;
            written.resolve(before).map_err(|error| match error {
                SanError::Ambiguous(_) => Flaw::Ambiguous,
                SanError::Illegal { .. } => Flaw::Illegal,
                _ => Flaw::Unclear,
            })
        }
    }
}

/// Returns a pawn's step to the last rank without a new piece. The pawn stays there.
fn unpromoted_step(before: &Position, written: &SanMove) -> Option<Played> {
    let SanShape::Step(step) = written.shape else { return None };
    let queens = SanStep { promotion: Some(Role::Queen), ..step };
    let queens = SanMove { shape: SanShape::Step(queens), ..*written };
    let mv = queens.resolve(before).ok().filter(|_| step.promotion.is_none())?;
    from_to(before, mv.from, mv.to, None).ok()
}

/// Formats the move in short algebraic notation.
pub(crate) fn san(before: &Position, mv: Move) -> String {
    touchmove_notation::san(before, mv)
}

/// True if a word is a move in algebraic notation.
pub(crate) fn is_notation(word: &str) -> bool {
    word.parse::<SanMove>().is_ok()
}
