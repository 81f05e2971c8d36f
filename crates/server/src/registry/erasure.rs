//! Erasure: anonymising persons, and deleting games and events, on every server of the store.

use super::Registry;
use super::cluster::DELETED;
use crate::games::journal::{ANONYMISED, is_deleted};
use crate::problem::{Problem, no_journal};
use serde_json::json;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use touchmove_store::{ErasureList, ErasureScope, Kind, Store, StreamId};

impl Registry {
    /// Anonymises a person, by a name in any spelling or by FIDE number. Returns the number of
    /// changed journals. When this method returns, no file of the store names the person.
    pub async fn anonymise(self: &Arc<Registry>, whom: &str) -> Result<usize, Problem> {
        let whom = ErasureScope::Named(whom.to_owned());
        let journals = self.context.store.forget(&whom).await.map_err(no_journal)?;
        for id in &journals {
            self.note_anonymised(id).await?;
        }
        self.write_forgotten().await?;
        Ok(journals.len())
    }

    /// Anonymises all persons in one journal, and removes all free text.
    pub(crate) async fn anonymise_in(self: &Arc<Registry>, id: &StreamId) -> Result<(), Problem> {
        let whom = ErasureScope::In(id.clone());
        if !self.context.store.forget(&whom).await.map_err(no_journal)?.is_empty() {
            tracing::info!(%id, "anonymised after the retention time");
            self.note_anonymised(id).await?;
        }
        Ok(())
    }

    /// Anonymises all persons in a game, or in a competition and all its games.
    pub(super) async fn forget_all(self: &Arc<Registry>, id: &StreamId) -> Result<(), Problem> {
        let mut all = self.games_of(id).await?;
        all.push(id.clone());
        for id in all {
            self.anonymise_in(&id).await?;
        }
        Ok(())
    }

    /// Appends a note, so that every server reads the journal again. A journal that has been
    /// deleted meanwhile needs no note.
    async fn note_anonymised(self: &Arc<Registry>, id: &StreamId) -> Result<(), Problem> {
        let said = match self.kind(id).await? {
            Some(Kind::Game) => match self.live_game(id.as_str()).await {
                Ok(live_game) => live_game.append_note(ANONYMISED).await,
                Err(problem) => Err(problem),
            },
            Some(Kind::Competition) => match self.competition(id.as_str()).await {
                Ok(competition) => competition.append_note(ANONYMISED).await,
                Err(problem) => Err(problem),
            },
            None => self.read_invitations().await.map(drop),
        };
        said.or_else(|problem| if problem.is_gone() { Ok(()) } else { Err(problem) })
    }

    /// Deletes a game, or a competition with all its games. A note of the deletion stays. Returns
    /// the number of deleted journals, which is zero if the game or competition was deleted before.
    pub async fn remove(self: &Arc<Registry>, id: &str) -> Result<usize, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_game(id))?;
        let Some(kind) = self.kind(&id).await? else {
            return match self.missing(&id, Problem::no_such_game(id.to_string())).await {
                problem if problem.is_gone() => Ok(0),
                problem => Err(problem),
            };
        };
        if kind == Kind::Game {
            self.remove_from_event(&id).await?;
        }
        let mut all = self.games_of(&id).await?;
        all.push(id);
        for id in &all {
            self.append_note(DELETED, json!({ "id": id })).await?;
            self.context.store.delete(id).await.map_err(no_journal)?;
            self.close_deleted(id);
        }
        self.write_forgotten().await?;
        Ok(all.len())
    }

    /// Removes a deleted game's board from its event.
    async fn remove_from_event(self: &Arc<Registry>, id: &StreamId) -> Result<(), Problem> {
        let info = self.context.store.stream(id).await.map_err(no_journal)?;
        match info.and_then(|info| info.parent) {
            Some(event) if !is_deleted(&*self.context.store, &event).await? => {
                self.competition(event.as_str()).await?.drop_board(id).await
            }
            _ => Ok(()),
        }
    }

    /// Writes the list of forgotten persons beside the key, because the list has to outlive the
    /// store. If writing fails, the operator gets a message. The store has the list too, and
    /// backups write it.
    async fn write_forgotten(&self) -> Result<(), Problem> {
        let Some(path) = self.forgotten.get().cloned() else { return Ok(()) };
        let gone = self.context.store.forgotten().await.map_err(no_journal)?;
        let file = path.display().to_string();
        let written = tokio::task::spawn_blocking(move || write(&path, &gone)).await;
        if let Err(error) = written.unwrap_or_else(|failed| Err(io::Error::other(failed))) {
            tracing::warn!(file, %error, "list of forgotten persons not written");
        }
        Ok(())
    }
}

/// Replaces the list atomically.
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

/// Repeats the anonymisations of a list, if the list exists, and completes interrupted
/// anonymisations. Returns the number of changed journals.
pub(crate) async fn apply(store: &dyn Store, list: &Path) -> Result<usize, String> {
    let gone = match fs::read_to_string(list) {
        Ok(text) => text.parse().map_err(|error| format!("{}: {error}", list.display()))?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => ErasureList::default(),
        Err(error) => return Err(format!("{}: {error}", list.display())),
    };
    store.apply(&gone).await.map(|changed| changed.len()).map_err(|error| error.to_string())
}
