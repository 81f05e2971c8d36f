//! Strict checks of the tags and of the form of the moves.

use crate::GameRecord;
use crate::finding::{Finding, Kind};
use crate::move_form::move_forms;
use touchmove_clock::PlayerTimeControls;
use touchmove_notation::pgn::Outcome;

/// Plausible ratings of FIDE or a server.
const RATINGS: std::ops::RangeInclusive<u32> = 100..=4_000;
/// Plausible years of recorded games.
const YEARS: std::ops::RangeInclusive<u32> = 1_400..=2_100;
/// Tags that every game must have, in the order of the standard.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Finds slips that the PGN parser does not report. They concern tags that are missing or do not
/// have the form of the standard, and moves that are not written as the standard prescribes.
///
/// ```
/// use touchmove_audit::{Kind, strict};
/// let game = touchmove_notation::pgn::games(b"[WhiteElo \"28000\"]\n\n1. e4+ e7e5 *").next().unwrap();
/// let mut ids: Vec<_> = strict(&game).iter().map(|finding| finding.kind.name()).collect();
/// assert_eq!(ids, ["roster", "elo", "check-mark", "move-form"]);
/// ```
pub fn strict(game: &impl GameRecord) -> Vec<Finding> {
    if game.is_empty() {
        return Vec::new();
    }
    let mut findings: Vec<Finding> = tags(game).collect();
    findings.extend(move_forms(game));
    findings
}

fn tags(game: &impl GameRecord) -> impl Iterator<Item = Finding> {
    let place = game.place();
    let missing: Vec<&str> = ROSTER.into_iter().filter(|name| game.tag(name).is_none()).collect();
    let roster = (!missing.is_empty()).then_some(Kind::Roster { missing });
    let elo = ["WhiteElo", "BlackElo"].into_iter().filter_map(|tag| {
        let value = known(game, tag)?;
        let rated = value.parse().is_ok_and(|elo: u32| elo == 0 || RATINGS.contains(&elo));
        (!rated).then_some(Kind::Elo { tag, value })
    });
    let dates = ["Date", "EventDate", "UTCDate"].into_iter().filter_map(|tag| {
        let value = known(game, tag)?;
        (!is_date(&value)).then_some(Kind::Date { tag, value })
    });
    let counted = game.count_moves();
    let plies = known(game, "PlyCount").filter(|said| said.parse() != Ok(counted));
    let plies = plies.map(|said| Kind::PlyCount { said, counted });
    let forms = FORMS.into_iter().filter_map(|(tag, is_right)| {
        let value = known(game, tag)?;
        (!is_right(&value)).then(|| Kind::TagForm { tag, right: right(tag, &value), value })
    });
    let kinds: Vec<Kind> =
        roster.into_iter().chain(elo).chain(dates).chain(plies).chain(forms).collect();
    kinds.into_iter().map(move |kind| Finding { place, number: None, kind })
}

/// Returns the value of a tag, unless the value means unknown.
fn known(game: &impl GameRecord, tag: &str) -> Option<String> {
    let value = game.tag(tag)?.trim().to_owned();
    let unknown = value.trim_matches('?').is_empty() || value == "-";
    (!unknown).then_some(value)
}

type HasForm = fn(&str) -> bool;

/// Tags whose values have a form, with the test of a value.
const FORMS: [(&str, HasForm); 6] = [
    ("Round", is_round),
    ("Result", |value| matches!(value, "1-0" | "0-1" | "1/2-1/2" | "*")),
    ("ECO", is_eco),
    ("Time", is_time),
    ("UTCTime", is_time),
    ("TimeControl", |value| PlayerTimeControls::parse_field(value).is_ok()),
];

/// Returns the value in the form of the standard, if it is understood.
fn right(tag: &str, value: &str) -> Option<String> {
    match tag {
        "Result" => Outcome::from_text(value).map(Outcome::text),
        "TimeControl" => return Some(PlayerTimeControls::read(value).ok()?.field()),
        _ => None,
    }
    .filter(|right| *right != value)
    .map(str::to_owned)
}

fn is_round(value: &str) -> bool {
    value.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

/// True for `B33` and `B33/05`.
fn is_eco(value: &str) -> bool {
    let digits = |text: &[u8]| text.len() == 2 && text.iter().all(u8::is_ascii_digit);
    match value.as_bytes() {
        [b'A'..=b'E', rest @ ..] if rest.len() == 2 => digits(rest),
        [b'A'..=b'E', a, b, b'/', rest @ ..] => digits(&[*a, *b]) && digits(rest),
        _ => false,
    }
}

/// True for `14:30:00`. Parts may be unknown.
fn is_time(value: &str) -> bool {
    let limits = [24, 60, 60];
    let parts: Vec<&str> = value.split(':').collect();
    let is_part = |(part, limit): (&&str, u32)| {
        part.len() == 2 && (*part == "??" || number(part).is_some_and(|number| number < limit))
    };
    parts.len() == limits.len() && parts.iter().zip(limits).all(is_part)
}

fn number(digits: &str) -> Option<u32> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

/// True for dates such as `2024.02.29`. Each part may consist of question marks.
fn is_date(text: &str) -> bool {
    let mut parts = text.split('.');
    let mut part = |length: usize, unknown: u32| {
        let part = parts.next().filter(|part| part.len() == length)?;
        if part.bytes().all(|byte| byte == b'?') { Some(unknown) } else { number(part) }
    };
    let (Some(year), Some(month), Some(day)) = (part(4, 2_000), part(2, 1), part(2, 1)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    parts.next().is_none()
        && YEARS.contains(&year)
        && (1..=12).contains(&month)
        && (1..=days).contains(&day)
}
