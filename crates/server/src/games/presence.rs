//! Who is connected to this server, for arbiters. It stands in no journal: it
//! is about connections, and not about the game.

use crate::access::seats::Role;
use std::sync::atomic::{AtomicU32, Ordering};
use touchmove_board::Color;

/// How many connections each player has.
#[derive(Debug, Default)]
pub(crate) struct Present([AtomicU32; 2]);

impl Present {
    pub fn players(&self) -> [bool; 2] {
        let Present([white, black]) = self;
        [white, black].map(|count| count.load(Ordering::Acquire) > 0)
    }

    /// Counts a connection, until what is returned is dropped.
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

/// A connection of a player, until it is dropped.
pub(crate) struct Connection<'a>(&'a Present, Role);

impl Drop for Connection<'_> {
    fn drop(&mut self) {
        self.0.count(self.1, |count| {
            count.fetch_sub(1, Ordering::AcqRel);
        });
    }
}
