//! What those who watch are told.

use crate::games::happening::Happening;
use crate::games::snapshot::Snapshot;
use std::sync::Arc;

/// What is new, and how things stand after it.
#[derive(Debug, Clone)]
pub(crate) struct News {
    pub happenings: Arc<Vec<Happening>>,
    pub snapshot: Arc<Snapshot>,
}
