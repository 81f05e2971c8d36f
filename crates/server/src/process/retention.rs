//! Retention: deletes or anonymises games and competitions after their retention time.

use crate::config::Keep;
use crate::registry::Registry;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, interval_at};

/// Delay after startup, because many clients reconnect at first.
const FIRST: Duration = Duration::from_secs(60 * 60);
const EVERY: Duration = Duration::from_secs(6 * 60 * 60);

pub(crate) async fn watch(registry: Arc<Registry>, keep: Keep) {
    if keep == Keep::default() {
        return;
    }
    let mut ticks = interval_at(Instant::now() + FIRST, EVERY);
    loop {
        ticks.tick().await;
        if let Err(problem) = registry.apply_retention(keep.days, keep.names_days).await {
            tracing::error!(problem = problem.name(), "retention failed");
        }
    }
}
