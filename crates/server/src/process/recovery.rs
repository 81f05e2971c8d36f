//! Recovery after a crash: stops the clocks that were running.

use crate::problem::{Problem, no_journal};
use crate::registry::{AT_ONCE, Registry};
use futures_util::{StreamExt, stream};
use std::sync::Arc;
use touchmove_store::{Filter, Kind, StreamInfo};

const PAGE: usize = 500;

/// Stops the clocks of all games that were running when the last server failed, and returns the
/// number of these games. The clocks stop at the last time that a heartbeat or an event confirmed,
/// so that no player loses time to the failure.
pub(crate) async fn recover(registry: &Arc<Registry>, moment: u64) -> Result<usize, Problem> {
    let mut stopped: usize = 0;
    let mut after = None;
    loop {
        let filter = Filter {
            kind: Some(Kind::Game),
            running: Some(true),
            after,
            limit: PAGE,
            ..Filter::default()
        };
        let page = registry.context.store.list(&filter).await.map_err(no_journal)?;
        let all = stream::iter(&page).map(|game| interrupt(registry, game, moment));
        let were = all.buffer_unordered(AT_ONCE).filter(|stopped| std::future::ready(*stopped));
        stopped = stopped.saturating_add(were.count().await);
        if page.len() < PAGE {
            return Ok(stopped);
        }
        after = page.last().map(|game| game.id.clone());
    }
}

/// Interrupts one game. An unreadable game must not block the others.
async fn interrupt(registry: &Arc<Registry>, game: &StreamInfo, moment: u64) -> bool {
    let stopped = match registry.live_game(game.id.as_str()).await {
        Ok(live_game) => live_game.interrupt("crash", moment).await,
        Err(problem) => Err(problem),
    };
    stopped.unwrap_or_else(|problem| {
        tracing::error!(game = %game.id, problem = problem.name(), "game not recovered");
        false
    })
}
