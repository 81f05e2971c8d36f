//! Online backup of an SQLite store.

use super::file_lock::{beside, not_by_another_name};
use super::options::durable;
use crate::rows::{self, ForgottenRow};
use crate::{ErasureList, StoreError};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Copies committed data to a new file. The file gets its final name only after everything is on
/// disk, so an interrupted backup is never mistaken for a complete one.
pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    not_by_another_name(from)?;
    if to.try_exists().map_err(|e| StoreError::file(to, e))? {
        return Err(StoreError::Backup(format!("{} is there already", to.display())));
    }
    let partial = beside(to, ".partial");
    remove(&partial).map_err(|e| StoreError::file(&partial, e))?;
    own(&partial)?;
    let copied = copy(from, &partial).await;
    let done = copied.and_then(|()| name(&partial, to).map_err(|e| StoreError::file(to, e)));
    if done.is_err() {
        // Report the first error, not an error of the cleanup.
        let _ = remove(&partial);
    }
    done?;
    list(to).await
}

/// Writes the erasure list next to a backup, for stores restored from older backups.
async fn list(of: &Path) -> Result<(), StoreError> {
    let options = durable(of).read_only(true).immutable(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let listed = async {
        let persons: Vec<ForgottenRow> =
            sqlx::query_as(rows::FORGOTTEN).fetch_all(&mut connection).await?;
        let journals = sqlx::query_scalar(rows::TOMBSTONES).fetch_all(&mut connection).await?;
        Ok::<_, StoreError>((persons, rows::ids(journals)?))
    }
    .await;
    connection.close().await?;
    // A store of an earlier version has no erasure list.
    let Ok((persons, journals)) = listed else { return Ok(()) };
    let persons = rows::forgotten(persons).into_iter().map(|(one, _)| one).collect();
    let path = beside(of, ".forgotten");
    remove(&path).map_err(|e| StoreError::file(&path, e))?;
    own(&path)?;
    let text = ErasureList { persons, journals }.to_string();
    fs::write(&path, text).map_err(|e| StoreError::file(&path, e))
}

/// Creates an empty private file for SQLite to fill.
fn own(path: &Path) -> Result<(), StoreError> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|e| StoreError::file(path, e))
}

async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let text = to.to_str().ok_or_else(|| {
        StoreError::Backup(format!("{} is not a name that SQLite understands", to.display()))
    })?;
    let mut connection = SqliteConnection::connect_with(&durable(from).read_only(true)).await?;
    let copied = sqlx::query("VACUUM INTO ?1").bind(text).execute(&mut connection).await;
    connection.close().await?;
    copied.map_err(|error| StoreError::Backup(format!("{}: {error}", to.display())))?;
    Ok(())
}

fn name(partial: &Path, to: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    match to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => sync(folder),
        None => sync(Path::new(".")),
    }
}

/// Syncs the folder, because a rename is durable only then.
#[cfg(unix)]
fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync(_: &Path) -> io::Result<()> {
    Ok(())
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
