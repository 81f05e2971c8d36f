//! Log of a whole competition, for its arbiters.

use crate::api::credentials::arbiter;
use crate::api::extract::In;
use crate::dto::boards::Board;
use crate::games::view::View;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Serialize;
use std::sync::Arc;
use touchmove_answers::views::HappeningView;
use utoipa::ToSchema;

/// The happenings at a board.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardLog {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// The happenings, in order.
    pub happenings: Vec<HappeningView>,
}

/// All happenings at all boards.
#[utoipa::path(get, path = "/api/competitions/{id}/log", operation_id = "log_of_competition", tag = "competitions",
    params(("id" = String, Path)), security(("seat" = [])), responses(
    (status = 200, body = Vec<BoardLog>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn all(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<BoardLog>>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let boards = competition.state().await.boards.clone();
    let words = reader(&headers);
    let mut logs = Vec::new();
    for board in boards {
        let view = View::new(registry.live_game(&board.game).await?, &authority);
        let happenings = view.log(words).await?;
        logs.push(BoardLog { board, happenings });
    }
    Ok(Json(logs))
}
