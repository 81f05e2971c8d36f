//! The arbiter's penalties, in the order in which the edition lists them.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | penalties | 13.4 | 12.9 | 12.9 |
//! | penalty-opponent-points | 13.4.f | 12.9.d | 12.9.4 |
//! | penalty-fewer-points | 13.4.e | 12.9.e | 12.9.5 |
//! | penalty-fine | - | 12.9.g | 12.9.7 |
//! | penalty-exclusion | - | - | 12.9.8 |
//! | penalty-expulsion | 13.4.g | 12.9.h | 12.9.9 |

use crate::{Answer, Edition, Effect, Penalty, Provision, Refusal, Ruling, Score};
use touchmove_board::Color;

/// The edition's list for an offender. With the loss of the game the arbiter
/// decides what the opponent scores.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::penalties::list, Answer, Edition, Score};
///
/// let fifth = |edition| list(edition, Color::White)[4];
/// let lost = Answer::DeclaresLostScoring(Color::White, Score::Draw);
/// assert_eq!(fifth(Edition::Fide2009), lost);
/// assert_eq!(fifth(Edition::Fide2023), Answer::TakesPoints(Color::White));
/// assert_eq!(list(Edition::Fide2023, Color::White).len(), 11);
/// ```
pub fn list(edition: Edition, offender: Color) -> Vec<Answer> {
    let opponent = offender.other();
    let mut all =
        vec![Answer::Warns(offender), Answer::GivesTime(opponent), Answer::TakesTime(offender)];
    let loss = lost(offender);
    let points = [Answer::GivesPoints(opponent), Answer::TakesPoints(offender)];
    match edition {
        Edition::FinnishBlitz2008 => {
            let lost = Answer::DeclaresLost(offender);
            return vec![Answer::Warns(offender), lost, Answer::Excludes(offender)];
        }
        Edition::Fide2009 | Edition::Finland2009 => {
            all.extend(loss);
            all.extend(points.into_iter().rev());
        }
        Edition::Fide2014 | Edition::Fide2023 | Edition::Casual => {
            all.extend(points);
            all.extend(loss);
            all.push(Answer::Fines(offender));
        }
    }
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => {}
        Edition::Fide2023 => all.push(Answer::Excludes(offender)),
    }
    all.push(Answer::Expels(offender));
    all
}

/// What can be done about a refusal to comply. One that goes on loses the
/// game (in 2009 it may), and what the opponent scores is the arbiter's to say.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::penalties::for_refusal, Edition};
///
/// let options = |edition, count| for_refusal(edition, Color::Black, count).len();
/// assert_eq!(options(Edition::Fide2023, 1), 11);
/// assert_eq!(options(Edition::Fide2023, 2), 3);
/// assert_eq!(options(Edition::Fide2009, 2), 9);
/// ```
pub fn for_refusal(edition: Edition, player: Color, count: u32) -> Vec<Answer> {
    let prescribed = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            false
        }
        Edition::Fide2014 | Edition::Fide2023 => count > 1,
    };
    if prescribed { lost(player).into() } else { list(edition, player) }
}

/// The game is lost, and the opponent gets a win, a draw or a loss.
const fn lost(player: Color) -> [Answer; 3] {
    [
        Answer::DeclaresLost(player),
        Answer::DeclaresLostScoring(player, Score::Draw),
        Answer::DeclaresLostScoring(player, Score::Loss),
    ]
}

/// A penalty that shows only in what is scored, paid or played later.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::penalties::imposed, Edition, Penalty};
///
/// let name = |edition| {
///     imposed(edition, Color::White, Penalty::Exclusion).unwrap().effect().name()
/// };
/// assert_eq!(name(Edition::Fide2014), "refused");
/// assert_eq!(name(Edition::Fide2023), "penalty");
/// ```
pub fn imposed(edition: Edition, offender: Color, kind: Penalty) -> Option<Ruling> {
    let provision = match kind {
        Penalty::OpponentPoints { .. } => Provision::PenaltyOpponentPoints,
        Penalty::FewerPoints { .. } => Provision::PenaltyFewerPoints,
        Penalty::Fine => Provision::PenaltyFine,
        Penalty::Exclusion => Provision::PenaltyExclusion,
        Penalty::Expulsion => Provision::PenaltyExpulsion,
    };
    let effect = Effect::Penalty { player: offender, kind: kind.clone() };
    Ruling::under(edition, provision, effect).or_else(|| {
        let why = Refusal::NotOnTheList { penalty: kind };
        Ruling::under(edition, Provision::Penalties, Effect::Refused { player: offender, why })
    })
}
