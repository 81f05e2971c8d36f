//! Seats: who has which, giving out new ones, taking them back.

use super::extract::{Body, In};
use super::games::{SeatLink, enter};
use crate::hall::Hall;
use crate::problem::{Problem, ProblemDetails};
use crate::seats::{Role, Seat};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A seat as an arbiter sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The seat.
    pub seat: String,
    /// Who sits there.
    pub role: String,
    /// The name it was given out to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether its link opens nothing any more.
    pub revoked: bool,
}

impl SeatView {
    pub(crate) fn of(seat: &Seat) -> SeatView {
        SeatView {
            seat: seat.id.clone(),
            role: seat.role.word().to_owned(),
            name: seat.name.clone(),
            revoked: seat.revoked,
        }
    }
}

/// A seat to give out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who is to sit there. A player's seat replaces the one given out before.
    pub role: Role,
    /// For whom it is.
    pub name: Option<String>,
}

/// The seats of a game, for its arbiter.
#[utoipa::path(get, path = "/api/games/{id}/seats", operation_id = "seats_of_game", tag = "seats", params(("id" = String, Path)),
    security(("seat" = [])), responses(
    (status = 200, body = Vec<SeatView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn list(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<SeatView>>, Problem> {
    let (table, looker) = enter(&hall, &id, &headers).await?;
    looker.is_arbiter()?;
    let folded = table.fresh().await?;
    Ok(Json(folded.seats.iter().map(SeatView::of).collect()))
}

const LONGEST_NAME: usize = 200;

/// Give out a seat. An arbiter may, and a player of a game without one may give
/// out a new link for the own seat.
#[utoipa::path(post, path = "/api/games/{id}/seats", operation_id = "issue_seat", tag = "seats", params(("id" = String, Path)),
    request_body = NewSeat, security(("seat" = [])), responses(
    (status = 201, body = SeatLink),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn issue(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewSeat>,
) -> Result<(StatusCode, Json<SeatLink>), Problem> {
    let (table, looker) = enter(&hall, &id, &headers).await?;
    if looker.sitter.role != new.role || new.role.players().is_empty() {
        looker.is_arbiter()?;
    }
    if new.name.as_ref().is_some_and(|name| name.len() > LONGEST_NAME) {
        return Err(Problem::too_much("name", LONGEST_NAME.to_string()));
    }
    let issued = table.issue(new.role, new.name.as_deref()).await?;
    let page = format!("/game/{}", table.id);
    Ok((StatusCode::CREATED, Json(SeatLink::of(&page, &issued))))
}

/// Take a seat back: its link opens nothing any more.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}", operation_id = "revoke_seat", tag = "seats",
    params(("id" = String, Path), ("seat" = String, Path)), security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn revoke(
    State(hall): State<Arc<Hall>>,
    In((id, seat)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (table, looker) = enter(&hall, &id, &headers).await?;
    looker.is_arbiter()?;
    table.revoke(&seat).await?;
    Ok(StatusCode::NO_CONTENT)
}
