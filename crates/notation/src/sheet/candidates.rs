//! Candidates for an unreadable move.

use super::line::Reader;
use super::similarity::{distance, significant};
use super::write::in_notation;
use crate::spoken::announcement::in_letters;
use crate::{Letters, Notation, SanStyle, write_san};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Position, Role, Wing};

/// Legal move whose text is similar to the written text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// Text of the move in the notation.
    pub text: String,
    /// Distance between the written text and the move, in tenths of a mistake.
    pub distance: u32,
    /// Number of the following moves that can be read after this candidate.
    pub followed: usize,
}

/// Largest distance at which a move counts as similar. It corresponds to one or two mistakes.
const NEAR: u32 = 12;
const ANOTHER_LANGUAGE: u32 = 3;
/// Longest form of a move in characters. Longer words are never similar, so they are not compared.
const LONGEST: usize = 24;
const MOST: usize = 8;

/// Returns the legal moves most similar to the text, the likeliest first. A candidate ranks higher
/// if the following moves can be read after it. If no move is similar, only the following moves
/// decide.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::sheet::candidates;
/// use touchmove_notation::Notation;
///
/// let start = Position::default();
/// let near = |text: &str, next: &[&str]| {
///     let found = candidates(&start, text, Notation::German, next);
///     found.into_iter().map(|candidate| candidate.text).collect::<Vec<_>>()
/// };
/// assert_eq!(near("Nf3", &[])[0], "Sf3");
/// assert_eq!(near("4e", &[])[0], "e4");
/// assert_eq!(near("???", &["e5", "Lc4"])[0], "e3");
/// ```
pub fn candidates(
    position: &Position,
    text: &str,
    notation: Notation,
    following: &[&str],
) -> Vec<Candidate> {
    let written = match notation.spoken_language() {
        Some(_) => significant(&in_letters(text)),
        None => significant(&super::normalisation::normalise(text)),
    };
    let reader = Reader { notation, exact: false };
    let mut all: Vec<Candidate> = position
        .legal_moves()
        .into_iter()
        .map(|mv| Candidate {
            mv,
            text: in_notation(position, mv, notation, &SanStyle::PGN),
            distance: nearest(position, mv, notation, &written),
            followed: reader.follows(&position.after(mv), following),
        })
        .collect();
    if all.iter().any(|candidate| candidate.distance <= NEAR) {
        all.retain(|candidate| candidate.distance <= NEAR);
    } else {
        let furthest = all.iter().map(|candidate| candidate.followed).max().unwrap_or(0);
        all.retain(|candidate| furthest > 0 && candidate.followed == furthest);
    }
    all.sort_by_cached_key(|candidate| (unlikely(candidate), candidate.text.clone()));
    all.truncate(MOST);
    all
}

/// Largest distance of a single mistake.
const SLIP: u32 = 8;

/// Returns the moves that a text is but for one mistake.
pub(crate) fn near_moves(position: &Position, text: &str) -> Vec<Move> {
    if text.len() > LONGEST {
        return Vec::new();
    }
    let written = significant(text);
    let is_near = |mv: &Move| {
        let form = significant(&with_style(position, *mv, &SanStyle::PGN));
        // A character more or less is a mistake, so two are too many.
        form.len().abs_diff(written.len()) < 2 && distance(&written, &form) <= SLIP
    };
    position.legal_moves().into_iter().filter(is_near).collect()
}

/// Returns the sort key. Each following move that can be read offsets a fifth of a mistake.
fn unlikely(candidate: &Candidate) -> i64 {
    let followed = i64::try_from(candidate.followed).unwrap_or(i64::MAX);
    i64::from(candidate.distance).saturating_sub(followed.saturating_mul(2))
}

fn nearest(position: &Position, mv: Move, notation: Notation, written: &[char]) -> u32 {
    if written.len() > LONGEST {
        return u32::MAX;
    }
    let own = notation.letters().unwrap_or(Letters::ENGLISH);
    let read = notation.letters_to_read().unwrap_or(own);
    let others = Notation::READ.into_iter().filter_map(Notation::letters);
    let others = others.filter(|letters| *letters != own);
    let of = |letters: Letters| {
        let forms = forms(position, mv, &letters).into_iter();
        forms.map(|(form, cost)| distance(written, &significant(&form)).saturating_add(cost)).min()
    };
    let other = others.filter_map(of).min().map(|cost| cost.saturating_add(ANOTHER_LANGUAGE));
    of(own).into_iter().chain(of(read)).chain(other).min().unwrap_or(u32::MAX)
}

/// Returns the texts that denote a move, each with a penalty that is higher for unusual forms.
fn forms(position: &Position, mv: Move, letters: &Letters) -> Vec<(String, u32)> {
    let plain = SanStyle {
        letters: *letters,
        captures: false,
        checks: false,
        promotion_sign: false,
        ..SanStyle::PGN
    };
    let style = |departure| SanStyle { departure, ..plain };
    let short = with_style(position, mv, &style(false));
    let squares = |from: bool| {
        let file = |square: touchmove_board::Square| letters.file(square.file());
        let start =
            if from { format!("{}{}", file(mv.from), mv.from.rank() + 1) } else { String::new() };
        format!("{start}{}{}", file(mv.to), mv.to.rank() + 1)
    };
    if let Some(wing) = mv.wing() {
        let king = letters.piece(Role::King);
        let to = if wing == Wing::Kingside { "g" } else { "c" };
        let step = format!("{king}{to}{}", mv.from.rank() + 1);
        return vec![(short, 0), (step, 2), (squares(true), 0)];
    }
    let piece = if mv.role == Role::Pawn { "" } else { letters.piece(mv.role) };
    let promoted = mv.promotion().map_or("", |role| letters.piece(role));
    let from_file = letters.file(mv.from.file());
    let from_rank = mv.from.rank() + 1;
    vec![
        (short, 0),
        (with_style(position, mv, &style(true)), 0),
        (format!("{piece}{}{promoted}", squares(false)), 1),
        (format!("{piece}{from_file}{}{promoted}", squares(false)), 1),
        (format!("{piece}{from_rank}{}{promoted}", squares(false)), 1),
        (format!("{}{promoted}", squares(true)), 1),
        (format!("{piece}{}", squares(false)), if promoted.is_empty() { 1 } else { 2 }),
    ]
}

fn with_style(position: &Position, mv: Move, style: &SanStyle) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_san(&mut out, position, mv, style);
    out
}
