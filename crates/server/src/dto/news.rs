//! What is new, as somebody may see it.

use serde::Serialize;
use touchmove_answers::views::{HappeningView, StateView};
use utoipa::ToSchema;

/// What is new, and how things stand after it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NewsView {
    /// What happened, in order; what this seat may not know is left out.
    pub happenings: Vec<HappeningView>,
    /// How things stand.
    pub state: StateView,
    /// True if this is all that has happened: this seat now sees what was hidden from it before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub anew: bool,
}
