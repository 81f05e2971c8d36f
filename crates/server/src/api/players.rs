//! Rulings against players through an event.

use crate::api::credentials::arbiter;
use crate::api::extract::In;
use crate::dto::players::PlayerView;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use std::sync::Arc;

/// The players of an event, with the rulings against them in all rounds, in recorded games and at
/// unrecorded boards.
#[utoipa::path(get, path = "/api/competitions/{id}/players", operation_id = "players_of_competition", tag = "competitions",
    params(("id" = String, Path)), security(("seat" = [])), responses(
    (status = 200, body = Vec<PlayerView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn all(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<PlayerView>>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    Ok(Json(registry.players(&competition, &authority).await?))
}
