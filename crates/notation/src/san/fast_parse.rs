//! Fast parser for common moves: `Nf3`, `exd5`, `Raxd1+`, `O-O`, `e8=Q#`. The full parser handles
//! other forms. A test verifies that both parsers agree.

use super::{CheckMark, SanMarks, SanMove, SanShape, SanStep};
use touchmove_board::{Role, Wing};

/// Parses a move in English letters if it has one of the common forms.
#[inline]
pub(super) fn parse(text: &[u8]) -> Option<SanMove> {
    let (text, check) = match text {
        [rest @ .., b'+'] => (rest, Some(CheckMark::Check)),
        [rest @ .., b'#'] => (rest, Some(CheckMark::Mate)),
        _ => (text, None),
    };
    let shape = match text {
        b"O-O" => SanShape::Castling(Wing::Kingside),
        b"O-O-O" => SanShape::Castling(Wing::Queenside),
        [b'a'..=b'h', ..] => SanShape::Step(pawn(text)?),
        [letter, rest @ ..] => SanShape::Step(piece(role(*letter)?, rest)?),
        [] => return None,
    };
    Some(SanMove { shape, marks: SanMarks { check, ..SanMarks::default() } })
}

#[inline]
fn pawn(text: &[u8]) -> Option<SanStep> {
    let (text, promotion) = match text {
        [rest @ .., b'=', letter] => (rest, Some(promoted(*letter)?)),
        _ => (text, None),
    };
    let step = match *text {
        [file, rank] => step(Role::Pawn, (None, None), false, (file, rank))?,
        [from, b'x', file, rank] => step(Role::Pawn, (Some(from), None), true, (file, rank))?,
        _ => return None,
    };
    Some(SanStep { promotion, ..step })
}

#[inline]
fn piece(role: Role, text: &[u8]) -> Option<SanStep> {
    let (text, to) =
        text.split_last_chunk::<2>().map(|(rest, &[file, rank])| (rest, (file, rank)))?;
    let (text, capture) = match text {
        [rest @ .., b'x'] => (rest, true),
        _ => (text, false),
    };
    let from = match *text {
        [] => (None, None),
        [rank @ b'1'..=b'8'] => (None, Some(rank)),
        [file] => (Some(file), None),
        [file, rank] => (Some(file), Some(rank)),
        _ => return None,
    };
    step(role, from, capture, to)
}

#[inline]
fn step(
    role: Role,
    from: (Option<u8>, Option<u8>),
    capture: bool,
    to: (u8, u8),
) -> Option<SanStep> {
    let from_file = match from.0 {
        Some(letter) => Some(file(letter)?),
        None => None,
    };
    let from_rank = match from.1 {
        Some(digit) => Some(rank(digit)?),
        None => None,
    };
    Some(SanStep {
        role: Some(role),
        from_file,
        from_rank,
        capture,
        to_file: file(to.0)?,
        to_rank: Some(rank(to.1)?),
        promotion: None,
    })
}

const fn file(letter: u8) -> Option<u8> {
    if letter >= b'a' && letter <= b'h' { Some(letter - b'a') } else { None }
}

const fn rank(digit: u8) -> Option<u8> {
    if digit >= b'1' && digit <= b'8' { Some(digit - b'1') } else { None }
}

#[inline]
pub(super) fn role(letter: u8) -> Option<Role> {
    ROLES[usize::from(letter)]
}

#[inline]
pub(super) fn promoted(letter: u8) -> Option<Role> {
    role(letter).filter(|&role| role != Role::King)
}

static ROLES: [Option<Role>; 256] = {
    let mut table = [None; 256];
    table[b'N' as usize] = Some(Role::Knight);
    table[b'B' as usize] = Some(Role::Bishop);
    table[b'R' as usize] = Some(Role::Rook);
    table[b'Q' as usize] = Some(Role::Queen);
    table[b'K' as usize] = Some(Role::King);
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Letters;
    use proptest::prelude::*;

    fn agrees(text: &str) {
        if let Some(plain) = parse(text.as_bytes()) {
            assert_eq!(SanMove::parse(text, &Letters::ENGLISH), Ok(plain), "{text}");
        }
    }

    #[test]
    fn fast_parser_accepts_common_forms() {
        for text in ["e4", "exd5", "Nf3", "Nbd2", "R1a3", "Qa1xb2+", "e8=Q#", "O-O", "O-O-O+"] {
            assert!(parse(text.as_bytes()).is_some(), "{text}");
            agrees(text);
        }
    }

    proptest! {
        #[test]
        fn fast_parser_agrees_with_full_parser(
            text in "[NBRQKOa-h1-8x=+#-]{0,8}|[NBRQK]?[a-h]?[1-8]?x?[a-h][1-8](=[NBRQK])?[+#]?",
        ) {
            agrees(&text);
        }
    }
}
