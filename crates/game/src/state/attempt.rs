//! The move in progress, until it is made or the clock is pressed: touches, and lifted and released
//! pieces.

use crate::event::Hands;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Piece, Position, Square};
use touchmove_laws::Obligation;
use touchmove_laws::rules::made_move::same_placement;
use touchmove_laws::rules::touched_piece::{
    Touch, TouchObligation, touch_obligation, touches_only,
};

/// The places of all pieces: on the board, in hands, and beside the board.
#[derive(Debug, Clone)]
pub(crate) struct Wood {
    pub board: Position,
    pub in_hand: Vec<(Square, Piece)>,
    pub beside: Vec<(Square, Piece)>,
    pub carried: Vec<(Square, Square)>,
}

/// Acts of the player who has the move, since the opponent's move.
#[derive(Debug, Clone)]
pub(crate) struct Attempt {
    /// Position when the player got the move.
    pub before: Position,
    /// Deliberate touches in order, by squares in `before`.
    pub touches: Vec<Touch>,
    /// Squares of the pieces adjusted after an announcement.
    pub adjusted: Vec<Square>,
    /// Lifted pieces with their departure squares.
    pub in_hand: Vec<(Square, Piece)>,
    /// Pieces beside the board, with the squares from which another piece displaced them.
    pub beside: Vec<(Square, Piece)>,
    /// Own pieces that have moved: present square, original square.
    pub carried: Vec<(Square, Square)>,
    /// Legal moves that begin with the release made so far. Empty if no piece has been released as
    /// part of a legal move.
    pub begun: Vec<Move>,
    /// A written move that must be made.
    pub intended: Option<Move>,
    /// Number of touches before the player played a move with an untouched piece.
    pub before_playing: Option<usize>,
    /// Table before the latest complete move of this attempt. A further complete move first takes
    /// that one back. `None` if no complete move was played.
    pub played_from: Option<Box<Wood>>,
    /// True if castling has been announced and is legal.
    pub castling_announced: bool,
    /// Hands used for this move.
    pub hands: Hands,
    /// True if this move replaces an illegal move, whose touches create obligations.
    pub replaces: bool,
    /// True if the player has deliberately touched a piece since the position was last set.
    pub contact: bool,
}

impl Attempt {
    pub(crate) fn new(before: Position) -> Attempt {
        Attempt {
            before,
            touches: Vec::new(),
            adjusted: Vec::new(),
            in_hand: Vec::new(),
            beside: Vec::new(),
            carried: Vec::new(),
            begun: Vec::new(),
            intended: None,
            before_playing: None,
            played_from: None,
            hands: Hands::One,
            castling_announced: false,
            replaces: false,
            contact: false,
        }
    }

    /// Creates an attempt with the obligations of an illegal move's touches.
    pub(crate) fn replacing(before: Position, touches: Vec<Touch>) -> Attempt {
        Attempt { touches, replaces: true, ..Attempt::new(before) }
    }

    /// Returns the attempt after the pieces have been put back. Obligations from touches and
    /// releases remain.
    pub(crate) fn put_back(&self) -> Attempt {
        Attempt {
            touches: self.binding(),
            adjusted: self.adjusted.clone(),
            begun: self.begun.clone(),
            intended: self.intended,
            castling_announced: self.castling_announced,
            replaces: self.replaces,
            contact: self.contact,
            ..Attempt::new(self.before)
        }
    }

    /// True if no piece has left its square since the move began. `board` is the present board.
    pub(crate) fn is_untouched(&self, board: &Position) -> bool {
        self.in_hand.is_empty() && self.beside.is_empty() && same_placement(&self.before, board)
    }

    /// Returns the present square of the piece that stands on `from` in `before`.
    pub(crate) fn whereabouts(
        &self,
        board: &Position,
        from: Square,
        piece: Piece,
    ) -> Option<Square> {
        let squares = self.carried.iter().rev().map(|&(to, _)| to).chain([from]);
        let mut squares = squares.filter(|&to| self.origin(to) == from);
        squares.find(|&to| board.piece_at(to) == Some(piece))
    }

    /// Returns the square in `before` of the piece that is now on this square.
    pub(crate) fn origin(&self, now: Square) -> Square {
        let carried = self.carried.iter().rev().find(|&&(to, _)| to == now);
        carried.map_or(now, |&(_, from)| from)
    }

    /// Returns the obligation from the touches. A piece released as part of a legal move must stay,
    /// so later touches cannot require another move.
    pub(crate) fn bound(&self) -> Option<TouchObligation> {
        let agrees = |b: &TouchObligation| self.begun.iter().any(|&mv| b.permits(&self.before, mv));
        touch_obligation(&self.before, &self.touches).filter(|b| self.begun.is_empty() || agrees(b))
    }

    /// True if a legal move satisfies all obligations.
    pub(crate) fn permits(&self, mv: Move) -> bool {
        let touched = touches_only(&self.before, mv, &self.touches)
            || self.bound().is_none_or(|b| b.permits(&self.before, mv));
        let released = self.begun.is_empty() || self.begun.contains(&mv);
        let written = self.intended.is_none_or(|intended| intended == mv);
        written && (released || self.intended.is_some()) && (touched || self.intended.is_some())
    }

    /// Returns the touches that create obligations after the position is restored. If earlier
    /// touches create an obligation, a move played with an untouched piece adds none.
    pub(crate) fn binding(&self) -> Vec<Touch> {
        let earlier = self.before_playing.and_then(|n| self.touches.get(..n)).unwrap_or_default();
        let binds = touch_obligation(&self.before, earlier).is_some_and(|b| b.must.is_some());
        if binds { earlier.to_vec() } else { self.touches.clone() }
    }

    /// Returns the obligations to be displayed.
    pub(crate) fn obligations(&self) -> Vec<Obligation> {
        if let Some(mv) = self.intended {
            return vec![Obligation::Move(mv.from), Obligation::MoveTo(mv.to)];
        }
        let touched = self.bound();
        let mut all: Vec<Obligation> = touched.and_then(|b| b.must).into_iter().collect();
        if let Some(first) = self.begun.first() {
            all.push(first.wing().map_or(Obligation::MoveTo(first.to), Obligation::Castle));
        }
        all
    }
}
