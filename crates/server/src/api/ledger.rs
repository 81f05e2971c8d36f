//! The ledger that arbiters of a hall of wooden boards share.

use crate::api::entry::arbiter;
use crate::api::extract::{Body, In};
use crate::dto::ledger::LedgerEntry;
use crate::hall::Hall;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use std::sync::Arc;

/// Put entries into the ledger, as many as are new to it, and read all of it.
#[utoipa::path(post, path = "/api/competitions/{id}/ledger", operation_id = "share_ledger", tag = "competitions",
    params(("id" = String, Path)), request_body = Vec<LedgerEntry>, security(("seat" = [])), responses(
    (status = 200, body = Vec<LedgerEntry>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn share(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<Vec<LedgerEntry>>,
) -> Result<Json<Vec<LedgerEntry>>, Problem> {
    let (competition, authority) = arbiter(&hall, &id, &headers).await?;
    new.iter().try_for_each(LedgerEntry::check)?;
    Ok(Json(competition.enter_ledger(&authority, &new).await?))
}
