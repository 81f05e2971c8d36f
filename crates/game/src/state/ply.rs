//! Moves of the game. They are legal, or illegal and not corrected.

use super::touches::Touches;
use crate::event::Hands;
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color, Move, Position, RepetitionKey, Square};
use touchmove_clock::{Millis, PressOutcome};
use touchmove_laws::rules::illegal_move::Irregularity;

/// Growth step of the list. Doubling would waste memory on a server with thousands of games.
pub(super) const MORE_PLIES: usize = 16;

/// A half-move. A server stores the half-moves of thousands of games, so rarely used fields are
/// stored separately.
#[derive(Debug, Clone)]
pub(crate) struct Ply {
    before: Position,
    /// Press that completed the move. Equal presses are shared.
    pub press: Option<Arc<PressOutcome>>,
    rare: Option<Box<Rare>>,
    pub touches: Touches,
    /// Clock times when the move was made.
    pub clocks: ByColor<Millis>,
    pub player: Color,
    /// The move, if it is legal.
    legal: Option<Move>,
    /// Fault that may make the move count as illegal.
    pub irregularity: Option<Irregularity>,
    /// Hands used for the move.
    pub hands: Hands,
    /// True if the player released a piece and this legal move was the only possible one.
    begun: bool,
    /// True if the move was made in accordance with the act of moving (Article 4).
    pub in_accordance: bool,
    /// True if the move has been completed.
    pub completed: bool,
}

/// Rarely used fields.
#[derive(Debug, Clone, Default)]
struct Rare {
    /// Position after the move, if it differs from the result of the legal move.
    after: Option<Position>,
    begun: Vec<Move>,
    adjusted: Vec<Square>,
    intended: Option<Move>,
}

impl Ply {
    /// Creates a move that has been made but not completed.
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

    /// Creates a move that is not legal.
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

    /// Returns the move, if it is legal.
    pub(crate) fn legal(&self) -> Option<Move> {
        self.legal
    }

    /// Returns the legal moves that begin with the release. Empty if no release began a legal move.
    pub(crate) fn begun(&self) -> &[Move] {
        match &self.rare {
            _ if self.begun => self.legal.as_slice(),
            Some(rare) => &rare.begun,
            None => &[],
        }
    }

    /// Returns the pieces adjusted after an announcement.
    pub(crate) fn adjusted(&self) -> &[Square] {
        self.rare.as_ref().map_or(&[], |rare| &rare.adjusted)
    }

    /// Returns the written move that should have been made after an incorrect claim.
    pub(crate) fn intended(&self) -> Option<Move> {
        self.rare.as_ref().and_then(|rare| rare.intended)
    }

    pub(crate) fn adjusts(&mut self, adjusted: Vec<Square>) {
        if !adjusted.is_empty() {
            self.rare().adjusted = adjusted;
        }
    }

    /// Stores the origin of the move: the written move, and the moves that a release began.
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

    /// True if the move leads to the same position in the sense of Article 9.2.
    pub(crate) fn leads_to(&self, key: &RepetitionKey) -> bool {
        self.after().repetition_key() == *key
    }

    /// Returns the press that completed the move.
    pub(crate) fn press(&self) -> Option<PressOutcome> {
        self.press.as_deref().copied()
    }

    /// Copies the completion of another move.
    pub(crate) fn completed_as(&mut self, completed: bool, press: Option<PressOutcome>) {
        (self.completed, self.press) = (completed, press.map(Arc::new));
    }
}

/// Number of earlier moves in which to look for an equal press. Most presses of a player equal the
/// previous one.
const NEAR: usize = 4;

/// Completes a move by a press. If an equal press is stored nearby, the move shares it.
pub(super) fn complete(plies: &mut [Ply], i: usize, press: PressOutcome) {
    let before = plies.iter().take(i).rev().take(NEAR).filter_map(|ply| ply.press.as_ref());
    let same = before.into_iter().find(|shared| ***shared == press).cloned();
    if let Some(ply) = plies.get_mut(i) {
        ply.completed = true;
        ply.press = Some(same.unwrap_or_else(|| Arc::new(press)));
    }
}
