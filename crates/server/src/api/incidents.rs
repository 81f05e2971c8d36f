//! Incidents at unrecorded boards.

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
use touchmove_answers::incident::{Incident, IncidentView};

/// The ruling of the Laws on an incident at an unrecorded board.
#[utoipa::path(post, path = "/api/incidents", operation_id = "incident", tag = "laws",
    request_body = Incident, responses(
    (status = 200, body = IncidentView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn ask(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Body(incident): Body<Incident>,
) -> Result<Json<Box<RawValue>>, Problem> {
    let language = reader(&headers).language().code().to_owned();
    registry.context.readers.read(from, Task::Incident { incident, language }, &[]).await.map(Json)
}
