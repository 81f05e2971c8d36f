//! Only one process has the file. The system lets go of the locks when the
//! process ends, however it ends.
//!
//! There are two locks. One is on a file beside the database: it also guards the log, which
//! SQLite looks for under the same name. The other is on the database itself, whatever name it
//! was opened by: a hard link, a file that was renamed.

use crate::StoreError;
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

pub struct FileLock {
    path: PathBuf,
    /// Locked as long as they are open. Closing the file would take SQLite's own locks away:
    /// this is dropped when SQLite has closed it.
    _locks: (File, Option<File>),
}

impl FileLock {
    /// Claims the journal's file, which is made if it is not there.
    ///
    /// # Errors
    /// If another process has it, by this name or by another.
    pub fn claim(path: &Path) -> Result<FileLock, StoreError> {
        drop(open(path)?);
        // One name, whatever way leads to it.
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

    /// Where the file really is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// # Errors
/// If a server has this file by another name. Its log is beside that name, so what was
/// acknowledged last would be missing from what is read by this one.
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

/// How many names the file has.
#[cfg(unix)]
fn names(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(1, |file| std::os::unix::fs::MetadataExt::nlink(&file))
}

#[cfg(not(unix))]
fn names(_: &Path) -> u64 {
    1
}

/// The database, where the system keeps this lock apart from those that SQLite takes.
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
    // What players say to arbiters is nobody else's; SQLite's own files follow.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|e| StoreError::file(path, e))
}

/// The file with something after its name.
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
