//! Time controls that records write in prose.

use touchmove_clock::PlayerTimeControls;

/// Parses the value of the tag `TimeControl`: a field of the standard, `15'+10''`, `90min + 30sec`, or
/// a sentence of FIDE. Returns `None` if the value is not understood.
pub(crate) fn time_controls(value: &str) -> Option<PlayerTimeControls> {
    let plain = PlayerTimeControls::parse_field(value).ok();
    plain.or_else(|| PlayerTimeControls::parse_field(&field(value)?).ok())
}

/// Returns the increment in milliseconds of a time control with one period, such as `300+3`. The other
/// forms need the full parser.
pub(crate) fn plain_increment(value: &str) -> Option<i64> {
    let (base, increment) = value.split_once('+').unwrap_or((value, "0"));
    let is_number = |text: &str| {
        matches!(text.len(), 1..=6) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let seconds: i64 = Some(increment).filter(|text| is_number(text))?.parse().ok()?;
    is_number(base).then_some(seconds * 1_000)
}

/// Unit of a number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hours,
    Minutes,
    Seconds,
    Moves,
}

/// Translates prose to a field of the standard. It may have one or two periods and an increment.
fn field(value: &str) -> Option<String> {
    let quantities = quantities(&value.to_lowercase())?;
    let (mut periods, mut increment, mut moves): (Vec<u64>, u64, Option<u64>) = (vec![], 0, None);
    for (number, unit) in quantities {
        match unit {
            Unit::Hours => periods.push(number.checked_mul(3_600)?),
            Unit::Minutes => periods.push(number.checked_mul(60)?),
            Unit::Seconds => increment = number,
            Unit::Moves if moves.is_none() => moves = Some(number),
            Unit::Moves => return None,
        }
    }
    let bonus = if increment > 0 { format!("+{increment}") } else { String::new() };
    match (periods.as_slice(), moves) {
        (&[first, second], Some(moves)) => Some(format!("{moves}/{first}{bonus}:{second}{bonus}")),
        (&[only], None) => Some(format!("{only}{bonus}")),
        _ => None,
    }
}

/// Returns the numbers of a text with their units. Every number needs a unit.
fn quantities(text: &str) -> Option<Vec<(u64, Unit)>> {
    let text = text.replace("move one", "").replace("move 1", "");
    let mut rest = text.as_str();
    let mut all = Vec::new();
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let from = rest.get(at..)?;
        let end = from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len());
        let (number, behind) = from.split_at_checked(end)?;
        all.push((number.parse().ok()?, unit(behind.trim_start())?));
        rest = behind;
    }
    Some(all)
}

fn unit(text: &str) -> Option<Unit> {
    const UNITS: [(&str, Unit); 11] = [
        ("mov", Unit::Moves),
        ("first", Unit::Moves),
        ("''", Unit::Seconds),
        ("\"", Unit::Seconds),
        ("\u{2033}", Unit::Seconds),
        ("'", Unit::Minutes),
        ("\u{2032}", Unit::Minutes),
        ("\u{2019}", Unit::Minutes),
        ("h", Unit::Hours),
        ("s", Unit::Seconds),
        ("m", Unit::Minutes),
    ];
    UNITS.iter().find(|(name, _)| text.starts_with(name)).map(|&(_, unit)| unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_increments_equal_those_of_the_parser() {
        for (value, expected) in
            [("300+3", Some(3_000)), ("300", Some(0)), ("40/5400+30:1800+30", None), ("5+", None)]
        {
            assert_eq!(plain_increment(value), expected, "{value}");
            let read = time_controls(value).filter(|_| expected.is_some());
            let bonus = read.map(|read| read.of(touchmove_board::Color::White).periods()[0].bonus);
            assert_eq!(bonus.map(|bonus| bonus.per_move_ms().get() as i64), expected, "{value}");
        }
    }

    #[test]
    fn prose_translates_to_fields() {
        for (prose, expected) in [
            ("15'+10''", Some("900+10")),
            ("90min + 30min/40 moves + 30sec", Some("40/5400+30:1800+30")),
            (
                "90 minutes for the first 40 moves, 30 minutes for the rest of the game, with an \
                 addition of 30 seconds per move starting from move one",
                Some("40/5400+30:1800+30"),
            ),
            ("2 hours", Some("7200")),
            ("G/60", None),
            ("40 moves in 2 hours, then 20", None),
        ] {
            assert_eq!(field(prose).as_deref(), expected, "{prose}");
            assert_eq!(time_controls(prose).is_some(), expected.is_some(), "{prose}");
        }
    }
}
