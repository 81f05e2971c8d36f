//! Only one process has the file. The system lets go of the lock when the
//! process ends, however it ends.

use crate::StoreError;
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

pub struct InUse {
    path: PathBuf,
    /// Locked as long as it is open.
    _lock: File,
}

impl InUse {
    /// Claims the journal's file, which is made if it is not there. The lock is
    /// a file beside it: SQLite uses locks of its own on the file itself.
    pub fn claim(path: &Path) -> Result<InUse, StoreError> {
        drop(open(path)?);
        // One file has one lock, whatever way leads to it.
        let path = path.canonicalize().map_err(|e| StoreError::file(path, e))?;
        let beside = beside(&path, ".lock");
        let mut lock = open(&beside)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(taken(path, lock)),
            Err(TryLockError::Error(error)) => return Err(StoreError::file(beside, error)),
        }
        sign(&mut lock).map_err(|e| StoreError::file(beside, e))?;
        Ok(InUse { path, _lock: lock })
    }

    /// Where the file really is.
    pub fn path(&self) -> &Path {
        &self.path
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
