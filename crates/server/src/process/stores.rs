//! Operations on a store without a server: backup, check, search, copy, and repeated anonymisation.

use super::serve::{ServeError, chain, key};
use crate::registry::erasure::apply;
use std::path::{Path, PathBuf};
use touchmove_envelope::Key;
use touchmove_store::{Checked, Place};

/// Copies a store to a new file; a server may be using the store.
///
/// # Errors
/// If this kind of store does not support copying, or the file exists.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_server::ServeError> {
/// touchmove_server::backup("touchmove.db", "copy.db".as_ref()).await
/// # }
/// ```
pub async fn backup(store: &str, to: &Path) -> Result<(), ServeError> {
    touchmove_store::backup(store, to).await.map_err(ServeError::Store)
}

/// Checks that the journals of a store are unchanged since they were written.
///
/// # Errors
/// If the store or the key cannot be read, or they do not belong together.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_server::ServeError> {
/// let checked = touchmove_server::check("touchmove.db", "touchmove.key".as_ref()).await?;
/// assert!(checked.faults.is_empty());
/// # Ok(())
/// # }
/// ```
pub async fn check(store: &str, key_file: &Path) -> Result<Checked, ServeError> {
    touchmove_store::check(store, chain(&known_key(key_file)?)).await.map_err(ServeError::Store)
}

/// Repeats the anonymisations of a list in a store that was restored from a backup. Returns the
/// number of changed journals.
///
/// # Errors
/// If a server uses the store, or the store, list or key cannot be read.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_server::ServeError> {
/// let list = "copy.db.forgotten";
/// touchmove_server::forget_again("touchmove.db", list.as_ref(), "touchmove.key".as_ref()).await?;
/// # Ok(())
/// # }
/// ```
pub async fn forget_again(store: &str, list: &Path, key_file: &Path) -> Result<usize, ServeError> {
    let key = chain(&known_key(key_file)?);
    let opened = touchmove_store::open_chained(store, key).await.map_err(ServeError::Store)?;
    let changed = match list.exists() {
        true => apply(&*opened, list).await,
        false => Err(format!("{}: there is no such file", list.display())),
    };
    opened.close().await;
    changed.map_err(ServeError::Forgotten)
}

/// Searches for a person in a store, in its files and in other files.
///
/// # Errors
/// If the store, the key or a file cannot be read.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_server::ServeError> {
/// let key = "touchmove.key".as_ref();
/// let found = touchmove_server::search("touchmove.db", key, "Anne Berg", &[]).await?;
/// assert!(found.is_empty());
/// # Ok(())
/// # }
/// ```
pub async fn search(
    store: &str,
    key_file: &Path,
    whom: &str,
    files: &[PathBuf],
) -> Result<Vec<Place>, ServeError> {
    let key = chain(&known_key(key_file)?);
    touchmove_store::search(store, key, whom, files).await.map_err(ServeError::Store)
}

/// Copies a store that no server uses to another place, and checks the copy.
///
/// # Errors
/// If a server uses one of the stores, or the new store is not empty.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_server::ServeError> {
/// let to = "postgres://touchmove@localhost/touchmove";
/// let checked = touchmove_server::copy("touchmove.db", to, "touchmove.key".as_ref()).await?;
/// println!("{} journals", checked.streams);
/// # Ok(())
/// # }
/// ```
pub async fn copy(from: &str, to: &str, key_file: &Path) -> Result<Checked, ServeError> {
    let key = chain(&known_key(key_file)?);
    touchmove_store::copy(from, to, key).await.map_err(ServeError::Store)
}

/// Reads a key from a file, which has to exist.
fn known_key(path: &Path) -> Result<Key, ServeError> {
    match path.exists() {
        true => key(path),
        false => Err(ServeError::Key(format!("{}: there is no such file", path.display()))),
    }
}
