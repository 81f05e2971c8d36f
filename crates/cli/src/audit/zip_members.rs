//! Members of ZIP files as input files.

use super::spool;
use flate2::read::DeflateDecoder;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use zip::{CompressionMethod, ZipArchive};

trait Source: Read + Seek + Send {}

impl<T: Read + Seek + Send> Source for T {}

/// Opens a file, or the ZIP file on standard input for `-`.
fn source(path: &Path) -> io::Result<Box<dyn Source>> {
    if path != Path::new("-") {
        return Ok(Box::new(File::open(path)?));
    }
    Ok(Box::new(spool::zip()?.ok_or(io::ErrorKind::InvalidData)?))
}

fn archive(path: &Path) -> Option<ZipArchive<Box<dyn Source>>> {
    let mut file = source(path).ok()?;
    let mut start = [0; 4];
    file.read_exact(&mut start).ok()?;
    file.rewind().ok()?;
    (start == spool::MAGIC).then(|| ZipArchive::new(file).ok())?
}

/// Returns the PGN files in a ZIP file, or all files if none is named so. Returns `None` for any other
/// file.
pub fn names(path: &Path) -> Option<Vec<PathBuf>> {
    let archive = archive(path)?;
    let names = archive.file_names().filter_map(|name| Some(name.ok()?.into_owned()));
    let all: Vec<String> = names.filter(|name| !name.ends_with('/')).collect();
    let is_pgn = |name: &&String| name.to_ascii_lowercase().contains(".pgn");
    let pgn: Vec<String> = all.iter().filter(is_pgn).cloned().collect();
    let mut names = if pgn.is_empty() { all } else { pgn };
    names.sort_unstable();
    Some(names.into_iter().map(|name| path.join(name)).collect())
}

/// Opens a member of a ZIP file; returns `None` if the path does not lead into one.
pub fn open(path: &Path) -> Option<io::Result<Box<dyn Read + Send>>> {
    let is_outer = |outer: &Path| match outer == Path::new("-") {
        true => spool::has_zip(),
        false => outer.is_file(),
    };
    let outer = path.ancestors().skip(1).find(|outer| is_outer(outer))?;
    let mut archive = archive(outer)?;
    let name = path.strip_prefix(outer).ok()?.to_str()?;
    Some(member(outer, &mut archive, name))
}

fn member(
    path: &Path,
    archive: &mut ZipArchive<Box<dyn Source>>,
    name: &str,
) -> io::Result<Box<dyn Read + Send>> {
    let index = archive.index_for_name(name).ok_or(io::ErrorKind::NotFound)?;
    let member = archive.by_index_raw(index).map_err(io::Error::other)?;
    let (method, size) = (member.compression(), member.compressed_size());
    let begins = member.data_start().ok_or(io::ErrorKind::InvalidData)?;
    drop(member);
    let mut file = source(path)?;
    file.seek(SeekFrom::Start(begins))?;
    let data = file.take(size);
    match method {
        CompressionMethod::Stored => Ok(Box::new(data)),
        CompressionMethod::Deflated => Ok(Box::new(DeflateDecoder::new(data))),
        other => Err(io::Error::new(io::ErrorKind::Unsupported, other.to_string())),
    }
}
