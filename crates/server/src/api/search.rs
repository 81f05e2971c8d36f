//! Search for articles and cases in plain words.

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
use touchmove_answers::search::FoundView;

/// The query.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    q: String,
}

/// The articles and cases that match a query in plain words.
#[utoipa::path(get, path = "/api/search/{edition}", operation_id = "search", tag = "laws",
    params(("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`"),
    ("q" = String, Query, description = "an article's number, or an incident in plain words: `phone rings`")),
    responses(
    (status = 200, body = FoundView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn search(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    In(name): In<String>,
    Parameters(Wanted { q }): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Json<FoundView>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    let words = reader(&headers);
    // The first search in an edition and a language builds its index.
    let work = move |_| touchmove_answers::search::search(words, edition, &q);
    let found = registry.context.pool.run(JobClass::Judging, from, work).await;
    Ok(Json(found?))
}
