//! Tournament files together with the output of a pairing engine.

use super::{File, Line, lines};
use std::ops::Range;

impl File {
    /// Parses a text that holds a file and the pairings that bbpPairings or `JaVaFo` printed for
    /// it. These are the number of games, then White and Black of each game. The pairings are
    /// returned separately. Returns `None` if either part is missing.
    ///
    /// ```
    /// use touchmove_tournament::trf::File;
    ///
    /// let file = "001    1      Hou,Oscar\n001    2      Le,Anish\n";
    /// let (alone, list) = File::with_list(&format!("{file}\n1\n2 1\n")).unwrap();
    /// assert_eq!((alone.text().as_str(), list.as_str()), (file, "1\n2 1\n"));
    /// assert_eq!(File::with_list(&format!("1\n2 1\n\n{file}")), Some((alone, list)));
    /// assert!(File::with_list(file).is_none());
    /// ```
    #[must_use]
    pub fn with_list(text: &str) -> Option<(File, String)> {
        let mut lines = lines(text);
        let range = (0..lines.len()).find_map(|from| list(&lines, from))?;
        let list = lines.drain(range).map(|line| line.text).filter(|line| !line.trim().is_empty());
        let list = list.map(|line| line + "\n").collect();
        Some((File::of(lines)?, list))
    }
}

/// Returns the range of the pairings that start at `from`. Their first line is the number of games.
fn list(lines: &[Line], from: usize) -> Option<Range<usize>> {
    let [count] = *numbers(lines.get(from)?)? else { return None };
    let first = from.checked_add(1)?;
    let end = first.checked_add(usize::try_from(count).ok()?)?;
    let pairs = lines.get(first..end).filter(|pairs| !pairs.is_empty())?;
    let paired = pairs.iter().all(|line| numbers(line).is_some_and(|both| both.len() == 2));
    paired.then(|| with_gap(lines, from..end))
}

/// Extends the range by the empty lines around it, which only separate the pairings from the file.
fn with_gap(lines: &[Line], list: Range<usize>) -> Range<usize> {
    let empty = |line: &&Line| line.text.trim().is_empty();
    let before = lines.get(..list.start).unwrap_or_default();
    let after = lines.get(list.end..).unwrap_or_default();
    let above = before.iter().rev().take_while(empty).count();
    let below = after.iter().take_while(empty).count();
    list.start.saturating_sub(above)..list.end.saturating_add(below)
}

fn numbers(line: &Line) -> Option<Vec<u32>> {
    line.text.split_whitespace().map(|word| word.parse().ok()).collect()
}
