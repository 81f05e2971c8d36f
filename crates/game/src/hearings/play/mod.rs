//! Hearings on offers, claims, flags and the end of the game.

pub(crate) mod blitz_time;
pub(crate) mod claimed_end;
pub(crate) mod claimed_positions;
pub(crate) mod draw_claims;
pub(crate) mod draw_offers;
pub(crate) mod fallen_flag;
pub(crate) mod finished_game;
pub(crate) mod flags;
pub(crate) mod progress_claim;
pub(crate) mod quickplay;
pub(crate) mod repeated_claims;
pub(crate) mod resignation;
