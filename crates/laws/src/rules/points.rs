//! What a game scores.
//!
//! | provision | 2009 | 2014 | 2023 |
//! | --- | --- | --- | --- |
//! | points | 11.1 | 10.1 | 10.1 |
//! | points-total | - | - | 10.2 |

use crate::{Edition, Outcome, Points};
use touchmove_board::Color;

/// Half points for White and Black.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::points::scored, Outcome, Points};
/// assert_eq!(scored(Points::USUAL, Outcome::win(Color::Black)), [0, 2]);
/// ```
pub fn scored(points: Points, outcome: Outcome) -> [u32; 2] {
    Color::ALL.map(|player| points.of(outcome.score(player)))
}

/// Whether an arbiter may give this score: from 2018 on the total of a game
/// never exceeds what a game normally gives.
///
/// ```
/// use touchmove_laws::rules::points::is_allowed;
/// use touchmove_laws::{Edition, Outcome, Points, Score};
///
/// let both_win = Outcome { white: Score::Win, black: Score::Win };
/// assert!(is_allowed(Edition::Fide2014, Points::USUAL, both_win));
/// assert!(!is_allowed(Edition::Fide2023, Points::USUAL, both_win));
/// ```
pub fn is_allowed(edition: Edition, points: Points, outcome: Outcome) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2023 => {
            let most = (points.win + points.loss).max(2 * points.draw);
            scored(points, outcome).iter().sum::<u32>() <= most
        }
    }
}
