//! Illegal moves that were nevertheless played.

use super::{SanError, SanMove, SanShape, SanStep, read_san_bytes};
use crate::pgn::decode;
use crate::unchecked_moves::{after_castling, after_move, castling_rook, passed_on};
use touchmove_board::attacks::alone;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// An illegal move as played on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalMove {
    /// Square of departure. For castling, the square of the king.
    pub from: Square,
    /// Square of arrival.
    pub to: Square,
    /// Position after the move, with the opponent to move.
    pub after: Position,
}

/// Number of half-moves after the illegal move that are tested for plausibility.
const AHEAD: usize = 8;

impl SanMove {
    /// Returns the illegal move that the text describes, if it is physically possible. Exactly one
    /// piece must match, and no own piece may be on the square of arrival. A king may stay in check
    /// or even be captured. A pawn on its last rank becomes a queen. Returns `None` if the move is
    /// legal or unclear.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let start = Position::default();
    /// let illegal = |text: &str| text.parse::<SanMove>().unwrap().illegal_move(&start);
    /// assert_eq!(illegal("Qh5").unwrap().from, "d1".parse().unwrap());
    /// assert!(illegal("Qd2").is_none(), "the player's own pawn is there");
    /// assert_eq!(illegal("Bf4").unwrap().from, "c1".parse().unwrap());
    /// assert!(illegal("Nd5").is_none(), "either knight");
    /// assert!(illegal("Nf3").is_none(), "legal");
    /// let queen = illegal("h8").unwrap().after.piece_at("h8".parse().unwrap());
    /// assert_eq!(queen.map(|piece| piece.letter()), Some('Q'));
    /// ```
    pub fn illegal_move(&self, position: &Position) -> Option<IllegalMove> {
        let Err(SanError::Illegal { pieces, reaching }) = self.resolve(position) else {
            return None;
        };
        match self.shape {
            SanShape::Castling(wing) => illegal_castling(position, wing),
            SanShape::Step(step) => illegal_step(position, &step, pieces, reaching),
        }
    }

    /// Returns the pieces that the player most likely meant by an illegal move. These are the
    /// pieces that could move there if checks were ignored. If there are none, the function returns
    /// all matching pieces, but of pawns only the nearest.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let start = Position::default();
    /// let likely = |text: &str| text.parse::<SanMove>().unwrap().likely_pieces(&start);
    /// assert_eq!(likely("e5").len(), 1);
    /// assert_eq!(likely("Nf6").len(), 2);
    /// ```
    pub fn likely_pieces(&self, position: &Position) -> Bitboard {
        let Err(SanError::Illegal { pieces, reaching }) = self.resolve(position) else {
            return Bitboard::EMPTY;
        };
        match &self.shape {
            SanShape::Step(step) => likely_pieces(position, step, pieces, reaching),
            SanShape::Castling(_) => pieces,
        }
    }
}

pub(super) fn likely_pieces(
    position: &Position,
    step: &SanStep,
    pieces: Bitboard,
    reaching: Bitboard,
) -> Bitboard {
    if !reaching.is_empty() {
        return reaching;
    }
    let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
    match (step.role, to) {
        (None | Some(Role::Pawn), _) if pieces.has_several() => {
            nearest_pawns(position, step, pieces)
        }
        // Prefer pieces that could move there on an empty board.
        (Some(role), Some(to)) if alone(role, to).meets(pieces) => alone(role, to) & pieces,
        _ => pieces,
    }
}

/// Returns the nearest pawns. They are on the written file if there is one. Otherwise they are on
/// the file of arrival, or next to it for a capture. If a file has several pawns, only the one with
/// the shortest path counts.
pub(super) fn nearest_pawns(position: &Position, step: &SanStep, pawns: Bitboard) -> Bitboard {
    let file = |square: &Square| match (step.from_file, step.capture) {
        (Some(file), _) => square.file() == file,
        (None, true) => square.file().abs_diff(step.to_file) == 1,
        (None, false) => square.file() == step.to_file,
    };
    let near: Bitboard = pawns.filter(file).collect();
    let Some(rank) = step.to_rank else { return near };
    let forward = i16::from(position.turn().index() == 0) * 2 - 1;
    let way = |pawn: &Square| match (i16::from(rank) - i16::from(pawn.rank())) * forward {
        way @ 1.. => way,
        back => 8 - back,
    };
    let shortest = near.map(|pawn| way(&pawn)).min();
    near.filter(|pawn| Some(way(pawn)) == shortest).collect()
}

