//! The axis that all servers of a database share: the database's clock and an offset.

use crate::{Joined, StoreError};
use sqlx::postgres::PgConnection;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Others beat more often than that.
const BEAT: Duration = Duration::from_millis(500);
/// Attempts to find a heartbeat.
const LOOKS: u32 = 5;
/// Milliseconds by which the axis may be past the last heartbeat, and behind it where commits
/// take long.
const SILENT: i64 = 3_000;
const LATE: i64 = 1_000;
/// A busy machine answers late. The fastest of so many answers counts, and the first that took
/// no longer than `FAST` is taken at once.
const READINGS: u32 = 12;
const FAST: Duration = Duration::from_millis(3);

/// A reading of the axis. It belongs to a moment between the question and the answer, so it is
/// wrong by half of the time between them at most.
struct Reading {
    now: Option<i64>,
    /// The greatest moment that is known to have passed.
    passed: i64,
    since: Instant,
    took: Duration,
}

/// Lets the axis go on from the greatest moment that is known to have passed, for the time in
/// which nobody was there does not count.
pub async fn go_on(connection: &mut PgConnection) -> Result<Joined, StoreError> {
    let query = "UPDATE axis
                 SET offset_ms = passed.at - (extract(epoch FROM clock_timestamp()) * 1000)::bigint
                 FROM (SELECT greatest(
                           (SELECT last_beat FROM axis), (SELECT max(last_at) FROM streams), 0
                       ) AS at) AS passed
                 RETURNING passed.at";
    let from: i64 = sqlx::query_scalar(query).fetch_one(&mut *connection).await?;
    let reading = fastest(connection).await?;
    let gone_on = reading.now.map_or(0, |now| now.saturating_sub(from)).max(0).unsigned_abs();
    let since = reading.since.checked_sub(Duration::from_millis(gone_on));
    let since = since.unwrap_or(reading.since);
    Ok(Joined { alone: true, now: from.unsigned_abs(), since })
}

/// The axis's present moment, by the database's clock. If that clock was set meanwhile, the next heartbeat of another process puts
/// the axis right; if none comes, the axis is where the last one was.
pub async fn now(connection: &mut PgConnection) -> Result<Joined, StoreError> {
    let mut reading = fastest(connection).await?;
    for _ in 1..LOOKS {
        if reading.is_sound() {
            break;
        }
        sleep(BEAT).await;
        reading = fastest(connection).await?;
    }
    let now = reading.now.filter(|_| reading.is_sound()).unwrap_or(reading.passed);
    let now = now.max(reading.passed).unsigned_abs();
    Ok(Joined { alone: false, now, since: reading.since })
}

impl Reading {
    fn is_sound(&self) -> bool {
        let possible = self.passed - LATE..=self.passed + SILENT;
        self.now.is_some_and(|now| possible.contains(&now))
    }
}

async fn fastest(connection: &mut PgConnection) -> Result<Reading, StoreError> {
    let mut best = read(connection).await?;
    for _ in 1..READINGS {
        if best.took <= FAST {
            break;
        }
        let other = read(connection).await?;
        if other.took < best.took {
            best = other;
        }
    }
    Ok(best)
}

async fn read(connection: &mut PgConnection) -> Result<Reading, StoreError> {
    let query = "SELECT
                     offset_ms + (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
                     greatest(last_beat, (SELECT max(last_at) FROM streams), 0)
                 FROM axis";
    let asked = Instant::now();
    let (now, passed) = sqlx::query_as(query).fetch_one(connection).await?;
    let took = asked.elapsed();
    Ok(Reading { now, passed, since: asked + took / 2, took })
}
