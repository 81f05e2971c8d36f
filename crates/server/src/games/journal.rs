//! Journals: what all of them share, reading one, and the entries that several
//! write.

use crate::access::draw::Draw;
use crate::access::seats::{Issued, Role, Secret};
use crate::axis::{Axis, wall};
use crate::games::calls::Called;
use crate::games::pulse::Pulse;
use crate::problem::{Problem, no_journal};
use crate::reader::Readers;
use crate::work::pool::Pool;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tokio::sync::broadcast;
use touchmove_envelope::Key;
use touchmove_store::{Entry, EntryKind, Store, StoreError, Stored, StreamId};

/// What the journal calls it when an administrator closes a game or a competition,
/// and when names were taken out of it.
pub(crate) const CLOSED: &str = "closed";
pub(crate) const ANONYMISED: &str = "anonymised";

/// Nobody is called by more.
const LONGEST_NAME: usize = 200;
/// Calls that whoever passes them on may lag behind.
const CALLS: usize = 1_024;
/// What one read of the journal fetches.
const PAGE: usize = 1_000;

/// What all games and competitions share.
pub(crate) struct Ground {
    pub store: Arc<dyn Store>,
    pub axis: Axis,
    pub key: Key,
    /// Whether the server stops: nothing more is taken.
    pub stopping: AtomicBool,
    /// Where everything runs that takes long.
    pub pool: Pool,
    /// Reads files of strangers.
    pub readers: Readers,
    /// Whether the journal answers.
    pub pulse: Pulse,
    /// Calls for arbiters that came of what this server has written.
    pub calls: broadcast::Sender<Called>,
}

impl Ground {
    pub fn new(store: Arc<dyn Store>, axis: Axis, key: Key) -> Ground {
        let (pool, pulse) = (Pool::new(), Pulse::new(axis));
        let (stopping, calls) = (AtomicBool::new(false), broadcast::channel(CALLS).0);
        let readers = Readers::new(None);
        Ground { store, axis, key, stopping, pool, readers, pulse, calls }
    }

    /// Has files of strangers read by processes of a program.
    pub fn reads_by(self, program: Option<PathBuf>) -> Ground {
        Ground { readers: Readers::new(program), ..self }
    }
}

/// A journal from a version on.
///
/// # Errors
/// `gone` if the whole of it is asked for and it was deleted.
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
            unread(&error)
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

/// What cannot be read will not be read if it is tried again.
fn unread(error: &StoreError) -> Problem {
    match error {
        StoreError::Damaged { .. } | StoreError::UnknownFormat { .. } => {
            Problem::broken_journal(error.to_string())
        }
        _ => Problem::no_journal(),
    }
}

/// The entry that gives out a seat.
pub(crate) fn issuing(
    axis: Axis,
    role: Role,
    name: Option<&str>,
    draw: &Draw,
) -> Result<(Issued, Vec<Entry>), Problem> {
    if name.is_some_and(|name| name.len() > LONGEST_NAME) {
        return Err(Problem::too_much("name", LONGEST_NAME.to_string()));
    }
    let draw = draw.part(role.word());
    let seat = draw.text("seat", 6)?;
    let secret = Secret::new(&seat, &draw)?;
    let what = EntryKind::SeatIssued {
        seat: seat.clone(),
        role: role.word().to_owned(),
        name: name.map(str::to_owned),
        secret_hash: secret.hash(),
    };
    Ok((Issued { seat, role, secret }, vec![Entry { at: axis.now(), wall: wall(), what }]))
}
