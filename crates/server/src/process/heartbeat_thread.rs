//! Heartbeat thread: writes the session time to the journal, and notices if writing fails.

use crate::registry::Registry;
use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

/// Interval of heartbeats. After a crash, at most twice this time is uncertain.
const HEARTBEAT: Duration = Duration::from_millis(400);
/// Interval at which the server checks whether a waiting heartbeat's journal makes progress.
const LOOK: Duration = Duration::from_millis(100);

/// Runs heartbeats on their own thread until this future is dropped. Among the tasks of requests, a
/// heartbeat would wait behind long tasks. The server would then mistake its own load for a silent
/// journal.
pub(crate) async fn beat(registry: Arc<Registry>) {
    let (_until, ended) = oneshot::channel::<()>();
    let (beats, stopped) = oneshot::channel::<()>();
    let own = registry.clone();
    let work = async move {
        tokio::select! {
            () = beat_here(own) => {}
            _ = ended => {}
        }
        drop(beats);
    };
    if let Err(error) = on_thread(work) {
        tracing::warn!(%error, "heartbeat thread not started");
        return beat_here(registry).await;
    }
    // The thread ends before this task only if it panics.
    let _ = stopped.await;
    panic!("the thread of the heartbeats has ended");
}

fn on_thread(work: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let run = move || runtime.block_on(work);
    thread::Builder::new().name("heart".to_owned()).spawn(run).map(drop)
}

async fn beat_here(registry: Arc<Registry>) {
    let mut ticks = interval(HEARTBEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        one(&registry).await;
    }
}

/// Sends one heartbeat. While the heartbeat waits behind other writes, their progress proves that
/// the journal is alive.
async fn one(registry: &Registry) {
    let (store, heartbeat) = (&registry.context.store, &registry.context.heartbeat);
    let now = registry.context.clock.now();
    let mut beat = store.beat(now);
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut done = store.progress();
    loop {
        tokio::select! {
            answer = &mut beat => return match answer {
                Ok(()) => heartbeat.confirm(now),
                Err(error) => tracing::error!(%error, "heartbeat failed"),
            },
            _ = looks.tick() => {
                let before = std::mem::replace(&mut done, store.progress());
                if before != done {
                    heartbeat.record_progress();
                }
            }
        }
    }
}
