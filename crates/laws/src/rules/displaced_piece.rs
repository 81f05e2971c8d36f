//! A piece found off its square: the position before that is put back, or the
//! last one that can be told.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | piece-displaced-from-square | 7.5 | 7.6 | 7.6 |

use crate::{Edition, Effect, Provision, Ruling};
use touchmove_board::Position;

/// The ruling that puts back the position before a piece was displaced.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::displaced_piece::put_back, Edition};
///
/// let ruling = put_back(Edition::Fide2009, &Position::default()).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "7.5");
/// ```
pub fn put_back(edition: Edition, before: &Position) -> Option<Ruling> {
    let position = before.fen().to_string();
    Ruling::under(
        edition,
        Provision::PieceDisplacedFromSquare,
        Effect::PositionRestored { position },
    )
}
