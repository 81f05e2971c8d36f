//! Cases of the Laws: exercises and examples of the book.

use crate::api::extract::In;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use axum::http::HeaderMap;
use touchmove_answers::cases::{self, CaseView};
use touchmove_answers::laws::CaseName;

/// All cases, by title.
#[utoipa::path(get, path = "/api/cases", operation_id = "cases", tag = "laws", responses(
    (status = 200, body = Vec<CaseName>),
))]
pub(crate) async fn list(headers: HeaderMap) -> Json<Vec<CaseName>> {
    Json(cases::list(reader(&headers).language()))
}

/// A case with its protocols.
#[utoipa::path(get, path = "/api/cases/{name}", operation_id = "case", tag = "laws",
    params(("name" = String, Path, description = "the name in `/api/cases`")),
    responses(
    (status = 200, body = CaseView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn show(
    In(name): In<String>,
    headers: HeaderMap,
) -> Result<Json<CaseView>, Problem> {
    let case = cases::show(reader(&headers).language(), &name);
    case.map(Json).ok_or_else(Problem::no_such_address)
}
