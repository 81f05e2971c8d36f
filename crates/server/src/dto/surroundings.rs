//! What is around a board and not in the game.

use crate::access::seats::Role;
use crate::games::live_game::LiveGame;
use crate::games::rematch::Proposed;
use serde::Serialize;
use utoipa::ToSchema;

/// Who is at the board, and what is proposed there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AroundView {
    /// Whether White and Black are connected.
    pub present: [bool; 2],
    /// Another game, when this one is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<RematchView>,
}

/// Another game that a player proposes.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RematchView {
    /// Who proposes it.
    pub by: String,
    /// The page of the opponent's seat, for the opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
}

impl AroundView {
    pub(crate) fn of(live_game: &LiveGame, role: Role) -> AroundView {
        let rematch = live_game.rematch.proposed().map(|proposed| RematchView::of(proposed, role));
        AroundView { present: live_game.present.players(), rematch }
    }
}

impl RematchView {
    fn of(proposed: Proposed, role: Role) -> RematchView {
        let is_for = role.players() == [proposed.by.other()];
        RematchView { by: proposed.by.to_string(), link: Some(proposed.link).filter(|_| is_for) }
    }
}
