//! Commands in comments, such as `[%clk 1:30:00]`.

use super::{Eval, MoveNode};
use alloc::format;
use alloc::string::String;

/// Stores the clock times and the evaluation of a comment in the move.
pub(super) fn apply(comment: &str, node: &mut MoveNode) {
    for (name, value) in commands(comment) {
        match name {
            "clk" => node.clock_ms = milliseconds(value).or(node.clock_ms),
            "emt" => node.elapsed_ms = milliseconds(value).or(node.elapsed_ms),
            "eval" => node.eval = eval(value).or(node.eval),
            _ => {}
        }
    }
}

/// Returns true if a comment contains the command.
pub(super) fn has(comment: &str, wanted: &str) -> bool {
    commands(comment).any(|(name, _)| name == wanted)
}

fn commands(comment: &str) -> impl Iterator<Item = (&str, &str)> {
    let bodies = comment.split("[%").skip(1).filter_map(|rest| rest.split(']').next());
    bodies.map(|body| {
        let (name, value) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        (name, value.trim())
    })
}

/// Parses `1:30:00`, `0:05:42.7`, `5:42` or plain seconds.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0u64;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(digits(part)?)?;
    }
    thousandths(seconds, fraction)
}

/// Parses `0.25`, `-3`, `#4` or `#-4`. A search depth after a comma is ignored.
fn eval(text: &str) -> Option<Eval> {
    let text = text.split(',').next().unwrap_or(text).trim();
    if let Some(moves) = text.strip_prefix('#') {
        return moves.parse().ok().map(Eval::Mate);
    }
    hundredths(text).map(Eval::Centipawns)
}

/// Parses a decimal number and rounds it to hundredths, halves away from zero. Parsing an `f64`
/// would add 10 kB of tables to the WebAssembly of the npm package.
fn hundredths(text: &str) -> Option<i32> {
    let size = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, fraction) = match size.split_once('.') {
        Some(("", fraction)) => ("0", Some(fraction).filter(|digits| !digits.is_empty())?),
        Some(parts) => parts,
        None => (size, ""),
    };
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let rounded = thousandths(digits(whole)?, fraction)?.checked_add(5)? / 10;
    let rounded = i32::try_from(rounded).ok().filter(|&size| size < 1_000_000_000)?;
    Some(if text.starts_with('-') { -rounded } else { rounded })
}

/// Returns a decimal number in thousandths. Further digits are dropped.
fn thousandths(whole: u64, fraction: &str) -> Option<u64> {
    let three: String = fraction.chars().chain("000".chars()).take(3).collect();
    whole.checked_mul(1000)?.checked_add(digits(&three)?)
}

fn digits(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Formats a time for `%clk`, with as many decimals as needed.
pub(super) fn clock_text(ms: u64) -> String {
    let (seconds, rest) = (ms / 1000, ms % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 {
        return whole;
    }
    let decimals = format!("{rest:03}");
    format!("{whole}.{}", decimals.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_times_parse_and_round_trip() {
        let table = [
            ("1:30:00", Some(5_400_000)),
            ("01:56:25", Some(6_985_000)),
            ("0:00:09.8", Some(9_800)),
            ("0:00:09.87654", Some(9_876)),
            ("5:42", Some(342_000)),
            ("7", Some(7_000)),
            ("99:99:99", Some(362_439_000)),
            ("", None),
            (":", None),
            ("1:-3", None),
            ("1:+3", None),
            ("18446744073709551615:00", None),
        ];
        for (text, expected) in table {
            assert_eq!(milliseconds(text), expected, "{text}");
        }
        for ms in [0, 1, 100, 59_999, 3_600_000, 5_025_120, 999_999_999] {
            assert_eq!(milliseconds(&clock_text(ms)), Some(ms));
        }
    }

    #[test]
    fn evaluations_parse() {
        let table = [
            ("0.25", Some(Eval::Centipawns(25))),
            ("-6.05", Some(Eval::Centipawns(-605))),
            ("+1,22", Some(Eval::Centipawns(100))),
            ("3.", Some(Eval::Centipawns(300))),
            (".5", Some(Eval::Centipawns(50))),
            ("0.285", Some(Eval::Centipawns(29))),
            ("-0.2849999", Some(Eval::Centipawns(-28))),
            ("9999999", Some(Eval::Centipawns(999_999_900))),
            ("10000000", None),
            ("0.12345x", None),
            (".", None),
            ("-", None),
            ("--1", None),
            ("18446744073709551615", None),
            ("#3", Some(Eval::Mate(3))),
            ("#-3", Some(Eval::Mate(-3))),
            ("nan", None),
            ("inf", None),
            ("1e300", None),
            ("", None),
        ];
        for (text, expected) in table {
            assert_eq!(eval(text), expected, "{text}");
        }
    }
}
