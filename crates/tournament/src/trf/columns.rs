//! Fixed columns, which are counted from 1.

use std::ops::RangeInclusive;

/// Layout of the columns in a line. FIDE counts columns in characters, but some programs count
/// bytes. If columns count bytes and a name has non-ASCII letters, the text after the name is
/// `shift` characters further left.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Columns {
    shift: usize,
}

/// Last column of the name. Only later columns are shifted.
const NAME_ENDS: usize = 47;
const POINTS: RangeInclusive<usize> = 81..=84;

impl Columns {
    /// Detects the layout of a line. In the right layout the points are in their columns.
    pub fn of(line: &str) -> Columns {
        let letters = Columns::default();
        let shift = line.len().saturating_sub(line.chars().count());
        let bytes = Columns { shift };
        match shift > 0 && !letters.fits(line) && bytes.fits(line) {
            true => bytes,
            false => letters,
        }
    }

    fn fits(self, line: &str) -> bool {
        let points = self.read(line, POINTS).trim().to_owned();
        points.split_once('.').is_some_and(|(whole, _)| whole.parse::<u32>().is_ok())
    }

    fn first(self, column: usize) -> usize {
        let shift = if column > NAME_ENDS { self.shift } else { 0 };
        column.saturating_sub(1).saturating_sub(shift)
    }

    /// Returns the text in the given columns. It is shorter if the line ends early.
    pub fn read(self, line: &str, columns: RangeInclusive<usize>) -> &str {
        let from = self.first(*columns.start());
        let long = columns.end().saturating_sub(*columns.start()).saturating_add(1);
        let begin = place(line, from);
        // If columns count bytes, the name ends at its last byte.
        let end = match self.shift > 0 && *columns.end() == NAME_ENDS {
            true => place(line, NAME_ENDS.saturating_sub(self.shift)),
            false => place(line, from.saturating_add(long)),
        };
        line.get(begin..end).unwrap_or_default()
    }

    /// Overwrites the columns from `column` on. A line that is too short is padded with spaces.
    pub fn write(self, line: &mut String, column: usize, text: &str) {
        let (from, long) = (self.first(column), text.chars().count());
        let missing = from.saturating_sub(line.chars().count());
        line.extend(std::iter::repeat_n(' ', missing));
        let (begin, end) = (place(line, from), place(line, from.saturating_add(long)));
        line.replace_range(begin..end, text);
    }
}

/// Returns the byte offset of a character index.
fn place(line: &str, letters: usize) -> usize {
    line.char_indices().nth(letters).map_or(line.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_or_bytes() {
        let letters = format!("001    1      {:<33} 2483{:>32}", "Müller, Jürgen", "2.5");
        let columns = Columns::of(&letters);
        assert_eq!(columns.read(&letters, 49..=52), "2483");
        assert_eq!(columns.read(&letters, 15..=47).trim(), "Müller, Jürgen");
        // Each of the two umlauts has two bytes, so there are two spaces fewer.
        let bytes = format!("001    1      {:<31} 2483{:>32}", "Müller, Jürgen", "2.5");
        let columns = Columns::of(&bytes);
        assert_eq!(columns.read(&bytes, 49..=52), "2483");
        assert_eq!(columns.read(&bytes, 15..=47).trim(), "Müller, Jürgen");
        assert_eq!(columns.read(&bytes, 81..=84), " 2.5");
    }

    #[test]
    fn write_changes_only_its_columns() {
        let mut line = "001    1 ä".to_owned();
        Columns::default().write(&mut line, 15, "X");
        assert_eq!(line, "001    1 ä    X");
        Columns::default().write(&mut line, 10, "b");
        assert_eq!(line, "001    1 b    X");
    }
}
