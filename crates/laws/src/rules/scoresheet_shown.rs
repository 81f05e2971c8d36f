//! Requests to see the arbiter's record of a rapid or blitz game. The player with the move may ask
//! five times at most; more is distraction.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-recording | A.2 | A.2 | A.2 | A.2 | A.2 |
//! | rapid-scoresheet-shown | - | - | A.3.2 | A.3.2 | A.4.2 |
//! | blitz-scoresheet-shown | - | - | B.3.2 | B.3.2 | B.2.3 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::arbiter_supervision::Regime;
use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Note, Pace, PenaltyList, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A player asks to see the scoresheet.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ScoresheetShown {
    /// A player asks for the scoresheet. Without an arbiter's record this means a blank sheet.
    Asked {
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// The pace.
        pace: Pace,
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
        /// True if the player has the move.
        has_move: bool,
        /// The number of requests so far, this one included.
        count: u32,
    },
}

impl Rule for ScoresheetShown {
    const ID: RuleId = RuleId::ScoresheetShown;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ScoresheetShown::Asked { penalties, pace, regime, player, has_move, count } => {
                at_most_one(asked(edition, penalties, pace, regime, player, has_move, count))
            }
        }
    }
}

/// The number of requests a player may make.
const AT_MOST: u32 = 5;

fn asked(
    edition: Edition,
    penalties: PenaltyList,
    pace: Pace,
    regime: Regime,
    player: Color,
    has_move: bool,
    count: u32,
) -> Option<Ruling> {
    let provision = match (regime, pace) {
        (Regime::Competition, Pace::Standard) => return None,
        (Regime::Competition, Pace::Rapid) => Provision::RapidScoresheetShown,
        (Regime::Competition, Pace::Blitz) => Provision::BlitzScoresheetShown,
        (Regime::Rapid | Regime::Blitz, _) => {
            let effect = Effect::Noted { what: Note::ScoresheetGiven { player } };
            return Ruling::under(edition, Provision::RapidRecording, effect)
                .filter(|_| may_ask_for_a_sheet(edition));
        }
    };
    if !has_move {
        let effect = Effect::Refused { player, why: Refusal::AsksWithoutTheMove };
        return Ruling::under(edition, provision, effect);
    }
    if count > AT_MOST {
        let effect = Effect::Question { question: Question::ScoresheetAgain { player, penalties } };
        return Ruling::under(edition, provision, effect).map(|r| r.and(Provision::Penalties));
    }
    let effect = Effect::Noted { what: Note::ScoresheetShown { player, times: count } };
    Ruling::under(edition, provision, effect)
}

const fn may_ask_for_a_sheet(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => false,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => true,
    }
}
