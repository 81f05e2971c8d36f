//! Ledger that the arbiters of unrecorded boards share.

use crate::api::credentials::arbiter;
use crate::api::extract::{Body, In, Parameters};
use crate::dto::ledger::LedgerEntry;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::sync::Arc;

/// The part of the ledger that the client has read.
#[derive(Debug, Deserialize)]
pub(crate) struct Read {
    #[serde(default)]
    from: usize,
}

/// Add entries that are new to the ledger, and read the entries that the client does not have yet.
#[utoipa::path(post, path = "/api/competitions/{id}/ledger", operation_id = "share_ledger", tag = "competitions",
    params(("id" = String, Path), ("from" = Option<usize>, Query,
    description = "number of entries that the client has; ledger entries never change")),
    request_body = Vec<LedgerEntry>, security(("seat" = [])), responses(
    (status = 200, body = Vec<LedgerEntry>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn share(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Parameters(read): Parameters<Read>,
    headers: HeaderMap,
    Body(new): Body<Vec<LedgerEntry>>,
) -> Result<Json<Vec<LedgerEntry>>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    new.iter().try_for_each(LedgerEntry::check)?;
    Ok(Json(competition.enter_ledger(&authority, &new, read.from).await?))
}
