//! Queries about a position.

use crate::access::limits::Client;
use crate::api::extract::{In, Parameters};
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use crate::work::job_class::JobClass;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::sync::Arc;
use touchmove_answers::position::{PositionView, examine};

/// The position, and a move in it.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    fen: String,
    r#move: Option<String>,
}

/// The players who can still checkmate, whether the position is reachable, and why the move is illegal.
#[utoipa::path(get, path = "/api/positions/{edition}", operation_id = "position", tag = "laws",
    params(("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`"),
    ("fen" = String, Query, description = "the position, as FEN"),
    ("move" = Option<String>, Query, description = "the move in question: `e2e4`, `Nf3`")),
    responses(
    (status = 200, body = PositionView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn show(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    In(name): In<String>,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Json<PositionView>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    let words = reader(&headers);
    // The node limit is low enough for the search to end by itself.
    let work = move |_| {
        let asked = wanted.r#move.as_deref().filter(|text| !text.is_empty());
        examine(words, edition, &wanted.fen, asked)
    };
    let found = registry.context.pool.run(JobClass::Long, from, work).await;
    Ok(Json(found??))
}
