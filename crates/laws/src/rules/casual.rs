//! Casual play: the software lets only legal moves be entered, so nothing is
//! touched, released or pressed, and nothing illegal happens. Moves are taken
//! back, and a game is broken off, where both players agree.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | only-legal-moves | - | - | - | - |
//! | move-taken-back | - | - | - | - |
//! | game-broken-off | - | - | - | - |

use alloc::string::ToString;
use crate::{Arbiter, Cancellation, Edition, Effect, Provision, Refusal, Ruling};
use touchmove_board::{Color, Position};

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
        | Edition::Fide2018
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
        | Edition::Fide2018
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

/// The players have agreed to take moves back to this position.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::{rules::casual::taken_back, Edition};
/// let ruling = taken_back(Edition::Casual, &Position::default()).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "casual 3.4");
/// assert!(taken_back(Edition::Fide2023, &Position::default()).is_none());
/// ```
pub fn taken_back(edition: Edition, before: &Position) -> Option<Ruling> {
    let position = before.fen().to_string();
    Ruling::under(edition, Provision::MoveTakenBack, Effect::PositionRestored { position })
}

/// There is no move of this player to take back.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::casual::nothing_to_take_back, Edition};
/// assert!(nothing_to_take_back(Edition::Casual, Color::White).is_some());
/// ```
pub fn nothing_to_take_back(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::NothingToTakeBack;
    Ruling::under(edition, Provision::MoveTakenBack, Effect::Refused { player, why })
}

/// The players have agreed to break the game off.
///
/// ```
/// use touchmove_laws::{rules::casual::broken_off, Edition};
/// assert!(broken_off(Edition::Casual).is_some());
/// assert!(broken_off(Edition::Fide2023).is_none());
/// ```
pub fn broken_off(edition: Edition) -> Option<Ruling> {
    let why = Cancellation::BrokenOff;
    Ruling::under(edition, Provision::GameBrokenOff, Effect::GameCancelled { why })
}

fn refused(edition: Edition, player: Color, why: Refusal) -> Option<Ruling> {
    Ruling::under(edition, Provision::OnlyLegalMoves, Effect::Refused { player, why })
}
