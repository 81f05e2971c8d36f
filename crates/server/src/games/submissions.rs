//! What has been submitted, so that the same submission counts once.

use sha2::{Digest, Sha256};
use touchmove_store::{EntryKind, Stored};

/// The versions at which submissions were taken, all of the game's: however
/// late one is sent again, it is found. A list is the smallest, and quick
/// enough to look through: no game has many.
#[derive(Debug, Clone, Default)]
pub(crate) struct Submissions(Vec<(u64, u64)>);

impl Submissions {
    /// Takes the next entry.
    pub fn take(&mut self, stored: &Stored) {
        if let EntryKind::Observed { seat, key: Some(key), .. }
        | EntryKind::Said { seat, key: Some(key), .. } = &stored.entry.what
        {
            self.remember(seat.as_deref(), key, stored.version);
        }
    }

    /// The version at which a seat's submission of that key was taken.
    pub fn version(&self, seat: Option<&str>, key: &str) -> Option<u64> {
        let wanted = digest(seat, key);
        self.0.iter().rev().find(|(hash, _)| *hash == wanted).map(|&(_, version)| version)
    }

    pub fn remember(&mut self, seat: Option<&str>, key: &str, version: u64) {
        self.0.push((digest(seat, key), version));
    }
}

/// Eight bytes of a hash are plenty to tell the submissions of a game apart.
/// Each seat has its own keys: nobody can use up those of the opponent.
fn digest(seat: Option<&str>, key: &str) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seat.unwrap_or_default());
    hash.update([0]);
    hash.update(key);
    hash.finalize().iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}
