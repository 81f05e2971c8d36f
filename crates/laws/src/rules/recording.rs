//! Recording the moves. Both players write the moves of both sides as they are made. They write
//! their own move before they make the next one. Players also write draw offers, with their sign,
//! and nothing else. A player short of time need not write for the rest of the period.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | recording-moves | 8.1 | 8.1.a | 8.1.1 | 8.1.1 | 8.1.1 |
//! | recording-in-advance | 8.1 | 8.1.a | 8.1.2 | 8.1.2 | 8.1.2 |
//! | record-before-next-move | 8.1 | 8.1.c | 8.1.3 | 8.1.3 | 8.1.3 |
//! | recording-draw-offer | 8.1 | 8.1.d | 8.1.5 | 8.1.5 | 8.1.5 |
//! | scoresheet-use | 12.4 | 8.1.b | 8.1.4 | 8.1.4 | 8.1.4 |
//! | assistant-for-recording | 8.1 | 8.1.e | 8.1.6 | 8.1.6 | 8.1.6 |
//! | recording-under-five-minutes | 8.4 | 8.4 | 8.4 | 8.4 | 8.4 |
//! | draw-offer-recorded | 9.1.b(2) | 9.1.b(2) | 9.1.2.2 | 9.1.2.2 | 9.1.2.2 |
//! | piece-letters | C.1 | C.1 | C.1 | C.1 | C.1 |
//! | pawns-without-letter | C.4 | C.4 | C.4 | C.4 | C.4 |
//! | square-names | C.5 | C.5 | C.5 | C.5 | C.5 |
//! | move-notation | C.8 | C.8 | C.8 | C.8 | C.8 |
//! | capture-notation | C.9 | C.9 | C.9 | C.9 | C.9 |
//! | disambiguation | C.10 | C.10 | C.10 | C.10 | C.10 |
//! | promotion-notation | C.12 | C.11 | C.11 | C.11 | C.11 |
//! | draw-offer-notation | C.13 | C.12 | C.12 | C.12 | C.12 |
//! | abbreviations | C.13 | C.13 | C.13 | C.13 | C.13 |
//! | notation-required | C | C | C | C | C |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, at_most_one, rule_under};
use crate::{Edition, Effect, Note, Offence, Pace, PenaltyList, Provision, Question, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A player's recording of the moves.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Recording {
    /// A player makes a move with gaps on the scoresheet.
    OnMoving(Sheet),
    /// A player writes a move before making it, other than to claim a draw or to seal it.
    InAdvance {
        /// The player.
        player: Color,
        /// The number of the move.
        number: u32,
    },
    /// A player writes something wrong.
    Written {
        /// The player.
        player: Color,
        /// The fault.
        fault: Fault,
    },
    /// An assistant writes for a player, and the arbiter adjusts the clock. From 2014 on a player
    /// with a disability does not lose time.
    ByAssistant {
        /// The player.
        player: Color,
    },
    /// A player does not record the moves. The arbiter decides, unless the player is short of time.
    NotKept {
        /// The player.
        player: Color,
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// True if the player is short of time in this period.
        short_of_time: bool,
    },
    /// A player loses time for an assistant who writes.
    AssistantCosts {
        /// The player.
        player: Color,
        /// The time that the player loses.
        ms: Millis,
    },
}

impl Rule for Recording {
    const ID: RuleId = RuleId::Recording;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Recording::OnMoving(facts) => on_moving(edition, facts),
            Recording::InAdvance { player, number } => noted(
                edition,
                Provision::RecordingInAdvance,
                Note::WrittenInAdvance { player, number },
            ),
            Recording::Written { player, fault } => written(edition, player, fault),
            Recording::ByAssistant { player } => {
                let effect = Effect::Question { question: Question::RecordingAssistant { player } };
                rule_under(edition, Provision::AssistantForRecording, effect)
            }
            Recording::NotKept { player, short_of_time: true, .. } => {
                noted(edition, Provision::RecordingUnderFiveMinutes, Note::NeedNotWrite { player })
            }
            Recording::NotKept { player, penalties, .. } => {
                let offence = Offence::NotRecording;
                let question = Question::Offence { player, offence, penalties };
                let effect = Effect::Question { question };
                let ruling = Ruling::under(edition, Provision::RecordingMoves, effect);
                at_most_one(ruling.map(|ruling| ruling.and(Provision::Penalties)))
            }
            Recording::AssistantCosts { player, ms } => {
                let effect = Effect::TimeRemoved { player, ms };
                rule_under(edition, Provision::AssistantForRecording, effect)
            }
        }
    }
}

/// A player with less time than this left in a period need not write.
const SHORT: Millis = Millis::minutes(5);
/// With at least this increment every move must be written.
const ENOUGH_ADDED: Millis = Millis::seconds(30);

