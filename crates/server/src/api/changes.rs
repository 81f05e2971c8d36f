//! Corrections of a round after it was set up.

use crate::api::credentials::arbiter;
use crate::api::extract::{Body, In};
use crate::dto::boards::Board;
use crate::dto::changes::{BoardChange, RoundChange};
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;

/// Correct a board. Names can be corrected at any time, other fields only before the game. The
/// previous values stay on record.
#[utoipa::path(patch, path = "/api/competitions/{id}/boards/{game}", operation_id = "change_board", tag = "competitions",
    params(("id" = String, Path), ("game" = String, Path)), request_body = BoardChange,
    security(("seat" = [])), responses(
    (status = 200, body = Board),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn board(
    State(registry): State<Arc<Registry>>,
    In((id, game)): In<(String, String)>,
    headers: HeaderMap,
    Body(change): Body<BoardChange>,
) -> Result<Json<Board>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    Ok(Json(registry.change_board(&competition, &authority, &game, &change).await?))
}

/// Remove a board from its round, before the game.
#[utoipa::path(delete, path = "/api/competitions/{id}/boards/{game}", operation_id = "remove_board", tag = "competitions",
    params(("id" = String, Path), ("game" = String, Path)), security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn remove(
    State(registry): State<Arc<Registry>>,
    In((id, game)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    registry.remove_board(&competition, &authority, &game).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Change the regulations of a round, before its first game.
#[utoipa::path(patch, path = "/api/competitions/{id}/rounds/{round}", operation_id = "change_round", tag = "competitions",
    params(("id" = String, Path), ("round" = String, Path)), request_body = RoundChange,
    security(("seat" = [])), responses(
    (status = 200, body = Vec<Board>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn round(
    State(registry): State<Arc<Registry>>,
    In((id, round)): In<(String, String)>,
    headers: HeaderMap,
    Body(change): Body<RoundChange>,
) -> Result<Json<Vec<Board>>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    Ok(Json(registry.change_round(&competition, &authority, &round, &change).await?))
}
