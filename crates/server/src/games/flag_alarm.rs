//! Flag alarm: observes flag falls on time in games that the software watches, and claims them for
//! an engine in games without an arbiter.

use crate::access::seats::Role;
use crate::engines::opponent::authority;
use crate::games::live_game::LiveGame;
use crate::games::next_flag_fall::NextFlagFall;
use crate::session_clock::SessionClock;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::timeout;
use touchmove_board::Color;

/// Interval of retries while the journal does not answer.
const AGAIN: Duration = Duration::from_millis(500);

/// Watches the flags of a game while it is open.
pub(crate) fn watch(live_game: &Arc<LiveGame>, clock: SessionClock) {
    let next_flag_fall = live_game.feeds.next_flag_fall();
    tokio::spawn(follow(Arc::downgrade(live_game), next_flag_fall, clock));
}

async fn follow(
    live_game: Weak<LiveGame>,
    mut next_flag_fall: watch::Receiver<Option<NextFlagFall>>,
    clock: SessionClock,
) {
    loop {
        let next = *next_flag_fall.borrow_and_update();
        let changed = tokio::select! {
            changed = next_flag_fall.changed() => changed,
            fall = fallen(next, clock) => match observe(&live_game, fall).await {
                true => next_flag_fall.changed().await,
                // Try again: the journal may answer by then, or the clocks may be stopped.
                false => timeout(AGAIN, next_flag_fall.changed()).await.unwrap_or(Ok(())),
            },
        };
        if changed.is_err() {
            return;
        }
    }
}

/// Waits for a flag fall; never returns if no flag can fall.
async fn fallen(next: Option<NextFlagFall>, clock: SessionClock) -> NextFlagFall {
    let Some(fall) = next else { return std::future::pending().await };
    // Wait a millisecond longer, so that the session clock has certainly reached the flag fall.
    let when: Instant = clock.instant(fall.session_ms) + Duration::from_millis(1);
    tokio::time::sleep_until(when.into()).await;
    fall
}

/// Reports the flag fall; false if the report was rejected.
async fn observe(live_game: &Weak<LiveGame>, fall: NextFlagFall) -> bool {
    let Some(live_game) = live_game.upgrade() else { return true };
    let (by, report) = match live_game.flag_claimant().await {
        Ok(Some(engine)) => {
            (authority(&live_game, engine), format!("{} claims flag", name(engine)))
        }
        _ => {
            let by = live_game.register.server(Role::Arbiter, None);
            (by, format!("Arbiter observes flag of {}", name(fall.player)))
        }
    };
    // Every server with the game open reports the flag fall. The same key makes the reports count
    // once.
    let key = format!("flag-{}", fall.at.get());
    let still = live_game.runs().await.unwrap_or(true);
    if !still || live_game.feeds.is_deleted() {
        return true;
    }
    let observed = live_game.submit(&by, &report.into(), Some(&key), Instant::now()).await;
    if let Err(problem) = &observed {
        tracing::warn!(game = %live_game.id, problem = problem.name(), "flag not observed");
    }
    observed.is_ok()
}

const fn name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}