fn illegal_step(
    position: &Position,
    step: &SanStep,
    pieces: Bitboard,
    reaching: Bitboard,
) -> Option<IllegalMove> {
    let to = Square::at(step.to_file, step.to_rank?)?;
    let candidates = likely_pieces(position, step, pieces, reaching);
    let from = candidates.first().filter(|_| !candidates.has_several())?;
    let us = position.turn();
    if !position.color(us).contains(from) || position.color(us).contains(to) {
        return None;
    }
    // A pawn that is left on its last rank counts as a queen (7.5.2).
    let pawn = position.pieces(us, Role::Pawn).contains(from);
    let queen = (pawn && matches!(to.rank(), 0 | 7)).then_some(Role::Queen);
    let now = after_move(position, from, to, step.promotion.or(queen))?;
    Some(IllegalMove { from, to, after: passed_on(position, &now) })
}

fn illegal_castling(position: &Position, wing: Wing) -> Option<IllegalMove> {
    let us = position.turn();
    let from = position.king(us)?;
    let rook = castling_rook(position, from, wing)?;
    let to = Square::at(wing.king_file(), from.rank())?;
    let rook_to = Square::at(wing.rook_file(), from.rank())?;
    let lifted = position.with_piece(from, None).with_piece(rook, None);
    if lifted.color(us).contains(to) || lifted.color(us).contains(rook_to) {
        return None;
    }
    let now = after_castling(position, from, rook)?;
    Some(IllegalMove { from, to, after: passed_on(position, &now) })
}

/// Returns true if the rest of a record is plausible after an illegal move. At most half of the
/// next half-moves may be illegal too. If the record lacks a half-move or a piece is misplaced,
/// hardly any of the next half-moves is legal. If a king is lost, no move can follow.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{SanMove, can_be_followed};
/// let start = Position::default();
/// let queen = "Qh5".parse::<SanMove>().unwrap().illegal_move(&start).unwrap();
/// let follows = |rest: &[&str]| can_be_followed(&queen.after, rest.iter().map(|s| s.as_bytes()));
/// assert!(follows(&["Nf6", "Qxh7", "Rxh7"]));
/// assert!(!follows(&["Nf3", "Bc4", "Nf6"]));
/// ```
pub fn can_be_followed<'a>(after: &Position, rest: impl Iterator<Item = &'a [u8]>) -> bool {
    can_follow(after, rest, |position, text| match read_san_bytes(position, text) {
        Ok(mv) => ReplayStep::Legal(position.after(mv)),
        Err(_) => {
            let written = decode(text).parse::<SanMove>().ok();
            illegal_or_lost(written.and_then(|written| written.illegal_move(position)))
        }
    })
}

/// Result of replaying one half-move of a record.
pub(crate) enum ReplayStep {
    Legal(Position),
    Illegal(Position),
    Lost,
}

pub(crate) fn illegal_or_lost(illegal: Option<IllegalMove>) -> ReplayStep {
    illegal.map_or(ReplayStep::Lost, |illegal| ReplayStep::Illegal(illegal.after))
}

/// Implements [`can_be_followed`] for any type of half-move.
pub(crate) fn can_follow<T>(
    after: &Position,
    rest: impl Iterator<Item = T>,
    read: impl Fn(&Position, T) -> ReplayStep,
) -> bool {
    if Color::ALL.iter().any(|&color| after.king(color).is_none()) {
        return false;
    }
    let (mut position, mut seen, mut illegal) = (*after, 0, 0);
    for text in rest.take(AHEAD) {
        seen += 1;
        match read(&position, text) {
            ReplayStep::Legal(next) => position = next,
            ReplayStep::Illegal(next) => (position, illegal) = (next, illegal + 1),
            ReplayStep::Lost => {
                illegal += 1;
                break;
            }
        }
    }
    illegal * 2 <= seen
}
