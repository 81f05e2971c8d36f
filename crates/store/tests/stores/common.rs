//! Stores to test and entries to write.

use serde_json::json;
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use touchmove_store::{Entry, EntryKind, Kind, NewStream, Store, StreamId, open};

/// A location at which a store can be opened repeatedly. It is removed when dropped.
pub enum Place {
    Memory,
    Sqlite(TempDir),
    Postgres(Schema),
}

/// A schema owned by a test.
pub struct Schema {
    server: String,
    name: String,
}

impl Place {
    pub fn sqlite() -> Place {
        Place::Sqlite(tempfile::tempdir().unwrap())
    }

    /// Returns a PostgreSQL place. Without a server it prints a skip and returns `None`.
    pub async fn postgres() -> Option<Place> {
        let server = server().await?;
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("touchmove_test_{}_{number}", std::process::id());
        execute(&server, format!("CREATE SCHEMA {name}")).await.unwrap();
        Some(Place::Postgres(Schema { server, name }))
    }

    /// Creates another place of the same kind.
    pub async fn beside(other: &Place) -> Place {
        match other {
            Place::Memory => Place::Memory,
            Place::Sqlite(_) => Place::sqlite(),
            Place::Postgres(_) => Place::postgres().await.unwrap(),
        }
    }

    pub fn url(&self) -> String {
        match self {
            Place::Memory => "memory".into(),
            Place::Sqlite(folder) => {
                format!("sqlite:{}", folder.path().join("journal.db").display())
            }
            Place::Postgres(Schema { server, name }) => {
                let more = if server.contains('?') { '&' } else { '?' };
                format!("{server}{more}options[search_path]={name}&application_name={name}")
            }
        }
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        open(&self.url()).await.unwrap()
    }

    /// Executes a query that the store does not know of. `$TEST` in the query stands for the test's
    /// name, which the schema and the connections have.
    pub async fn meddle(&self, query: &str) {
        let Place::Postgres(Schema { name, .. }) = self else { panic!("no PostgreSQL") };
        execute(&self.url(), query.replace("$TEST", name)).await.unwrap();
    }

    /// Executes a statement that the store does not know of.
    pub async fn change(&self, query: &str) {
        match self {
            Place::Memory => panic!("no tables"),
            Place::Postgres(_) => execute(&self.url(), query.to_owned()).await.unwrap(),
            Place::Sqlite(_) => {
                let options: SqliteConnectOptions = self.url().parse().unwrap();
                let mut connection =
                    SqliteConnection::connect_with(&options.foreign_keys(false)).await.unwrap();
                sqlx::raw_sql(query).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
        }
    }

    /// Returns true if a closed store can be opened again.
    pub fn lasts(&self) -> bool {
        !matches!(self, Place::Memory)
    }
}

/// Returns `TOUCHMOVE_TEST_POSTGRES`, or the default database of a local server.
async fn server() -> Option<String> {
    if let Ok(url) = std::env::var("TOUCHMOVE_TEST_POSTGRES") {
        execute(&url, "SELECT".into()).await.expect("TOUCHMOVE_TEST_POSTGRES can be reached");
        return Some(url);
    }
    let local = "postgres://postgres@localhost/postgres".to_owned();
    let reached =
        tokio::time::timeout(Duration::from_secs(10), execute(&local, "SELECT".into())).await;
    if matches!(reached, Ok(Ok(()))) {
        return Some(local);
    }
    let set = "set TOUCHMOVE_TEST_POSTGRES to the URL of one";
    touchmove_players::skipped(&format!("no PostgreSQL at {local}; {set}"));
    None
}

pub async fn execute(url: &str, query: String) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(url).await?;
    sqlx::raw_sql(&query).execute(&mut connection).await?;
    connection.close().await
}

impl Drop for Schema {
    fn drop(&mut self) {
        let query = format!("DROP SCHEMA {} CASCADE", self.name);
        let server = self.server.clone();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let _ = runtime.unwrap().block_on(execute(&server, query));
        });
        let _ = thread.join();
    }
}

pub fn id(name: &str) -> StreamId {
    StreamId::new(name).unwrap()
}

pub async fn game(store: &dyn Store, name: &str) -> StreamId {
    create(store, name, Kind::Game, None).await
}

pub async fn create(
    store: &dyn Store,
    name: &str,
    kind: Kind,
    parent: Option<&StreamId>,
) -> StreamId {
    let new = NewStream { id: id(name), kind, parent: parent.cloned() };
    store.create(new).await.unwrap();
    id(name)
}

/// Returns an entry for a move at a moment.
pub fn plays(at: u64) -> Entry {
    Entry {
        at,
        wall: 1_700_000_000_000 + at,
        what: EntryKind::Observed {
            seat: Some("w".into()),
            event: format!("White plays e4 at {at}"),
            rulings: vec![json!({ "ruling": "nothing", "articles": [], "at": at })],
            sealed: None,
            key: None,
            mates: Default::default(),
        },
    }
}

/// Checks the contents of the stores in `tests/data`, which the first version wrote.
pub async fn first_version(store: &dyn Store) {
    let cup = id("cup");
    let info = store.stream(&id("board1")).await.unwrap().unwrap();
    assert_eq!((info.version, info.running, info.parent), (3, true, Some(cup.clone())));
    let read = store.read(&id("board1"), 0, 10).await.unwrap();
    assert_eq!(read.len(), 3);
    assert_eq!(read[2].entry, plays(4200));
    assert_eq!(store.last_beat().await.unwrap(), Some(5000));
    assert_eq!(store.append(&id("board1"), 3, vec![plays(6000)], false).await.unwrap(), 4);
    create(store, "board2", Kind::Game, Some(&cup)).await;
    store.close().await;
}
