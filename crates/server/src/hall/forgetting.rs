//! Persons who are forgotten, and games and events that are deleted: on every server of the store.

use super::Hall;
use super::house::DELETED;
use crate::games::journal::{ANONYMISED, is_deleted};
use crate::problem::{Problem, no_journal};
use serde_json::json;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use touchmove_store::{ErasureList, ErasureScope, Kind, Store, StreamId};

impl Hall {
    /// Forgets a person, by a name in any spelling or by the FIDE number, and says in how many
    /// journals there was somebody. When it returns, no file of the store has anything of them.
    pub async fn anonymise(self: &Arc<Hall>, whom: &str) -> Result<usize, Problem> {
        let whom = ErasureScope::Named(whom.to_owned());
        let journals = self.ground.store.forget(&whom).await.map_err(no_journal)?;
        for id in &journals {
            self.say_anonymised(id).await?;
        }
        self.write_forgotten().await?;
        Ok(journals.len())
    }

    /// Takes everybody out of one journal, and all that is said in free words.
    pub(crate) async fn anonymise_in(self: &Arc<Hall>, id: &StreamId) -> Result<(), Problem> {
        let whom = ErasureScope::In(id.clone());
        if !self.ground.store.forget(&whom).await.map_err(no_journal)?.is_empty() {
            tracing::info!(%id, "persons were taken out: they are older than they may be");
            self.say_anonymised(id).await?;
        }
        Ok(())
    }

    /// Takes everybody out of a competition and its games, or of a game.
    pub(super) async fn forget_all(self: &Arc<Hall>, id: &StreamId) -> Result<(), Problem> {
        let mut all = self.games_of(id).await?;
        all.push(id.clone());
        for id in all {
            self.anonymise_in(&id).await?;
        }
        Ok(())
    }

    /// On record, so that every server reads it anew. A journal that was deleted meanwhile needs
    /// none.
    async fn say_anonymised(self: &Arc<Hall>, id: &StreamId) -> Result<(), Problem> {
        let said = match self.kind(id).await? {
            Some(Kind::Game) => match self.table(id.as_str()).await {
                Ok(table) => table.note_down(ANONYMISED).await,
                Err(problem) => Err(problem),
            },
            Some(Kind::Competition) => match self.competition(id.as_str()).await {
                Ok(competition) => competition.note_down(ANONYMISED).await,
                Err(problem) => Err(problem),
            },
            None => self.read_invitations().await.map(drop),
        };
        said.or_else(|problem| if problem.is_gone() { Ok(()) } else { Err(problem) })
    }

    /// Takes a game out of the store, or a competition with all its games; that it
    /// was there stays on record. Says how many journals that are: none if it was deleted before.
    pub async fn remove(self: &Arc<Hall>, id: &str) -> Result<usize, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_game(id))?;
        let Some(kind) = self.kind(&id).await? else {
            return match self.missing(&id, Problem::no_such_game(id.to_string())).await {
                problem if problem.is_gone() => Ok(0),
                problem => Err(problem),
            };
        };
        if kind == Kind::Game {
            self.leave_event(&id).await?;
        }
        let mut all = self.games_of(&id).await?;
        all.push(id);
        for id in &all {
            self.note_down(DELETED, json!({ "id": id })).await?;
            self.ground.store.delete(id).await.map_err(no_journal)?;
            self.let_end(id);
        }
        self.write_forgotten().await?;
        Ok(all.len())
    }

    /// A game that is deleted is no board of its event any more.
    async fn leave_event(self: &Arc<Hall>, id: &StreamId) -> Result<(), Problem> {
        let info = self.ground.store.stream(id).await.map_err(no_journal)?;
        match info.and_then(|info| info.parent) {
            Some(event) if !is_deleted(&*self.ground.store, &event).await? => {
                self.competition(event.as_str()).await?.lose_board(id).await
            }
            _ => Ok(()),
        }
    }

    /// Writes the list of the forgotten beside the key: it has to outlive the store. Where that
    /// cannot be, the operator is told; the store has the list too, and backups write it.
    async fn write_forgotten(&self) -> Result<(), Problem> {
        let Some(path) = self.forgotten.get().cloned() else { return Ok(()) };
        let gone = self.ground.store.forgotten().await.map_err(no_journal)?;
        let file = path.display().to_string();
        let written = tokio::task::spawn_blocking(move || write(&path, &gone)).await;
        if let Err(error) = written.unwrap_or_else(|failed| Err(io::Error::other(failed))) {
            tracing::warn!(file, %error, "the list of the forgotten was not written");
        }
        Ok(())
    }
}

/// Replaces the list, or leaves the old one.
fn write(path: &Path, gone: &ErasureList) -> io::Result<()> {
    let partial = path.with_extension("forgotten.partial");
    match fs::remove_file(&partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&partial)?;
    write!(file, "{gone}")?;
    file.sync_all()?;
    fs::rename(&partial, path)
}

/// Forgets again what a list says, if there is one, and finishes what was not finished. Says how
/// many journals were changed.
pub(crate) async fn apply(store: &dyn Store, list: &Path) -> Result<usize, String> {
    let gone = match fs::read_to_string(list) {
        Ok(text) => text.parse().map_err(|error| format!("{}: {error}", list.display()))?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => ErasureList::default(),
        Err(error) => return Err(format!("{}: {error}", list.display())),
    };
    store.apply(&gone).await.map(|changed| changed.len()).map_err(|error| error.to_string())
}
