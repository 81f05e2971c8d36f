//! Search for bytes with SIMD, sixteen at a time. In ordinary PGN the wanted byte is close by, so a
//! call of memchr would cost as much as this loop.

use wide::u8x16;

/// Returns the index of the first byte that is one of `wanted`.
#[inline]
pub(super) fn first_of<const N: usize>(text: &[u8], wanted: [u8; N]) -> Option<usize> {
    let (windows, rest) = text.as_chunks();
    let mut from = 0;
    for window in windows {
        let bytes = u8x16::new(*window);
        // An iterator over an array of vectors would keep the array in memory.
        let mut found = all(0);
        for byte in wanted {
            found |= is(bytes, byte);
        }
        let found = found.to_bitmask();
        if found != 0 {
            return Some(from + found.trailing_zeros() as usize);
        }
        from += window.len();
    }
    rest.iter().position(|byte| wanted.contains(byte)).map(|at| from + at)
}

/// Counts the leading ASCII letters and digits.
#[inline]
pub(super) fn alphanumeric_prefix(window: &[u8; 16]) -> usize {
    let bytes = u8x16::new(*window);
    // ASCII upper and lower case differ only in bit 5, which is the value of the space character.
    let letters = between(bytes | all(b' '), b'a', b'z');
    let others = !(letters | between(bytes, b'0', b'9')).to_bitmask();
    others.trailing_zeros() as usize
}

/// Counts the line ends in a text: line feeds, and carriage returns without a line feed. Also
/// returns the number of bytes counted. The last bytes are not counted.
pub(super) fn count_line_ends(text: &[u8]) -> (usize, usize) {
    let (windows, _) = text.as_chunks();
    let (followed, _) = text.get(1..).unwrap_or_default().as_chunks();
    let (mut counted, mut ends) = (0, 0);
    // A byte of the sum cannot overflow within 255 windows.
    for (windows, followed) in windows.chunks(255).zip(followed.chunks(255)) {
        let mut sum = all(0);
        for (window, followed) in windows.iter().zip(followed) {
            let (bytes, next) = (u8x16::new(*window), u8x16::new(*followed));
            let alone = is(bytes, b'\r') & !is(next, b'\n');
            // A byte that is true has the value -1.
            sum -= is(bytes, b'\n') | alone;
            counted += window.len();
        }
        ends += sum.to_array().into_iter().map(usize::from).sum::<usize>();
    }
    (counted, ends)
}

#[inline]
fn all(byte: u8) -> u8x16 {
    u8x16::splat(byte)
}

#[inline]
fn is(bytes: u8x16, byte: u8) -> u8x16 {
    bytes.simd_eq(all(byte))
}

#[inline]
fn between(bytes: u8x16, first: u8, last: u8) -> u8x16 {
    let above = bytes - all(first);
    above.simd_eq(above.min(all(last - first)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_match_is_found_at_any_index() {
        for length in 0..100 {
            let mut text = vec![b'.'; length];
            assert_eq!(first_of(&text, *b"}\n\r"), None);
            for at in (0..length).rev() {
                text[at] = b"}\n\r"[at % 3];
                assert_eq!(first_of(&text, *b"}\n\r"), Some(at), "{length}");
            }
        }
    }

    #[test]
    fn other_bytes_do_not_match() {
        for byte in (0..=u8::MAX).filter(|byte| !b"}\n\r".contains(byte)) {
            assert_eq!(first_of(&[byte; 100], *b"}\n\r"), None, "{byte}");
        }
    }

    #[test]
    fn every_line_end_is_counted() {
        let text = b"a\rb\r\nc\n\n\r\r\n".repeat(2_000);
        for length in [0, 1, 15, 16, 17, 18, 40, 20_000] {
            let text = &text[..length];
            let (counted, ends) = count_line_ends(text);
            assert!(counted + 17 > length && counted <= length, "{length}");
            let ends_line = |at: &usize| {
                text[*at] == b'\n' || text[*at] == b'\r' && text.get(at + 1) != Some(&b'\n')
            };
            assert_eq!(ends, (0..counted).filter(ends_line).count(), "{length}");
        }
    }

    #[test]
    fn alphanumeric_prefix_ends_at_other_bytes() {
        for byte in 0..=u8::MAX {
            for at in 0..16 {
                let mut window = *b"Az09AAAAAAAAAAA.";
                window[at] = byte;
                let others = window.iter().position(|byte| !byte.is_ascii_alphanumeric());
                assert_eq!(alphanumeric_prefix(&window), others.unwrap_or(16), "{window:?}");
            }
        }
    }
}
