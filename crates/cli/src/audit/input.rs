//! Input files of an audit, compressed or plain.

use super::frames::Frames;
use super::{spool, zip_members};
use crate::databases;
use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
use std::fs::File;
use std::io::{self, Chain, Cursor, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::available_parallelism;
use touchmove_notation::pgn::{Chunk, Chunks};

/// An input file.
pub struct Input {
    /// Decompressed text of the file.
    pub text: Box<dyn Read + Send>,
    /// Size on disk, if known.
    pub size: Option<u64>,
    /// Number of bytes read from disk.
    pub read: Arc<AtomicU64>,
    /// The error that ended reading before the end of the file.
    failed: Option<io::Error>,
}

/// Number of bytes per read.
const AT_ONCE: usize = 1 << 16;

impl Input {
    /// Returns the text in chunks, up to the first error.
    pub fn chunks(mut self) -> impl Iterator<Item = io::Result<Chunk>> {
        let (mut chunks, mut bytes, mut over) = (Chunks::new(), vec![0; AT_ONCE], false);
        std::iter::from_fn(move || {
            loop {
                if let Some(chunk) = chunks.next_chunk() {
                    return Some(Ok(chunk));
                }
                if over {
                    return self.failed.take().map(Err);
                }
                over = !self.read_some(&mut bytes, &mut chunks);
            }
        })
    }

    /// Reads a block; returns true if the file may have more text. Text before an error is still
    /// audited.
    fn read_some(&mut self, bytes: &mut [u8], chunks: &mut Chunks) -> bool {
        match self.text.read(bytes) {
            Ok(n) if n > 0 => chunks.feed(bytes.get(..n).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            end => {
                self.failed = end.err();
                chunks.finish();
                return false;
            }
        }
        true
    }
}

/// Returns the files with the members of each ZIP file in its place.
pub fn members(files: &[PathBuf]) -> Vec<PathBuf> {
    files.iter().flat_map(|file| zip_members::names(file).unwrap_or(vec![file.clone()])).collect()
}

/// Opens a file, or standard input for `-`. A member of a ZIP file is named like a file in a folder.
/// The first bytes determine the compression, not the file name.
pub fn open(path: &Path) -> io::Result<Input> {
    let (source, size): (Box<dyn Read + Send>, _) = if path == Path::new("-") {
        (Box::new(spool::stdin()?), None)
    } else if let Some(member) = zip_members::open(path) {
        (member?, None)
    } else {
        let file = File::open(path)?;
        let size = file.metadata().ok().filter(|m| m.is_file()).map(|m| m.len());
        (Box::new(file), size)
    };
    let read = Arc::new(AtomicU64::new(0));
    let at_once = available_parallelism().map_or(1, NonZeroUsize::get);
    if let Some(frames) = size.and_then(|_| Frames::open(path, at_once, &read)) {
        return Ok(Input { text: Box::new(frames), size, read, failed: None });
    }
    let counted = Counted { source, read: Arc::clone(&read) };
    Ok(Input { text: decompressed(counted, path)?, size, read, failed: None })
}

const GZIP: &[u8] = &[0x1f, 0x8b];
const BZIP2: &[u8] = b"BZh";
const XZ: &[u8] = &[0xfd, b'7', b'z', b'X', b'Z', 0];
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];
/// Magic number of a skippable Zstandard frame without its first byte, which has sixteen possible
/// values.
const ZSTD_SKIPPED: &[u8] = &[0x2a, 0x4d, 0x18];

fn decompressed(mut source: Counted, path: &Path) -> io::Result<Box<dyn Read + Send>> {
    let mut start = Vec::new();
    source.by_ref().take(6).read_to_end(&mut start)?;
    databases::refuse(path, &start)?;
    let begins = |magic: &[u8]| start.starts_with(magic);
    let skipped = start.first().is_some_and(|first| first & 0xf0 == 0x50)
        && start.get(1..4) == Some(ZSTD_SKIPPED);
    let (gzip, bzip2, zstd) = (begins(GZIP), begins(BZIP2), begins(ZSTD) || skipped);
    let xz = begins(XZ);
    let whole: Chain<Cursor<Vec<u8>>, Counted> = Cursor::new(start).chain(source);
    Ok(if gzip {
        Box::new(MultiGzDecoder::new(whole))
    } else if bzip2 {
        Box::new(MultiBzDecoder::new(whole))
    } else if zstd {
        Box::new(zstd::Decoder::new(whole)?)
    } else if xz {
        Box::new(XzReader::new(whole, true))
    } else {
        Box::new(whole)
    })
}

/// A reader that counts bytes.
struct Counted {
    source: Box<dyn Read + Send>,
    read: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.source.read(buffer)?;
        self.read.fetch_add(n as u64, Ordering::Relaxed);
        Ok(n)
    }
}
