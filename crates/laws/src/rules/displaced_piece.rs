//! Pieces knocked off their squares: who did it puts them back on the player's own
//! time, both players may call the arbiter, and the arbiter may penalise it.
//! A piece found off its square later: the position before that is put back,
//! or the last one that can be told.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | displaced-pieces | 7.3 | 7.4 | 7.4.1 | 7.4.1 |
//! | displaced-help | 7.3 | 7.4 | 7.4.2 | 7.4.2 |
//! | displaced-penalty | 7.3 | 7.4 | 7.4.3 | 7.4.3 |
//! | piece-displaced-from-square | 7.5 | 7.6 | 7.6 | 7.6 |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |

use alloc::vec::Vec;
use alloc::string::{String, ToString};
use crate::{Edition, Effect, Note, Offence, PenaltyList, Provision, Question, Refusal, Ruling};
use touchmove_board::{Color, Position, Square};

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

/// The arbiter puts the board to the last position that can be told, where
/// an illegal move may be among those taken back.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::displaced_piece::reinstated, Edition};
///
/// let numbers = |illegal| {
///     let ruling = reinstated(Edition::Fide2023, &Position::default(), illegal).unwrap();
///     ruling.articles().iter().map(|article| article.number()).collect::<Vec<_>>()
/// };
/// assert_eq!(numbers(false), ["7.6"]);
/// assert_eq!(numbers(true), ["7.6", "7.5.1"]);
/// ```
pub fn reinstated(edition: Edition, position: &Position, illegal: bool) -> Option<Ruling> {
    let ruling = put_back(edition, position);
    ruling.map(|r| if illegal { r.and(Provision::IllegalMoveCompleted) } else { r })
}

/// Nobody can have reached that position.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::displaced_piece::not_reinstated, Edition};
///
/// let ruling = not_reinstated(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().to_string(), "refused white not_identifiable");
/// ```
pub fn not_reinstated(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Refused { player, why: Refusal::NotIdentifiable };
    Ruling::under(edition, Provision::PieceDisplacedFromSquare, effect)
}

/// A player has knocked pieces over and owes putting them back.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::displaced_piece::knocked_over, Edition};
///
/// let squares = ["e4".parse().unwrap()];
/// let ruling = knocked_over(Edition::Fide2023, Color::White, &squares).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "7.4.1");
/// ```
pub fn knocked_over(edition: Edition, player: Color, squares: &[Square]) -> Option<Ruling> {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    let what = Note::PiecesDisplaced { player, squares: names.join(" ") };
    Ruling::under(edition, Provision::DisplacedPieces, Effect::Noted { what })
}

/// A player who has displaced pieces puts them back on their own time.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::displaced_piece::restores, Edition};
///
/// let ruling = restores(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "7.4.1");
/// ```
pub fn restores(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::RestoresOnOwnTime { player };
    Ruling::under(edition, Provision::DisplacedPieces, Effect::Noted { what })
}

/// The opponent has stopped the clocks, because the pieces were not put back
/// on the time of the player who displaced them.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::displaced_piece::help_is_asked, Edition, PenaltyList};
///
/// let penalties = PenaltyList::usual(Edition::Fide2023);
/// let ruling = help_is_asked(penalties, Color::White).unwrap();
/// assert_eq!(ruling.articles().len(), 3);
/// ```
pub fn help_is_asked(penalties: PenaltyList, by: Color) -> Option<Ruling> {
    let (edition, offence) = (penalties.edition, Offence::DisplacedPieces);
    let question = Question::Offence { player: by, offence, penalties };
    let ruling = Ruling::under(edition, Provision::DisplacedPenalty, Effect::Question { question });
    ruling.map(|r| r.and(Provision::DisplacedHelp).and(Provision::Penalties))
}

/// Whether the edition knows that a piece may stand off its square.
///
/// ```
/// use touchmove_laws::{rules::displaced_piece::is_known, Edition};
/// assert!(is_known(Edition::Fide2023) && !is_known(Edition::Casual));
/// ```
pub fn is_known(edition: Edition) -> bool {
    edition.cite(Provision::PieceDisplacedFromSquare).is_some()
}

/// The piece that is pointed out has been put back, on the time of the player
/// who displaced it.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::displaced_piece::put_back_already, Edition};
/// let ruling = put_back_already(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.effect().to_string(), "refused white put_back_already");
/// ```
pub fn put_back_already(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Refused { player, why: Refusal::PutBackAlready };
    Ruling::under(edition, Provision::DisplacedPieces, effect)
}
