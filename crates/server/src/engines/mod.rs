//! Computer opponents: the configured engines, and one at a board.

pub(crate) mod opponent;
pub(crate) mod slots;
