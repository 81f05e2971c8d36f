//! Times in protocols.

use alloc::format;
use alloc::string::String;
use touchmove_clock::Millis;

/// Parses `h:mm:ss` or `h:mm:ss.mmm`.
pub(crate) fn time(text: &str) -> Option<Millis> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let sixty = |text: &str| {
        let value: u64 = digits(text)?.parse().ok()?;
        (text.len() == 2 && value < 60).then_some(value)
    };
    let hours: u64 = digits(hours)?.parse().ok()?;
    let whole = hours.checked_mul(3600)?.checked_add(sixty(minutes)? * 60 + sixty(seconds)?)?;
    whole.checked_mul(1000)?.checked_add(thousandths(fraction)?).map(Millis::new)
}

fn digits(text: &str) -> Option<&str> {
    let all = !text.is_empty() && text.len() <= 9 && text.bytes().all(|b| b.is_ascii_digit());
    all.then_some(text)
}

fn thousandths(fraction: &str) -> Option<u64> {
    if fraction.is_empty() {
        return Some(0);
    }
    let value: u64 = digits(fraction)?.parse().ok()?;
    match fraction.len() {
        1 => Some(value * 100),
        2 => Some(value * 10),
        3 => Some(value),
        _ => None,
    }
}

/// Formats `h:mm:ss`, with milliseconds only if there are any.
pub(crate) fn clock_text(time: Millis) -> String {
    let (seconds, rest) = (time.get() / 1000, time.get() % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { whole } else { format!("{whole}.{rest:03}") }
}
