//! One game: its journal, what it amounts to, and how it stands at a moment.

pub(crate) mod agreement;
pub(crate) mod calls;
pub(crate) mod fall;
pub(crate) mod flag_alarm;
pub(crate) mod fold;
pub(crate) mod journal;
pub(crate) mod news;
pub(crate) mod past;
pub(crate) mod presence;
pub(crate) mod pulse;
pub(crate) mod rematch;
pub(crate) mod score;
pub(crate) mod sealed;
pub(crate) mod setup;
pub(crate) mod submissions;
pub(crate) mod table;
pub(crate) mod texts;
pub(crate) mod turn;
pub(crate) mod view;
