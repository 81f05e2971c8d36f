//! Faults of set-up, board or clock that are found late. Under limited supervision they are not
//! corrected once each player has made a certain number of moves. A king or rook that started on a
//! wrong square then cannot castle.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-after-moves | A.4.a | A.4.a | A.4.1 | A.4.1 | A.5.1 |
//! | rapid-wrong-setup | A.4.a | A.4.a(2) | A.4.1.2 | A.4.1.2 | A.5.1.2 |
//! | rapid-clock-setting | A.4.a | A.4.a(1) | A.4.1.1 | A.4.1.1 | A.5.1.1 |
//! | finnish-castling | - | - | - | - | - |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.4 | B.3 |

use super::arbiter_supervision::Regime;
use super::{Rule, RuleId, at_most_one, rule_under};
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A fault of set-up, board or clock that is found after the start.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum FoundLate<'a> {
    /// A fault is pointed out too late, and the correction is refused. From 2014 on the arbiter may
    /// still set the clocks if the schedule would suffer.
    Found {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player who receives the refusal.
        to: Color,
        /// The fault.
        matter: Matter,
    },
    /// The number of moves made before the fault was pointed out is recorded.
    FoundAfter {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The fault.
        matter: Matter,
        /// The number of moves by each player.
        moves: u32,
    },
    /// A player's king or rook started on a wrong square and cannot castle.
    NoCastling {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
    },
    /// In Finnish blitz a player's king and queen started on each other's squares. The player may
    /// castle: short to the queen's side, long to the king's side.
    CastlesExchanged {
        /// The player.
        player: Color,
    },
    /// A player has castled with king and queen exchanged.
    CastledExchanged {
        /// The player.
        player: Color,
        /// The move, as from and to squares.
        from_to: &'a str,
        /// The move in algebraic notation.
        san: &'a str,
    },
}

impl Rule for FoundLate<'_> {
    const ID: RuleId = RuleId::FoundLate;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            FoundLate::Found { regime, to, matter } => {
                at_most_one(ruling(edition, regime, to, matter))
            }
            FoundLate::FoundAfter { regime, matter, moves } => {
                at_most_one(found_after(edition, regime, matter, moves))
            }
            FoundLate::NoCastling { regime, player } => {
                let effect = Effect::Noted { what: Note::NoCastling { player } };
                at_most_one(under(edition, regime, Provision::RapidWrongSetup, effect))
            }
            FoundLate::CastlesExchanged { player } => {
                let effect = Effect::Noted { what: Note::CastlesExchanged { player } };
                rule_under(edition, Provision::FinnishCastling, effect)
            }
            FoundLate::CastledExchanged { player, from_to, san } => {
                let (r#move, san) = (from_to.to_owned(), san.to_owned());
                rule_under(
                    edition,
                    Provision::FinnishCastling,
                    Effect::MoveMade { player, r#move, san },
                )
            }
        }
    }
}

/// The kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// Pieces on wrong squares.
    Setup,
    /// Wrong orientation of the board.
    Orientation,
    /// The setting of the clocks.
    Clock,
}

/// True if players may castle with a king and a queen that started on each other's squares.
pub fn knows_exchanged_castling(edition: Edition) -> bool {
    edition.cite(Provision::FinnishCastling).is_some()
}

/// Returns the number of moves by each player after which a fault is no longer corrected. `None` if
/// it is always corrected.
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
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => 10,
    };
    match regime {
        Regime::Competition => None,
        Regime::Rapid | Regime::Blitz => Some(needed),
    }
}

/// True if a move counts as soon as it is made. Elsewhere only a completed move counts.
///
/// ```
/// use touchmove_laws::{Edition, rules::found_late::counts_made_moves};
/// assert!(counts_made_moves(Edition::FinnishBlitz2008));
/// assert!(!counts_made_moves(Edition::Fide2009));
/// ```
pub const fn counts_made_moves(edition: Edition) -> bool {
    match edition {
        Edition::FinnishBlitz2008 => true,
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::Fide2014
        | Edition::Fide2017
        | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => false,
    }
}

fn ruling(edition: Edition, regime: Regime, to: Color, matter: Matter) -> Option<Ruling> {
    let refused = Effect::Refused { player: to, why: Refusal::FoundTooLate };
    let asked = Effect::Question { question: Question::LateClockSetting };
    let (provision, effect) = match (matter, edition) {
        (Matter::Setup | Matter::Orientation, _) => (Provision::RapidWrongSetup, refused),
        (Matter::Clock, Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008) => {
            (Provision::RapidClockSetting, refused)
        }
        (
            Matter::Clock,
            Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual,
        ) => (Provision::RapidClockSetting, asked),
    };
    under(edition, regime, provision, effect)
}

fn found_after(edition: Edition, regime: Regime, matter: Matter, moves: u32) -> Option<Ruling> {
    let stays = moves_needed(edition, regime)?;
    let provision = match matter {
        Matter::Setup | Matter::Orientation => Provision::RapidWrongSetup,
        Matter::Clock => Provision::RapidClockSetting,
    };
    under(edition, regime, provision, Effect::Noted { what: Note::FoundAfter { moves, stays } })
}

fn under(edition: Edition, regime: Regime, provision: Provision, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidAfterMoves);
    match regime {
        Regime::Competition => None,
        Regime::Rapid => Some(ruling),
        Regime::Blitz => Some(ruling.and(Provision::BlitzUnsupervised)),
    }
}
