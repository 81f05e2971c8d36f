//! A journal that does not answer: when it does again, all clocks are stopped at
//! the last moment that it has confirmed.

use crate::hall::{AT_ONCE, Hall};
use futures_util::{StreamExt, stream};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

const LOOK: Duration = Duration::from_millis(200);

/// Looks whether the journal answers.
pub(crate) async fn watch(hall: Arc<Hall>) {
    let mut ticks = interval(LOOK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told = false;
    loop {
        ticks.tick().await;
        if hall.ground.pulse.in_doubt() && !hall.can_write().await {
            hall.ground.pulse.stands_still();
        }
        let Some(since) = hall.ground.pulse.stalled() else { continue };
        if !told {
            tracing::error!(since, "the journal does not answer: time stands still");
            metrics::counter!("touchmove_stalls_total").increment(1);
        }
        told = !mended(&hall, since).await;
    }
}

/// Stops the clocks of all games in which time ran, if the journal answers again.
async fn mended(hall: &Arc<Hall>, since: u64) -> bool {
    let pulse = &hall.ground.pulse;
    if pulse.age() > LOOK.as_millis() as u64 * 5 {
        return false;
    }
    if pulse.is_refused() && !hall.can_write().await {
        return false;
    }
    let stopped = stream::iter(hall.all_open()).map(|table| async move {
        let stopped = table.interrupt("stalled", since).await;
        if let Err(problem) = &stopped {
            tracing::error!(game = %table.id, problem = problem.name(), "not interrupted");
        }
        stopped
    });
    let all: Vec<_> = stopped.buffer_unordered(AT_ONCE).collect().await;
    let done = all.iter().all(Result::is_ok);
    if done {
        let games = all.iter().filter(|stopped| matches!(stopped, Ok(true))).count();
        tracing::warn!(since, games, "the journal answers again; clocks were stopped");
        pulse.mended();
    }
    done
}
