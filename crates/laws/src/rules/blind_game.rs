//! Games with blind players: moves are announced and repeated, both players have a board, and
//! assistants help.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | announcing-moves | E.1 | D.2.1 | D.2.1 | D.2.1 | D.2.1 |
//! | blind-touch | E.2 | D.2.2 | D.2.2 | D.2.2 | D.2.2 |
//! | blind-move-made | E.3 | D.2.3 | D.2.3 | D.2.3 | D.2.3 |
//! | blind-clock-start | E.3 | D.2.3 | D.2.4 | D.2.4 | D.2.4 |
//! | sighted-usual-rules | E.3 | D.2.4 | D.2.5 | D.2.5 | D.2.5 |
//! | slip-of-the-tongue | E.6 | D.2.7 | D.2.8 | D.2.8 | D.2.8 |
//! | boards-differ | E.7 | D.2.8 | D.2.9 | D.2.9 | D.2.9 |
//! | blind-sheets-differ | E.8 | D.2.8 | D.2.9 | D.2.9 | D.2.9 |
//! | blind-assistant | E.9 | D.2.9 | D.2.10 | D.2.10 | D.2.10 |
//! | sighted-assistant | E.10 | D.2.10 | D.2.11 | D.2.11 | D.2.11 |

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
    /// A blind player feels a piece without removing it from its aperture.
    Felt {
        /// The player.
        player: Color,
    },
    /// A blind player has put a piece into another aperture, and has not announced the move.
    ToBeAnnounced {
        /// The player.
        player: Color,
    },
    /// A fault or a correction in an announcement or its repetition.
    Said {
        /// The player.
        player: Color,
        /// The fault or correction.
        said: Announcement,
    },
    /// A player presses the clock without a correct announcement. If the move has not been made,
    /// the opponent's clock does not start.
    Pressed(Press),
    /// The player did not repeat the opponent's move before making their own.
    NotRepeated {
        /// The player.
        player: Color,
    },
    /// A player notices different positions on the boards. One player corrects their board, or both
    /// return to the position where the scoresheets agree.
    Boards {
        /// The player who noticed the difference.
        by: Color,
        /// The cause of the difference.
        found: BoardFinding,
        /// The position on both boards after the correction.
        position: &'a str,
    },
    /// An assistant acts. The act is refused if it is outside an assistant's duties.
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

/// A fault in an announcement, or its correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// The announcement cannot be understood.
    Unclear,
    /// The announcement differs from the move on the board.
    Otherwise,
    /// The announcement does not name the piece of a promotion.
    WithoutPiece,
    /// The player corrects a wrong announcement.
    Corrected,
    /// The player corrects a wrong announcement after the opponent's clock was started.
    TooLate,
    /// The opponent repeats a different move.
    RepeatedOtherwise,
}

fn ruling_on_said(edition: Edition, player: Color, said: Announcement) -> Option<Ruling> {
    let (announcing, slip) = (Provision::AnnouncingMoves, Provision::SlipOfTheTongue);
    match said {
        Announcement::Unclear => noted(edition, announcing, Note::AnnouncementUnclear { player }),
        Announcement::WithoutPiece => noted(edition, announcing, Note::PieceUnannounced { player }),
        Announcement::RepeatedOtherwise => {
            noted(edition, announcing, Note::RepeatedOtherwise { player })
        }
        Announcement::Otherwise => noted(edition, slip, Note::AnnouncedOtherwise { player }),
        Announcement::Corrected => noted(edition, slip, Note::SlipCorrected { player }),
        Announcement::TooLate => refused(edition, slip, player, Refusal::CorrectedTooLate),
    }
}

/// A press of the clock without a correct announcement.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Press {
    /// The player who presses.
    pub player: Color,
    /// True if the move has been made.
    pub made: bool,
    /// True if a slip of the tongue was not corrected.
    pub slip: bool,
}

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

/// The cause of different positions on the two boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardFinding {
    /// The positions are the same.
    Agree,
    /// This player has made a wrong move on their own board, and the scoresheets do not contradict
    /// that.
    WrongOn(Color),
    /// The scoresheets differ as well.
    SheetsDiffer,
}

fn boards(edition: Edition, by: Color, found: BoardFinding, position: &str) -> Vec<Ruling> {
    let restored = Effect::PositionRestored { position: position.to_owned() };
    let under = |provision, effect| Ruling::under(edition, provision, effect);
    let rulings = match found {
        BoardFinding::Agree => {
            vec![refused(edition, Provision::BoardsDiffer, by, Refusal::BoardsAgree)]
        }
        BoardFinding::WrongOn(player) => vec![
            noted(edition, Provision::BoardsDiffer, Note::CorrectsBoard { player }),
            under(Provision::BoardsDiffer, restored),
        ],
        BoardFinding::SheetsDiffer => vec![
            under(Provision::BlindSheetsDiffer, restored),
            under(Provision::BlindSheetsDiffer, Effect::Question { question: Question::Times }),
        ],
    };
    rulings.into_iter().flatten().collect()
}

/// An assistant's act for a blind or a sighted player.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Help {
    /// The player whom the assistant helps.
    pub player: Color,
    /// True if the player is blind.
    pub blind: bool,
    /// True if the act is among the assistant's duties.
    pub duty: bool,
    /// True if the blind opponent of a sighted player has an assistant.
    pub opponent_assisted: bool,
}

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

/// Returns the additional provision for a ruling on touching, moving or the clock, if a player is
/// blind.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::blind_game::further_provision, Effect, Provision};
/// let made = Effect::MoveCompleted { player: Color::White };
/// assert_eq!(further_provision(&made, [true, false]), None);
/// let started = Effect::ClockStarted { player: Color::Black };
/// assert_eq!(further_provision(&started, [true, false]), Some(Provision::BlindClockStart));
/// ```
pub const fn further_provision(effect: &Effect, blind: [bool; 2]) -> Option<Provision> {
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
