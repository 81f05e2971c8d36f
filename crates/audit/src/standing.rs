//! Whether an illegal move stood that nobody noticed.

use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::PlayerTimeControls;
use touchmove_laws::rules::Rule;
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::classification::pace;
use touchmove_laws::rules::limited_illegal_move::{LimitedIllegalMove, Noticed, StandingMove};
use touchmove_laws::{Article, Edition, Pace, Provision, Reading};

/// What became of a record after an illegal move, and what the Laws say of that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "rest", rename_all = "snake_case")]
pub enum Rest {
    /// It was the last move.
    Nothing,
    /// Nobody can tell what stood on the board then.
    NotExamined,
    /// Play went on, and was examined.
    Examined {
        /// Half moves in the record since.
        since: usize,
        /// Whether the move stood.
        standing: Standing,
        /// The article that says so.
        #[serde(rename = "standing_article")]
        article: Option<Article>,
    },
}

/// Whether an illegal move stood once the opponent had moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The position before it should have been put back whenever it was found.
    PutRight,
    /// It stood if this was rapid or blitz with limited supervision; the record
    /// does not say. Else as above.
    StoodIfLimited,
}

impl Rest {
    /// Its name, as in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Rest::NotExamined.id(), "not_examined");
    /// ```
    pub const fn id(&self) -> &'static str {
        match self {
            Rest::Nothing => "nothing",
            Rest::NotExamined => "not_examined",
            Rest::Examined { .. } => "examined",
        }
    }

    /// The article on whether the move stood.
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
    /// Its name, as in JSON.
    ///
    /// ```
    /// assert_eq!(touchmove_audit::Standing::PutRight.id(), "put_right");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Standing::PutRight => "put_right",
            Standing::StoodIfLimited => "stood_if_limited",
        }
    }
}

/// What the Laws say of an illegal move after which `since` half moves were
/// played, in a game with that `TimeControl`, where there is one.
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
        // Nobody knows: the rules of rapid say what holds for both.
        Some(Pace::Rapid) | None => Regime::Rapid,
    };
    let stood = stood(edition, regime, player).filter(|_| regime != Regime::Competition);
    let (standing, article) = match stood {
        Some(article) => (Standing::StoodIfLimited, Some(article)),
        None => (Standing::PutRight, edition.cite(Provision::IllegalMoveCompleted)),
    };
    Rest::Examined { since, standing, article }
}

/// The article by which the move stands under limited supervision.
fn stood(edition: Edition, regime: Regime, player: Color) -> Option<Article> {
    let facts = StandingMove {
        regime,
        reading: Reading::Authentic,
        player,
        noticed: Noticed::Claimed,
        replied: true,
        shows: false,
    };
    let rulings = LimitedIllegalMove::Stands(facts).rulings(edition);
    rulings.first().and_then(|ruling| ruling.articles().first().copied())
}
