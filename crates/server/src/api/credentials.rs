//! Credentials of a request: admits the client to a game or competition.

use crate::access::authority::Authority;
use crate::access::creation_policy::CreationRequest;
use crate::access::limits::Client;
use crate::api::extract::secret;
use crate::games::view::View;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::registry::admission;
use crate::registry::competition::Competition;
use crate::session_clock::wall;
use axum::http::HeaderMap;
use std::sync::Arc;

/// # Errors
/// If the client may not create games here.
pub(crate) fn may_create(
    registry: &Registry,
    client: Client,
    headers: &HeaderMap,
) -> Result<(), Problem> {
    let asking = CreationRequest { here: client.here, secret: secret(headers), now: wall() };
    registry.creation_policy.look_up(&asking)
}

/// The game as the client may see it.
pub(crate) async fn enter(
    registry: &Arc<Registry>,
    id: &str,
    headers: &HeaderMap,
) -> Result<View, Problem> {
    let live_game = registry.live_game(id).await?;
    let authority = admission::enter(registry, &live_game, secret(headers)).await?;
    Ok(View::new(live_game, &authority))
}

/// The game as a client with a seat may see it.
pub(crate) async fn enter_seated(
    registry: &Arc<Registry>,
    id: &str,
    headers: &HeaderMap,
) -> Result<View, Problem> {
    // A missing game is reported before a missing secret, so that every client learns of a
    // deletion.
    registry.live_game(id).await?;
    secret(headers).ok_or_else(Problem::no_secret)?;
    enter(registry, id, headers).await
}

/// The competition and the client's authority there.
pub(crate) async fn enter_competition(
    registry: &Arc<Registry>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Competition>, Authority), Problem> {
    let competition = registry.competition(id).await?;
    let authority = competition.register.admit(secret(headers))?;
    Ok((competition, authority))
}

/// The competition and an arbiter's authority there.
pub(crate) async fn arbiter(
    registry: &Arc<Registry>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Competition>, Authority), Problem> {
    registry.competition(id).await?;
    secret(headers).ok_or_else(Problem::no_secret)?;
    let (competition, authority) = enter_competition(registry, id, headers).await?;
    authority.require_arbiter()?;
    Ok((competition, authority))
}
