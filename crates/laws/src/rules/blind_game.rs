//! Playing with blind players: moves are announced and repeated, two boards
//! hold the position, and assistants help.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | announcing-moves | E.1 | D.2.1 | D.2.1 | D.2.1 |
//! | blind-touch | E.2 | D.2.2 | D.2.2 | D.2.2 |
//! | blind-move-made | E.3 | D.2.3 | D.2.3 | D.2.3 |
//! | blind-clock-start | E.3 | D.2.3 | D.2.4 | D.2.4 |
//! | sighted-usual-rules | E.3 | D.2.4 | D.2.5 | D.2.5 |
//! | slip-of-the-tongue | E.6 | D.2.7 | D.2.8 | D.2.8 |
//! | boards-differ | E.7 | D.2.8 | D.2.9 | D.2.9 |
//! | blind-sheets-differ | E.8 | D.2.8 | D.2.9 | D.2.9 |
//! | blind-assistant | E.9 | D.2.9 | D.2.10 | D.2.10 |
//! | sighted-assistant | E.10 | D.2.10 | D.2.11 | D.2.11 |

use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Note, Provision, Question, Refusal, Ruling};
use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// An act in a game with a blind player.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum BlindGame<'a> {
    /// A blind player feels a piece without taking it out of its aperture.
    Felt {
        /// The player.
        player: Color,
    },
    /// A blind player's piece stands in another aperture, and the move has not
    /// been announced.
    ToBeAnnounced {
        /// The player.
        player: Color,
    },
    /// What follows from an announcement or its repetition.
    Said {
        /// The player.
        player: Color,
        /// The words.
        said: Said,
    },
    /// The clock is pressed with nothing, or something else, announced. A move
    /// that is not made does not start the opponent's clock.
    Pressed(Press),
    /// The opponent's move was not repeated before the player's own one.
    NotRepeated {
        /// The player.
        player: Color,
    },
    /// Different positions have been noticed by that player: who corrects which
    /// board, or back to where the scoresheets agree. `position` is the one that
    /// then stands on both boards.
    Boards {
        /// Who.
        by: Color,
        /// The finding.
        found: Boards,
        /// The position.
        position: &'a str,
    },
    /// What follows from an assistant's act; refused if it is not for assistants.
    Assisted(Help),
}

impl Rule for BlindGame<'_> {
    const ID: RuleId = RuleId::BlindGame;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            BlindGame::Felt { player } => {
                at_most_one(noted(edition, Provision::BlindTouch, Note::NotTouched { player }))
            }
            BlindGame::ToBeAnnounced { player } => {
                at_most_one(noted(edition, Provision::BlindMoveMade, Note::MustAnnounce { player }))
            }
            BlindGame::Said { player, said } => at_most_one(ruling_on_said(edition, player, said)),
            BlindGame::Pressed(facts) => at_most_one(pressed(edition, facts)),
            BlindGame::NotRepeated { player } => at_most_one(noted(
                edition,
                Provision::AnnouncingMoves,
                Note::NotRepeated { player },
            )),
            BlindGame::Boards { by, found, position } => boards(edition, by, found, position),
            BlindGame::Assisted(facts) => at_most_one(assisted(edition, facts)),
        }
    }
}

/// Something wrong, or put right, with an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// It cannot be understood.
    Unclear,
    /// It is another move than is on the board.
    Otherwise,
    /// It leaves out what the pawn becomes.
    WithoutPiece,
    /// It is right after one that was not.
    Corrected,
    /// It corrects another, and the opponent's clock runs.
    TooLate,
    /// The opponent repeats another move.
    RepeatedOtherwise,
}

/// What follows from an announcement or its repetition.
fn ruling_on_said(edition: Edition, player: Color, said: Said) -> Option<Ruling> {
    let (announcing, slip) = (Provision::AnnouncingMoves, Provision::SlipOfTheTongue);
    match said {
        Said::Unclear => noted(edition, announcing, Note::AnnouncementUnclear { player }),
        Said::WithoutPiece => noted(edition, announcing, Note::PieceUnannounced { player }),
        Said::RepeatedOtherwise => noted(edition, announcing, Note::RepeatedOtherwise { player }),
        Said::Otherwise => noted(edition, slip, Note::AnnouncedOtherwise { player }),
        Said::Corrected => noted(edition, slip, Note::SlipCorrected { player }),
        Said::TooLate => refused(edition, slip, player, Refusal::CorrectedTooLate),
    }
}

