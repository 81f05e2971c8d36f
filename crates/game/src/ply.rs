//! Moves that stand on the board: legal ones that have been made, and others
//! that nobody has put right.

use crate::event::Hands;
use touchmove_board::{Color, Move, Position, RepetitionKey, Square};
use touchmove_clock::PressOutcome;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::touched_piece::Touch;

impl Ply {
    /// A move that was tried and is not one.
    pub(crate) fn tried(before: Position, after: Position, irregularity: Irregularity) -> Ply {
        Ply {
            player: before.turn(),
            before,
            after,
            key: after.repetition_key(),
            legal: None,
            irregularity: Some(irregularity),
            touches: Vec::new(),
            adjusted: Vec::new(),
            begun: Vec::new(),
            hands: Hands::One,
            intended: None,
            in_accordance: true,
            completed: false,
            press: None,
            clocks: [0; 2],
        }
    }
}

/// One move by one player.
#[derive(Debug, Clone)]
pub(crate) struct Ply {
    pub player: Color,
    pub before: Position,
    pub after: Position,
    /// Of `after`, for counting repetitions.
    pub key: RepetitionKey,
    /// The legal move it is, if it is one.
    pub legal: Option<Move>,
    /// What would make it count as an illegal move.
    pub irregularity: Option<Irregularity>,
    pub touches: Vec<Touch>,
    /// Pieces that were adjusted after saying so.
    pub adjusted: Vec<Square>,
    /// The legal moves of which a release was a part; empty if none was.
    pub begun: Vec<Move>,
    /// Which hands made it.
    pub hands: Hands,
    /// The written move that should have been made, after an incorrect claim.
    pub intended: Option<Move>,
    /// What the clocks showed when it was made, White's first.
    pub clocks: [u64; 2],
    /// Whether it was in accordance with the act of moving (Article 4).
    pub in_accordance: bool,
    /// Whether it has been completed.
    pub completed: bool,
    /// The press that completed it.
    pub press: Option<PressOutcome>,
}
