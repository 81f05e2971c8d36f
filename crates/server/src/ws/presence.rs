//! Whoever is connected as a player is present. Whether a player has arrived is another thing:
//! that is said, by the player or by an arbiter.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::games::live_game::LiveGame;
use std::sync::Arc;

/// Counts somebody as present for as long as the connection is listened to.
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
        let _counted = live_game.present.connect(role);
        live_game.publish_presence().await;
        listening.await;
    }
    live_game.publish_presence().await;
}
