//! Display of written moves, in English letters.

use super::{CheckMark, SanMarks, SanMove, SanShape, SanStep};
use core::fmt::{Display, Formatter, Result, Write};
use touchmove_board::{Role, Wing};

/// Writes a text that parses back to the same [`SanMove`]: `Nbd7`, `exd8=Q+`, `O-O`. For the
/// shortest form in a position use [`san`](super::san).
///
/// ```
/// use touchmove_notation::{Letters, SanMove};
/// let finnish = SanMove::parse("Rbd7+", &Letters::FINNISH).unwrap();
/// assert_eq!(finnish.to_string(), "Nbd7+");
/// ```
impl Display for SanMove {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.shape {
            SanShape::Castling(Wing::Kingside) => f.write_str("O-O")?,
            SanShape::Castling(Wing::Queenside) => f.write_str("O-O-O")?,
            SanShape::Step(step) => step.fmt(f)?,
        }
        self.marks.fmt(f)
    }
}

impl Display for SanStep {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if let Some(role) = self.role.filter(|role| *role != Role::Pawn) {
            f.write_char(role.letter())?;
        }
        let file = |file: u8| char::from(b'a'.saturating_add(file));
        let rank = |rank: u8| char::from(b'1'.saturating_add(rank));
        let capture = self.capture.then_some('x');
        let from = [self.from_file.map(file), self.from_rank.map(rank)];
        let to = [Some(file(self.to_file)), self.to_rank.map(rank)];
        let letters = from.into_iter().chain([capture]).chain(to);
        letters.flatten().try_for_each(|letter| f.write_char(letter))?;
        self.promotion.map_or(Ok(()), |role| write!(f, "={}", role.letter()))
    }
}

impl Display for SanMarks {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self.check {
            None => "",
            Some(CheckMark::Check) => "+",
            Some(CheckMark::DoubleCross) => "++",
            Some(CheckMark::Mate) => "#",
        })?;
        if let Some(glyph) = self.glyph {
            f.write_str(
                ["", "!", "?", "!!", "??", "!?", "?!"].get(usize::from(glyph)).unwrap_or(&""),
            )?;
        }
        f.write_str(if self.en_passant { " e.p." } else { "" })?;
        f.write_str(if self.draw_offer { " (=)" } else { "" })
    }
}
