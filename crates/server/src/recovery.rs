//! What a server that failed has left: clocks that ran.

use crate::hall::{Hall, no_journal};
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_store::{Filter, Kind, StreamInfo};

const PAGE: usize = 500;

/// Stops the clocks of all games in which time ran when the last server
/// failed. The axis stands where it stood at the last heartbeat, so that no
/// player has lost time by it. Says how many there were.
pub(crate) async fn recover(hall: &Arc<Hall>) -> Result<u64, Problem> {
    let mut stopped: u64 = 0;
    let mut after = None;
    loop {
        let filter = Filter {
            kind: Some(Kind::Game),
            running: Some(true),
            after,
            limit: PAGE,
            ..Filter::default()
        };
        let page = hall.ground.store.list(&filter).await.map_err(no_journal)?;
        for game in &page {
            stopped = stopped.saturating_add(u64::from(interrupt(hall, game).await));
        }
        if page.len() < PAGE {
            return Ok(stopped);
        }
        after = page.last().map(|game| game.id.clone());
    }
}

/// One game that cannot be read must not keep the others waiting.
async fn interrupt(hall: &Arc<Hall>, game: &StreamInfo) -> bool {
    let stopped = match hall.table(game.id.as_str()).await {
        Ok(table) => table.interrupt("crash").await,
        Err(problem) => Err(problem),
    };
    stopped.unwrap_or_else(|problem| {
        tracing::error!(game = %game.id, problem = problem.name(), "cannot be recovered");
        false
    })
}
