//! Hearings, one file per subject. A hearing reads facts from the game and applies the rules to
//! which these facts belong.
//!
//! Hearings decide nothing: rulings come from `touchmove_laws::rules`, and the order of hearings is
//! in [`order`](crate::order).

pub(crate) mod adjournment;
pub(crate) mod board;
pub(crate) mod fallback_note;
pub(crate) mod irregularities;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod reported;
