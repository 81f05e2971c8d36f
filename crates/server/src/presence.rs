//! Who is connected to this server, for arbiters. It stands in no journal: it
//! is about connections, and not about the game.

use crate::happening::News;
use crate::seats::Role;
use crate::table::{Sitter, Table};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// How many connections each player has.
#[derive(Debug, Default)]
pub(crate) struct Here([AtomicU32; 2]);

impl Here {
    pub fn players(&self) -> [bool; 2] {
        let Here([white, black]) = self;
        [white, black].map(|count| count.load(Ordering::Acquire) > 0)
    }

    fn count(&self, role: Role, change: impl Fn(&AtomicU32)) {
        let Here([white, black]) = self;
        for (count, player) in [white, black].into_iter().zip(touchmove_board::Color::ALL) {
            if role.players().contains(&player) {
                change(count);
            }
        }
    }
}

impl Table {
    /// Tells those who watch over all boards who is here; at the board itself
    /// nothing has happened.
    pub async fn tell_who_is_here(&self) {
        let hall = self.hall_feed.get().filter(|feed| feed.receiver_count() > 0);
        let (Some(feed), Ok(folded)) = (hall, self.fresh().await) else { return };
        let news = News { happenings: Arc::default(), scene: self.scene(&folded) };
        let _ = feed.send((self.id.clone(), news));
    }
}

/// A connection of a player, until it is dropped.
struct Connection<'a>(&'a Here, Role);

impl Drop for Connection<'_> {
    fn drop(&mut self) {
        self.0.count(self.1, |count| {
            count.fetch_sub(1, Ordering::AcqRel);
        });
    }
}

/// Counts somebody as here for as long as the connection is listened to, and
/// as arrived from the first time on.
pub(crate) async fn while_here(
    table: &Arc<Table>,
    sitter: &Sitter,
    listening: impl Future<Output = ()>,
) {
    if sitter.role.players().is_empty() {
        return listening.await;
    }
    {
        let here = &table.here;
        here.count(sitter.role, |count| {
            count.fetch_add(1, Ordering::AcqRel);
        });
        let _counted = Connection(here, sitter.role);
        arrives(table, sitter).await;
        table.tell_who_is_here().await;
        listening.await;
    }
    table.tell_who_is_here().await;
}

/// Where players are awaited, connecting is arriving.
async fn arrives(table: &Arc<Table>, sitter: &Sitter) {
    for &player in sitter.role.players() {
        let absent = match table.fresh().await {
            Ok(folded) => folded.game.watch().absent[player.index()] && !folded.is_over(),
            Err(_) => false,
        };
        if !absent {
            continue;
        }
        let name = if player == touchmove_board::Color::White { "White" } else { "Black" };
        let text = format!("{name} arrives");
        if let Err(problem) = table.submit(sitter, &text, None, Instant::now()).await {
            tracing::warn!(game = %table.id, problem = problem.name(), "arrival not taken");
        }
    }
}
