//! Clock times in comments.

/// Times given by a comment, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Times {
    /// `%clk`: the time on the clock.
    pub clock: Option<i64>,
    /// `%emt`: the time used for the move.
    pub elapsed: Option<i64>,
    /// `%egt`: the time used for all moves of the player.
    pub total: Option<i64>,
    /// True if a time cannot be read.
    pub unreadable: bool,
}

/// Fast path for the usual comment, which has only `[%clk 1:30:57]`.
#[inline]
pub(crate) fn clock_alone(comment: &[u8]) -> Option<i64> {
    let text: &[u8; 14] = match comment {
        [b' ', text @ .., b' '] if comment.len() == 16 => text.first_chunk()?,
        _ if comment.len() == 14 => comment.first_chunk()?,
        _ => return None,
    };
    // Compare eight bytes at once, without the blank and the figure.
    const HEAD: u64 = u64::from_le_bytes(*b"[%clk\0\0:");
    const KNOWN: u64 = u64::from_le_bytes([255, 255, 255, 255, 255, 0, 0, 255]);
    let (head, tail) = (u64::from_le_bytes(*text.first_chunk()?), *text.last_chunk()?);
    let fits = head & KNOWN == HEAD && matches!((head >> 40) as u8, b' ' | b'\n');
    if fits { time(tail) } else { None }
}

/// Less common forms of a comment whose only time is `[%clk 1:30:57]` at its end.
pub(crate) fn clock_at_end(comment: &[u8]) -> Option<i64> {
    let (head, tail) = comment.trim_ascii_end().split_last_chunk()?;
    let before = head.strip_suffix(b"[%clk ").or_else(|| head.strip_suffix(b"[%clk\r\n"))?;
    let without_times = before.trim_ascii().is_empty() || is_evaluation(before);
    time(*tail).filter(|_| without_times)
}

/// True for a comment without times: one command `%eval`.
fn is_evaluation(comment: &[u8]) -> bool {
    let Some(value) = comment.trim_ascii_start().strip_prefix(b"[%eval ") else { return false };
    !value.contains(&b'[')
}

/// Parses `1:30:57]`. All bytes are tested at once.
#[inline]
fn time(bytes: [u8; 8]) -> Option<i64> {
    const FORM: u64 = u64::from_le_bytes(*b"0:00:00]");
    const FIGURES: u64 = u64::from_le_bytes([15, 0, 15, 15, 0, 15, 15, 0]);
    const CARRIES: u64 = u64::from_le_bytes([6, 0, 6, 6, 0, 6, 6, 0]);
    let figures = u64::from_le_bytes(bytes) ^ FORM;
    // Adding 6 to a figure above 9 sets a bit outside the figures.
    if (figures | figures.wrapping_add(CARRIES)) & !FIGURES != 0 {
        return None;
    }
    // The third byte now gets the minutes, and the sixth the seconds. No byte exceeds 99.
    let pairs = figures * 10 + (figures >> 8);
    let byte = |of: u64, index: u32| i64::from((of >> (8 * index)) as u8);
    let minutes = byte(figures, 0) * 60 + byte(pairs, 2);
    Some((minutes * 60 + byte(pairs, 5)) * 1_000)
}

/// Parses the time commands of a comment.
pub(crate) fn times(comment: &[u8]) -> Times {
    let mut times = Times::default();
    let mut rest = comment;
    while let Some(at) = rest.iter().position(|&byte| byte == b'[') {
        rest = rest.get(at + 1..).unwrap_or_default();
        let time = match rest {
            [b'%', b'c', b'l', b'k', ..] => &mut times.clock,
            [b'%', b'e', b'm', b't', ..] => &mut times.elapsed,
            [b'%', b'e', b'g', b't', ..] => &mut times.total,
            // Some electronic boards write `[1:29:27]`.
            [b'0'..=b'9', b':', _, _, b':', _, _, b']', ..]
            | [b'0'..=b'9', b'0'..=b'9', b':', _, _, b':', _, _, b']', ..] => {
                times.clock = milliseconds(rest).or(times.clock);
                continue;
            }
            _ => continue,
        };
        rest = rest.get(4..).unwrap_or_default();
        let read = milliseconds(rest);
        *time = read.or(*time);
        times.unreadable |= read.is_none();
    }
    times
}

