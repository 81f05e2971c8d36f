//! Similarity of written moves, as a weighted edit distance.
//!
//! Distances are in tenths of a mistake. Common mistakes cost less. They are an adjacent file or
//! rank, the board seen from the other side, swapped characters, and another piece's letter.

use super::normalisation::are_alike;
use alloc::vec;
use alloc::vec::Vec;

/// Characters that do not help to identify a move, such as capture signs, check marks and hyphens.
const MARKS: [char; 14] = [
    'x', 'X', ':', '\u{d7}', '-', '\u{2010}', '\u{2011}', '\u{2013}', '=', '+', '#', '!', '?', '.',
];

/// Pairs of characters that look similar in handwriting but not in print.
const SCRAWLED: [[char; 2]; 4] = [['c', 'e'], ['b', 'h'], ['1', '7'], ['3', '8']];

const EXCHANGED: u32 = 4;
const MARK: u32 = 1;
const OTHER_SIDE: u32 = 8;

/// Returns the characters that identify a move. Files are converted to a to h, and castling is
/// written with `O`.
pub(super) fn significant(word: &str) -> Vec<char> {
    let word = word.trim_end_matches("e.p.").trim_end_matches("o.l.");
    let significant = |c: char| match c {
        'α'..='θ' => ('a'..='h').zip('α'..='θ').find(|&(_, own)| own == c).map(|(file, _)| file),
        '0' | 'o' => Some('O'),
        c if MARKS.contains(&c) || matches!(c, '(' | ')' | '_' | '/') => None,
        c => Some(c),
    };
    word.chars().filter_map(significant).collect()
}

/// Returns the distance between a written text and one form of a move.
pub(super) fn distance(written: &[char], form: &[char]) -> u32 {
    let own_side = edits(written, form);
    if own_side <= OTHER_SIDE {
        return own_side;
    }
    // Compare with the square as seen from the other side of the board.
    let mirrored: Vec<char> = form.iter().map(|&c| mirrored(c)).collect();
    match mirrored == form {
        true => own_side,
        false => own_side.min(edits(written, &mirrored) + OTHER_SIDE),
    }
}

/// Computes the edit distance with transpositions (Damerau-Levenshtein) and a weight for each edit.
/// Three rows of the table suffice, because a transposition refers back two rows.
fn edits(written: &[char], form: &[char]) -> u32 {
    let mut two_before: Vec<u32> = Vec::new();
    let mut before: Vec<u32> = vec![0];
    for &c in form {
        before.push(before.last().copied().unwrap_or(0) + missing_cost(c));
    }
    for (i, &w) in written.iter().enumerate() {
        let mut row = vec![before.first().copied().unwrap_or(0) + missing_cost(w)];
        for (j, &f) in form.iter().enumerate() {
            let at = |row: &[u32], j: usize| row.get(j).copied().unwrap_or(u32::MAX / 2);
            let mut best = at(&before, j) + substitution_cost(w, f);
            best = best.min(at(&before, j + 1) + missing_cost(w));
            best = best.min(at(&row, j) + missing_cost(f));
            let previous =
                |chars: &[char], k: usize| k.checked_sub(1).and_then(|k| chars.get(k).copied());
            if i > 0 && j > 0 && previous(written, i) == Some(f) && previous(form, j) == Some(w) {
                best = best.min(at(&two_before, j - 1) + EXCHANGED);
            }
            row.push(best);
        }
        two_before = core::mem::replace(&mut before, row);
    }
    before.last().copied().unwrap_or(0)
}

/// Returns the cost of a missing or additional character.
const fn missing_cost(c: char) -> u32 {
    match c {
        'O' => 5,
        'a'..='h' | '1'..='8' => 7,
        _ => 6,
    }
}

/// Returns the cost of replacing one character by another.
fn substitution_cost(written: char, meant: char) -> u32 {
    if written == meant {
        return 0;
    }
    if are_alike(written, meant) {
        return MARK;
    }
    if SCRAWLED.iter().any(|pair| pair.contains(&written) && pair.contains(&meant)) {
        return 5;
    }
    match (file_or_rank(written), file_or_rank(meant)) {
        (Some((false, one)), Some((false, other))) | (Some((true, one)), Some((true, other))) => {
            match one.abs_diff(other) {
                1 => 5,
                _ if one + other == 7 => 6,
                _ => 8,
            }
        }
        (None, None) => 5,
        // The letter of the piece is in lower case.
        _ if written.to_lowercase().eq(meant.to_lowercase()) => 3,
        _ => 11,
    }
}

/// Returns true for a rank or false for a file, together with its index from 0.
const fn file_or_rank(c: char) -> Option<(bool, u8)> {
    match c {
        'a'..='h' => Some((false, c as u8 - b'a')),
        '1'..='8' => Some((true, c as u8 - b'1')),
        _ => None,
    }
}

fn mirrored(c: char) -> char {
    match file_or_rank(c) {
        Some((false, file)) => char::from(b'h' - file),
        Some((true, rank)) => char::from(b'8' - rank),
        None => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_mistakes_have_small_distance() {
        for (written, meant, expected) in [
            ("Nf3", "Nf3", 0),
            ("Nxf3+", "Nf3", 0),
            ("Nf4", "Nf3", 5),
            ("Ng3", "Nf3", 5),
            ("Bf3", "Nf3", 5),
            ("N3f", "Nf3", 4),
            ("4e", "e4", 4),
            ("Nc6", "Nf3", 8),
            ("f3", "Nf3", 6),
            ("bc4", "Bc4", 3),
            ("O-O", "O-O-O", 5),
            ("Ιζ3", "Ιf3", 0),
            ("a5", "h4", 8),
        ] {
            assert_eq!(
                distance(&significant(written), &significant(meant)),
                expected,
                "{written} {meant}"
            );
        }
    }
}
