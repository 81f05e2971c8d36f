//! What can have been wrong from the start: pieces on wrong squares cancel
//! the game; a board the wrong way round is put right; colours reversed are
//! kept or given up for a new game, which depends on the edition.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | wrong-initial-position | 7.1.a | 7.2.a | 7.2.1 | 7.2.1 |
//! | wrong-orientation | 7.1.b | 7.2.b | 7.2.2 | 7.2.2 |
//! | reversed-colours | 7.2 | 7.3 | 7.3 | 7.3 |

use crate::{Cancellation, Edition, Effect, Note, Provision, Refusal, Ruling};
use touchmove_board::Color;

/// Moves by both players after which reversed colours stay (from 2018 on).
const COLOURS_STAY_FROM: u32 = 10;

/// The initial position is found to have been wrong.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::wrong_setup, Edition};
/// assert_eq!(wrong_setup(Edition::Fide2014).unwrap().effect().name(), "game_cancelled");
/// ```
pub fn wrong_setup(edition: Edition) -> Option<Ruling> {
    let why = Cancellation::WrongSetup;
    Ruling::under(edition, Provision::WrongInitialPosition, Effect::GameCancelled { why })
}

/// The board is found to lie the wrong way round.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::wrong_orientation, Edition};
/// assert_eq!(wrong_orientation(Edition::Fide2023).unwrap().articles()[0].number(), "7.2.2");
/// ```
pub fn wrong_orientation(edition: Edition) -> Option<Ruling> {
    let what = Note::BoardTurned;
    Ruling::under(edition, Provision::WrongOrientation, Effect::Noted { what })
}

/// The game is found to have begun with colours reversed, after so many moves
/// made by both players.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::reversed_colours, Edition};
///
/// let name = |edition, moves| reversed_colours(edition, moves).unwrap().effect().name();
/// assert_eq!(name(Edition::Fide2014, 3), "noted");
/// assert_eq!(name(Edition::Fide2023, 9), "game_cancelled");
/// assert_eq!(name(Edition::Fide2023, 10), "noted");
/// ```
pub fn reversed_colours(edition: Edition, moves: u32) -> Option<Ruling> {
    let stays = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2018 | Edition::Fide2023 => moves >= COLOURS_STAY_FROM,
    };
    if !stays {
        return cancelled_for_colours(edition);
    }
    let what = Note::ColoursStay;
    Ruling::under(edition, Provision::ReversedColours, Effect::Noted { what })
}

/// After how many moves by both players that was, where it matters.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::colours_after, Edition};
/// let counted = colours_after(Edition::Fide2023, 9).unwrap();
/// assert_eq!(counted.effect().to_string(), "noted found_after 9 10");
/// assert!(colours_after(Edition::Fide2014, 9).is_none());
/// ```
pub fn colours_after(edition: Edition, moves: u32) -> Option<Ruling> {
    let what = Note::FoundAfter { moves, stays: COLOURS_STAY_FROM };
    let counted = Ruling::under(edition, Provision::ReversedColours, Effect::Noted { what });
    counted.filter(|_| !arbiter_may_cancel(edition))
}

/// Whether the arbiter may rule that a game with colours reversed, which would
/// continue, is given up after all.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::arbiter_may_cancel, Edition};
/// assert_eq!(Edition::FIDE.map(arbiter_may_cancel), [true, true, false, false]);
/// ```
pub const fn arbiter_may_cancel(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2018 | Edition::Fide2023 => false,
    }
}

/// The game does not count, because of its colours.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::cancelled_for_colours, Edition};
/// let ruling = cancelled_for_colours(Edition::Fide2009).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "7.2");
/// ```
pub fn cancelled_for_colours(edition: Edition) -> Option<Ruling> {
    let why = Cancellation::ReversedColours;
    Ruling::under(edition, Provision::ReversedColours, Effect::GameCancelled { why })
}

/// Nothing lets the arbiter cancel this game.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::wrong_start, Edition};
/// let ruling = wrong_start::nothing_to_cancel(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "7.3");
/// ```
pub fn nothing_to_cancel(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::NothingToCancel;
    Ruling::under(edition, Provision::ReversedColours, Effect::Refused { player, why })
}
