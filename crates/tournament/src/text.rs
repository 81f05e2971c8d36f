//! Lossless decoding of text in any encoding.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use serde::{Deserialize, Serialize};

/// Decoded text with its encoding. [`encode`](Text::encode) restores the original bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Text {
    /// The decoded text.
    pub text: String,
    /// The encoding's web name: `UTF-8`, `windows-1252`.
    pub encoding: String,
    /// True if the file has a byte order mark.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
}

impl Text {
    /// Decodes bytes. A byte order mark or an HTML declaration gives the encoding; otherwise it is
    /// guessed. An encoding that does not restore the same bytes is rejected.
    ///
    /// ```
    /// use touchmove_tournament::Text;
    ///
    /// let umlaut = Text::decode(b"M\xfcller, J\xfcrgen\r\n");
    /// assert_eq!(umlaut.text, "Müller, Jürgen\r\n");
    /// assert_eq!(umlaut.encode(), b"M\xfcller, J\xfcrgen\r\n");
    /// ```
    #[must_use]
    pub fn decode(bytes: &[u8]) -> Text {
        if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
            let marked = Text::of(encoding, bytes.get(mark..).unwrap_or_default(), true);
            if marked.encode() == bytes {
                return marked;
            }
        }
        let guessed = Text::of(declared(bytes).unwrap_or_else(|| guess(bytes)), bytes, false);
        if guessed.encode() == bytes {
            return guessed;
        }
        Text::of(WINDOWS_1252, bytes, false)
    }

    fn of(encoding: &'static Encoding, bytes: &[u8], marked: bool) -> Text {
        let (text, _) = encoding.decode_without_bom_handling(bytes);
        Text { text: text.into_owned(), encoding: encoding.name().to_owned(), marked }
    }

    /// Encodes the text. Characters that the encoding lacks become `?`.
    ///
    /// ```
    /// let text = touchmove_tournament::Text::from("Ågren");
    /// assert_eq!(text.encode(), "Ågren".as_bytes());
    /// ```
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let encoding = Encoding::for_label(self.encoding.as_bytes()).unwrap_or(UTF_8);
        let mark = if self.marked { "\u{feff}" } else { "" };
        let text = format!("{mark}{}", self.text);
        if encoding == UTF_16LE {
            return text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        }
        if encoding == UTF_16BE {
            return text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        }
        one_by_one(encoding, &text)
    }
}

/// Encodes the text. If the encoding lacks a character, each character is encoded separately.
fn one_by_one(encoding: &'static Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, wrong) = encoding.encode(text);
    if !wrong {
        return bytes.into_owned();
    }
    let mut bytes = Vec::new();
    for letter in text.chars() {
        let letter = letter.to_string();
        let (written, _, wrong) = encoding.encode(&letter);
        bytes.extend_from_slice(if wrong { b"?" } else { &written });
    }
    bytes
}

/// Returns the encoding that a web page declares near its beginning: `charset=windows-1252`.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(bytes.get(..1024).unwrap_or(bytes)).to_lowercase();
    if !head.trim_start().starts_with('<') {
        return None;
    }
    let (_, name) = head.split_once("charset=")?;
    let name = name.trim_start_matches(['"', '\'']);
    let end = name.find(['"', '\'', ' ', '>', ';', '/']).unwrap_or(name.len());
    Encoding::for_label(name.get(..end)?.as_bytes())
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    detector.guess(None, Utf8Detection::Allow)
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text { text: text.to_owned(), encoding: UTF_8.name().to_owned(), marked: false }
    }
}
