//! Names of pieces and files in writing (C.2, C.3 and C.5 in 2023).

use crate::SanMove;
use alloc::borrow::ToOwned;
use alloc::string::String;
use touchmove_board::Role;

/// The letters of one language: names of pieces and files, and the mark for a capture en passant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Letters {
    pieces: [&'static str; 6],
    files: [&'static str; 8],
    en_passant: &'static str,
}

/// Latin files, which are accepted in every language.
pub(crate) const LATIN_FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

impl Letters {
    /// English: P (not written by [`san`](crate::san)), N, B, R, Q, K and files a to h.
    pub const ENGLISH: Letters = Letters::new(["P", "N", "B", "R", "Q", "K"], LATIN_FILES, "e.p.");

    /// Creates the letters of a language. Pieces are listed from pawn to king, and files from left
    /// to right as White sees them. `en_passant` is the mark for captures en passant. A name may
    /// have several letters. Files a to h are always accepted too.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// use touchmove_notation::Letters;
    /// let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
    /// let finnish = Letters::new(["P", "R", "L", "T", "D", "K"], files, "o.l.");
    /// assert_eq!(finnish.piece(Role::Queen), "D");
    /// ```
    pub const fn new(
        pieces: [&'static str; 6],
        files: [&'static str; 8],
        en_passant: &'static str,
    ) -> Letters {
        Letters { pieces, files, en_passant }
    }

    /// Returns the name of a piece.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// assert_eq!(touchmove_notation::Letters::ENGLISH.piece(Role::Knight), "N");
    /// ```
    pub const fn piece(&self, role: Role) -> &'static str {
        self.pieces[role.index()]
    }

    /// Returns the name of a file (0 is a), or an empty string for numbers above 7.
    ///
    /// ```
    /// assert_eq!(touchmove_notation::Letters::ENGLISH.file(4), "e");
    /// ```
    pub const fn file(&self, file: u8) -> &'static str {
        if file < 8 { self.files[file as usize] } else { "" }
    }

    /// Returns the mark added to a capture en passant.
    ///
    /// ```
    /// assert_eq!(touchmove_notation::Letters::ENGLISH.en_passant(), "e.p.");
    /// ```
    pub const fn en_passant(&self) -> &'static str {
        self.en_passant
    }

    /// Translates a move from English letters, as [`san`](crate::san) writes it. Characters that
    /// are not letters of pieces or files stay unchanged. Direction marks surround right-to-left
    /// letters, so that file and rank keep their order.
    ///
    /// ```
    /// use touchmove_notation::Letters;
    /// assert_eq!(Letters::FINNISH.translated("Ngxf3+"), "Rgxf3+");
    /// assert_eq!(Letters::GREEK.translated("exd8=Q#"), "εxδ8=Β#");
    /// assert_eq!(Letters::GREEK.translated("O-O"), "O-O");
    /// assert_eq!(Letters::GREEK.translated("the knight"), "the knight");
    /// ```
    pub fn translated(&self, english: &str) -> String {
        if SanMove::parse(english, &Letters::ENGLISH).is_err() {
            return english.to_owned();
        }
        let mut out = String::new();
        for letter in english.chars() {
            match (letter, Role::from_letter(letter)) {
                ('a'..='h', _) => out.push_str(self.file(letter as u8 - b'a')),
                ('A'..='Z', Some(role)) => out.push_str(self.piece(role)),
                _ => out.push(letter),
            }
        }
        left_to_right(&out)
    }

    /// Returns true if a character is one of this language's letters, a file a to h, or a mark that
    /// all languages use.
    pub(crate) fn uses(&self, letter: char) -> bool {
        let own = self.pieces.iter().chain(&self.files).any(|name| name.contains(letter));
        own || matches!(letter, 'a'..='h' | '0'..='8' | 'x' | ':' | '-' | '=' | '+' | '#' | 'O')
    }

    /// Parses a piece name at the start of the text. Also returns its length in bytes. A lower-case
    /// letter is accepted if it cannot be a file.
    pub(crate) fn piece_at(&self, text: &str) -> Option<(Role, usize)> {
        let is_file = || {
            let latin = matches!(text.as_bytes().first(), Some(b'a'..=b'h'));
            latin || self.files.iter().any(|name| starts_with(text, name))
        };
        let small = || self.longest(text, starts_with_small).filter(|_| !is_file());
        self.longest(text, starts_with).or_else(small)
    }

    /// Parses a piece name in a place where no file can follow. Any lower-case letter is accepted.
    pub(crate) fn promoted_at(&self, text: &str) -> Option<(Role, usize)> {
        self.longest(text, starts_with).or_else(|| self.longest(text, starts_with_small))
    }

    /// Returns the longest matching name, because some names are prefixes of others.
    fn longest(&self, text: &str, fits: fn(&str, &str) -> bool) -> Option<(Role, usize)> {
        let named = Role::ALL.into_iter().filter(|&role| fits(text, self.piece(role)));
        named.map(|role| (role, self.piece(role).len())).max_by_key(|&(_, length)| length)
    }

    /// Parses a file at the start of the text. Also returns its length in bytes. A capital letter
    /// is a file only before a rank or a capture sign, as in `a1B3` but not in `NF3`.
    pub(crate) fn file_at(&self, text: &str) -> Option<(u8, usize)> {
        match text.as_bytes() {
            [first @ b'a'..=b'h', ..] => return Some((first - b'a', 1)),
            [first @ b'A'..=b'H', b'1'..=b'8' | b'x' | b'X' | b':', ..] => {
                return Some((first - b'A', 1));
            }
            _ => {}
        }
        let own = (0..8).zip(self.files).find(|(_, name)| starts_with(text, name));
        own.map(|(file, name)| (file, name.len()))
    }
}

/// Surrounds the right-to-left letters of a move with direction marks.
pub(crate) fn left_to_right(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        let mark = matches!(letter, '\u{600}'..='\u{6ff}').then_some('\u{200e}');
        out.extend(mark.into_iter().chain([letter]).chain(mark));
    }
    out
}

fn starts_with(text: &str, name: &str) -> bool {
    !name.is_empty() && text.starts_with(name)
}

fn starts_with_small(text: &str, name: &str) -> bool {
    let alike = |start: &str| match name.is_ascii() {
        true => start.eq_ignore_ascii_case(name),
        false => start.to_lowercase() == name.to_lowercase(),
    };
    !name.is_empty() && text.get(..name.len()).is_some_and(alike)
}
