//! Signal for the result: players put the kings on the centre squares of an electronic board.

use super::{SanMove, SanShape};
use crate::pgn::{Outcome, decode};
use touchmove_board::{Color, Position, Role, Square};

/// Recognises kings that are moved to the centre at the end of a record. They are not moves but
/// signal the result to an electronic board. A single king in the centre has no meaning.
///
/// `rest` holds the texts from the first illegal move to the end of the record. If both kings are
/// on light squares, White wins. If both are on dark squares, Black wins. One light and one dark
/// square mean a draw.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{king_signal, pgn::Outcome};
/// let sign = |rest: &[&str]| king_signal(&Position::default(), rest);
/// assert_eq!(sign(&["Ke4", "Kd5"]), Some(Outcome::WhiteWins));
/// assert_eq!(sign(&["Ke4"]), None);
/// assert_eq!(sign(&["Ke4", "e5"]), None);
/// ```
pub fn king_signal(position: &Position, rest: &[impl AsRef<[u8]>]) -> Option<Outcome> {
    if rest.is_empty() || rest.len() > 2 {
        return None;
    }
    let mut kings = [Color::White, Color::Black].map(|color| position.king(color));
    let mut player = position.turn();
    for text in rest {
        *kings.get_mut(player.index())? = Some(king_to_centre(text.as_ref())?);
        player = player.other();
    }
    match kings.map(|king| king.filter(|&king| is_centre(king))) {
        [Some(white), Some(black)] if white != black => Some(meaning(white, black)),
        _ => None,
    }
}

fn king_to_centre(text: &[u8]) -> Option<Square> {
    let written: SanMove = decode(text).parse().ok()?;
    let SanShape::Step(step) = written.shape else { return None };
    let to = Square::at(step.to_file, step.to_rank?)?;
    (step.role == Some(Role::King) && is_centre(to)).then_some(to)
}

fn is_centre(square: Square) -> bool {
    matches!((square.file(), square.rank()), (3 | 4, 3 | 4))
}

fn meaning(white: Square, black: Square) -> Outcome {
    match (white.is_light(), black.is_light()) {
        (true, true) => Outcome::WhiteWins,
        (false, false) => Outcome::BlackWins,
        _ => Outcome::Draw,
    }
}
