//! Computer opponents: the configured engines, and the opponent at a board.

pub(crate) mod opponent;
pub(crate) mod slots;
