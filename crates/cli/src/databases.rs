//! Databases of other programs, which are not PGN.

use crate::messages::{say, words};
use std::io;
use std::path::Path;

/// First bytes of the index and of the names of a Scid database.
const SCID: &[u8] = b"Scid.s";
const SCID_SUFFIXES: [&str; 9] = ["si3", "sg3", "sn3", "si4", "sg4", "sn4", "si5", "sg5", "sn5"];
/// Suffixes of databases, their parts, and their archives.
const CHESSBASE_SUFFIXES: [&str; 14] = [
    "2cbh", "cba", "cbb", "cbc", "cbe", "cbf", "cbg", "cbh", "cbi", "cbone", "cbp", "cbt", "cbv",
    "cbz",
];

/// Returns an error that says what to do with a file of another program. `start` has the first bytes
/// of the file.
///
/// # Errors
/// If the file belongs to a database of Scid or ChessBase.
pub fn refuse(path: &Path, start: &[u8]) -> io::Result<()> {
    let suffix = path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let has = |suffixes: &[&str]| suffixes.contains(&suffix.as_str()) && !is_text(start);
    let id = match () {
        () if start.starts_with(SCID) || has(&SCID_SUFFIXES) => "database-scid",
        () if has(&CHESSBASE_SUFFIXES) => "database-chessbase",
        () => return Ok(()),
    };
    Err(io::Error::new(io::ErrorKind::InvalidData, say(&words(), id, &[])))
}

/// True if a text starts here, because somebody's PGN file may have any name.
fn is_text(start: &[u8]) -> bool {
    start.first().is_some_and(|&first| first == b'[' || first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_are_named_by_suffix_or_first_bytes() {
        let said = |name: &str, start: &[u8]| {
            refuse(Path::new(name), start).map_err(|why| why.to_string()).err()
        };
        for (name, start) in [("a.si4", &b"Scid.si\0"[..]), ("-", b"Scid.s"), ("a.SG5", b"\x01\0")]
        {
            assert!(said(name, start).unwrap().contains("Scid"), "{name}");
        }
        for name in ["a.cbh", "b.CBV", "c.cbf", "d.2cbh"] {
            assert!(said(name, b"\0\x2c").unwrap().contains("ChessBase"), "{name}");
        }
        for (name, start) in [("a.pgn", &b"\x1f\x8b"[..]), ("a.cbh", b"[Event"), ("a", b"")] {
            assert_eq!(said(name, start), None, "{name}");
        }
    }
}
