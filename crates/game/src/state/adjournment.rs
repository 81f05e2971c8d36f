//! State of an adjournment: the sealed move, the times, and players absent at the resumption.

use crate::event::MoveText;
use touchmove_board::{ByColor, Color, Move};
use touchmove_clock::{Millis, Moment};

/// State of adjourning and resuming a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct AdjournmentState {
    /// Set if a player has been told to seal a move or has asked to adjourn.
    pub sealing: Option<Sealing>,
    /// Text to be sealed, while the clock is still running.
    pub written: Option<Sealed>,
    /// Envelope kept by the arbiter.
    pub envelope: Option<Sealed>,
    /// True if the envelope is void because the move that it answers was corrected.
    pub void: bool,
    /// True if the envelope contains a reply to an absent player.
    pub is_reply: bool,
    /// Time of the resumption.
    pub resumed_at: Option<Moment>,
    /// Player who sealed the move at adjournment.
    pub sealer: Option<Color>,
    /// True for players absent at the resumption.
    pub absent: ByColor<bool>,
    /// Clock times at adjournment.
    pub recorded: Option<ByColor<Millis>>,
    /// Clock times at the resumption.
    pub shown: Option<ByColor<Millis>>,
    /// Number of half-moves at the resumption, including the sealed one.
    pub resumed_with: usize,
}

/// A player's duty to seal a move.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sealing {
    /// True if the player adjourns before the end of the session.
    pub early: bool,
    /// Move made on the board after the order to seal.
    pub made: Option<Move>,
}

/// A move in an envelope.
#[derive(Debug, Clone)]
pub(crate) struct Sealed {
    pub by: Color,
    pub text: MoveText,
}
