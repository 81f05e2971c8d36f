//! The players move alternately. Who handles a piece without having the move is
//! refused it; a second move in a row is put back, and once somebody notices, the
//! arbiter chooses from the list of penalties.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | two-opponents | 1.1 | 1.1 | 1.1 | 1.1 |
//! | alternation | 1.1 | 1.1 | 1.2 | 1.2 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |

use crate::{Edition, Effect, PenaltyList, Provision, Question, Refusal, Ruling};
use touchmove_board::Color;

/// A player handles a piece while the opponent has the move.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::alternation, Edition};
/// let ruling = alternation::not_on_move(Edition::Fide2023, Color::Black).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "1.2");
/// ```
pub fn not_on_move(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::OpponentHasTheMove;
    Ruling::under(edition, Provision::Alternation, Effect::Refused { player, why })
}

/// Somebody has noticed that a player has moved twice in a row.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::alternation::moved_twice, Edition, PenaltyList};
/// let ruling = moved_twice(PenaltyList::usual(Edition::Fide2023), Color::Black).unwrap();
/// assert_eq!(ruling.articles()[1].number(), "12.9");
/// ```
pub fn moved_twice(penalties: PenaltyList, player: Color) -> Option<Ruling> {
    let effect = Effect::Question { question: Question::SecondMove { player, penalties } };
    let ruling = Ruling::under(penalties.edition, Provision::Alternation, effect)?;
    Some(ruling.and(Provision::Penalties))
}
