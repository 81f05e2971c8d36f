//! Illegal moves that stand because they were noticed too late.

use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::PlayerTimeControls;
use touchmove_laws::rules::Rule;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::classification::pace;
use touchmove_laws::rules::limited_illegal_move::{Detection, LimitedIllegalMove, StandingMove};
use touchmove_laws::{Article, Edition, Pace, Provision, Reading};

/// The moves after an illegal move, and the article that applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "rest", rename_all = "snake_case")]
pub enum Rest {
    /// The illegal move was the last move.
    Nothing,
    /// The position after it is unknown.
    NotExamined,
    /// The later moves were audited.
    Examined {
        /// Number of plies recorded after it.
        since: usize,
        /// The standing of the illegal move.
        standing: Standing,
        /// The article that decides it.
        #[serde(rename = "standing_article")]
        article: Option<Article>,
    },
}

/// The standing of an illegal move after the opponent's reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The position before it had to be restored at any time.
    PutRight,
    /// It stood in rapid or blitz with limited supervision. In other games the position had to be
    /// restored. The record does not show which applies.
    StoodIfLimited,
}

impl Rest {
    /// Returns the name used in JSON.
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

    /// Returns the article on the standing of the move.
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
    /// Returns the name used in JSON.
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

/// Returns the standing of an illegal move with `since` later plies. `control` is the tag
/// `TimeControl`.
pub(crate) fn examined(
    edition: Edition,
    control: Option<&str>,
    player: Color,
    since: usize,
) -> Rest {
    let control = control.and_then(|text| PlayerTimeControls::parse_field(text).ok());
    let pace = control.filter(|control| !control.is_unknown()).map(|c| pace(edition, &c));
    let regime = match pace {
        Some(Pace::Standard) => Regime::Competition,
        Some(Pace::Blitz) => Regime::Blitz,
        // Unknown pace: the rapid rules cover both cases.
        Some(Pace::Rapid) | None => Regime::Rapid,
    };
    let stood = stood(edition, regime, player).filter(|_| regime != Regime::Competition);
    let (standing, article) = match stood {
        Some(article) => (Standing::StoodIfLimited, Some(article)),
        None => (Standing::PutRight, edition.cite(Provision::IllegalMoveCompleted)),
    };
    Rest::Examined { since, standing, article }
}

/// Returns the article that lets the move stand under limited supervision.
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
