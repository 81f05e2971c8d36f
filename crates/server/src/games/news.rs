//! What those who watch are told.

use std::sync::Arc;
use touchmove_answers::seen::{Happening, Snapshot};

/// What is new, and how things stand after it.
#[derive(Debug, Clone)]
pub(crate) struct News {
    pub happenings: Arc<Vec<Happening>>,
    pub snapshot: Arc<Snapshot>,
}
