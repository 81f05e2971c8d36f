//! A wrong set-up, board or clock that comes to notice late: where supervision
//! is limited it stays once each player has made a number of moves. A king or
//! rook that began on a wrong square cannot castle then.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | rapid-after-moves | A.4.a | A.4.a | A.4.1 | A.5.1 |
//! | rapid-wrong-setup | A.4.a | A.4.a(2) | A.4.1.2 | A.5.1.2 |
//! | rapid-clock-setting | A.4.a | A.4.a(1) | A.4.1.1 | A.5.1.1 |
//! | finnish-castling | - | - | - | - |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.3 |

use alloc::borrow::ToOwned;
use serde::Serialize;
use super::arbiter_supervision::Regime;
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use touchmove_board::Color;

/// What is pointed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// Pieces on wrong squares.
    Setup,
    /// The board the wrong way round.
    Orientation,
    /// The setting of the clocks.
    Clock,
}

/// How many moves each player must have completed for it to be too late;
/// none where it is never too late.
///
/// ```
/// use touchmove_laws::rules::{found_late::moves_needed, arbiter_supervision::Regime};
/// use touchmove_laws::Edition;
///
/// assert_eq!(moves_needed(Edition::Fide2009, Regime::Blitz), Some(3));
/// assert_eq!(moves_needed(Edition::Fide2014, Regime::Competition), None);
/// ```
pub const fn moves_needed(edition: Edition, regime: Regime) -> Option<u32> {
    let needed = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => 3,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => 10,
    };
    match regime {
        Regime::Competition => None,
        Regime::Rapid | Regime::Blitz => Some(needed),
    }
}

/// The ruling on something that is pointed out too late: refused, but for the
/// clocks, which the arbiter may still set if the schedule would suffer.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::found_late::{ruling, Matter};
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::Edition;
///
/// let name = |edition, matter| {
///     ruling(edition, Regime::Rapid, Color::White, matter).unwrap().effect().name()
/// };
/// assert_eq!(name(Edition::Fide2009, Matter::Clock), "refused");
/// assert_eq!(name(Edition::Fide2023, Matter::Clock), "question");
/// assert_eq!(name(Edition::Fide2023, Matter::Setup), "refused");
/// ```
pub fn ruling(edition: Edition, regime: Regime, to: Color, matter: Matter) -> Option<Ruling> {
    let refused = Effect::Refused { player: to, why: Refusal::FoundTooLate };
    let asked = Effect::Question { question: Question::LateClockSetting };
    let (provision, effect) = match (matter, edition) {
        (Matter::Setup | Matter::Orientation, _) => (Provision::RapidWrongSetup, refused),
        (Matter::Clock, Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008) => {
            (Provision::RapidClockSetting, refused)
        }
        (
            Matter::Clock,
            Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual,
        ) => {
            (Provision::RapidClockSetting, asked)
        }
    };
    under(edition, regime, provision, effect)
}

/// After how many moves by each player it was pointed out.
///
/// ```
/// use touchmove_laws::rules::found_late::{found_after, Matter};
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::Edition;
///
/// let found = found_after(Edition::Fide2009, Regime::Rapid, Matter::Clock, 4).unwrap();
/// assert_eq!(found.effect().to_string(), "noted found_after 4 3");
/// ```
pub fn found_after(
    edition: Edition,
    regime: Regime,
    matter: Matter,
    moves: u32,
) -> Option<Ruling> {
    let stays = moves_needed(edition, regime)?;
    let provision = match matter {
        Matter::Setup | Matter::Orientation => Provision::RapidWrongSetup,
        Matter::Clock => Provision::RapidClockSetting,
    };
    under(edition, regime, provision, Effect::Noted { what: Note::FoundAfter { moves, stays } })
}

/// A king or rook of this player began on a wrong square and cannot castle.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{found_late::no_castling, arbiter_supervision::Regime};
/// use touchmove_laws::Edition;
/// assert!(no_castling(Edition::Fide2014, Regime::Rapid, Color::White).is_some());
/// ```
pub fn no_castling(edition: Edition, regime: Regime, player: Color) -> Option<Ruling> {
    let effect = Effect::Noted { what: Note::NoCastling { player } };
    under(edition, regime, Provision::RapidWrongSetup, effect)
}

/// In Finnish blitz a player whose king and queen began in each other's places
/// may castle: short to the queen's side, long to the king's side.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::found_late::castles_exchanged, Edition};
/// assert!(castles_exchanged(Edition::FinnishBlitz2008, Color::White).is_some());
/// assert!(castles_exchanged(Edition::Fide2009, Color::White).is_none());
/// ```
pub fn castles_exchanged(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Noted { what: Note::CastlesExchanged { player } };
    Ruling::under(edition, Provision::FinnishCastling, effect)
}

/// Such castling has been made.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::found_late::castled_exchanged, Edition};
/// let ruling = castled_exchanged(Edition::FinnishBlitz2008, Color::White, "d1b1", "O-O");
/// assert_eq!(ruling.unwrap().effect().to_string(), "move_made white d1b1 O-O");
/// ```
pub fn castled_exchanged(
    edition: Edition,
    player: Color,
    from_to: &str,
    san: &str,
) -> Option<Ruling> {
    let (r#move, san) = (from_to.to_owned(), san.to_owned());
    Ruling::under(edition, Provision::FinnishCastling, Effect::MoveMade { player, r#move, san })
}

fn under(edition: Edition, regime: Regime, provision: Provision, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidAfterMoves);
    match regime {
        Regime::Competition => None,
        Regime::Rapid => Some(ruling),
        Regime::Blitz => Some(ruling.and(Provision::BlitzUnsupervised)),
    }
}
