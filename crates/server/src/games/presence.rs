//! Presence: the players that are connected to this server. Presence is not part of the game, so
//! the journal does not have it.

use crate::access::seats::Role;
use std::sync::atomic::{AtomicU32, Ordering};
use touchmove_board::Color;

/// The number of connections of each player.
#[derive(Debug, Default)]
pub(crate) struct Present([AtomicU32; 2]);

impl Present {
    pub fn players(&self) -> [bool; 2] {
        let Present([white, black]) = self;
        [white, black].map(|count| count.load(Ordering::Acquire) > 0)
    }

    /// Counts a connection until the guard is dropped.
    pub fn connect(&self, role: Role) -> Connection<'_> {
        self.count(role, |count| {
            count.fetch_add(1, Ordering::AcqRel);
        });
        Connection(self, role)
    }

    fn count(&self, role: Role, change: impl Fn(&AtomicU32)) {
        let Present([white, black]) = self;
        for (count, player) in [white, black].into_iter().zip(Color::ALL) {
            if role.players().contains(&player) {
                change(count);
            }
        }
    }
}

/// Guard of a counted connection.
pub(crate) struct Connection<'a>(&'a Present, Role);

impl Drop for Connection<'_> {
    fn drop(&mut self) {
        self.0.count(self.1, |count| {
            count.fetch_sub(1, Ordering::AcqRel);
        });
    }
}
