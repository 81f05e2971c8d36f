//! Time controls as people type them.

use crate::api::extract::Parameters;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use serde::Deserialize;
use touchmove_answers::times::{self, TypedView};

/// The typed text.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Typed {
    /// `90/40+30+30`, `3|2`, `G/90;d5`, in the words of any language.
    typed: String,
}

/// Parse a time control as people type it.
#[utoipa::path(get, path = "/api/time-controls", operation_id = "read_time_control", tag = "games",
    params(Typed), responses(
    (status = 200, body = TypedView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn read(
    Parameters(Typed { typed }): Parameters<Typed>,
) -> Result<Json<TypedView>, Problem> {
    Ok(Json(times::read(&typed)?))
}
