//! Games: the journal, the state and the views of one game.

pub(crate) mod agreement;
pub(crate) mod calls;
pub(crate) mod delayed_view;
pub(crate) mod export_cache;
pub(crate) mod flag_alarm;
pub(crate) mod heartbeat;
pub(crate) mod journal;
pub(crate) mod live_game;
pub(crate) mod news;
pub(crate) mod next_flag_fall;
pub(crate) mod presence;
pub(crate) mod projection;
pub(crate) mod rematch;
pub(crate) mod score;
pub(crate) mod sealed;
pub(crate) mod submissions;
pub(crate) mod turn;
pub(crate) mod view;
