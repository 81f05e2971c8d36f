//! Choice of units for numbers that have none, and detection of ambiguous texts.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::ByColor;

use super::draft::{Draft, Extra, Length, Part};
use super::parse_error::{Fault, FreeTextError};
use super::parser::Drafts;
use crate::moment::Millis;
use crate::period::{Bonus, Period};
use crate::player_time_controls::PlayerTimeControls;
use crate::time_control::TimeControl;

/// Longest time: eight digits of seconds, which are three years.
const LONGEST: Millis = Millis::seconds(99_999_999);
/// From this number on, minutes are doubtful: 180 is three hours, or three minutes in PGN.
const DOUBTFUL: u64 = 180_000;
/// From this number on, minutes are excluded: 600 would be ten hours.
const SECONDS: u64 = 600_000;
/// Number of moves that a period usually has.
const USUAL_MOVES: core::ops::Range<u32> = 10..60;
/// Numbers before the colon that may be hours. `1:30` to `5:59` may be hours and minutes.
const HOURS: core::ops::RangeInclusive<u64> = 1..=5;

/// One reading of the ambiguous parts.
#[derive(Clone, Copy, Default)]
struct Reading {
    /// True if main times without a unit are in seconds.
    seconds: bool,
    /// True if `1:30` is an hour and a half.
    hours: bool,
    /// True if the bonus of one period applies to all periods.
    all: bool,
    /// Meaning of `A/B`.
    fraction: Split,
    /// True if adjacent minutes and seconds add up to one time.
    sum: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Split {
    #[default]
    MovesFirst,
    TimeFirst,
    Increment,
}

/// Computes the time controls, or reports the two possible meanings.
pub(super) fn resolve(drafts: &Drafts) -> Result<PlayerTimeControls, FreeTextError> {
    let (both, is_field) = match drafts {
        Drafts::Same(draft) => (vec![draft], draft.is_field),
        Drafts::Each(each) => (each.values().collect(), true),
    };
    let parts: Vec<&Part> = both.iter().flat_map(|draft| &draft.parts).collect();
    let plain = Reading { seconds: in_seconds(&parts, is_field), ..Reading::default() };
    let doubt = both.iter().find_map(|draft| doubt(draft, is_field, plain));
    let Some((part, [one, other])) = doubt else { return times(drafts, plain) };
    let [one, other] = [times(drafts, one)?, times(drafts, other)?];
    if one == other {
        return Ok(one);
    }
    let readings = Fault::TwoReadings(Box::new([one, other]));
    Err(FreeTextError::new(part.column, &part.found, readings))
}

/// Returns the main time in thousandths if its number has no unit.
fn bare(part: &Part) -> Option<u64> {
    match part.time {
        Length::Bare(thousandths) => Some(thousandths),
        _ => None,
    }
}

fn in_seconds(parts: &[&Part], is_field: bool) -> bool {
    let from = if is_field { DOUBTFUL } else { SECONDS };
    parts.iter().filter_map(|part| bare(part)).any(|time| time >= from)
}

/// Finds the first ambiguous part and its two readings.
fn doubt(draft: &Draft, is_field: bool, plain: Reading) -> Option<(&Part, [Reading; 2])> {
    draft
        .parts
        .iter()
        .find_map(|part| Some((part, doubt_about(part, is_field, plain)?)))
        .or_else(|| Some((partial_bonus(draft)?, [Reading { all: true, ..plain }, plain])))
}

fn doubt_about(part: &Part, is_field: bool, plain: Reading) -> Option<[Reading; 2]> {
    let is_long = bare(part).is_some_and(|time| time >= DOUBTFUL) && !plain.seconds;
    if is_long {
        return Some([Reading { seconds: true, ..plain }, plain]);
    }
    if matches!(part.time, Length::Clock(first, _) if HOURS.contains(&first)) {
        return Some([plain, Reading { hours: true, ..plain }]);
    }
    if part.extra.is_some_and(|extra| extra.is_beside) {
        return Some([plain, Reading { sum: true, ..plain }]);
    }
    let moves = part.moves.filter(|_| part.is_fraction && !is_field && !plain.seconds)?;
    let fraction = match moves {
        _ if USUAL_MOVES.contains(&moves) => return None,
        few if few < USUAL_MOVES.start => Split::Increment,
        _ => Split::TimeFirst,
    };
    Some([plain, Reading { fraction, ..plain }])
}

/// Returns the last period with a bonus, if the bonus may be meant for the other periods too.
fn partial_bonus(draft: &Draft) -> Option<&Part> {
    let (with, without): (Vec<&Part>, Vec<&Part>) =
        draft.parts.iter().partition(|part| part.extra.is_some());
    let is_one = with.iter().all(|part| part.extra == with.first().and_then(|p| p.extra));
    let is_doubtful = !without.is_empty() && is_one && !draft.is_field && draft.clause.is_none();
    with.last().copied().filter(|_| is_doubtful)
}

fn times(drafts: &Drafts, reading: Reading) -> Result<PlayerTimeControls, FreeTextError> {
    Ok(match drafts {
        Drafts::Same(draft) => PlayerTimeControls::equal(control(draft, reading)?),
        Drafts::Each(each) => {
            let each = ByColor::new(control(&each.white, reading)?, control(&each.black, reading)?);
            PlayerTimeControls::of_valid(each)
        }
    })
}

fn control(draft: &Draft, reading: Reading) -> Result<TimeControl, FreeTextError> {
    let mut periods: Vec<Period> = draft.parts.iter().map(|part| period(part, reading)).collect();
    if reading.all {
        let bonus = partial_bonus(draft).and_then(|part| part.extra).map(bonus).unwrap_or_default();
        periods.iter_mut().for_each(|period| period.bonus = bonus);
    }
    add_clause(draft, &mut periods)?;
    let fail = |part: Option<&Part>, fault| {
        let (column, found) = part.map_or((1, ""), |part| (part.column, &part.found));
        Err(FreeTextError::new(column, found, fault))
    };
    if let Some(i) = periods.iter().position(|p| p.time_ms.max(p.bonus.per_move_ms()).is_zero()) {
        return fail(draft.parts.get(i), Fault::NoTime);
    }
    if let Some(i) = periods.iter().position(|p| p.time_ms.max(p.bonus.per_move_ms()) > LONGEST) {
        return fail(draft.parts.get(i), Fault::TooLarge);
    }
    TimeControl::new(periods).or_else(|_| fail(draft.parts.last(), Fault::MovesMissing))
}

fn period(part: &Part, reading: Reading) -> Period {
    let bonus = part.extra.map(bonus).unwrap_or_default();
    let time_ms = main_time(part.time, reading);
    let moves = part.moves;
    match (reading.fraction, moves) {
        (Split::TimeFirst, Some(minutes)) if part.is_fraction => Period {
            moves: bare(part).and_then(|time| u32::try_from(time / 1000).ok()),
            time_ms: Millis::minutes(minutes.into()),
            bonus,
        },
        (Split::Increment, Some(minutes)) if part.is_fraction => Period {
            moves: None,
            time_ms: Millis::minutes(minutes.into()),
            bonus: increment(Millis::new(bare(part).unwrap_or_default())),
        },
        _ if reading.sum && part.extra.is_some_and(|extra| extra.is_beside) => {
            Period { moves, time_ms: time_ms + bonus.increment_ms(), bonus: Bonus::None }
        }
        _ => Period { moves, time_ms, bonus },
    }
}

fn main_time(time: Length, reading: Reading) -> Millis {
    match time {
        Length::Bare(thousandths) if reading.seconds => Millis::new(thousandths),
        Length::Bare(thousandths) => Millis::new(thousandths) * 60,
        Length::Seconds(time) | Length::Minutes(time) => time,
        Length::Clock(first, second) => clock(first, second, reading.hours),
    }
}

fn clock(first: u64, second: u64, is_hours: bool) -> Millis {
    if is_hours {
        Millis::hours(first) + Millis::minutes(second)
    } else {
        Millis::minutes(first) + Millis::seconds(second)
    }
}

/// Returns the bonus. A number without a unit is in seconds.
fn bonus(extra: Extra) -> Bonus {
    let time = match extra.length {
        Length::Bare(thousandths) => Millis::new(thousandths),
        Length::Seconds(time) | Length::Minutes(time) => time,
        Length::Clock(minutes, seconds) => clock(minutes, seconds, false),
    };
    if extra.is_delay && !time.is_zero() { Bonus::Delay(time) } else { increment(time) }
}

/// Returns an increment. An increment of zero is the same as no bonus.
fn increment(time: Millis) -> Bonus {
    if time.is_zero() { Bonus::None } else { Bonus::Increment(time) }
}

/// Applies a separate bonus to all periods, or to the periods from a given move on.
fn add_clause(draft: &Draft, periods: &mut [Period]) -> Result<(), FreeTextError> {
    let Some(clause) = &draft.clause else { return Ok(()) };
    let fail = |fault| Err(FreeTextError::new(clause.column, &clause.found, fault));
    if draft.parts.iter().any(|part| part.extra.is_some()) {
        return fail(Fault::BonusTwice);
    }
    let mut made = 0_u32;
    let mut found = false;
    for period in periods {
        found |= clause.from.is_none_or(|from| from == made.saturating_add(1));
        period.bonus = if found { bonus(clause.extra) } else { Bonus::None };
        made = made.saturating_add(period.moves.unwrap_or_default());
    }
    if found { Ok(()) } else { fail(Fault::NoPeriodBegins) }
}
