//! Presence: a connected player is present. Presence differs from arrival, which a player or an
//! arbiter reports.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::games::live_game::LiveGame;
use std::sync::Arc;

/// Counts the client as present while `listening` runs.
pub(crate) async fn while_present(
    live_game: &Arc<LiveGame>,
    authority: &Authority,
    listening: impl Future<Output = ()>,
) {
    let role = authority.look_up().map_or(Role::Spectator, |access| access.identity.role);
    if role.players().is_empty() {
        return listening.await;
    }
    {
        let _counted = live_game.feeds.present.connect(role);
        live_game.publish_presence().await;
        listening.await;
    }
    live_game.publish_presence().await;
}
