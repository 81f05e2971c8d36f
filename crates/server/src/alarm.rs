//! Where the software watches the clocks it sees a flag fall when it falls.

use crate::axis::Axis;
use crate::fold::Folded;
use crate::seats::Role;
use crate::setup::is_watched_by_software;
use crate::table::{Sitter, Table};
use std::sync::{Arc, Weak};
use std::time::Instant;
use touchmove_board::Color;

/// Sets the table's alarm to the next fall of a flag.
pub(crate) fn arm(table: &Arc<Table>, folded: &Folded, axis: Axis) {
    let falls = folded.game.clock().next_flag_fall();
    let falls = falls.filter(|_| is_watched_by_software(&folded.game) && folded.runs());
    let Ok(mut alarm) = table.alarm.lock() else { return };
    if let Some(old) = alarm.take() {
        old.abort();
    }
    *alarm = falls.map(|(side, at)| {
        // Every server that has the game open observes it; it counts once.
        let key = format!("flag-{at}");
        let when = axis.instant(folded.opened_at.saturating_add(at));
        tokio::spawn(observe(Arc::downgrade(table), side, when, key)).abort_handle()
    });
}

/// Says that the flag is down, when it is.
async fn observe(table: Weak<Table>, player: Color, when: Instant, key: String) {
    // A millisecond later, so that the clock's own mark has been reached.
    tokio::time::sleep_until((when + std::time::Duration::from_millis(1)).into()).await;
    let Some(table) = table.upgrade() else { return };
    // Not in this task, which the event itself would abort.
    tokio::spawn(async move {
        let by = Sitter { role: Role::Arbiter, seat: None };
        let name = if player == Color::White { "White" } else { "Black" };
        let text = format!("Arbiter observes flag of {name}");
        let still = table.fresh().await.is_ok_and(|folded| folded.runs());
        let observed = table.submit(&by, &text, Some(&key), Instant::now());
        if still && let Err(problem) = observed.await {
            tracing::warn!(game = %table.id, problem = problem.name(), "flag not observed");
        }
    });
}
