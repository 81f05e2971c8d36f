//! Where the arbiter keeps the record of a rapid or blitz game, the player who
//! has the move may ask to see it, five times at most. More is distraction.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | rapid-recording | A.2 | A.2 | A.2 | A.2 |
//! | rapid-scoresheet-shown | - | - | A.3.2 | A.4.2 |
//! | blitz-scoresheet-shown | - | - | B.3.2 | B.2.3 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |

use super::supervision::Regime;
use crate::{Edition, Effect, Note, Pace, PenaltyList, Provision, Question, Refusal, Ruling};
use touchmove_board::Color;

/// How often a player may ask.
const AT_MOST: u32 = 5;

/// The ruling on a player who asks for the scoresheet for the how-many-th
/// time. Without an arbiter's record it is a sheet to write on that is asked
/// for.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{scoresheet_shown::asked, supervision::Regime};
/// use touchmove_laws::{Edition, Pace, PenaltyList};
///
/// let name = |count| {
///     let (rapid, full) = (Pace::Rapid, Regime::Competition);
///     let penalties = PenaltyList::usual(Edition::Fide2023);
///     let ruling = asked(penalties, rapid, full, Color::White, true, count);
///     ruling.unwrap().effect().name()
/// };
/// assert_eq!([name(5), name(6)], ["noted", "question"]);
/// ```
pub fn asked(
    penalties: PenaltyList,
    pace: Pace,
    regime: Regime,
    player: Color,
    has_move: bool,
    count: u32,
) -> Option<Ruling> {
    let edition = penalties.edition;
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
        Edition::Fide2018 | Edition::Fide2023 => true,
    }
}
