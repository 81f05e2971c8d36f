//! Review of a finished game.

use crate::api::credentials::enter;
use crate::api::extract::In;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use std::sync::Arc;
use touchmove_answers::views::ReviewView;

/// The review of a game. Its players can read it once the game is over, or earlier if they see the
/// moves.
#[utoipa::path(get, path = "/api/games/{id}/review", operation_id = "review_game", tag = "games",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = ReviewView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn review(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<ReviewView>, Problem> {
    enter(&registry, &id, &headers).await?.review(reader(&headers)).await.map(Json)
}
