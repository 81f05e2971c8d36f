//! News for one client.

use serde::Serialize;
use touchmove_answers::views::{HappeningView, StateView};
use utoipa::ToSchema;

/// New happenings, and the state after them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NewsView {
    /// The happenings in order, without those that this seat may not see.
    pub happenings: Vec<HappeningView>,
    /// The current state.
    pub state: StateView,
    /// True if these are all happenings, because the seat now sees parts that were hidden before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
}
