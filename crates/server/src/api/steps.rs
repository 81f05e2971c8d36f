//! Steps of a game: each event with its rulings and the state after it.

use crate::api::credentials::enter;
use crate::api::extract::{In, Parameters};
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::sync::Arc;
use touchmove_answers::views::StepView;

/// The number of requested steps.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Last {
    /// Maximum number of steps; 60 by default.
    last: Option<usize>,
}

const USUAL: usize = 60;
const MOST: usize = 2_000;

/// The last steps of a game, for its arbiter.
#[utoipa::path(get, path = "/api/games/{id}/steps", operation_id = "steps_of_game", tag = "games",
    params(("id" = String, Path), Last), security(("seat" = [])), responses(
    (status = 200, body = Vec<StepView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn steps(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Parameters(asked): Parameters<Last>,
    headers: HeaderMap,
) -> Result<Json<Vec<StepView>>, Problem> {
    let view = enter(&registry, &id, &headers).await?;
    let last = asked.last.unwrap_or(USUAL).min(MOST);
    view.steps(last, reader(&headers)).await.map(Json)
}
