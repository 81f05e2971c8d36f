//! Castling left half done: the king two squares away, the rook where it was, the
//! clock pressed. Whether that was an illegal king move or castling omitted to be
//! finished is for the arbiter to find out.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (castling-made) | 4.6.b | 4.7.b | 4.7.2 | 4.7.2 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 |

use alloc::string::ToString;
use crate::{Edition, Effect, Provision, Question, Ruling};
use touchmove_board::{Color, Move, Position};

/// The arbiter is asked which of the two it was.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_laws::{rules::half_castling::asked, Edition};
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let castling = position.find_move("e1".parse().unwrap(), "g1".parse().unwrap(), None).unwrap();
/// let ruling = asked(Edition::Fide2023, Color::White, castling).unwrap();
/// assert_eq!(ruling.articles()[1].number(), "4.7.2");
/// ```
pub fn asked(edition: Edition, player: Color, castling: Move) -> Option<Ruling> {
    let question = Question::HalfCastled { player, r#move: castling };
    let effect = Effect::Question { question };
    let ruling = Ruling::under(edition, Provision::IllegalMoveCompleted, effect)?;
    Some(ruling.and(Provision::CastlingMade))
}

/// It was castling: the rook is put where it belongs.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::half_castling::finished, Edition};
/// let ruling = finished(Edition::Fide2023, &Position::default()).unwrap();
/// assert_eq!(ruling.effect().name(), "position_restored");
/// ```
pub fn finished(edition: Edition, position: &Position) -> Option<Ruling> {
    let effect = Effect::PositionRestored { position: position.fen().to_string() };
    Ruling::under(edition, Provision::CastlingMade, effect)
}
