//! Moves that stand on the board: legal ones that have been made, and others
//! that nobody has put right.

use crate::event::Hands;
use crate::touches::Touches;
use std::sync::Arc;
use touchmove_board::{Color, Move, Position, RepetitionKey, Square};
use touchmove_clock::PressOutcome;
use touchmove_laws::rules::illegal_move::Irregularity;

/// One move by one player. A server keeps those of thousands of games.
#[derive(Debug, Clone)]
pub(crate) struct Ply {
    pub before: Position,
    pub after: Position,
    /// The press that completed it; equal ones are shared.
    pub press: Option<Arc<PressOutcome>>,
    /// The legal moves of which a release was a part; empty if none was.
    pub begun: Box<[Move]>,
    pub touches: Touches,
    /// Pieces that were adjusted after saying so.
    pub adjusted: Box<[Square]>,
    /// What the clocks showed when it was made, White's first.
    pub clocks: [u64; 2],
    pub player: Color,
    /// The legal move it is, if it is one.
    pub legal: Option<Move>,
    /// What would make it count as an illegal move.
    pub irregularity: Option<Irregularity>,
    /// Which hands made it.
    pub hands: Hands,
    /// The written move that should have been made, after an incorrect claim.
    pub intended: Option<Move>,
    /// Whether it was in accordance with the act of moving (Article 4).
    pub in_accordance: bool,
    /// Whether it has been completed.
    pub completed: bool,
}

impl Ply {
    /// What has been done to the board, and nothing yet to the clock.
    pub(crate) fn new(before: Position, after: Position) -> Ply {
        Ply {
            before,
            after,
            player: before.turn(),
            legal: None,
            irregularity: None,
            touches: Touches::default(),
            adjusted: Box::default(),
            begun: Box::default(),
            hands: Hands::One,
            intended: None,
            in_accordance: true,
            completed: false,
            press: None,
            clocks: [0; 2],
        }
    }

    /// A move that was tried and is not one.
    pub(crate) fn tried(before: Position, after: Position, irregularity: Irregularity) -> Ply {
        Ply { irregularity: Some(irregularity), ..Ply::new(before, after) }
    }

    pub(crate) fn before(&self) -> Position {
        self.before
    }

    pub(crate) fn after(&self) -> Position {
        self.after
    }

    /// Whether the position after it is the same in the sense of Article 9.2.
    pub(crate) fn leads_to(&self, key: &RepetitionKey) -> bool {
        self.after.repetition_key() == *key
    }

    /// The press that completed it.
    pub(crate) fn press(&self) -> Option<PressOutcome> {
        self.press.as_deref().copied()
    }

    /// It has been completed, by a press or otherwise, as another one was.
    pub(crate) fn completed_as(&mut self, completed: bool, press: Option<PressOutcome>) {
        (self.completed, self.press) = (completed, press.map(Arc::new));
    }
}

/// Of the player's presses most are like the one before.
const NEAR: usize = 4;

/// Completes one of these moves by a press.
pub(crate) fn complete(plies: &mut [Ply], i: usize, press: PressOutcome) {
    let before = plies.iter().take(i).rev().take(NEAR).filter_map(|ply| ply.press.as_ref());
    let same = before.into_iter().find(|shared| ***shared == press).cloned();
    if let Some(ply) = plies.get_mut(i) {
        ply.completed = true;
        ply.press = Some(same.unwrap_or_else(|| Arc::new(press)));
    }
}
