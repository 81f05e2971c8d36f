//! Admission: with the secret of a seat, or as a spectator.

use super::Registry;
use crate::access::authority::Authority;
use crate::games::live_game::LiveGame;
use crate::problem::Problem;
use std::sync::Arc;

/// Admits a client to a game. Arbiters of the game's competition are arbiters of the game.
pub(crate) async fn enter(
    registry: &Arc<Registry>,
    live_game: &LiveGame,
    secret: Option<&str>,
) -> Result<Authority, Problem> {
    let refused = match live_game.register.admit(secret) {
        Ok(authority) => return Ok(authority),
        Err(refused) => refused,
    };
    let (Some(secret), Some(competition)) = (secret, &live_game.competition) else {
        return Err(refused);
    };
    let competition = registry.competition(competition).await?;
    Ok(competition.register.admit(Some(secret))?.at(&live_game.register))
}
