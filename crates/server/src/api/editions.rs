//! Facts of the editions that a page needs to set up and show games.

use crate::api::extract::Parameters;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use serde::Deserialize;
use touchmove_answers::editions::{self, EditionView};

/// Time control of the games.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Played {
    /// Time control as in the tag `TimeControl`: `5400+30`. If it is missing, the games have no
    /// clock.
    time_control: Option<String>,
}

/// The facts of every edition for games with a time control: pace, losing illegal move, draws
/// without a claim, and tags that an event may set. FIDE's editions come first, in order from the
/// newest.
#[utoipa::path(get, path = "/api/editions", operation_id = "editions", tag = "laws",
    params(Played), responses(
    (status = 200, body = Vec<EditionView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn all(
    Parameters(Played { time_control }): Parameters<Played>,
) -> Result<Json<Vec<EditionView>>, Problem> {
    Ok(Json(editions::editions(time_control.as_deref())?))
}
