//! Stall of the journal: once the journal answers again, all clocks are stopped at the last
//! confirmed time.

use crate::registry::{AT_ONCE, Registry};
use futures_util::{StreamExt, stream};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

const LOOK: Duration = Duration::from_millis(200);

/// Watches the journal for stalls.
pub(crate) async fn watch(registry: Arc<Registry>) {
    let mut ticks = interval(LOOK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told = false;
    loop {
        ticks.tick().await;
        if registry.context.heartbeat.is_in_doubt() && !registry.can_write().await {
            registry.context.heartbeat.stall_since_refusal();
        }
        let Some(since) = registry.context.heartbeat.stalled_since() else { continue };
        if !told {
            tracing::error!(since, "the journal does not answer: time stands still");
            metrics::counter!("touchmove_stalls_total").increment(1);
        }
        told = !mended(&registry, since).await;
    }
}

/// Stops the clocks of all running games; true if the journal accepted these entries.
async fn mended(registry: &Arc<Registry>, since: u64) -> bool {
    let heartbeat = &registry.context.heartbeat;
    if heartbeat.age() > LOOK.as_millis() as u64 * 5 {
        return false;
    }
    if heartbeat.is_refused() && !registry.can_write().await {
        return false;
    }
    let stopped = stream::iter(registry.all_open()).map(|live_game| async move {
        let stopped = live_game.interrupt("stalled", since).await;
        if let Err(problem) = &stopped {
            tracing::error!(game = %live_game.id, problem = problem.name(), "clocks not stopped");
        }
        stopped
    });
    let all: Vec<_> = stopped.buffer_unordered(AT_ONCE).collect().await;
    let done = all.iter().all(Result::is_ok);
    if done {
        let games = all.iter().filter(|stopped| matches!(stopped, Ok(true))).count();
        tracing::warn!(since, games, "the journal answers again; clocks were stopped");
        heartbeat.clear_stall();
    }
    done
}
