//! Notes of arbiters for each other, such as that a call is taken or settled. Players do not see
//! them.

use crate::api::credentials::arbiter;
use crate::api::extract::{Body, In};
use crate::dto::notes::{NewNote, NoteView};
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;

const LONGEST: usize = 2_000;

/// Write a note for the other arbiters.
#[utoipa::path(post, path = "/api/competitions/{id}/notes", operation_id = "write_note", tag = "competitions",
    params(("id" = String, Path)), request_body = NewNote, security(("seat" = [])), responses(
    (status = 201, body = NoteView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn write(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewNote>,
) -> Result<(StatusCode, Json<NoteView>), Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let texts = [new.text.as_ref(), new.about.as_ref()];
    if texts.into_iter().flatten().any(|text| text.len() > LONGEST) {
        return Err(Problem::too_much("note", LONGEST.to_string()));
    }
    let note = competition.note(&authority, &new).await?;
    Ok((StatusCode::CREATED, Json(note)))
}
