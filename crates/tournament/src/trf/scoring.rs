//! Points for results, in half points.

use super::columns::Columns;
use std::collections::BTreeMap;

/// Points of each result. An event that uses its own points lists them in line 162.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Scoring(BTreeMap<char, u32>);

/// Column of the first group in line 162, such as `C 11.5`.
const FIRST: usize = 6;
/// Distance between the columns of two groups.
const NEXT: usize = 9;
const GROUPS: usize = 12;

impl Scoring {
    /// Reads the points from the lines 162 of a file.
    pub fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Scoring {
        let mut scoring = Scoring(BTreeMap::from([('W', 2), ('D', 1), ('L', 0), ('A', 0)]));
        for line in lines {
            for group in 0..GROUPS {
                scoring.group(line, FIRST.saturating_add(group.saturating_mul(NEXT)));
            }
        }
        scoring
    }

    fn group(&mut self, line: &str, at: usize) {
        let columns = Columns::default();
        let kind = columns.read(line, at..=at).chars().next();
        let points = columns.read(line, at.saturating_add(1)..=at.saturating_add(4));
        if let (Some(kind), Some(halves)) = (kind, halves(points)) {
            self.0.insert(kind.to_ascii_uppercase(), halves);
        }
    }

    /// Returns the points for a result code.
    pub fn of(&self, code: char) -> u32 {
        let get = |kind: char| self.0.get(&kind).copied();
        let win = get('W').unwrap_or(2);
        match code {
            '1' | '+' | 'W' | 'F' => win,
            '=' | 'D' | 'H' => get('D').unwrap_or(1),
            '0' | 'L' => get('L').unwrap_or(0),
            'U' => get('P').unwrap_or(win),
            _ => get('A').unwrap_or(0),
        }
    }
}

/// Parses points such as `11.5` into half points.
pub(super) fn halves(text: &str) -> Option<u32> {
    let (whole, rest) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let half = match rest {
        "0" | "00" => 0,
        "5" | "50" => 1,
        _ => return None,
    };
    let whole: u32 = whole.parse().ok()?;
    whole.checked_mul(2)?.checked_add(half)
}

/// Formats half points as points, such as ` 1.5`.
pub(super) fn written(halves: u32) -> String {
    let half = if halves % 2 == 1 { 5 } else { 0 };
    format!("{:>2}.{half}", halves / 2)
}
