//! Parsers for the names of colours, roles, pieces and wings.

use crate::{Color, Piece, Role, Wing};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

/// Error for a text that is not one of the expected names.
///
/// ```
/// use touchmove_board::Role;
/// let error = "bishopp".parse::<Role>().unwrap_err();
/// assert!(error.to_string().starts_with("\"bishopp\" is not a piece's name"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseNameError {
    /// The rejected text.
    pub text: String,
    expected: &'static str,
}

impl ParseNameError {
    fn new(text: &str, expected: &'static str) -> ParseNameError {
        ParseNameError { text: text.to_owned(), expected }
    }
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not {}", self.text, self.expected)
    }
}

impl core::error::Error for ParseNameError {}

/// Parses the name or the FEN letter.
impl FromStr for Color {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Color, ParseNameError> {
        let is = |color: &Color| color.to_string() == text || single(text) == Some(color.letter());
        let expected = "a colour: white, black, w or b is expected";
        Color::ALL.into_iter().find(is).ok_or_else(|| ParseNameError::new(text, expected))
    }
}

/// Parses the name or the English letter.
impl FromStr for Role {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Role, ParseNameError> {
        let named = Role::ALL.into_iter().find(|role| role.to_string() == text);
        let expected = "a piece's name: king, queen, rook, bishop, knight or pawn, or a letter of \
            KQRBNP, is expected";
        named
            .or_else(|| single(text).and_then(Role::from_letter))
            .ok_or_else(|| ParseNameError::new(text, expected))
    }
}

/// Parses the name (`white knight`) or the FEN letter (`N`).
impl FromStr for Piece {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Piece, ParseNameError> {
        let named = || {
            let (color, role) = text.split_once(' ')?;
            Some(Piece { color: color.parse().ok()?, role: role.parse().ok()? })
        };
        let expected = "a piece: such as white knight, or N (for Black n), is expected";
        let lettered = single(text).and_then(Piece::from_letter);
        lettered.or_else(named).ok_or_else(|| ParseNameError::new(text, expected))
    }
}

/// Parses the name of the wing.
impl FromStr for Wing {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Wing, ParseNameError> {
        let named = Wing::ALL.into_iter().find(|wing| wing.to_string() == text);
        named.ok_or_else(|| ParseNameError::new(text, "a wing: kingside or queenside is expected"))
    }
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn displayed_names_parse_back() {
        for color in Color::ALL {
            assert_eq!(color.to_string().parse(), Ok(color));
            assert_eq!(color.letter().to_string().parse(), Ok(color));
            for role in Role::ALL {
                let piece = Piece { color, role };
                assert_eq!(role.to_string().parse(), Ok(role));
                assert_eq!(piece.to_string().parse(), Ok(piece));
                assert_eq!(piece.letter().to_string().parse(), Ok(piece));
            }
        }
        assert!(Wing::ALL.iter().all(|wing| wing.to_string().parse() == Ok(*wing)));
    }

    #[test]
    fn parse_errors_keep_the_text() {
        assert_eq!("White".parse::<Color>().unwrap_err().text, "White");
        assert!("white".parse::<Piece>().is_err() && "white wizard".parse::<Piece>().is_err());
        assert!("".parse::<Role>().is_err() && "o-o".parse::<Wing>().is_err());
    }
}
