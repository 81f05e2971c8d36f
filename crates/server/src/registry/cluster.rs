//! Cluster notes, which all servers of a store share: invitations, and the games and competitions
//! that an administrator has deleted.

use super::{CLUSTER, Registry};
use crate::access::creation_policy::Invitation;
use crate::games::journal::read;
use crate::problem::{Problem, no_journal};
use crate::session_clock::wall;
use serde_json::{Value, json};
use touchmove_store::{AppendError, Entry, EntryKind, StreamId};

/// Names of notes.
const INVITED: &str = "invited";
const UNINVITED: &str = "uninvited";
pub(super) const DELETED: &str = "deleted";
const ANSWERS: &str = "journal answers again";

/// Number of attempts, because several servers may write at the same moment.
const TRIES: usize = 16;

impl Registry {
    fn cluster() -> Result<StreamId, Problem> {
        StreamId::new(CLUSTER).map_err(|_| Problem::failed())
    }

    /// Appends a note for all servers.
    pub(super) async fn append_note(&self, name: &str, value: Value) -> Result<(), Problem> {
        let id = Registry::cluster()?;
        for _ in 0..TRIES {
            let info = self.context.store.stream(&id).await.map_err(no_journal)?;
            let known = info.ok_or_else(Problem::failed)?.version;
            let what = EntryKind::Noted { seat: None, name: name.to_owned(), value: value.clone() };
            let entry = Entry { at: self.context.clock.now(), wall: wall(), what };
            match self.context.store.append(&id, known, vec![entry], false).await {
                Ok(_) => return Ok(()),
                Err(AppendError::Conflict { .. }) => {}
                Err(error) => return Err(no_journal(error)),
            }
        }
        Err(Problem::conflict())
    }

    /// The first note with a name.
    pub(super) async fn noted_first(&self, name: &str) -> Result<Option<Value>, Problem> {
        let journal = read(&*self.context.store, &Registry::cluster()?, 0).await?;
        Ok(journal.into_iter().find_map(|stored| match stored.entry.what {
            EntryKind::Noted { name: known, value, .. } if known == name => Some(value),
            _ => None,
        }))
    }

    /// Tests whether the journal accepts entries, after it has refused an entry. A successful test
    /// leaves an entry.
    pub async fn can_write(&self) -> bool {
        let sent = self.context.clock.now();
        let noted = self.append_note(ANSWERS, Value::Null).await;
        if noted.is_ok() {
            self.context.heartbeat.record_append(sent);
        }
        noted.is_ok()
    }

    /// Reads the current invitations.
    pub async fn read_invitations(&self) -> Result<Vec<Invitation>, Problem> {
        let mut known: Vec<Invitation> = Vec::new();
        for stored in read(&*self.context.store, &Registry::cluster()?, 0).await? {
            let EntryKind::Noted { name, value, .. } = stored.entry.what else { continue };
            match name.as_str() {
                INVITED => known.extend(serde_json::from_value::<Invitation>(value).ok()),
                UNINVITED => known.retain(|one| value["id"] != one.id.as_str()),
                _ => {}
            }
        }
        known.retain(|one| one.until > wall());
        self.creation_policy.publish(known.clone());
        Ok(known)
    }

    /// Stores an invitation.
    pub(super) async fn keep_invitation(&self, new: &Invitation) -> Result<(), Problem> {
        let value = serde_json::to_value(new).map_err(|_| Problem::failed())?;
        self.append_note(INVITED, value).await?;
        self.read_invitations().await.map(drop)
    }

    /// Revokes an invitation.
    pub async fn uninvite(&self, id: &str) -> Result<(), Problem> {
        if !self.read_invitations().await?.iter().any(|one| one.id == id) {
            return Err(Problem::no_such_seat(id));
        }
        self.append_note(UNINVITED, json!({ "id": id })).await?;
        self.read_invitations().await.map(drop)
    }
}
