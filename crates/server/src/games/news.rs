//! News of a game.

use std::sync::Arc;
use touchmove_answers::views::{Happening, Snapshot};

/// New happenings, and a snapshot after them. A [view](super::view::View) decides which parts a
/// client gets.
#[derive(Debug, Clone)]
pub(crate) struct News {
    pub(in crate::games) happenings: Arc<Vec<Happening>>,
    pub(in crate::games) snapshot: Arc<Snapshot>,
}

impl News {
    /// The version of the last happening, or of the snapshot if there is no happening.
    pub fn last(&self) -> u64 {
        self.happenings.last().map_or(self.snapshot.version, |happening| happening.version)
    }

    /// The version of the snapshot.
    pub fn version(&self) -> u64 {
        self.snapshot.version
    }

    /// True if only the snapshot is sent, without happenings.
    pub fn is_quiet(&self) -> bool {
        self.happenings.is_empty()
    }
}
