//! Submissions that were taken, so that a repeated submission counts once.

use sha2::{Digest, Sha256};
use touchmove_store::{EntryKind, Stored};

/// Versions of all submissions of a game, by hash of seat and key. No submission is dropped, so
/// that a late retry is found too. A list takes the least memory, and is short enough for a linear
/// search.
#[derive(Debug, Clone, Default)]
pub(crate) struct Submissions(Vec<(u64, u64)>);

impl Submissions {
    /// Records the next entry.
    pub fn take(&mut self, stored: &Stored) {
        if let EntryKind::Observed { seat, key: Some(key), .. }
        | EntryKind::Said { seat, key: Some(key), .. } = &stored.entry.what
        {
            self.remember(seat.as_deref(), key, stored.version);
        }
    }

    /// The version at which a seat's submission with that key was taken.
    pub fn version(&self, seat: Option<&str>, key: &str) -> Option<u64> {
        let wanted = digest(seat, key);
        self.0.iter().rev().find(|(hash, _)| *hash == wanted).map(|&(_, version)| version)
    }

    pub fn remember(&mut self, seat: Option<&str>, key: &str, version: u64) {
        self.0.push((digest(seat, key), version));
    }
}

/// Returns a hash of eight bytes, which is enough to distinguish the submissions of a game. Each
/// seat has its own keys, so that a player cannot use the opponent's keys.
fn digest(seat: Option<&str>, key: &str) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seat.unwrap_or_default());
    hash.update([0]);
    hash.update(key);
    hash.finalize().iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}
