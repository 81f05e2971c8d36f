//! Whoever connects as a player is present, and has arrived from the first time
//! on.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::games::table::Table;
use std::sync::Arc;
use std::time::Instant;
use touchmove_board::Color;

/// Counts somebody as present for as long as the connection is listened to, and
/// as arrived from the first time on.
pub(crate) async fn while_present(
    table: &Arc<Table>,
    authority: &Authority,
    listening: impl Future<Output = ()>,
) {
    let role = authority.look_up().map_or(Role::Spectator, |access| access.identity.role);
    if role.players().is_empty() {
        return listening.await;
    }
    {
        let _counted = table.present.connect(role);
        arrives(table, authority, role).await;
        table.tell_who_is_present().await;
        listening.await;
    }
    table.tell_who_is_present().await;
}

/// Where players are awaited, connecting is arriving.
async fn arrives(table: &Arc<Table>, authority: &Authority, role: Role) {
    for &player in role.players() {
        let absent = match table.fresh().await {
            Ok(folded) => folded.game.watch().absent[player.index()] && !folded.is_over(),
            Err(_) => false,
        };
        if !absent {
            continue;
        }
        let name = if player == Color::White { "White" } else { "Black" };
        let text = format!("{name} arrives");
        if let Err(problem) = table.submit(authority, &text.into(), None, Instant::now()).await {
            tracing::warn!(game = %table.id, problem = problem.name(), "arrival not taken");
        }
    }
}
