//! What a hand does that makes a move which is not legal.

use super::{SanError, SanMove, SanShape, SanStep, read_san_bytes};
use crate::hand::{castled, castling_rook, moved, passed_on};
use crate::pgn::decode;
use touchmove_board::attacks::alone;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// A move that is not legal, made all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByHand {
    /// The square that the piece leaves; of castling the king's.
    pub from: Square,
    /// The square where it is put.
    pub to: Square,
    /// What then stands on the board, with the opponent to move.
    pub after: Position,
}

/// So many half moves that follow show whether a record can be followed.
const AHEAD: usize = 8;

impl SanMove {
    /// What a hand does that makes this move where it is not legal: only one
    /// piece can be meant, and the square is free for it. A king may be left in
    /// check, even captured; a pawn left on its last rank becomes a queen. None where
    /// the move is legal or cannot be told.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let start = Position::default();
    /// let by_hand = |text: &str| text.parse::<SanMove>().unwrap().by_hand(&start);
    /// assert_eq!(by_hand("Qh5").unwrap().from, "d1".parse().unwrap());
    /// assert!(by_hand("Qd2").is_none(), "the player's own pawn is there");
    /// assert_eq!(by_hand("Bf4").unwrap().from, "c1".parse().unwrap());
    /// assert!(by_hand("Nd5").is_none(), "either knight");
    /// assert!(by_hand("Nf3").is_none(), "legal");
    /// let queen = by_hand("h8").unwrap().after.piece_at("h8".parse().unwrap());
    /// assert_eq!(queen.map(|piece| piece.letter()), Some('Q'));
    /// ```
    pub fn by_hand(&self, position: &Position) -> Option<ByHand> {
        let Err(SanError::Illegal { pieces, reaching }) = self.resolve(position) else {
            return None;
        };
        match self.shape {
            SanShape::Castling(wing) => castled_by_hand(position, wing),
            SanShape::Step(step) => stepped(position, &step, pieces, reaching),
        }
    }

    /// The pieces that an illegal move speaks of most likely: those that go there
    /// but for a check; where there are none, those that it names, and of
    /// pawns those nearest to it.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_notation::SanMove;
    /// let start = Position::default();
    /// let likely = |text: &str| text.parse::<SanMove>().unwrap().likely(&start);
    /// assert_eq!(likely("e5").len(), 1);
    /// assert_eq!(likely("Nf6").len(), 2);
    /// ```
    pub fn likely(&self, position: &Position) -> Bitboard {
        let Err(SanError::Illegal { pieces, reaching }) = self.resolve(position) else {
            return Bitboard::EMPTY;
        };
        match &self.shape {
            SanShape::Step(step) => likely(position, step, pieces, reaching),
            SanShape::Castling(_) => pieces,
        }
    }
}

fn likely(position: &Position, step: &SanStep, pieces: Bitboard, reaching: Bitboard) -> Bitboard {
    if !reaching.is_empty() {
        return reaching;
    }
    let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
    match (step.role, to) {
        (None | Some(Role::Pawn), _) if pieces.has_several() => {
            nearest_pawns(position, step, pieces)
        }
        // Those that would go there on an empty board.
        (Some(role), Some(to)) if alone(role, to).meets(pieces) => alone(role, to) & pieces,
        _ => pieces,
    }
}

/// Pawns on the file that is written, else on the file of arrival or, of a
/// capture, beside it; of several on a file the one that has the shortest way.
fn nearest_pawns(position: &Position, step: &SanStep, pawns: Bitboard) -> Bitboard {
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

fn stepped(
    position: &Position,
    step: &SanStep,
    pieces: Bitboard,
    reaching: Bitboard,
) -> Option<ByHand> {
    let to = Square::at(step.to_file, step.to_rank?)?;
    let candidates = likely(position, step, pieces, reaching);
    let from = candidates.first().filter(|_| !candidates.has_several())?;
    let us = position.turn();
    if !position.color(us).contains(from) || position.color(us).contains(to) {
        return None;
    }
    // A pawn that is left on its last rank counts as a queen (7.5.2).
    let pawn = position.pieces(us, Role::Pawn).contains(from);
    let queen = (pawn && matches!(to.rank(), 0 | 7)).then_some(Role::Queen);
    let now = moved(position, from, to, step.promotion.or(queen))?;
    Some(ByHand { from, to, after: passed_on(position, &now) })
}

fn castled_by_hand(position: &Position, wing: Wing) -> Option<ByHand> {
    let us = position.turn();
    let from = position.king(us)?;
    let rook = castling_rook(position, from, wing)?;
    let to = Square::at(wing.king_file(), from.rank())?;
    let rook_to = Square::at(wing.rook_file(), from.rank())?;
    let lifted = position.with_piece(from, None).with_piece(rook, None);
    if lifted.color(us).contains(to) || lifted.color(us).contains(rook_to) {
        return None;
    }
    let now = castled(position, from, rook)?;
    Some(ByHand { from, to, after: passed_on(position, &now) })
}

/// Whether a record can be followed beyond an illegal move: at most every other
/// of the half moves next to come is illegal too. Where a half move is missing
/// or a piece stands wrong, hardly any fits; where a king is missing, nobody plays on.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{SanMove, can_be_followed};
/// let start = Position::default();
/// let queen = "Qh5".parse::<SanMove>().unwrap().by_hand(&start).unwrap();
/// let follows = |rest: &[&str]| can_be_followed(&queen.after, rest.iter().map(|s| s.as_bytes()));
/// assert!(follows(&["Nf6", "Qxh7", "Rxh7"]));
/// assert!(!follows(&["Nf3", "Bc4", "Nf6"]));
/// ```
pub fn can_be_followed<'a>(after: &Position, rest: impl Iterator<Item = &'a [u8]>) -> bool {
    follows(after, rest, |position, text| match read_san_bytes(position, text) {
        Ok(mv) => Followed::Legal(position.after(mv)),
        Err(_) => {
            let written = decode(text).parse::<SanMove>().ok();
            by_hand_or_lost(written.and_then(|written| written.by_hand(position)))
        }
    })
}

/// What a half move of a record does.
pub(crate) enum Followed {
    Legal(Position),
    ByHand(Position),
    Lost,
}

pub(crate) fn by_hand_or_lost(by_hand: Option<ByHand>) -> Followed {
    by_hand.map_or(Followed::Lost, |by_hand| Followed::ByHand(by_hand.after))
}

/// The same however the texts are read.
pub(crate) fn follows<T>(
    after: &Position,
    rest: impl Iterator<Item = T>,
    read: impl Fn(&Position, T) -> Followed,
) -> bool {
    if Color::ALL.iter().any(|&color| after.king(color).is_none()) {
        return false;
    }
    let (mut position, mut seen, mut illegal) = (*after, 0, 0);
    for text in rest.take(AHEAD) {
        seen += 1;
        match read(&position, text) {
            Followed::Legal(next) => position = next,
            Followed::ByHand(next) => (position, illegal) = (next, illegal + 1),
            Followed::Lost => {
                illegal += 1;
                break;
            }
        }
    }
    illegal * 2 <= seen
}
