//! Where the software watches the clocks it sees a flag fall when it falls.

use crate::access::seats::Role;
use crate::axis::Axis;
use crate::games::fall::Fall;
use crate::games::table::Table;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;
use touchmove_board::Color;

/// How long to wait where the journal does not answer.
const AGAIN: Duration = Duration::from_millis(500);

/// Watches the flags of a game for as long as it is open.
pub(crate) fn watch(table: &Arc<Table>, axis: Axis) {
    let falls = table.falls();
    tokio::spawn(follow(Arc::downgrade(table), falls, axis));
}

async fn follow(table: Weak<Table>, mut falls: watch::Receiver<Option<Fall>>, axis: Axis) {
    loop {
        let next = *falls.borrow_and_update();
        let changed = tokio::select! {
            changed = falls.changed() => changed,
            fall = fallen(next, axis) => match observe(&table, fall).await {
                true => falls.changed().await,
                // The journal may answer again, or the clocks be stopped.
                false => timeout(AGAIN, falls.changed()).await.unwrap_or(Ok(())),
            },
        };
        if changed.is_err() {
            return;
        }
    }
}

/// Waits for a fall; for ever, if none is coming.
async fn fallen(next: Option<Fall>, axis: Axis) -> Fall {
    let Some(fall) = next else { return std::future::pending().await };
    // A millisecond later, so that the clock's own mark has been reached.
    let when: Instant = axis.instant(fall.on_axis) + Duration::from_millis(1);
    tokio::time::sleep_until(when.into()).await;
    fall
}

/// Says that the flag is down; false if nobody would take it.
async fn observe(table: &Weak<Table>, fall: Fall) -> bool {
    let Some(table) = table.upgrade() else { return true };
    let by = table.register.server(Role::Arbiter, None);
    let name = if fall.player == Color::White { "White" } else { "Black" };
    let report = format!("Arbiter observes flag of {name}").into();
    // Every server that has the game open observes it; it counts once.
    let key = format!("flag-{}", fall.at.get());
    let still = table.runs().await.unwrap_or(true);
    if !still || table.is_gone() {
        return true;
    }
    let observed = table.submit(&by, &report, Some(&key), Instant::now()).await;
    if let Err(problem) = &observed {
        tracing::warn!(game = %table.id, problem = problem.name(), "flag not observed");
    }
    observed.is_ok()
}
