//! Patches in the unified format, applied to the lines of a file while it is read.

use crate::audit::input::Input;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Changes of several files.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Patch {
    files: BTreeMap<String, Changes>,
}

/// Changes of a file by line number.
type Changes = BTreeMap<u64, Change>;

/// Consecutive lines before and after a change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Change {
    before: Vec<Vec<u8>>,
    after: Vec<Vec<u8>>,
}

/// Number of changes that did not fit.
pub struct Failed(Arc<AtomicUsize>);

impl Failed {
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Patch {
    /// Parses a patch. Lines outside of hunks are remarks.
    ///
    /// # Errors
    /// The number of the first line that does not fit.
    pub fn parse(text: &[u8]) -> Result<Patch, usize> {
        let mut patch = Patch::default();
        let (mut file, mut line, mut left) = (String::new(), 0_u64, (0_u64, 0_u64));
        for (number, text) in (1..).zip(text.split_inclusive(|&byte| byte == b'\n')) {
            let hunk = patch.files.entry(file.clone()).or_default().get_mut(&line);
            match (text.first(), hunk) {
                (Some(b'-'), Some(change)) if left.0 > 0 => {
                    change.before.push(text.get(1..).unwrap_or_default().to_vec());
                    left.0 -= 1;
                }
                (Some(b'+'), Some(change)) if left.1 > 0 => {
                    change.after.push(text.get(1..).unwrap_or_default().to_vec());
                    left.1 -= 1;
                }
                (Some(b' '), Some(change)) if left.0 > 0 && left.1 > 0 => {
                    let same = text.get(1..).unwrap_or_default().to_vec();
                    change.before.push(same.clone());
                    change.after.push(same);
                    left = (left.0 - 1, left.1 - 1);
                }
                _ if left != (0, 0) => return Err(number),
                _ if text.starts_with(b"@@ ") => {
                    (line, left) = header(text).ok_or(number)?;
                    patch.files.entry(file.clone()).or_default().entry(line).or_default();
                }
                _ if text.starts_with(b"--- ") => {
                    let name = text.get(4..).unwrap_or_default().trim_ascii();
                    file = String::from_utf8_lossy(name).into_owned();
                }
                _ => {}
            }
        }
        patch.files.retain(|_, changes| !changes.is_empty());
        Ok(patch)
    }

    /// Applies the changes of a file to its text.
    pub fn apply(&self, path: &Path, input: &mut Input) -> Failed {
        let changes = self.files.get(&path.display().to_string()).cloned().unwrap_or_default();
        let failed = Arc::new(AtomicUsize::new(changes.len()));
        let nothing: Box<dyn Read + Send> = Box::new(io::empty());
        let text = std::mem::replace(&mut input.text, nothing);
        let (lines, ready) = (BufReader::new(text), io::Cursor::new(Vec::new()));
        let failed_too = Arc::clone(&failed);
        input.text = Box::new(Patched { lines, changes, line: 1, ready, failed: failed_too });
        Failed(failed)
    }
}

/// Parses `@@ -12,2 +12,2 @@`. Returns the line and the numbers of lines before and after.
fn header(text: &[u8]) -> Option<(u64, (u64, u64))> {
    let text = std::str::from_utf8(text).ok()?;
    let mut words = text.split_whitespace().skip(1);
    let mut range = |sign| {
        let range = words.next()?.strip_prefix(sign)?;
        let (line, count) = range.split_once(',').unwrap_or((range, "1"));
        Some((line.parse().ok()?, count.parse().ok()?))
    };
    let ((line, before), (_, after)): ((u64, u64), (u64, u64)) = (range('-')?, range('+')?);
    Some((line, (before, after)))
}

/// Text with changes.
struct Patched {
    lines: BufReader<Box<dyn Read + Send>>,
    changes: Changes,
    line: u64,
    /// Bytes that are ready to be read.
    ready: io::Cursor<Vec<u8>>,
    failed: Arc<AtomicUsize>,
}

impl Patched {
    fn take_line(&mut self) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        self.lines.read_until(b'\n', &mut line)?;
        self.line += 1;
        Ok(line)
    }

    fn next(&mut self) -> io::Result<Vec<u8>> {
        let change = self.changes.remove(&self.line).filter(|change| !change.before.is_empty());
        let Some(Change { before, after }) = change else { return self.take_line() };
        let lines = before.iter().map(|_| self.take_line()).collect::<io::Result<Vec<_>>>()?;
        if lines != before {
            return Ok(lines.concat());
        }
        self.failed.fetch_sub(1, Ordering::Relaxed);
        Ok(after.concat())
    }
}

impl Read for Patched {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.ready.read(buffer)?;
        if n > 0 || buffer.is_empty() {
            return Ok(n);
        }
        let mut block = Vec::new();
        while block.len() < 1 << 15 {
            let line = self.next()?;
            if line.is_empty() {
                break;
            }
            block.extend_from_slice(&line);
        }
        self.ready = io::Cursor::new(block);
        self.ready.read(buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patch_parses() {
        let text = b"# game 1\n--- a.pgn\n+++ a.pgn\n@@ -3 +3 @@\n-1. e4 e4\n+1. e4\n";
        let patch = Patch::parse(text).unwrap();
        let change = &patch.files["a.pgn"][&3];
        assert_eq!((change.before.len(), &change.after[0][..]), (1, &b"1. e4\n"[..]));
        assert_eq!(Patch::parse(b"--- a\n+++ a\n@@ -3 +3 @@\nx\n"), Err(4));
    }
}
