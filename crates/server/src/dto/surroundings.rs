//! Surroundings of a board: connected players and rematch proposals, which are not part of the
//! game.

use crate::access::seats::Role;
use crate::games::live_game::LiveGame;
use crate::games::rematch::Proposed;
use serde::Serialize;
use utoipa::ToSchema;

/// Connected players and a rematch proposal.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AroundView {
    /// True for White and Black if connected.
    pub present: [bool; 2],
    /// A rematch proposal, once this game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchView>,
}

/// A player's rematch proposal.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RematchView {
    /// The player who proposes the rematch.
    pub by: String,
    /// The page of the opponent's seat, for the opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

impl AroundView {
    pub(crate) fn of(live_game: &LiveGame, role: Role) -> AroundView {
        let rematch = live_game.rematch.proposed().map(|proposed| RematchView::of(proposed, role));
        AroundView { present: live_game.present(), rematch }
    }
}

impl RematchView {
    fn of(proposed: Proposed, role: Role) -> RematchView {
        let is_for = role.players() == [proposed.by.other()];
        RematchView { by: proposed.by.to_string(), link: Some(proposed.link).filter(|_| is_for) }
    }
}
