//! Parallel decompression of multi-frame Zstandard files.
//!
//! `pzstd`, which compresses the monthly dumps, writes a skippable frame before each frame. The
//! skippable frame contains the length of the next frame. So the frames can be located without
//! decompressing them.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// Header of a skippable frame: magic number and payload size. The length of the next frame
/// follows.
const BEFORE: [u8; 8] = [0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0];
const BEFORE_AND_LENGTH: u64 = 12;
/// Size of a block, and the number of blocks buffered per frame before its thread must wait.
const BLOCK: usize = 1 << 20;
const WAITING: usize = 64;

type Block = io::Result<Vec<u8>>;

/// Decompressed text of a file whose frames are decompressed in parallel.
pub struct Frames {
    path: PathBuf,
    /// Offset and length of each frame whose decompression has not started.
    left: std::vec::IntoIter<(u64, u64)>,
    at_once: usize,
    working: VecDeque<Receiver<Block>>,
    block: io::Cursor<Vec<u8>>,
    read: Arc<AtomicU64>,
}

impl Frames {
    /// Opens a file that consists only of such frames; returns `None` for any other file.
    pub fn open(path: &Path, at_once: usize, read: &Arc<AtomicU64>) -> Option<Frames> {
        let mut file = File::open(path).ok()?;
        let frames = frames(&mut file).ok().flatten()?;
        (frames.len() > 1 && at_once > 1).then(|| Frames {
            path: path.to_owned(),
            left: frames.into_iter(),
            at_once,
            working: VecDeque::new(),
            block: io::Cursor::default(),
            read: Arc::clone(read),
        })
    }

    fn begin_next(&mut self) -> bool {
        let Some((at, length)) = self.left.next() else { return false };
        let (sender, receiver) = sync_channel(WAITING);
        let (path, read) = (self.path.clone(), Arc::clone(&self.read));
        thread::spawn(move || decompress(&path, at, length, &read, &sender));
        self.working.push_back(receiver);
        true
    }
}

fn frames(file: &mut File) -> io::Result<Option<Vec<(u64, u64)>>> {
    let (end, mut at, mut found) = (file.metadata()?.len(), 0_u64, Vec::new());
    while at < end {
        let mut before = [0; 12];
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(&mut before)?;
        let [magic @ .., a, b, c, d] = before;
        let length = u64::from(u32::from_le_bytes([a, b, c, d]));
        let begin = at.saturating_add(BEFORE_AND_LENGTH);
        at = begin.saturating_add(length);
        if magic != BEFORE || at > end {
            return Ok(None);
        }
        found.push((begin, length));
    }
    Ok(Some(found))
}

fn decompress(path: &Path, at: u64, length: u64, read: &AtomicU64, to: &SyncSender<Block>) {
    let text = || {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(at))?;
        zstd::Decoder::new(file.take(length))
    };
    let failed = match text() {
        Ok(text) => hand_over(text, to),
        Err(error) => Some(error),
    };
    read.fetch_add(length.saturating_add(BEFORE_AND_LENGTH), Ordering::Relaxed);
    if let Some(error) = failed {
        // The receiver may be gone.
        let _ = to.send(Err(error));
    }
}

fn hand_over(mut text: impl Read, to: &SyncSender<Block>) -> Option<io::Error> {
    loop {
        let mut block = Vec::with_capacity(BLOCK);
        match text.by_ref().take(BLOCK as u64).read_to_end(&mut block) {
            Ok(0) => return None,
            Ok(_) => to.send(Ok(block)).ok()?,
            Err(error) => return Some(error),
        }
    }
}

impl Read for Frames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let n = self.block.read(buffer)?;
            if n > 0 || buffer.is_empty() {
                return Ok(n);
            }
            while self.working.len() < self.at_once && self.begin_next() {}
            let Some(first) = self.working.front() else { return Ok(0) };
            match first.recv() {
                Ok(block) => self.block = io::Cursor::new(block?),
                // The frame is complete.
                Err(_) => drop(self.working.pop_front()),
            }
        }
    }
}
