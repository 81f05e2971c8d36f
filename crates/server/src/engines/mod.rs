//! Computer opponents: which there are, and one at a board.

pub(crate) mod opponent;
pub(crate) mod slots;
