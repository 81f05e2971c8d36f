//! Parser for durations: `90 min`, `1h30`, `1'30"`, `0:15:00`.

use super::draft::Length;
use super::parse_error::{Fault, FreeTextError};
use super::tokens::{TokenKind, Tokens, Unit};
use crate::moment::Millis;

/// Parses a mandatory duration.
pub(super) fn required(tokens: &mut Tokens) -> Result<Length, FreeTextError> {
    length(tokens).ok_or_else(|| tokens.fail(Fault::TimeExpected))
}

fn length(tokens: &mut Tokens) -> Option<Length> {
    let number = match tokens.kind(0)? {
        TokenKind::Number(thousandths) => thousandths,
        kind => {
            let length = match kind {
                TokenKind::LongClock(time) if time < Unit::Minute.time() => Length::Seconds(time),
                TokenKind::LongClock(time) => Length::Minutes(time),
                TokenKind::Clock(0, seconds) => Length::Seconds(Millis::seconds(seconds)),
                TokenKind::Clock(first, second) => Length::Clock(first, second),
                TokenKind::Couple(Unit::Second) => Length::Seconds(Millis::seconds(2)),
                TokenKind::Couple(unit) => Length::Minutes(unit.time() * 2),
                _ => return None,
            };
            tokens.skip(1);
            return Some(length);
        }
    };
    tokens.skip(1);
    let Some(TokenKind::Unit(unit)) = tokens.kind(0) else { return Some(Length::Bare(number)) };
    tokens.skip(1);
    let time = |thousandths, unit: Unit| Millis::new(thousandths) * (unit.time().get() / 1000);
    if unit == Unit::Second {
        return Some(Length::Seconds(time(number, unit)));
    }
    let mut total = time(number, unit);
    let mut last = unit;
    while let Some((number, unit, count)) = smaller(tokens, last) {
        total += time(number, unit);
        last = unit;
        tokens.skip(count);
    }
    Some(Length::Minutes(total))
}

/// Looks ahead for minutes after hours, or for seconds directly after minutes: `1 h 30`, `1'30"`.
fn smaller(tokens: &Tokens, than: Unit) -> Option<(u64, Unit, usize)> {
    let skipped = usize::from(than == Unit::Hour && tokens.kind(0) == Some(TokenKind::And));
    let TokenKind::Number(number) = tokens.kind(skipped)? else { return None };
    let unit = tokens.kind(skipped.saturating_add(1));
    let is_close = !tokens.token(skipped)?.is_spaced || than == Unit::Hour;
    match unit {
        Some(TokenKind::Unit(unit))
            if unit < than && is_close && (skipped == 0 || unit == Unit::Minute) =>
        {
            Some((number, unit, skipped.saturating_add(2)))
        }
        Some(TokenKind::Unit(_) | TokenKind::Moves | TokenKind::Slash) => None,
        _ if than == Unit::Hour && skipped == 0 && number < 60_000 => {
            Some((number, Unit::Minute, 1))
        }
        _ => None,
    }
}
