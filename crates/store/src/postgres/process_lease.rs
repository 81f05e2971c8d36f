//! Membership of the processes that serve a database, by advisory locks.
//!
//! Each process holds the shared lock *alive* on a connection of its own. PostgreSQL releases the
//! lock when the process ends for any reason. A joining process first takes the lock *joining*. If
//! the process is alone, it keeps this lock during crash recovery. If it dies before recovery is
//! complete, the next process finds itself alone again.

use super::shared_clock;
use crate::{Joined, StoreError};
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{error::Elapsed, sleep, timeout};

/// Timeout for another process's recovery, in seconds.
const RECOVERY: u64 = 60;
const PULSE: Duration = Duration::from_secs(1);
const ANSWER: Duration = Duration::from_secs(5);
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// Membership of a process that has joined; ends when dropped.
pub struct ProcessLease {
    alone: bool,
    session: Arc<Mutex<Session>>,
    watch: JoinHandle<()>,
}

/// The connection that holds the locks.
struct Session {
    connection: PgConnection,
    /// Key of the lock that keeps other processes from joining; `None` if this process has released
    /// the lock.
    joining: Option<i64>,
}

/// Keys of the two locks. They depend on the schema, so that two stores in one database do not
/// interfere.
struct Keys {
    alive: i64,
    joining: i64,
}

impl ProcessLease {
    pub async fn join(options: &PgConnectOptions) -> Result<(Joined, ProcessLease), StoreError> {
        let (mut connection, keys) = connect(options).await?;
        wait_for_turn(&mut connection, &keys).await?;
        let alone = become_alive(&mut connection, &keys).await?;
        let joined = match alone {
            true => shared_clock::go_on(&mut connection).await?,
            false => shared_clock::now(&mut connection).await?,
        };
        let mut session = Session { connection, joining: Some(keys.joining) };
        if !alone {
            session.let_others_join().await?;
        }
        let session = Arc::new(Mutex::new(session));
        let watch = tokio::spawn(stay(session.clone(), options.clone()));
        Ok((joined, ProcessLease { alone, session, watch }))
    }

    /// Returns the answer for a process that has already joined.
    pub async fn again(&self, pool: &PgPool) -> Result<Joined, StoreError> {
        Ok(Joined { alone: self.alone, ..shared_clock::now(&mut *pool.acquire().await?).await? })
    }

    pub async fn recovered(&self) -> Result<(), StoreError> {
        Ok(self.session.lock().await.let_others_join().await?)
    }

    /// Returns true if another process holds the lock *alive*.
    pub async fn others(&self) -> Result<bool, StoreError> {
        let query = "SELECT EXISTS (SELECT FROM pg_locks AS own JOIN pg_locks AS other
                         USING (locktype, database, classid, objid, objsubid)
                     WHERE locktype = 'advisory' AND own.pid = pg_backend_pid()
                         AND other.pid <> own.pid AND own.granted AND other.granted)";
        let mut session = self.session.lock().await;
        let asked = sqlx::query_scalar(query).fetch_one(&mut session.connection);
        match timeout(ANSWER, asked).await {
            Ok(others) => Ok(others?),
            Err(_) => Ok(false),
        }
    }

    /// Releases the locks at once, not when the server notices the closed connection.
    pub async fn leave(self) {
        self.watch.abort();
        let mut session = self.session.lock().await;
        let query = sqlx::query("SELECT pg_advisory_unlock_all()");
        let left = timeout(ANSWER, query.execute(&mut session.connection)).await;
        if !matches!(left, Ok(Ok(_))) {
            tracing::warn!("the database does not answer; it will notice that this process left");
        }
    }
}

impl Drop for ProcessLease {
    fn drop(&mut self) {
        self.watch.abort();
    }
}

impl Session {
    async fn let_others_join(&mut self) -> Result<(), sqlx::Error> {
        if let Some(joining) = self.joining {
            lock(&mut self.connection, "SELECT pg_advisory_unlock($1)", joining).await?;
            self.joining = None;
        }
        Ok(())
    }
}

async fn connect(options: &PgConnectOptions) -> Result<(PgConnection, Keys), StoreError> {
    let mut connection = PgConnection::connect_with(options).await?;
    let query = "SELECT hashtextextended('touchmove alive ' || current_schema(), 0),
                        hashtextextended('touchmove joining ' || current_schema(), 0)";
    let (alive, joining) = sqlx::query_as(query).fetch_one(&mut connection).await?;
    Ok((connection, Keys { alive, joining }))
}

/// Acquires or releases a lock with one of PostgreSQL's functions.
async fn lock(
    connection: &mut PgConnection,
    query: &'static str,
    key: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(query).bind(key).execute(connection).await.map(drop)
}

async fn wait_for_turn(connection: &mut PgConnection, keys: &Keys) -> Result<(), StoreError> {
    let patience = sqlx::query("SELECT set_config('lock_timeout', $1, false)");
    patience.bind(format!("{RECOVERY}s")).execute(&mut *connection).await?;
    lock(connection, "SELECT pg_advisory_lock($1)", keys.joining).await.map_err(|error| {
        let code = error.as_database_error().and_then(|e| e.code().map(String::from));
        match code.as_deref() {
            Some(LOCK_NOT_AVAILABLE) => StoreError::StillRecovering(RECOVERY),
            _ => error.into(),
        }
    })
}

/// Acquires the lock *alive*; returns true if no other process held it.
async fn become_alive(connection: &mut PgConnection, keys: &Keys) -> Result<bool, StoreError> {
    let query = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(keys.alive);
    let alone: bool = query.fetch_one(&mut *connection).await?;
    lock(connection, "SELECT pg_advisory_lock_shared($1)", keys.alive).await?;
    if alone {
        lock(connection, "SELECT pg_advisory_unlock($1)", keys.alive).await?;
    }
    Ok(alone)
}

/// Checks every second that the locks are held, and reacquires them after a lost connection.
async fn stay(session: Arc<Mutex<Session>>, options: PgConnectOptions) {
    loop {
        sleep(PULSE).await;
        let mut session = session.lock().await;
        if matches!(beats(&mut session.connection).await, Ok(Ok(()))) {
            continue;
        }
        match again(&options).await {
            Ok(connection) => *session = Session { connection, joining: None },
            Err(error) => tracing::warn!(%error, "this process is not known to be alive"),
        }
    }
}

async fn beats(connection: &mut PgConnection) -> Result<Result<(), sqlx::Error>, Elapsed> {
    timeout(ANSWER, async { connection.ping().await }).await
}

async fn again(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let (mut connection, keys) = connect(options).await?;
    sqlx::query("SET lock_timeout = '5s'").execute(&mut connection).await?;
    lock(&mut connection, "SELECT pg_advisory_lock_shared($1)", keys.alive).await?;
    Ok(connection)
}
