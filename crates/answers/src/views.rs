//! Views of a game: its state, events and rulings in the reader's language. [`Permissions`] decide
//! what each reader sees. The server and the in-browser build use the same views.

mod arbiter;
mod breaches;
mod calls;
mod event_view;
mod game_view;
mod happening;
mod observed_game;
mod permissions;
mod reasons_view;
mod record;
mod review;
mod role;
mod snapshot;
mod state;

pub use arbiter::{CallView, OptionView, QuestionView, WatchView};
pub use breaches::{BreachView, CommittedBreach};
pub use calls::{Call, CallSubject};
pub use event_view::{HappeningView, RulingView, StepView, happenings};
pub use game_view::{NewsView, Receipt, TableView};
pub use happening::{Happening, Occurrence, SEALS, public_text};
pub use observed_game::{AdvisedQuestions, ObservedGame, OpenQuestion};
pub use permissions::{Mode, Permissions, Viewer};
pub use reasons_view::{ArrowView, WhyView};
pub use record::record;
pub use review::{MomentView, ReviewView, Reviewer};
pub use role::Role;
pub use snapshot::{Snapshot, half_points};
pub use state::{ClockView, InHandView, KnownView, StateView};
