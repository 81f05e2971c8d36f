//! The move a player is about to make: touches, pieces in the hand, pieces
//! released, until it has been made or the clock has been pressed.

use crate::event::Hands;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Piece, Position, Square};
use touchmove_laws::Obligation;
use touchmove_laws::rules::touched_piece::{
    Touch, TouchObligation, touch_obligation, touches_only,
};

/// The acts of the player who has the move, since getting it.
#[derive(Debug, Clone)]
pub(crate) struct Attempt {
    /// The position when the player got the move.
    pub before: Position,
    /// Deliberate touches, in order, by the squares of `before`.
    pub touches: Vec<Touch>,
    /// Pieces adjusted after saying so, by the squares they stood on.
    pub adjusted: Vec<Square>,
    /// Pieces lifted and not yet released, with the squares they stood on.
    pub in_hand: Vec<(Square, Piece)>,
    /// Pieces on whose squares another piece has been put.
    pub crowded: Vec<(Square, Piece)>,
    /// Where own pieces now stand that stood elsewhere: now, then.
    pub carried: Vec<(Square, Square)>,
    /// Legal moves of which a release was a part; empty if none was.
    pub begun: Vec<Move>,
    /// A written move that must be made.
    pub intended: Option<Move>,
    /// How many touches there were before a move was played with a piece that
    /// was not among them.
    pub before_playing: Option<usize>,
    /// Whether castling has been announced, and is legal.
    pub castling_announced: bool,
    /// Whether both hands were used.
    pub hands: Hands,
    /// Whether it replaces an illegal move, whose touches bind.
    pub replaces: bool,
    /// Whether the player has touched a piece with intent since the position
    /// last stood.
    pub contact: bool,
}

impl Attempt {
    pub(crate) fn new(before: Position) -> Attempt {
        Attempt {
            before,
            touches: Vec::new(),
            adjusted: Vec::new(),
            in_hand: Vec::new(),
            crowded: Vec::new(),
            carried: Vec::new(),
            begun: Vec::new(),
            intended: None,
            before_playing: None,
            hands: Hands::One,
            castling_announced: false,
            replaces: false,
            contact: false,
        }
    }

    /// A fresh attempt bound by the touches of an illegal one.
    pub(crate) fn replacing(before: Position, touches: Vec<Touch>) -> Attempt {
        Attempt { touches, replaces: true, ..Attempt::new(before) }
    }

    /// Puts the acts aside, as when the pieces are back: what was touched and
    /// released binds on.
    pub(crate) fn put_back(&mut self) {
        let touches = self.binding();
        let begun = core::mem::take(&mut self.begun);
        let adjusted = core::mem::take(&mut self.adjusted);
        let kept = Attempt { touches, adjusted, begun, ..Attempt::new(self.before) };
        let (intended, replaces, contact) = (self.intended, self.replaces, self.contact);
        *self = Attempt { intended, replaces, contact, ..kept };
    }

    /// The square of `before` that a piece now on this square came from.
    pub(crate) fn origin(&self, now: Square) -> Square {
        let carried = self.carried.iter().rev().find(|&&(to, _)| to == now);
        carried.map_or(now, |&(_, from)| from)
    }

    /// What the touches bind to. A piece released as part of a legal move stays
    /// where it is: what is touched afterwards cannot ask for another move.
    pub(crate) fn bound(&self) -> Option<TouchObligation> {
        let agrees = |b: &TouchObligation| self.begun.iter().any(|&mv| b.permits(&self.before, mv));
        touch_obligation(&self.before, &self.touches).filter(|b| self.begun.is_empty() || agrees(b))
    }

    /// Whether a legal move is in accordance with everything touched,
    /// released and written.
    pub(crate) fn permits(&self, mv: Move) -> bool {
        let touched = touches_only(&self.before, mv, &self.touches)
            || self.bound().is_none_or(|b| b.permits(&self.before, mv));
        let released = self.begun.is_empty() || self.begun.contains(&mv);
        let written = self.intended.is_none_or(|intended| intended == mv);
        written && (released || self.intended.is_some()) && (touched || self.intended.is_some())
    }

    /// The touches that bind once what stands on the board is taken back: of
    /// a move played with another piece than those touched earlier, its own
    /// touches go with it, if the earlier ones bind at all.
    pub(crate) fn binding(&self) -> Vec<Touch> {
        let earlier = self.before_playing.and_then(|n| self.touches.get(..n)).unwrap_or_default();
        let binds = touch_obligation(&self.before, earlier).is_some_and(|b| b.must.is_some());
        if binds { earlier.to_vec() } else { self.touches.clone() }
    }

    /// What must be done, for people to see.
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
