//! Illegal moves that are not corrected because they were noticed too late.

use crate::clocks::time_controls;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_laws::rules::Rule;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::classification::pace;
use touchmove_laws::rules::limited_illegal_move::{Detection, LimitedIllegalMove, StandingMove};
use touchmove_laws::{Article, Edition, Pace, Provision, Reading};

/// Treatment of the moves after an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "rest", rename_all = "snake_case")]
pub enum Rest {
    /// The illegal move was the last move.
    Nothing,
    /// The moves after the illegal move are not audited, because the position is unknown.
    NotExamined,
    /// The moves after the illegal move were audited.
    Examined {
        /// Number of plies recorded after the illegal move.
        since: usize,
        /// Whether the illegal move stands.
        standing: Standing,
        /// The article that decides whether the illegal move stands.
        #[serde(rename = "standing_article")]
        article: Option<Article>,
    },
}

/// Whether an illegal move stands after the opponent's reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The illegal move does not stand: the position before it had to be restored, however late the
    /// move was noticed.
    PutRight,
    /// The illegal move stands in rapid and blitz games with limited supervision. In other games
    /// the position had to be restored. The record does not show which rule applied.
    StoodIfLimited,
}

impl Rest {
    /// Returns the JSON name of the treatment.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Rest::NotExamined.name(), "not_examined");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Rest::Nothing => "nothing",
            Rest::NotExamined => "not_examined",
            Rest::Examined { .. } => "examined",
        }
    }

    /// Returns the article that decides whether the illegal move stands.
    ///
    /// ```
    /// assert!(touchmove_audit::Rest::Nothing.article().is_none());
    /// ```
    pub const fn article(&self) -> Option<Article> {
        match self {
            Rest::Examined { article, .. } => *article,
            Rest::Nothing | Rest::NotExamined => None,
        }
    }
}

impl Standing {
    /// Returns the JSON name.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Standing::PutRight.name(), "put_right");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Standing::PutRight => "put_right",
            Standing::StoodIfLimited => "stood_if_limited",
        }
    }
}

/// Returns whether an illegal move stands if `since` plies follow. `control` is the tag
/// `TimeControl`.
pub(crate) fn examined(
    edition: Edition,
    control: Option<&str>,
    player: Color,
    since: usize,
) -> Rest {
    let control = control.and_then(time_controls);
    let pace = control.filter(|control| !control.is_unknown()).map(|c| pace(edition, &c));
    let regime = match pace {
        Some(Pace::Standard) => Regime::Competition,
        Some(Pace::Blitz) => Regime::Blitz,
        // If the pace is unknown, the rapid rules cover both cases.
        Some(Pace::Rapid) | None => Regime::Rapid,
    };
    let stood = stood(edition, regime, player).filter(|_| regime != Regime::Competition);
    let (standing, article) = match stood {
        Some(article) => (Standing::StoodIfLimited, Some(article)),
        None => (Standing::PutRight, edition.cite(Provision::IllegalMoveCompleted)),
    };
    Rest::Examined { since, standing, article }
}

/// Returns the article by which the move stands under limited supervision.
fn stood(edition: Edition, regime: Regime, player: Color) -> Option<Article> {
    let facts = StandingMove {
        regime,
        reading: Reading::Authentic,
        player,
        noticed: Detection::Claimed,
        replied: true,
        shows: false,
    };
    let rulings = LimitedIllegalMove::Stands(facts).rulings(edition);
    rulings.first().and_then(|ruling| ruling.articles().first().copied())
}
