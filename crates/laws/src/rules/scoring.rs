//! The points for a game.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | points | 11.1 | 10.1 | 10.1 | 10.1 | 10.1 |
//! | points-total | - | - | 10.2 | 10.2 | 10.2 |

use super::{Rule, RuleId, note_under, refuse_under};
use crate::{Edition, Note, Outcome, Points, Provision, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// A score that differs from the points of the event.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Scoring {
    /// A player was absent or too late, and the game was won by forfeit.
    Unplayed,
    /// The arbiter gives or takes a number of points that no result of a game can give.
    NoSuchScore {
        /// The player.
        player: Color,
        /// The number of half points.
        halves: u32,
    },
}

impl Rule for Scoring {
    const ID: RuleId = RuleId::Scoring;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Scoring::Unplayed => note_under(edition, Provision::Points, Note::Unplayed),
            Scoring::NoSuchScore { player, halves } => {
                let why = Refusal::NoSuchScore { halves };
                refuse_under(edition, Provision::PointsTotal, player, why)
            }
        }
    }
}

/// Returns the half points of White and Black.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::scoring::scored, Outcome, Points};
/// assert_eq!(scored(Points::USUAL, Outcome::win(Color::Black)), [0, 2]);
/// ```
pub fn scored(points: Points, outcome: Outcome) -> [u32; 2] {
    Color::ALL.map(|player| points.of(outcome.score(player)))
}

/// True if an arbiter may give this score. From 2018 on the total may not exceed the normal total
/// of a game.
///
/// ```
/// use touchmove_laws::rules::scoring::is_allowed;
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
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => {
            let [white, black] = scored(points, outcome);
            white.saturating_add(black) <= normal_total(points)
        }
    }
}

/// Returns the half points of White and Black after penalties. `change` holds the half points added
/// to White and to Black. A player never scores more than a win or less than zero. From 2018 on the
/// total stays within the normal total of a game, and each score must be a normal one.
///
/// ```
/// use touchmove_laws::rules::scoring::changed;
/// use touchmove_laws::{Edition, Outcome, Points};
///
/// let changed = |edition, by| changed(edition, Points::USUAL, Outcome::DRAW, by);
/// assert_eq!(changed(Edition::Fide2014, [-1, 1]), [0, 2]);
/// assert_eq!(changed(Edition::Fide2014, [0, 1]), [1, 2]);
/// assert_eq!(changed(Edition::Fide2023, [0, 1]), [1, 1]);
/// ```
pub fn changed(edition: Edition, points: Points, outcome: Outcome, change: [i32; 2]) -> [u32; 2] {
    let usual = scored(points, outcome);
    let most = points.win.max(points.draw);
    let by = |i: usize| {
        let (score, change) = (usual.get(i).copied(), change.get(i).copied());
        score.unwrap_or_default().saturating_add_signed(change.unwrap_or_default()).min(most)
    };
    let changed = [by(0), by(1)];
    let allowed = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => is_normal(points, changed),
    };
    if allowed { changed } else { without_more(points, usual, changed) }
}

/// True if adding or removing this number of half points can turn one normal score into another.
/// Before 2018 any number is possible.
///
/// ```
/// use touchmove_laws::{rules::scoring::is_a_step, Edition, Points};
///
/// let football = Points { win: 6, draw: 2, loss: 0 };
/// assert!(is_a_step(Edition::Fide2023, Points::USUAL, 1));
/// assert!(!is_a_step(Edition::Fide2023, football, 1));
/// assert!(is_a_step(Edition::Fide2014, football, 1));
/// ```
pub fn is_a_step(edition: Edition, points: Points, halves: u32) -> bool {
    let scores = [points.win, points.draw, points.loss];
    let steps = || scores.iter().flat_map(|a| scores.iter().map(move |b| a.abs_diff(*b)));
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => steps().any(|step| step == halves),
    }
}

/// True if a game can normally give these scores.
fn is_normal(points: Points, scored: [u32; 2]) -> bool {
    let single = [points.win, points.draw, points.loss, 0];
    let [white, black] = scored;
    let total = white.saturating_add(black) <= normal_total(points);
    total && scored.iter().all(|score| single.contains(score))
}

/// Returns the maximum normal total of both players.
fn normal_total(points: Points) -> u32 {
    points.win.saturating_add(points.loss).max(points.draw.saturating_mul(2))
}

/// Returns the scores with the deductions but without the gains. If the deductions do not lead to a
/// normal score, the scores are the usual ones.
fn without_more(points: Points, usual: [u32; 2], changed: [u32; 2]) -> [u32; 2] {
    // The lower of both scores keeps every deduction and drops every gain.
    let [white, black] = changed;
    let [usual_white, usual_black] = usual;
    let fewer = [white.min(usual_white), black.min(usual_black)];
    if is_normal(points, fewer) { fewer } else { usual }
}
