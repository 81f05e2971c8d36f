//! Result slip of a board: reading and signing it.

use crate::api::credentials::enter_seated;
use crate::api::extract::{Body, In};
use crate::dto::result_slip::{Signature, SlipView};
use crate::games::view::View;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use std::sync::Arc;

/// The result slip of a board, for its players.
#[utoipa::path(get, path = "/api/games/{id}/slip", operation_id = "result_slip", tag = "competitions",
    params(("id" = String, Path)), security(("seat" = [])), responses(
    (status = 200, body = SlipView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn slip(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<SlipView>, Problem> {
    let View { live_game, authority } = enter_seated(&registry, &id, &headers).await?;
    Ok(Json(registry.slip(&live_game, &authority).await?))
}

/// Sign the result of a game on a wooden board. The result is final once both players have signed
/// the same result. If they sign different results, the arbiter is called.
#[utoipa::path(post, path = "/api/games/{id}/slip", operation_id = "sign_result", tag = "competitions",
    params(("id" = String, Path)), request_body = Signature, security(("seat" = [])), responses(
    (status = 200, body = SlipView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn sign(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<Signature>,
) -> Result<Json<SlipView>, Problem> {
    let View { live_game, authority } = enter_seated(&registry, &id, &headers).await?;
    registry.sign(&live_game, &authority, &new).await?;
    Ok(Json(registry.slip(&live_game, &authority).await?))
}
