//! The session clock that all servers of a database share: the database's clock plus an offset.

use crate::{Joined, StoreError};
use sqlx::postgres::PgConnection;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Upper bound of the interval between other processes' heartbeats.
const BEAT: Duration = Duration::from_millis(500);
/// Number of attempts to observe another process's heartbeat.
const LOOKS: u32 = 5;
/// Maximum plausible distance in milliseconds from the last heartbeat to the session clock. A
/// longer distance means that the database's clock was set.
const SILENT: i64 = 3_000;
const LATE: i64 = 1_000;
/// Maximum number of readings, because a busy machine may answer late. The reading with the
/// shortest round trip is used. A reading within `FAST` is used at once.
const READINGS: u32 = 12;
const FAST: Duration = Duration::from_millis(3);

/// A reading of the session clock. The clock was read at some moment between query and answer, so
/// the error is at most half the round trip.
struct Reading {
    now: Option<i64>,
    /// The greatest moment known to have passed.
    passed: i64,
    since: Instant,
    took: Duration,
}

/// Continues the session clock from the greatest moment known to have passed, because downtime does
/// not count.
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

/// Returns the current moment of the session clock, computed from the database's clock. If that
/// clock was set in the meantime, another process's next heartbeat corrects the offset. Without a
/// heartbeat, the last recorded moment is returned.
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
