//! Journal access: the context that games share, reading, and common entries.

use crate::access::id_source::IdSource;
use crate::access::seats::{Issued, Role, Secret};
use crate::games::calls::Called;
use crate::games::heartbeat::Heartbeat;
use crate::problem::{Problem, no_journal};
use crate::reader::Readers;
use crate::session_clock::{SessionClock, wall};
use crate::work::pool::Pool;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tokio::sync::broadcast;
use touchmove_envelope::Key;
use touchmove_store::{Entry, EntryKind, Store, StoreError, Stored, StreamId};

/// Names of notes: an administrator has closed a game or a competition, or has anonymised its
/// persons.
pub(crate) const CLOSED: &str = "closed";
pub(crate) const ANONYMISED: &str = "anonymised";

/// Upper bound of a name, in bytes.
const LONGEST_NAME: usize = 200;
/// Capacity of the channel of calls.
const CALLS: usize = 1_024;
/// Number of entries that one read fetches.
const PAGE: usize = 1_000;

/// Context that all games and competitions share.
pub(crate) struct Context {
    pub store: Arc<dyn Store>,
    pub clock: SessionClock,
    pub key: Key,
    /// True during shutdown: events are rejected.
    pub stopping: AtomicBool,
    /// Threads for long computations.
    pub pool: Pool,
    /// Processes that read untrusted files.
    pub readers: Readers,
    /// Heartbeat of the journal.
    pub heartbeat: Heartbeat,
    /// Calls of arbiters, caused by events that this server has written.
    pub calls: broadcast::Sender<Called>,
}

impl Context {
    pub fn new(store: Arc<dyn Store>, clock: SessionClock, key: Key) -> Context {
        let (pool, heartbeat) = (Pool::new(), Heartbeat::new(clock));
        let (stopping, calls) = (AtomicBool::new(false), broadcast::channel(CALLS).0);
        let readers = Readers::new(None);
        Context { store, clock, key, stopping, pool, readers, heartbeat, calls }
    }

    /// Returns this context with `program` as the program of its reader processes.
    pub fn reads_by(self, program: Option<PathBuf>) -> Context {
        Context { readers: Readers::new(program), ..self }
    }
}

/// Reads a journal after a version.
///
/// # Errors
/// `gone` if the whole journal is read and was deleted.
pub(crate) async fn read(
    store: &dyn Store,
    id: &StreamId,
    after: u64,
) -> Result<Vec<Stored>, Problem> {
    let mut journal: Vec<Stored> = Vec::new();
    loop {
        let from = journal.last().map_or(after, |last| last.version);
        let page = store.read(id, from, PAGE).await.map_err(|error| {
            tracing::error!(stream = %id, %error, "read failed");
            read_problem(&error)
        })?;
        if from == 0 && page.is_empty() && is_deleted(store, id).await? {
            return Err(Problem::gone(id.to_string()));
        }
        let last = page.len() < PAGE;
        journal.extend(page);
        if last {
            return Ok(journal);
        }
    }
}

/// True for a game or a competition that was deleted.
pub(crate) async fn is_deleted(store: &dyn Store, id: &StreamId) -> Result<bool, Problem> {
    store.is_deleted(id).await.map_err(no_journal)
}

/// Errors that a retry cannot fix are reported as a broken journal.
fn read_problem(error: &StoreError) -> Problem {
    match error {
        StoreError::Damaged { .. } | StoreError::UnknownFormat { .. } => {
            Problem::broken_journal(error.to_string())
        }
        _ => Problem::no_journal(),
    }
}

/// A new seat, and the entry that issues it.
pub(crate) fn issuing(
    clock: SessionClock,
    role: Role,
    name: Option<&str>,
    ids: &IdSource,
) -> Result<(Issued, Vec<Entry>), Problem> {
    if name.is_some_and(|name| name.len() > LONGEST_NAME) {
        return Err(Problem::too_much("name", LONGEST_NAME.to_string()));
    }
    let ids = ids.part(role.name());
    let seat = ids.text("seat", 6)?;
    let secret = Secret::new(&seat, &ids)?;
    let what = EntryKind::SeatIssued {
        seat: seat.clone(),
        role: role.name().to_owned(),
        name: name.map(str::to_owned),
        secret_hash: secret.hash(),
    };
    Ok((Issued { seat, role, secret }, vec![Entry { at: clock.now(), wall: wall(), what }]))
}
