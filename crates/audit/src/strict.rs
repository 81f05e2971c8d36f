//! Strict checks of check marks, ply counts, ratings and dates.

use crate::GameRecord;
use crate::claims::number;
use crate::finding::{Finding, Kind};
use touchmove_notation::pgn::decode;
use touchmove_notation::{SanMarkError, SanMove, read_san_bytes, san};

/// Plausible ratings of FIDE or a server.
const RATINGS: std::ops::RangeInclusive<u32> = 100..=4_000;
/// Plausible years of recorded games.
const YEARS: std::ops::RangeInclusive<u32> = 1_400..=2_100;

/// Finds slips that the PGN parser does not report. They are wrong marks for check and mate, a
/// wrong `PlyCount`, implausible ratings and invalid dates.
///
/// ```
/// use touchmove_audit::strict;
/// let game = touchmove_notation::pgn::games(b"[WhiteElo \"28000\"]\n\n1. e4+ *").next().unwrap();
/// let ids: Vec<_> = strict(&game).iter().map(|finding| finding.kind.name()).collect();
/// assert_eq!(ids, ["elo", "check-mark"]);
/// ```
pub fn strict(game: &impl GameRecord) -> Vec<Finding> {
    let mut findings: Vec<Finding> = tags(game).collect();
    findings.extend(marks(game));
    findings
}

fn tags(game: &impl GameRecord) -> impl Iterator<Item = Finding> {
    let place = game.place();
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
    let kinds: Vec<Kind> = elo.chain(dates).chain(plies).collect();
    kinds.into_iter().map(move |kind| Finding { place, number: None, kind })
}

/// Returns the value of a tag, unless the value means unknown.
fn known(game: &impl GameRecord, tag: &str) -> Option<String> {
    let value = game.tag(tag)?.trim().trim_end_matches('?').to_owned();
    (!value.is_empty() && value != "-" && !value.starts_with("?")).then_some(value)
}

/// True for dates such as `2024.02.29`. Month and day may be unknown.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.trim_end_matches('.').split('.').collect();
    let part = |at: usize, unknown: u32| match parts.get(at).map(|part| part.trim_end_matches('?'))
    {
        None | Some("") => Some(unknown),
        Some(digits) => digits.parse().ok(),
    };
    let (Some(year), Some(month), Some(day)) = (part(0, 0), part(1, 1), part(2, 1)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    parts.len() <= 3
        && YEARS.contains(&year)
        && (1..=12).contains(&month)
        && (1..=days).contains(&day)
}

/// Finds wrong marks for check and mate. A missing mark is not a finding (C.13).
fn marks(game: &impl GameRecord) -> Option<Finding> {
    let (_, mut position) = game.start().ok()?;
    let mut found: Option<Finding> = None;
    for (index, written) in (0..).map_while(|index| Some((index, game.written(index)?))) {
        let Ok(mv) = read_san_bytes(&position, written.text) else { break };
        if matches!(written.text.last(), Some(b'+' | b'#')) {
            let text = decode(written.text);
            let errors = text.parse::<SanMove>().map(|read| read.mark_errors(&position, mv));
            let is_false = |remark: &SanMarkError| {
                matches!(remark, SanMarkError::NoCheck | SanMarkError::NoMate)
            };
            if errors.is_ok_and(|errors| errors.iter().any(is_false)) {
                match &mut found {
                    Some(Finding { kind: Kind::CheckMark { times, .. }, .. }) => *times += 1,
                    _ => {
                        let (text, right) = (text.into_owned(), san(&position, mv));
                        let kind = Kind::CheckMark { text, right, times: 1 };
                        let (place, number) = (game.place_of(index), Some(number(&position)));
                        found = Some(Finding { place, number, kind });
                    }
                }
            }
        }
        position = position.after(mv);
    }
    found
}