/// Parses a time such as `1:30:00]` or `-0:00:05.2]`, with sign, sexagesimal parts and decimals.
fn milliseconds(text: &[u8]) -> Option<i64> {
    let text = text.trim_ascii_start();
    let (negative, text) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let (mut whole, mut part, mut digits, mut decimals) = (0_i64, 0_i64, 0, None::<(i64, i64)>);
    for &byte in text {
        match (byte, &mut decimals) {
            (b'0'..=b'9', Some((value, unit))) => {
                *value += i64::from(byte - b'0') * *unit;
                *unit /= 10;
            }
            (b'0'..=b'9', None) => {
                part = part.checked_mul(10)?.checked_add(i64::from(byte - b'0'))?;
                digits += 1;
            }
            (b':', None) if digits > 0 => {
                whole = whole.checked_add(part)?.checked_mul(60)?;
                (part, digits) = (0, 0);
            }
            (b'.' | b',', None) => decimals = Some((0, 100)),
            (b']' | b' ' | b'\n' | b'\r' | b'\t', _) => break,
            _ => return None,
        }
    }
    if digits == 0 {
        return None;
    }
    let fraction = decimals.map_or(0, |(value, _)| value);
    let all = whole.checked_add(part)?.checked_mul(1_000)?.checked_add(fraction)?;
    Some(if negative { -all } else { all })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_commands_are_parsed() {
        let clock = |text: &str| {
            let times = times(text.as_bytes()).clock;
            for fast in [clock_alone, clock_at_end] {
                assert!(fast(text.as_bytes()).is_none_or(|alone| Some(alone) == times));
            }
            times
        };
        assert_eq!(clock_alone(b"[%clk 1:30:57]"), Some(5_457_000));
        assert_eq!(clock_alone(b" [%clk 0:00:09] "), Some(9_000));
        assert_eq!(clock_alone(b"[%clk\n0:00:09]"), Some(9_000));
        for text in ["[%clk 0:00:09]", "[%clk\r\n0:00:09]", " [%eval -0.2] [%clk 0:00:09] "] {
            assert_eq!(clock_at_end(text.as_bytes()), Some(9_000), "{text}");
            assert_eq!(clock(text), Some(9_000), "{text}");
        }
        for text in ["[%clk 1:3x:57]", "[%clk 1:3::57]", "[%clk 1:3@:57]", "[%clk 1;30:57]"] {
            assert_eq!(clock_alone(text.as_bytes()), None, "{text}");
        }
        assert_eq!(clock_at_end(b"[%eval 0.2,[%emt 0:00:01]] [%clk 0:00:09]"), None);
        assert_eq!(clock("[%clk 1:30:57]"), Some(5_457_000));
        assert_eq!(clock("Good [%eval 0.2] [%clk\n0:00:09.8] move"), Some(9_800));
        assert_eq!(clock("[%clk -0:00:05]"), Some(-5_000));
        assert_eq!(clock("[%clk 5:42]"), Some(342_000));
        assert_eq!(clock("[1:29:27]"), Some(5_367_000));
        assert_eq!(clock("[12:30]"), None);
        assert_eq!(clock("[%clk]"), None);
        assert_eq!(clock("[%clk x]"), None);
        assert_eq!(clock("[%clk 99999999999999999999:00]"), None);
        assert_eq!(times(b"[%emt 0:00:07]").elapsed, Some(7_000));
        assert_eq!(times(b"[%egt 0:10:00][%clk 1]").total, Some(600_000));
        assert_eq!(times(b"no [ times"), Times::default());
    }
}
