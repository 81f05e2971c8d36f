//! Notifications about appends by other processes, over LISTEN/NOTIFY.

use super::pool::pool;
use crate::rows;
use crate::{Change, StoreError, StreamId};
use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, ErrorKind};
use std::time::{Duration, Instant};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// Maximum length of a payload; PostgreSQL's limit is below 8000 bytes.
const LONGEST: usize = 7900;
/// Idle time after which the connection is checked.
const SILENCE: Duration = Duration::from_secs(15);
const ANSWER: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(200);
/// Overlap of a catch-up: a transaction in progress when the connection was lost may have been
/// committed this much later.
const UNDER_WAY: Duration = Duration::from_secs(30);

/// The channel on which this process announces its appends.
#[derive(Clone)]
pub struct Channel {
    name: String,
    /// Id of this process in its notifications, by which the process ignores its own.
    own: String,
}

impl Channel {
    async fn of(pool: &PgPool) -> Result<Channel, StoreError> {
        // One channel per schema, because several stores may share a database.
        let query = "SELECT 'touchmove_' || md5(current_schema())";
        let name = sqlx::query_scalar(query).fetch_one(pool).await?;
        let own = format!("{:016x}", RandomState::new().hash_one(std::process::id()));
        Ok(Channel { name, own })
    }

    /// Queues notifications, which are delivered on commit.
    pub async fn notify(
        &self,
        connection: &mut PgConnection,
        changes: &[Change],
    ) -> Result<(), StoreError> {
        if changes.is_empty() {
            return Ok(());
        }
        let query = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news";
        let news = self.news(changes);
        sqlx::query(query).bind(&self.name).bind(news).execute(connection).await?;
        Ok(())
    }

    /// Encodes changes as `OWN stream:version stream:version`, in as many payloads as the size
    /// limit requires.
    fn news(&self, changes: &[Change]) -> Vec<String> {
        let mut news = vec![self.own.clone()];
        for Change { stream, version } in changes {
            let word = format!(" {stream}:{version}");
            match news.last_mut().filter(|text| text.len() + word.len() < LONGEST) {
                Some(text) => text.push_str(&word),
                None => news.push(format!("{}{word}", self.own)),
            }
        }
        news
    }

    /// Decodes a payload. A payload that this process sent yields no changes.
    fn changes_in(&self, news: &str) -> Vec<Change> {
        let mut words = news.split(' ');
        if words.next() == Some(&self.own) {
            return Vec::new();
        }
        words.filter_map(change).collect()
    }
}

fn change(word: &str) -> Option<Change> {
    let (stream, version) = word.split_once(':')?;
    Some(Change { stream: StreamId::new(stream).ok()?, version: version.parse().ok()? })
}

/// The listening task; aborted when dropped.
pub struct Listening(JoinHandle<()>);

impl Listening {
    pub fn stop(&self) {
        self.0.abort();
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.stop();
    }
}

struct Listener {
    options: PgConnectOptions,
    pool: PgPool,
    channel: Channel,
    changes: broadcast::Sender<Change>,
}

/// Starts listening. No append after the return is missed.
pub async fn start(
    options: &PgConnectOptions,
    everything: &PgPool,
    changes: broadcast::Sender<Change>,
) -> Result<(Listening, Channel), StoreError> {
    let channel = Channel::of(everything).await?;
    let listener = Listener {
        options: options.clone(),
        pool: everything.clone(),
        channel: channel.clone(),
        changes,
    };
    let connected = listener.connect().await?;
    let task = tokio::spawn(async move { listener.listen(connected).await });
    Ok((Listening(task), channel))
}

impl Listener {
    async fn connect(&self) -> Result<PgListener, sqlx::Error> {
        let one = pool(1).max_lifetime(None).idle_timeout(None);
        let one = one.connect_with(self.options.clone()).await?;
        let mut listener = PgListener::connect_with(&one).await?;
        listener.eager_reconnect(false);
        listener.listen(&self.channel.name).await?;
        Ok(listener)
    }

    async fn listen(&self, first: PgListener) {
        let mut connected = Some(first);
        let mut last = Instant::now();
        loop {
            if let Some(listener) = connected.take() {
                let error = self.receive(listener, &mut last).await;
                tracing::warn!(%error, "news of other processes is interrupted");
            }
            sleep(PAUSE).await;
            match self.again(last).await {
                Ok(listener) => connected = Some(listener),
                Err(error) => tracing::debug!(%error, "no news of other processes yet"),
            }
        }
    }

    /// Forwards notifications until the connection is lost.
    async fn receive(&self, mut listener: PgListener, last: &mut Instant) -> io::Error {
        loop {
            match timeout(SILENCE, listener.try_recv()).await {
                Ok(Ok(Some(news))) => self.announce(self.channel.changes_in(news.payload())),
                Ok(Ok(None)) => return ErrorKind::ConnectionReset.into(),
                Ok(Err(error)) => return io::Error::other(error),
                Err(_) => match timeout(ANSWER, listener.execute("SELECT")).await {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => return io::Error::other(error),
                    Err(_) => return ErrorKind::TimedOut.into(),
                },
            }
            *last = Instant::now();
        }
    }

    /// Reconnects, and forwards the changes since the connection was lost.
    async fn again(&self, last: Instant) -> Result<PgListener, StoreError> {
        let listener = self.connect().await?;
        let missed = last.elapsed() + UNDER_WAY;
        let query = "SELECT id, version FROM streams
                     WHERE changed > clock_timestamp() - make_interval(secs => $1)";
        let rows: Vec<(String, i64)> =
            sqlx::query_as(query).bind(missed.as_secs_f64()).fetch_all(&self.pool).await?;
        self.announce(rows::changes(rows)?);
        let query = "SELECT id FROM tombstones
                     WHERE changed > clock_timestamp() - make_interval(secs => $1)";
        let gone =
            sqlx::query_scalar(query).bind(missed.as_secs_f64()).fetch_all(&self.pool).await?;
        self.announce(rows::ids(gone)?.into_iter().map(Change::gone).collect());
        Ok(listener)
    }

    fn announce(&self, changes: Vec<Change>) {
        for change in changes {
            // There may be no receiver.
            let _ = self.changes.send(change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Channel, LONGEST};
    use crate::{Change, StreamId};

    fn channel(own: &str) -> Channel {
        Channel { name: "touchmove_test".into(), own: own.into() }
    }

    #[test]
    fn notifications_reach_other_processes_within_the_size_limit() {
        let name = |n| StreamId::new(&format!("aStreamWithAsLongANameAsIsGiven{}", n % 10));
        let changes: Vec<Change> = (0..2000)
            .map(|n| Change { stream: name(n).unwrap(), version: n * 1_000_003 })
            .collect();
        let news = channel("one").news(&changes);
        assert!(news.len() > 1 && news.iter().all(|text| text.len() < LONGEST));
        let read = |by: &Channel| news.iter().flat_map(|n| by.changes_in(n)).collect::<Vec<_>>();
        assert_eq!(read(&channel("another")), changes);
        assert_eq!(read(&channel("one")), []);
    }
}
