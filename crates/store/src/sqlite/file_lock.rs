//! Exclusive lock on the database file. The system releases it when the process ends for any
//! reason.
//!
//! There are two locks. The first lock is on a file beside the database. It also protects the log,
//! which SQLite finds by the name of the database. The second lock is on the database itself. It
//! works under any name by which the database was opened, such as a hard link or a renamed file.

use crate::StoreError;
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

pub struct FileLock {
    path: PathBuf,
    /// Locked while open. Closing the file would release SQLite's own locks, so drop this only
    /// after SQLite has closed it.
    _locks: (File, Option<File>),
}

impl FileLock {
    /// Locks the database file, creating it if necessary.
    ///
    /// # Errors
    /// If another process has locked the file, under any name.
    pub fn claim(path: &Path) -> Result<FileLock, StoreError> {
        drop(open(path)?);
        // Canonicalise, so that every path to the file uses the same lock.
        let path = path.canonicalize().map_err(|e| StoreError::file(path, e))?;
        let beside = beside(&path, ".lock");
        let mut lock = open(&beside)?;
        if !is_free(lock.try_lock(), &beside)? {
            return Err(taken(path, lock));
        }
        sign(&mut lock).map_err(|e| StoreError::file(beside, e))?;
        let Some(itself) = lockable(&path)? else {
            return Ok(FileLock { path, _locks: (lock, None) });
        };
        if !is_free(itself.try_lock(), &path)? {
            let by = " that knows it by another name".to_owned();
            return Err(StoreError::InUse { path, by });
        }
        Ok(FileLock { path, _locks: (lock, Some(itself)) })
    }

    /// Returns the canonical path.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// # Errors
/// If a server uses the file by another name. The server's log is beside that other name, so a
/// reader by this name would miss the latest acknowledged writes.
pub fn not_by_another_name(path: &Path) -> Result<(), StoreError> {
    if names(path) < 2 {
        return Ok(());
    }
    let path = path.canonicalize().map_err(|e| StoreError::file(path, e))?;
    let Some(itself) = lockable(&path)? else { return Ok(()) };
    if is_free(itself.try_lock_shared(), &path)? {
        return Ok(());
    }
    let by_this = File::open(beside(&path, ".lock"))
        .is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)));
    match by_this {
        true => Ok(()),
        false => Err(StoreError::InUse { path, by: " that knows it by another name".to_owned() }),
    }
}

/// Returns the number of hard links of the file.
#[cfg(unix)]
fn names(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(1, |file| std::os::unix::fs::MetadataExt::nlink(&file))
}

#[cfg(not(unix))]
fn names(_: &Path) -> u64 {
    1
}

/// Opens the database for locking, on systems where this lock and SQLite's are independent.
#[cfg(target_os = "linux")]
fn lockable(path: &Path) -> Result<Option<File>, StoreError> {
    File::open(path).map(Some).map_err(|e| StoreError::file(path, e))
}

#[cfg(not(target_os = "linux"))]
fn lockable(_: &Path) -> Result<Option<File>, StoreError> {
    Ok(None)
}

fn is_free(tried: Result<(), TryLockError>, path: &Path) -> Result<bool, StoreError> {
    match tried {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(StoreError::file(path, error)),
    }
}

fn open(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    // Messages between players and arbiters are private; SQLite's own files inherit the mode.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|e| StoreError::file(path, e))
}

/// Returns the path with `ending` appended to the file name.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn sign(lock: &mut File) -> std::io::Result<()> {
    lock.set_len(0)?;
    lock.rewind()?;
    writeln!(lock, "{}", std::process::id())
}

fn taken(path: PathBuf, mut lock: File) -> StoreError {
    let mut by = String::new();
    let known = lock.read_to_string(&mut by).is_ok() && !by.trim().is_empty();
    let by = if known { format!(" ({})", by.trim()) } else { String::new() };
    StoreError::InUse { path, by }
}
