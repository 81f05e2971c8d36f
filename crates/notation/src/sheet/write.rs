//! Writer for games in any notation.

use super::Reading;
use crate::letters::left_to_right;
use crate::pgn::{WriteStyle, write_in};
use crate::{Letters, Notation, SanStyle, spoken_in, write_san};
use alloc::string::String;
use touchmove_board::{Move, Position};

/// Form of written moves. It does not depend on the letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// Form that programs write: `exd6`, `O-O`, `e8=Q+`.
    Pgn,
    /// Form that the Laws print: `exd6 e.p.`, `0-0`, `e8Q+`, `(=)`.
    Laws,
    /// Only the mandatory parts of a move: `ed6`, `e8Q`.
    Short,
    /// Form with the square of departure (C.8 in 2023): `e5xd6`, `Ng1f3`.
    Long,
}

impl Form {
    const fn style(self) -> SanStyle {
        match self {
            Form::Pgn => SanStyle::PGN,
            Form::Laws => SanStyle::LAWS,
            Form::Short => {
                SanStyle { captures: false, checks: false, en_passant: false, ..SanStyle::LAWS }
            }
            Form::Long => SanStyle::LONG,
        }
    }

    /// Returns true if `(=)` is written directly after its move, as players do.
    const fn is_players(self) -> bool {
        matches!(self, Form::Laws | Form::Short)
    }
}

impl Reading {
    /// Formats the game in a notation, with its tags, comments, glyphs and variations. No tags are
    /// added to a game without tags.
    ///
    /// ```
    /// use touchmove_notation::sheet::{games, read, Form};
    /// use touchmove_notation::Notation;
    ///
    /// let game = games("1. e4 (1. Cf3!) e5 {¡Bien!} 2. Ac4 (=) 1/2-1/2").pop().unwrap();
    /// let reading = read(&game, None).unwrap();
    /// assert_eq!(
    ///     reading.write(Notation::Finnish, Form::Laws),
    ///     "1. e4 (1. Rf3 $1) 1... e5 {¡Bien!} 2. Lc4 (=) 1/2-1/2\n\n"
    /// );
    /// assert_eq!(
    ///     reading.write(Notation::Spoken, Form::Pgn).lines().next(),
    ///     Some("1. Bauer Eva zwei Eva vier (1. Springer Gustav eins Felix drei $1)")
    /// );
    /// ```
    pub fn write(&self, notation: Notation, form: Form) -> String {
        let style = form.style();
        let write = |position: &Position, mv: Move| in_notation(position, mv, notation, &style);
        let write_style = WriteStyle {
            write: &write,
            players_signs: form.is_players(),
            announced: notation.spoken_language().is_some(),
            bare: self.game.tags.is_empty(),
        };
        write_in(&self.game, &write_style)
    }
}

/// Formats a move in a notation. Next to right-to-left letters, direction marks keep file and rank
/// in order.
pub(super) fn in_notation(
    position: &Position,
    mv: Move,
    notation: Notation,
    style: &SanStyle,
) -> String {
    if let Some(language) = notation.spoken_language() {
        return spoken_in(mv, language);
    }
    let letters = notation.letters().unwrap_or(Letters::ENGLISH);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_san(&mut out, position, mv, &SanStyle { letters, ..*style });
    left_to_right(&out)
}
