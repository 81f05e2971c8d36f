//! A game as it is followed, event by event, and what somebody sees of it: how it stands, what
//! happened and what was ruled, in the reader's language. What a view shows is decided here, by
//! the permissions of whoever reads; a server and a page without one show the same.

mod arbiter;
mod calls;
mod followed;
mod happening;
mod permissions;
mod role;
mod snapshot;
mod state;
mod told;
mod why;

pub use arbiter::{CallView, OptionView, QuestionView, WatchView};
pub use calls::{About, Call};
pub use followed::{Advised, Asked, Followed};
pub use happening::{Happened, Happening, SEALS, public};
pub use permissions::{Mode, Permissions, Viewer};
pub use role::Role;
pub use snapshot::{Snapshot, scored};
pub use state::{ClockView, InHandView, KnownView, StateView};
pub use told::{HappeningView, RulingView, StepView, happenings};
pub use why::{ArrowView, WhyView};
