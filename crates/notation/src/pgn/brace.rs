//! The ends of comments.

use memchr::memchr3;
use wide::u8x16;

/// How many times sixteen bytes are looked at here. Most comments are shorter,
/// and to call the search for long ones takes as long as they do.
const WINDOWS: usize = 4;

/// Where the first closing brace or end of a line is.
#[inline]
pub(super) fn brace_or_line_end(text: &[u8]) -> Option<usize> {
    let mut from = 0;
    for window in text.as_chunks().0.iter().take(WINDOWS) {
        let bytes = u8x16::new(*window);
        let is = |byte| bytes.simd_eq(u8x16::splat(byte));
        let found = (is(b'}') | is(b'\n') | is(b'\r')).to_bitmask();
        if found != 0 {
            return Some(from + found.trailing_zeros() as usize);
        }
        from += window.len();
    }
    memchr3(b'}', b'\n', b'\r', text.get(from..)?).map(|at| from + at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_found_wherever_it_stands() {
        for length in 0..100 {
            let mut text = vec![b'.'; length];
            assert_eq!(brace_or_line_end(&text), None);
            for at in (0..length).rev() {
                text[at] = b"}\n\r"[at % 3];
                assert_eq!(brace_or_line_end(&text), Some(at), "{length}");
            }
        }
    }

    #[test]
    fn nothing_else_is_found() {
        for byte in (0..=u8::MAX).filter(|byte| !b"}\n\r".contains(byte)) {
            assert_eq!(brace_or_line_end(&[byte; 100]), None, "{byte}");
        }
    }
}
