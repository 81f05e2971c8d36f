//! Seats: listing, issuing and revoking them.

use crate::api::credentials::enter;
use crate::api::extract::{Body, In};
use crate::dto::seats::{NewSeat, SeatLink, SeatView};
use crate::games::view::View;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;

/// The seats of a game, for its arbiter.
#[utoipa::path(get, path = "/api/games/{id}/seats", operation_id = "seats_of_game", tag = "seats", params(("id" = String, Path)),
    security(("seat" = [])), responses(
    (status = 200, body = Vec<SeatView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn list(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<SeatView>>, Problem> {
    enter(&registry, &id, &headers).await?.seats().await.map(Json)
}

/// Issue a seat. An arbiter may issue any seat. In a game without an arbiter, a player may issue a
/// new link for their own seat.
#[utoipa::path(post, path = "/api/games/{id}/seats", operation_id = "issue_seat", tag = "seats", params(("id" = String, Path)),
    request_body = NewSeat, security(("seat" = [])), responses(
    (status = 201, body = SeatLink),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn issue(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewSeat>,
) -> Result<(StatusCode, Json<SeatLink>), Problem> {
    let View { live_game, authority } = enter(&registry, &id, &headers).await?;
    let issued = live_game.issue(&authority, new.role, new.name.as_deref()).await?;
    let page = registry.site.game(live_game.id.as_str());
    Ok((StatusCode::CREATED, Json(SeatLink::of(&page, &issued))))
}

/// Revoke a seat; its link stops working.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}", operation_id = "revoke_seat", tag = "seats",
    params(("id" = String, Path), ("seat" = String, Path)), security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn revoke(
    State(registry): State<Arc<Registry>>,
    In((id, seat)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let View { live_game, authority } = enter(&registry, &id, &headers).await?;
    live_game.revoke(&authority, &seat).await?;
    Ok(StatusCode::NO_CONTENT)
}
