//! Sandbox: judges a protocol step by step, under any edition. Nothing is stored.

use crate::access::limits::Client;
use crate::api::extract::Body;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::reader::Task;
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde_json::value::RawValue;
use std::sync::Arc;
use touchmove_answers::sandbox::{Trial, TrialResult};

/// Judge a protocol step by step; nothing is stored.
#[utoipa::path(post, path = "/api/sandbox", operation_id = "try_out", tag = "laws",
    request_body = Trial, responses(
    (status = 200, body = TrialResult),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn judge(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Body(trial): Body<Trial>,
) -> Result<Json<Box<RawValue>>, Problem> {
    let language = reader(&headers).language().code().to_owned();
    registry.context.readers.read(from, Task::Protocol { trial, language }, &[]).await.map(Json)
}