/// True if a player with this time left need not write for the rest of the period.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::rules::recording::is_short_of_time;
/// assert!(is_short_of_time(Millis::new(299_999), Millis::seconds(29)));
/// assert!(!is_short_of_time(Millis::minutes(5), Millis::ZERO));
/// assert!(!is_short_of_time(Millis::minutes(1), Millis::seconds(30)));
/// ```
pub fn is_short_of_time(left: Millis, added: Millis) -> bool {
    short_of_time(added).is_some_and(|limit| left < limit)
}

/// Returns the time below which a player need not write. `None` if the increment is so large that
/// every move must be written.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::rules::recording::short_of_time;
/// assert_eq!(short_of_time(Millis::seconds(10)), Some(Millis::minutes(5)));
/// assert_eq!(short_of_time(Millis::seconds(30)), None);
/// ```
pub fn short_of_time(added: Millis) -> Option<Millis> {
    (added < ENOUGH_ADDED).then_some(SHORT)
}

/// The gaps on a player's scoresheet at the moment of making a move.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Sheet {
    /// The player.
    pub player: Color,
    /// The number of the player's own last move, if it is not written.
    pub last: Option<u32>,
    /// The number of an earlier move, if one is not written.
    pub earlier: Option<u32>,
    /// True if a draw offer should have been written and is missing.
    pub offer: bool,
    /// True if the player is short of time in this period.
    pub short_of_time: bool,
}

fn on_moving(edition: Edition, sheet: Sheet) -> Vec<Ruling> {
    let Sheet { player, .. } = sheet;
    let unwritten = sheet.last.is_some() || sheet.earlier.is_some();
    let mut rulings = match sheet.short_of_time {
        true if unwritten => {
            noted(edition, Provision::RecordingUnderFiveMinutes, Note::NeedNotWrite { player })
        }
        true => Vec::new(),
        false => moves_unwritten(edition, sheet),
    };
    if sheet.offer && !(sheet.short_of_time && frees_from_offers(edition)) {
        rulings.extend(offer_unwritten(edition, sheet));
    }
    rulings
}

fn moves_unwritten(edition: Edition, sheet: Sheet) -> Vec<Ruling> {
    let Sheet { player, .. } = sheet;
    let last = sheet.last.map(|number| Note::LastMoveUnwritten { player, number });
    let earlier = sheet.earlier.map(|number| Note::EarlierMoveUnwritten { player, number });
    let last = last.map(|what| noted(edition, Provision::RecordBeforeNextMove, what));
    let earlier = earlier.map(|what| noted(edition, Provision::RecordingMoves, what));
    [last, earlier].into_iter().flatten().flatten().collect()
}

/// True if a player short of time need not record draw offers either. Since 2018 such a player may
/// omit only the moves.
const fn frees_from_offers(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => false,
    }
}

fn offer_unwritten(edition: Edition, sheet: Sheet) -> Option<Ruling> {
    let effect = Effect::Noted { what: Note::OfferUnwritten { player: sheet.player } };
    let ruling = Ruling::under(edition, Provision::RecordingDrawOffer, effect);
    let ruling = ruling.map(|ruling| ruling.and(Provision::DrawOfferRecorded))?;
    // That article frees from writing the moves only.
    let short = sheet.short_of_time;
    Some(if short { ruling.and(Provision::RecordingUnderFiveMinutes) } else { ruling })
}

/// A fault in what the player wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A move that differs from the one made, with its number.
    Otherwise(u32),
    /// A notation other than the algebraic notation.
    OtherNotation,
    /// Text that does not belong on a scoresheet.
    Misuse,
}

fn written(edition: Edition, player: Color, fault: Fault) -> Vec<Ruling> {
    let (provision, what) = match fault {
        Fault::Otherwise(number) => {
            (Provision::RecordingMoves, Note::WrittenOtherwise { player, number })
        }
        Fault::OtherNotation => (Provision::NotationRequired, Note::OtherNotation { player }),
        Fault::Misuse => (Provision::ScoresheetUse, Note::ScoresheetMisused { player }),
    };
    noted(edition, provision, what)
}

fn noted(edition: Edition, provision: Provision, what: Note) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Noted { what })
}

/// True if players must record the moves.
///
/// ```
/// use touchmove_laws::{rules::recording::is_required, Edition, Pace};
/// assert!(is_required(Edition::Fide2023, Pace::Standard));
/// assert!(!is_required(Edition::Fide2023, Pace::Blitz));
/// ```
pub fn is_required(edition: Edition, pace: Pace) -> bool {
    pace == Pace::Standard && edition.cite(Provision::RecordingMoves).is_some()
}
