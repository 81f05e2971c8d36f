//! One file a subject: what an event means, read off the game, and the rules
//! that it calls for. Hearings decide nothing by themselves: what is ruled is
//! ruled in `touchmove_laws::rules`, and in which order they hear an event
//! stands in [`order`](crate::order).

pub(crate) mod adjourned;
pub(crate) mod board;
pub(crate) mod fallback_note;
pub(crate) mod found;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod reported;
