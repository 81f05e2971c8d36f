//! Faults of the start. Pieces on wrong squares cancel the game, and a wrong orientation of the
//! board is corrected. Reversed colours continue or lead to a new game, depending on the edition.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | wrong-initial-position | 7.1.a | 7.2.a | 7.2.1 | 7.2.1 | 7.2.1 |
//! | wrong-orientation | 7.1.b | 7.2.b | 7.2.2 | 7.2.2 | 7.2.2 |
//! | reversed-colours | 7.2 | 7.3 | 7.3 | 7.3 | 7.3 |

use super::{Rule, RuleId, ask_under, at_most_one, note_under, refuse_under, rule_under};
use crate::{Cancellation, Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A fault of the start, found during the game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum WrongStart {
    /// The initial position was wrong.
    WrongSetup,
    /// The orientation of the board was wrong.
    WrongOrientation,
    /// The game began with reversed colours.
    ReversedColours {
        /// The number of moves made by both players.
        moves: u32,
    },
    /// The number of moves before reversed colours were noticed is recorded, if it matters.
    ColoursAfter {
        /// The number of moves made by both players.
        moves: u32,
    },
    /// A player says that the set-up was wrong, and the record cannot show the set-up.
    SetupAsserted {
        /// The player.
        player: Color,
    },
    /// A player says that the colours are reversed, and the game would be cancelled.
    ColoursAsserted {
        /// The player.
        player: Color,
        /// The number of moves made by both players.
        moves: u32,
    },
    /// A player says that the set-up was wrong, but the record shows the usual set-up.
    UsualStart {
        /// The player.
        player: Color,
    },
    /// The arbiter finds that the set-up was right.
    SetupWasRight {
        /// The player who said otherwise.
        player: Color,
    },
    /// The arbiter finds that the players have their own colours.
    ColoursAreRight {
        /// The player who said otherwise.
        player: Color,
    },
    /// The game is cancelled because of its reversed colours.
    CancelledForColours,
    /// The arbiter wants to cancel the game without a ground.
    NothingToCancel {
        /// The player.
        player: Color,
    },
}

impl Rule for WrongStart {
    const ID: RuleId = RuleId::WrongStart;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            WrongStart::WrongSetup => {
                let why = Cancellation::WrongSetup;
                rule_under(edition, Provision::WrongInitialPosition, Effect::GameCancelled { why })
            }
            WrongStart::WrongOrientation => {
                let what = Note::BoardTurned;
                note_under(edition, Provision::WrongOrientation, what)
            }
            WrongStart::ReversedColours { moves } => at_most_one(reversed_colours(edition, moves)),
            WrongStart::ColoursAfter { moves } => {
                let what = Note::FoundAfter { moves, stays: COLOURS_STAY_FROM };
                let counted =
                    Ruling::under(edition, Provision::ReversedColours, Effect::Noted { what });
                at_most_one(counted.filter(|_| !arbiter_may_cancel(edition)))
            }
            WrongStart::SetupAsserted { player } => {
                let question = Question::WrongSetup { player };
                ask_under(edition, Provision::WrongInitialPosition, question)
            }
            WrongStart::ColoursAsserted { player, moves } => {
                let question = Question::ReversedColours { player, moves };
                ask_under(edition, Provision::ReversedColours, question)
            }
            WrongStart::UsualStart { player } => {
                let why = Refusal::UsualStart;
                refuse_under(edition, Provision::WrongInitialPosition, player, why)
            }
            WrongStart::SetupWasRight { player } => {
                let why = Refusal::BeganRightly;
                refuse_under(edition, Provision::WrongInitialPosition, player, why)
            }
            WrongStart::ColoursAreRight { player } => {
                refuse_under(edition, Provision::ReversedColours, player, Refusal::BeganRightly)
            }
            WrongStart::CancelledForColours => at_most_one(cancelled_for_colours(edition)),
            WrongStart::NothingToCancel { player } => {
                let why = Refusal::NothingToCancel;
                refuse_under(edition, Provision::ReversedColours, player, why)
            }
        }
    }
}

/// Number of moves by both players after which reversed colours stay (from 2018 on).
const COLOURS_STAY_FROM: u32 = 10;

fn reversed_colours(edition: Edition, moves: u32) -> Option<Ruling> {
    let stays = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => moves >= COLOURS_STAY_FROM,
    };
    if !stays {
        return cancelled_for_colours(edition);
    }
    let what = Note::ColoursStay;
    Ruling::under(edition, Provision::ReversedColours, Effect::Noted { what })
}

/// True if the arbiter may cancel a game with reversed colours that would normally continue.
///
/// ```
/// use touchmove_laws::{rules::wrong_start::arbiter_may_cancel, Edition};
/// assert_eq!(Edition::FIDE.map(arbiter_may_cancel), [true, true, false, false, false]);
/// ```
pub const fn arbiter_may_cancel(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => false,
    }
}

fn cancelled_for_colours(edition: Edition) -> Option<Ruling> {
    let why = Cancellation::ReversedColours;
    Ruling::under(edition, Provision::ReversedColours, Effect::GameCancelled { why })
}
