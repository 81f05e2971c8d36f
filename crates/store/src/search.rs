//! Searches for a person: in the tables, and in the bytes of files.

use crate::chain::ChainKey;
use crate::private::names::{Key, Word, words};
use crate::raw::{self, RawEntry};
use crate::{Address, StoreError, address, private};
use serde_json::Value;
use sqlx::{AnyConnection, Connection};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Number of bytes of a file searched at once, and the overlap of two parts.
const PART: usize = 1 << 20;
const COMMON: usize = 1 << 10;
/// Minimum length of a run of letters that is decoded as base64.
const BASE64: usize = 8;

/// A place where a person was found.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// A journal of the store, or a file name.
    pub place: String,
    /// Encoding found there: `text` in a journal; `UTF-8`, `UTF-16`, `Latin-1`, `escaped` or
    /// `base64` in a file.
    pub written: &'static str,
    /// Number of occurrences.
    pub times: usize,
}

/// Searches for a person by a name in any spelling or by the FIDE number. Covers all journals of
/// the store; every export is made from them. Also covers the bytes of the store's own files,
/// including the log, and of `files`.
///
/// # Errors
/// [`StoreError::OtherKey`] if the store has another key; other errors if something cannot be read.
///
/// ```
/// use touchmove_store::{ChainKey, open_chained, search};
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// # let folder = tempfile::tempdir().unwrap();
/// # let path = folder.path().join("journal.db").display().to_string();
/// let key = ChainKey::new([7; 32]);
/// open_chained(&path, key).await.unwrap().close().await;
/// assert_eq!(search(&path, key, "Anne Berg", &[]).await.unwrap(), []);
/// # });
/// ```
pub async fn search(
    url: &str,
    key: ChainKey,
    whom: &str,
    files: &[PathBuf],
) -> Result<Vec<Place>, StoreError> {
    let Some(wanted) = Key::of(whom).map(Wanted::new) else { return Ok(Vec::new()) };
    let mut connection = raw::connect(url).await?;
    let in_tables = in_tables(&mut connection, key, &wanted).await;
    connection.close().await?;
    let mut found = in_tables?;
    let mut own = Vec::new();
    if let Address::Sqlite(path) = address(url)? {
        own.push(path.to_owned());
        own.extend(["-wal", "-shm", "-journal"].map(|end| crate::sqlite::beside(path, end)));
    }
    for path in own {
        match fs::read(&path) {
            Ok(bytes) => found.extend(in_bytes(&path, &bytes, &wanted)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(StoreError::file(path, error)),
        }
    }
    for path in files {
        let bytes = fs::read(path).map_err(|error| StoreError::file(path, error))?;
        found.extend(in_bytes(path, &bytes, &wanted));
    }
    Ok(found)
}

/// A person and the words of the name.
struct Wanted {
    key: Key,
    words: Vec<String>,
}

impl Wanted {
    fn new(key: Key) -> Wanted {
        let words = key.text.trim_start_matches('#').split(' ').map(str::to_owned).collect();
        Wanted { key, words }
    }

    /// Counts how often a text mentions the person.
    fn times(&self, text: &str) -> usize {
        let all = words(text);
        let count = self.key.words.max(1);
        let matches = |part: &&[Word]| {
            if !part.iter().all(|word| self.words.contains(&number(&word.text))) {
                return false;
            }
            let mut words: Vec<String> = part.iter().map(|word| number(&word.text)).collect();
            words.sort_unstable();
            words == self.words
        };
        all.windows(count).filter(matches).count()
    }

    fn times_within(&self, value: &Value) -> usize {
        match value {
            Value::String(text) => self.times(text),
            Value::Number(number) => self.times(&number.to_string()),
            Value::Array(values) => values.iter().map(|value| self.times_within(value)).sum(),
            Value::Object(fields) => {
                let field = |(name, value): (&String, &Value)| {
                    self.times(name).saturating_add(self.times_within(value))
                };
                fields.iter().map(field).sum()
            }
            _ => 0,
        }
    }
}

/// Returns a number without leading zeros; returns other words unchanged.
fn number(word: &str) -> String {
    Key::of_number(word).map_or_else(|| word.to_owned(), |key| key.text.replace('#', ""))
}

async fn in_tables(
    connection: &mut AnyConnection,
    key: ChainKey,
    wanted: &Wanted,
) -> Result<Vec<Place>, StoreError> {
    raw::require_current(connection).await?;
    if raw::proof(connection).await? != Some(key.proof()) {
        return Err(StoreError::OtherKey);
    }
    let mut found = Vec::new();
    let mut after = 0;
    loop {
        let page = raw::streams(connection, after).await?;
        let Some(last) = page.last() else { return Ok(found) };
        after = last.seq;
        for stream in &page {
            let (mut times, mut at) = (0_usize, 0);
            loop {
                let page = raw::entries(connection, stream.seq, at).await?;
                let Some(last) = page.last() else { break };
                at = last.version;
                times = page
                    .iter()
                    .fold(times, |sum, entry| sum.saturating_add(in_entry(entry, wanted)));
            }
            if times > 0 {
                found.push(Place { place: stream.id.clone(), written: "text", times });
            }
        }
    }
}

fn in_entry(entry: &RawEntry, wanted: &Wanted) -> usize {
    let line: Value =
        serde_json::from_str(&entry.body).unwrap_or_else(|_| entry.body.clone().into());
    let beside = entry.texts.as_deref().map(private::read);
    let beside = beside.and_then(Result::ok).unwrap_or_default();
    let beside = beside.iter().map(|(label, text)| wanted.times(label) + wanted.times_within(text));
    beside.fold(wanted.times_within(&line), usize::saturating_add)
}

/// Searches bytes in every encoding in which the name could be stored.
fn in_bytes(path: &Path, bytes: &[u8], wanted: &Wanted) -> Vec<Place> {
    let mut times: HashMap<&'static str, usize> = HashMap::new();
    let mut at = 0;
    while at < bytes.len() {
        let to = at.saturating_add(PART).min(bytes.len());
        let part = bytes.get(at..to).unwrap_or_default();
        for (written, text) in readings(part) {
            let found = wanted.times(&text);
            let sum = times.entry(written).or_default();
            *sum = sum.saturating_add(found);
        }
        at = if to == bytes.len() { to } else { to.saturating_sub(COMMON) };
    }
    // Plain ASCII is the same in both encodings: report it once.
    if times.get("UTF-8") == times.get("Latin-1") {
        times.remove("Latin-1");
    }
    let place = |(written, times)| Place { place: path.display().to_string(), written, times };
    let mut places: Vec<Place> = times.into_iter().filter(|(_, n)| *n > 0).map(place).collect();
    places.sort();
    places
}

fn readings(bytes: &[u8]) -> Vec<(&'static str, String)> {
    let plain = String::from_utf8_lossy(bytes).into_owned();
    let mut all = vec![("Latin-1", bytes.iter().map(|&byte| char::from(byte)).collect())];
    for skipped in [0, 1] {
        let pairs = || bytes.get(skipped..).unwrap_or_default().chunks_exact(2);
        for of in [u16::from_le_bytes, u16::from_be_bytes] {
            let units = pairs().map(|pair| of([pair[0], pair[1]]));
            let letters = char::decode_utf16(units).map(|letter| letter.unwrap_or(' '));
            all.push(("UTF-16", letters.collect()));
        }
    }
    let escaped = unescaped(&plain);
    if escaped != plain {
        all.push(("escaped", escaped));
    }
    all.extend(base64(bytes).into_iter().map(|text| ("base64", text)));
    all.push(("UTF-8", plain));
    all
}

/// Decodes escapes such as `\u00e4` or `%C3%A4`.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let hex = |from: usize, to: usize| {
            rest.get(from..to).and_then(|digits| u32::from_str_radix(digits, 16).ok())
        };
        let (byte, unit) = (hex(1, 3), hex(2, 6));
        let taken = match letter {
            '%' if byte.is_some() => {
                bytes.extend(byte.and_then(|byte| u8::try_from(byte).ok()));
                3
            }
            '\\' if rest.starts_with("\\u") && unit.is_some() => {
                let letter = unit.and_then(char::from_u32).unwrap_or(' ');
                bytes.extend(letter.to_string().bytes());
                6
            }
            letter => {
                bytes.extend(letter.to_string().bytes());
                letter.len_utf8()
            }
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Decodes runs of letters as base64, from each of the four alignments.
fn base64(bytes: &[u8]) -> Vec<String> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    };
    let mut texts = vec![String::new(); 4];
    for run in bytes.split(|&byte| value(byte).is_none()).filter(|run| run.len() >= BASE64) {
        for (skipped, text) in texts.iter_mut().enumerate() {
            let (mut bits, mut have, mut out) = (0_u32, 0_u32, Vec::new());
            for six in run.iter().skip(skipped).filter_map(|&byte| value(byte)) {
                bits = (bits << 6) | u32::from(six);
                have += 6;
                if have >= 8 {
                    have -= 8;
                    out.push(u8::try_from((bits >> have) & 0xff).unwrap_or(0));
                }
                bits &= 0xffff;
            }
            *text += &String::from_utf8_lossy(&out);
            text.push('\n');
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn person_is_found_in_every_encoding() {
        let wanted = Key::of("Änne Berg").map(Wanted::new).unwrap();
        let utf16 =
            |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        let padded = |text: &str| [b"xx{\0".as_slice(), text.as_bytes(), b"\x01"].concat();
        for (bytes, written) in [
            (padded("BERG, A\u{308}nne"), "UTF-8"),
            ([vec![7], utf16("Änne Berg")].concat(), "UTF-16"),
            (b"Berg, \xc4nne".to_vec(), "Latin-1"),
            (padded(r#""\u00c4nne Berg""#), "escaped"),
            (padded("?name=%C3%84nne%20Berg"), "escaped"),
            // The middle of the encoded text `x:Anne Berg wins`.
            (padded("eDpBbm5lIEJlcmcgd2lucw=="), "base64"),
        ] {
            let found = in_bytes(Path::new("f"), &bytes, &wanted);
            assert!(found.iter().any(|place| place.written == written), "{written}: {found:?}");
        }
        assert_eq!(in_bytes(Path::new("f"), b"Bergen, Anne Bergh", &wanted), []);
        let number = Key::of("1503014").map(Wanted::new).unwrap();
        assert_eq!(number.times("id 0001503014; 15030142"), 1);
    }
}
