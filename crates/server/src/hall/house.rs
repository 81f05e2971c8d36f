//! What the servers of a store know together: invitations, and what an
//! administrator has deleted.

use super::{HOUSE, Hall};
use crate::access::creating::Invitation;
use crate::axis::wall;
use crate::games::journal::read;
use crate::problem::{Problem, no_journal};
use serde_json::{Value, json};
use touchmove_store::{AppendError, Entry, EntryKind, StreamId};

/// What its notes are called.
const INVITED: &str = "invited";
const UNINVITED: &str = "uninvited";
pub(super) const DELETED: &str = "deleted";
const ANSWERS: &str = "journal answers again";

/// Several servers may write at the same moment.
const TRIES: usize = 16;

impl Hall {
    fn house() -> Result<StreamId, Problem> {
        StreamId::new(HOUSE).map_err(|_| Problem::failed())
    }

    /// Writes something down for all servers.
    pub(super) async fn note_down(&self, name: &str, value: Value) -> Result<(), Problem> {
        let id = Hall::house()?;
        for _ in 0..TRIES {
            let info = self.ground.store.stream(&id).await.map_err(no_journal)?;
            let known = info.ok_or_else(Problem::failed)?.version;
            let what = EntryKind::Noted { seat: None, name: name.to_owned(), value: value.clone() };
            let entry = Entry { at: self.ground.axis.now(), wall: wall(), what };
            match self.ground.store.append(&id, known, vec![entry], false).await {
                Ok(_) => return Ok(()),
                Err(AppendError::Conflict { .. }) => {}
                Err(error) => return Err(no_journal(error)),
            }
        }
        Err(Problem::conflict())
    }

    /// What was first written down under a name.
    pub(super) async fn noted_first(&self, name: &str) -> Result<Option<Value>, Problem> {
        let journal = read(&*self.ground.store, &Hall::house()?, 0).await?;
        Ok(journal.into_iter().find_map(|stored| match stored.entry.what {
            EntryKind::Noted { name: known, value, .. } if known == name => Some(value),
            _ => None,
        }))
    }

    /// Whether the journal takes entries, after it has refused one. That it does stays on
    /// record.
    pub async fn can_write(&self) -> bool {
        let sent = self.ground.axis.now();
        let noted = self.note_down(ANSWERS, Value::Null).await;
        if noted.is_ok() {
            self.ground.pulse.taken(sent);
        }
        noted.is_ok()
    }

    /// Reads who is invited.
    pub async fn read_invitations(&self) -> Result<Vec<Invitation>, Problem> {
        let mut known: Vec<Invitation> = Vec::new();
        for stored in read(&*self.ground.store, &Hall::house()?, 0).await? {
            let EntryKind::Noted { name, value, .. } = stored.entry.what else { continue };
            match name.as_str() {
                INVITED => known.extend(serde_json::from_value::<Invitation>(value).ok()),
                UNINVITED => known.retain(|one| value["id"] != one.id.as_str()),
                _ => {}
            }
        }
        known.retain(|one| one.until > wall());
        self.leave.publish(known.clone());
        Ok(known)
    }

    /// Keeps an invitation.
    pub(super) async fn keep_invitation(&self, new: &Invitation) -> Result<(), Problem> {
        let value = serde_json::to_value(new).map_err(|_| Problem::failed())?;
        self.note_down(INVITED, value).await?;
        self.read_invitations().await.map(drop)
    }

    /// Takes an invitation back.
    pub async fn uninvite(&self, id: &str) -> Result<(), Problem> {
        if !self.read_invitations().await?.iter().any(|one| one.id == id) {
            return Err(Problem::no_such_seat(id));
        }
        self.note_down(UNINVITED, json!({ "id": id })).await?;
        self.read_invitations().await.map(drop)
    }
}
