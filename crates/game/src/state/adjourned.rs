//! What is kept of a game that is adjourned: the sealed move, the times, who
//! is missing when it is resumed.

use crate::event::MoveText;
use touchmove_board::{ByColor, Color, Move};
use touchmove_clock::{Millis, Moment};

/// What is on record about adjourning and resuming a game.
#[derive(Debug, Clone, Default)]
pub(crate) struct Adjourned {
    /// Whether a player was told to seal or has asked to.
    pub sealing: Option<Sealing>,
    /// What was written to be sealed while the clock runs.
    pub written: Option<Sealed>,
    /// The envelope that the arbiter keeps.
    pub envelope: Option<Sealed>,
    /// Whether the envelope is void: the move that it answers was put right.
    pub void: bool,
    /// Whether it holds a reply to a player who was not there.
    pub is_reply: bool,
    /// When the game was resumed.
    pub resumed_at: Option<Moment>,
    /// Who has sealed the move that the game was adjourned with.
    pub sealer: Option<Color>,
    /// Who is not there at resumption.
    pub absent: ByColor<bool>,
    /// What the clocks showed at adjournment.
    pub recorded: Option<ByColor<Millis>>,
    /// What they showed when the game was resumed.
    pub shown: Option<ByColor<Millis>>,
    /// How many single moves there were then, the sealed one included.
    pub resumed_with: usize,
}

/// A player is to seal a move.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sealing {
    /// Whether the player adjourns before the end of the session.
    pub early: bool,
    /// The move made on the board after that.
    pub made: Option<Move>,
}

/// A move in an envelope.
#[derive(Debug, Clone)]
pub(crate) struct Sealed {
    pub by: Color,
    pub text: MoveText,
}
