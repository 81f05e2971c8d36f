//! Casual play: the software lets only legal moves be entered, so nothing is
//! touched, released or pressed, and nothing illegal happens.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | only-legal-moves | - | - | - |

use crate::{Arbiter, Edition, Effect, Provision, Refusal, Ruling};
use touchmove_board::Color;

/// Who watches over a game where nothing is said about it.
///
/// ```
/// use touchmove_laws::{rules::casual::usual_arbiter, Arbiter, Edition};
/// assert_eq!(usual_arbiter(Edition::Casual), Arbiter::Software);
/// assert_eq!(usual_arbiter(Edition::Fide2023), Arbiter::Human);
/// ```
pub const fn usual_arbiter(edition: Edition) -> Arbiter {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2023 => Arbiter::Human,
        Edition::Casual => Arbiter::Software,
    }
}

/// Whether the software takes moves only, and legal ones.
///
/// ```
/// use touchmove_laws::{rules::casual::takes_moves_only, Edition};
/// assert!(takes_moves_only(Edition::Casual));
/// ```
pub const fn takes_moves_only(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2023 => false,
        Edition::Casual => true,
    }
}

/// A move that is not legal cannot be entered; none where hands make moves.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::casual::not_legal, Edition};
/// assert!(not_legal(Edition::Casual, Color::White).is_some());
/// assert!(not_legal(Edition::Fide2023, Color::White).is_none());
/// ```
pub fn not_legal(edition: Edition, player: Color) -> Option<Ruling> {
    refused(edition, player, Refusal::NotLegal)
}

/// Nor can anything be done to the pieces but moving them.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::casual::no_hands, Edition};
/// assert!(no_hands(Edition::Casual, Color::White).is_some());
/// ```
pub fn no_hands(edition: Edition, player: Color) -> Option<Ruling> {
    refused(edition, player, Refusal::OnlyMovesEntered)
}

fn refused(edition: Edition, player: Color, why: Refusal) -> Option<Ruling> {
    Ruling::under(edition, Provision::OnlyLegalMoves, Effect::Refused { player, why })
}
