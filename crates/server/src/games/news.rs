//! What those who watch are told.

use std::sync::Arc;
use touchmove_answers::views::{Happening, Snapshot};

/// What is new, and how things stand after it. What somebody is told of it, a
/// [view](super::view::View) says.
#[derive(Debug, Clone)]
pub(crate) struct News {
    pub(in crate::games) happenings: Arc<Vec<Happening>>,
    pub(in crate::games) snapshot: Arc<Snapshot>,
}

impl News {
    /// The version of the last thing that happened, or of how things stand.
    pub fn last(&self) -> u64 {
        self.happenings.last().map_or(self.snapshot.version, |happening| happening.version)
    }

    /// The version of how things stand.
    pub fn version(&self) -> u64 {
        self.snapshot.version
    }

    /// True if nothing happened, and only how things stand is told.
    pub fn is_quiet(&self) -> bool {
        self.happenings.is_empty()
    }
}
