//! Moves that stand on the board: legal ones that have been made, and others
//! that nobody has put right.

use super::touches::Touches;
use crate::event::Hands;
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Move, Position, RepetitionKey, Square};
use touchmove_clock::{Millis, PressOutcome};
use touchmove_laws::rules::illegal_move::Irregularity;

/// Room for so many moves is made at a time: twice what is there would be much
/// for a server with thousands of games.
pub(super) const MORE_PLIES: usize = 16;

/// One move by one player. A server keeps those of thousands of games, so what
/// is the same for nearly all of them is kept apart.
#[derive(Debug, Clone)]
pub(crate) struct Ply {
    before: Position,
    /// The press that completed it; equal ones are shared.
    pub press: Option<Arc<PressOutcome>>,
    rare: Option<Box<Rare>>,
    pub touches: Touches,
    /// What the clocks showed when it was made.
    pub clocks: ByColor<Millis>,
    pub player: Color,
    /// The legal move it is, if it is one.
    legal: Option<Move>,
    /// What would make it count as an illegal move.
    pub irregularity: Option<Irregularity>,
    /// Which hands made it.
    pub hands: Hands,
    /// Whether a release was a part of it, and of no other legal move.
    begun: bool,
    /// Whether it was in accordance with the act of moving (Article 4).
    pub in_accordance: bool,
    /// Whether it has been completed.
    pub completed: bool,
}

/// What hardly any move has.
#[derive(Debug, Clone, Default)]
struct Rare {
    /// The position after it, if that is not what the legal move leads to.
    after: Option<Position>,
    begun: Vec<Move>,
    adjusted: Vec<Square>,
    intended: Option<Move>,
}

impl Ply {
    /// What has been done to the board, and nothing yet to the clock.
    pub(crate) fn new(before: Position, after: Position, legal: Option<Move>) -> Ply {
        let mut ply = Ply {
            before,
            player: before.turn(),
            legal,
            irregularity: None,
            touches: Touches::default(),
            begun: false,
            hands: Hands::One,
            in_accordance: true,
            completed: false,
            press: None,
            clocks: ByColor::both(Millis::ZERO),
            rare: None,
        };
        if ply.after() != after {
            ply.rare().after = Some(after);
        }
        ply
    }

    /// A move that was tried and is not one.
    pub(crate) fn tried(before: Position, after: Position, irregularity: Irregularity) -> Ply {
        Ply { irregularity: Some(irregularity), ..Ply::new(before, after, None) }
    }

    pub(crate) fn before(&self) -> Position {
        self.before
    }

    pub(crate) fn after(&self) -> Position {
        let kept = self.rare.as_ref().and_then(|rare| rare.after);
        kept.unwrap_or_else(|| self.legal.map_or(self.before, |mv| self.before.after(mv)))
    }

    /// The legal move it is, if it is one.
    pub(crate) fn legal(&self) -> Option<Move> {
        self.legal
    }

    /// The legal moves of which a release was a part; empty if none was.
    pub(crate) fn begun(&self) -> &[Move] {
        match &self.rare {
            _ if self.begun => self.legal.as_slice(),
            Some(rare) => &rare.begun,
            None => &[],
        }
    }

    /// Pieces that were adjusted after saying so.
    pub(crate) fn adjusted(&self) -> &[Square] {
        self.rare.as_ref().map_or(&[], |rare| &rare.adjusted)
    }

    /// The written move that should have been made, after an incorrect claim.
    pub(crate) fn intended(&self) -> Option<Move> {
        self.rare.as_ref().and_then(|rare| rare.intended)
    }

    pub(crate) fn adjusts(&mut self, adjusted: Vec<Square>) {
        if !adjusted.is_empty() {
            self.rare().adjusted = adjusted;
        }
    }

    /// How it came about: what was written, what had been released.
    pub(crate) fn came_from(&mut self, intended: Option<Move>, begun: Vec<Move>) {
        self.begun = !begun.is_empty() && begun == self.legal.as_slice();
        if intended.is_some() {
            self.rare().intended = intended;
        }
        if !begun.is_empty() && !self.begun {
            self.rare().begun = begun;
        }
    }

    fn rare(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    /// Whether the position after it is the same in the sense of Article 9.2.
    pub(crate) fn leads_to(&self, key: &RepetitionKey) -> bool {
        self.after().repetition_key() == *key
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
pub(super) fn complete(plies: &mut [Ply], i: usize, press: PressOutcome) {
    let before = plies.iter().take(i).rev().take(NEAR).filter_map(|ply| ply.press.as_ref());
    let same = before.into_iter().find(|shared| ***shared == press).cloned();
    if let Some(ply) = plies.get_mut(i) {
        ply.completed = true;
        ply.press = Some(same.unwrap_or_else(|| Arc::new(press)));
    }
}
