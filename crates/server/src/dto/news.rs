//! What is new, as somebody may see it.

use crate::access::authority::Access;
use crate::games::news::News;
use serde::Serialize;
use touchmove_answers::seen::{HappeningView, StateView, happenings};
use touchmove_explain::Words;
use utoipa::ToSchema;

/// What is new, and how things stand after it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NewsView {
    /// What happened, in order; what this seat may not know is left out.
    pub happenings: Vec<HappeningView>,
    /// How things stand.
    pub state: StateView,
}

impl NewsView {
    pub(crate) fn of(news: &News, access: &Access, words: &Words) -> NewsView {
        let permissions = access.permissions(news.snapshot.is_over());
        NewsView {
            happenings: happenings(&news.happenings, permissions, words),
            state: StateView::of(&news.snapshot, permissions, words),
        }
    }
}
