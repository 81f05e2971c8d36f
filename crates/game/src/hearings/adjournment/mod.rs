//! Hearings on adjourned games: sealing a move, and resuming.

pub(crate) mod resumption;
pub(crate) mod sealed_move;
