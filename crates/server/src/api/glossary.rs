//! Glossary of the Laws.

use crate::api::extract::In;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use axum::http::HeaderMap;
use touchmove_answers::glossary::{self, TermView};

/// The glossary of an edition, in the order of the reader's alphabet.
#[utoipa::path(get, path = "/api/glossary/{edition}", operation_id = "glossary", tag = "laws",
    params(("edition" = String, Path, description = "the name as in protocols: `FIDE 2023`")),
    responses(
    (status = 200, body = Vec<TermView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn glossary(
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<TermView>>, Problem> {
    let edition = touchmove_answers::edition(&name)?;
    Ok(Json(glossary::glossary(reader(&headers), edition)))
}
