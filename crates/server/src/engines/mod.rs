//! Computer opponents: programs, the server's own search, and the opponent at a board.

mod mind;
pub(crate) mod opponent;
pub(crate) mod slots;