/// What the player has left undone on pressing the clock.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Press {
    /// Who presses.
    pub player: Color,
    /// Whether the move has been made.
    pub made: bool,
    /// Whether a slip of the tongue was not corrected.
    pub slip: bool,
}

/// The clock is pressed with nothing, or something else, announced. A move
/// that is not made does not start the opponent's clock.
fn pressed(edition: Edition, press: Press) -> Option<Ruling> {
    let Press { player, made, slip } = press;
    let (announcing, tongue) = (Provision::AnnouncingMoves, Provision::SlipOfTheTongue);
    match (made, slip) {
        (false, true) => refused(edition, tongue, player, Refusal::SlipNotCorrected),
        (false, false) => {
            refused(edition, Provision::BlindClockStart, player, Refusal::MoveNotAnnounced)
        }
        (true, true) => noted(edition, tongue, Note::SlipUncorrected { player }),
        (true, false) => noted(edition, announcing, Note::NotAnnounced { player }),
    }
}

/// What different positions on the two boards come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Boards {
    /// The positions are the same.
    Agree,
    /// The scoresheets agree, or nothing speaks against it: that player has
    /// made a wrong move on their own board.
    WrongOn(Color),
    /// The scoresheets differ, too.
    SheetsDiffer,
}

/// Different positions have been noticed by that player: who corrects which
/// board, or back to where the scoresheets agree. `position` is the one that
/// then stands on both boards.
fn boards(edition: Edition, by: Color, found: Boards, position: &str) -> Vec<Ruling> {
    let restored = Effect::PositionRestored { position: position.to_owned() };
    let under = |provision, effect| Ruling::under(edition, provision, effect);
    let rulings = match found {
        Boards::Agree => {
            vec![refused(edition, Provision::BoardsDiffer, by, Refusal::BoardsAgree)]
        }
        Boards::WrongOn(player) => vec![
            noted(edition, Provision::BoardsDiffer, Note::CorrectsBoard { player }),
            under(Provision::BoardsDiffer, restored),
        ],
        Boards::SheetsDiffer => vec![
            under(Provision::BlindSheetsDiffer, restored),
            under(Provision::BlindSheetsDiffer, Effect::Question { question: Question::Times }),
        ],
    };
    rulings.into_iter().flatten().collect()
}

/// Whether an assistant does something for a blind or a sighted player, and
/// whether it is among what such an assistant may do.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Help {
    /// Whose assistant.
    pub player: Color,
    /// Whether that player is blind.
    pub blind: bool,
    /// Whether the act is among the assistant's duties.
    pub duty: bool,
    /// Whether the blind opponent of a sighted player has an assistant.
    pub opponent_assisted: bool,
}

/// What follows from an assistant's act; refused if it is not for assistants.
fn assisted(edition: Edition, help: Help) -> Option<Ruling> {
    let Help { player, .. } = help;
    let provision =
        if help.blind { Provision::BlindAssistant } else { Provision::SightedAssistant };
    match (help.duty, help.opponent_assisted && !help.blind) {
        (true, false) => noted(edition, provision, Note::ByAssistant { player }),
        (_, true) => refused(edition, provision, player, Refusal::OpponentHasAssistant),
        (false, false) => refused(edition, provision, player, Refusal::NotForAssistants),
    }
}

/// The article that the usual rulings on touching, moving and the clock also
/// rest on in such a game.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::blind_game::also_under, Effect, Provision};
/// let made = Effect::MoveCompleted { player: Color::White };
/// assert_eq!(also_under(&made, [true, false]), None);
/// let started = Effect::ClockStarted { player: Color::Black };
/// assert_eq!(also_under(&started, [true, false]), Some(Provision::BlindClockStart));
/// ```
pub const fn also_under(effect: &Effect, blind: [bool; 2]) -> Option<Provision> {
    match effect {
        Effect::Obligation { player, .. } if blind[player.index()] => Some(Provision::BlindTouch),
        Effect::MoveMade { player, .. } if blind[player.index()] => Some(Provision::BlindMoveMade),
        Effect::MoveMade { .. } | Effect::Obligation { .. } => Some(Provision::SightedUsualRules),
        Effect::ClockStarted { player } if blind[player.other().index()] => {
            Some(Provision::BlindClockStart)
        }
        _ => None,
    }
}

fn noted(edition: Edition, provision: Provision, what: Note) -> Option<Ruling> {
    Ruling::under(edition, provision, Effect::Noted { what })
}

fn refused(edition: Edition, provision: Provision, player: Color, why: Refusal) -> Option<Ruling> {
    Ruling::under(edition, provision, Effect::Refused { player, why })
}
