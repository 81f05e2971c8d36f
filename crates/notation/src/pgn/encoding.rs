//! Conversion from UTF-16 to UTF-8. Other encodings pass through unchanged.

use alloc::vec::Vec;
/// Streaming decoder that detects the encoding from the first bytes.
#[derive(Debug, Clone, Default)]
pub(super) struct Decoder {
    encoding: Encoding,
    /// Bytes of an incomplete code unit, or bytes that do not suffice to detect the encoding.
    waiting: Vec<u8>,
    /// High surrogate that waits for its low surrogate.
    high: Option<u16>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Encoding {
    #[default]
    Unknown,
    /// UTF-8, or one byte per character.
    Bytes,
    Utf16 {
        little: bool,
    },
}

impl Decoder {
    pub(super) fn push(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        if self.encoding == Encoding::Bytes {
            return out.extend_from_slice(bytes);
        }
        self.waiting.extend_from_slice(bytes);
        if self.encoding == Encoding::Unknown && self.waiting.len() >= 2 {
            self.encoding = recognise(&self.waiting);
        }
        match self.encoding {
            Encoding::Unknown => {}
            Encoding::Bytes => out.append(&mut self.waiting),
            Encoding::Utf16 { little } => self.pairs(little, out),
        }
    }

    /// Flushes the pending bytes at the end of the stream.
    pub(super) fn finish(&mut self, out: &mut Vec<u8>) {
        match self.encoding {
            Encoding::Utf16 { .. } if self.waiting.is_empty() && self.high.is_none() => {}
            Encoding::Utf16 { .. } => put('\u{fffd}', out),
            _ => out.append(&mut self.waiting),
        }
        self.waiting.clear();
        self.high = None;
    }

    fn pairs(&mut self, little: bool, out: &mut Vec<u8>) {
        let waiting = core::mem::take(&mut self.waiting);
        let mut pairs = waiting.chunks_exact(2);
        for pair in &mut pairs {
            let [a, b] = [pair.first(), pair.get(1)].map(|byte| byte.copied().unwrap_or(0));
            self.unit(
                if little { u16::from_le_bytes([a, b]) } else { u16::from_be_bytes([a, b]) },
                out,
            );
        }
        self.waiting = pairs.remainder().to_vec();
    }

    fn unit(&mut self, unit: u16, out: &mut Vec<u8>) {
        let high = self.high.take();
        if (0xd800..0xdc00).contains(&unit) {
            if high.is_some() {
                put('\u{fffd}', out);
            }
            self.high = Some(unit);
            return;
        }
        for c in char::decode_utf16(high.into_iter().chain([unit])) {
            put(c.unwrap_or('\u{fffd}'), out);
        }
    }
}

fn put(c: char, out: &mut Vec<u8>) {
    out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
}

/// Detects UTF-16 by its byte order mark, or by a zero byte next to the first tag's bracket.
fn recognise(bytes: &[u8]) -> Encoding {
    match bytes {
        [0xff, 0xfe, ..] | [b'[', 0, ..] => Encoding::Utf16 { little: true },
        [0xfe, 0xff, ..] | [0, b'[', ..] => Encoding::Utf16 { little: false },
        _ => Encoding::Bytes,
    }
}

/// Returns the bytes unchanged, or converted from UTF-16 to UTF-8.
pub(crate) fn to_utf8(bytes: &[u8]) -> alloc::borrow::Cow<'_, [u8]> {
    if recognise(bytes) == Encoding::Bytes {
        return bytes.into();
    }
    let (mut decoder, mut out) = (Decoder::default(), Vec::new());
    decoder.push(bytes, &mut out);
    decoder.finish(&mut out);
    out.into()
}
