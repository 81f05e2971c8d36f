//! A ZIP file on standard input. It is copied to a temporary file, because the list of its members
//! stands at its end.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The first bytes of a ZIP file.
pub const MAGIC: &[u8] = b"PK\x03\x04";

/// First bytes of standard input, which were read to recognise a ZIP file.
static START: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ZIP: OnceLock<io::Result<Option<Spool>>> = OnceLock::new();

/// A temporary file with a position of its own. Clones share the file, which is deleted with the
/// last of them.
#[derive(Clone)]
pub struct Spool {
    file: Arc<Mutex<File>>,
    at: u64,
}

/// Returns the ZIP file on standard input, or `None` if the input is another file. The first call
/// reads standard input.
pub fn zip() -> io::Result<Option<Spool>> {
    match ZIP.get_or_init(spool) {
        Ok(zip) => Ok(zip.clone()),
        Err(error) => Err(io::Error::new(error.kind(), error.to_string())),
    }
}

/// True if [`zip`] has found a ZIP file.
pub fn has_zip() -> bool {
    matches!(ZIP.get(), Some(Ok(Some(_))))
}

fn spool() -> io::Result<Option<Spool>> {
    let (mut input, mut start) = (io::stdin(), Vec::new());
    input.by_ref().take(MAGIC.len() as u64).read_to_end(&mut start)?;
    if start != MAGIC {
        *START.lock().unwrap_or_else(PoisonError::into_inner) = start;
        return Ok(None);
    }
    let mut file = tempfile::tempfile()?;
    io::copy(&mut Cursor::new(start).chain(input), &mut file)?;
    Ok(Some(Spool { file: Arc::new(Mutex::new(file)), at: 0 }))
}

/// Returns standard input from its first byte.
pub fn stdin() -> io::Result<impl Read + Send> {
    zip()?;
    let start = std::mem::take(&mut *START.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(Cursor::new(start).chain(io::stdin()))
}

impl Read for Spool {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        let n = file.read(buffer)?;
        self.at += n as u64;
        Ok(n)
    }
}

impl Seek for Spool {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(self.at))?;
        self.at = file.seek(to)?;
        Ok(self.at)
    }
}
