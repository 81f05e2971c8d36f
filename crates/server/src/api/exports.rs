//! Games to take away: PGN, the protocol, JSON; one, or a whole competition.

use crate::api::credentials::{enter, enter_competition};
use crate::api::extract::{In, Parameters};
use crate::dto::boards::Board;
use crate::games::view::View;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;

/// The game as PGN that any reader opens; for players when it is over. What was done and ruled
/// beside the moves stands in it when it is over, and for an arbiter.
#[utoipa::path(get, path = "/api/games/{id}/pgn", operation_id = "game_as_pgn", tag = "exports", params(("id" = String, Path)),
    security((), ("seat" = [])), responses(
    (status = 200, body = String, content_type = "application/x-chess-pgn"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn pgn(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let pgn = enter(&registry, &id, &headers).await?.pgn(reader(&headers)).await?;
    Ok(([(header::CONTENT_TYPE, PGN)], pgn.to_string()).into_response())
}

/// The game as a protocol, with its rulings; for an arbiter, and for everybody when it is over.
#[utoipa::path(get, path = "/api/games/{id}/protocol", operation_id = "game_as_protocol", tag = "exports",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn protocol(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let record = enter(&registry, &id, &headers).await?.whole().await?;
    Ok(([(header::CONTENT_TYPE, TEXT)], record.to_protocol()).into_response())
}

/// The game as JSON: events, rulings, how it ended; for an arbiter, and for everybody when it is
/// over.
#[utoipa::path(get, path = "/api/games/{id}/json", operation_id = "game_as_json", tag = "exports",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = serde_json::Value),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn json(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<axum::Json<serde_json::Value>, Problem> {
    let record = enter(&registry, &id, &headers).await?.whole().await?;
    serde_json::to_value(&record).map(axum::Json).map_err(|_| Problem::failed())
}

/// Which games, and what of them.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Of this round only.
    round: Option<String>,
    /// With what was ruled in comments; for arbiters.
    #[serde(default)]
    incidents: bool,
}

/// All games of a competition as PGN, for broadcasts: what spectators may not see yet is not in
/// it, and without a delay or a seat no game that goes on. What was ruled is not told unless an
/// arbiter asks for it, and every game can be read to its end.
#[utoipa::path(get, path = "/api/competitions/{id}/pgn", operation_id = "competition_as_pgn", tag = "exports",
    params(("id" = String, Path), Wanted), security((), ("seat" = [])), responses(
    (status = 200, body = String, content_type = "application/x-chess-pgn"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn competition(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (competition, authority) = enter_competition(&registry, &id, &headers).await?;
    if wanted.incidents {
        authority.require_arbiter()?;
    }
    let boards = competition.kept().await.boards.clone();
    let mut all = String::new();
    let of = |board: &&Board| wanted.round.as_ref().is_none_or(|round| *round == board.round);
    for board in boards.iter().filter(of) {
        let view = View::new(registry.live_game(&board.game).await?, &authority);
        if view.may_have_moves().await {
            all += &match wanted.incidents {
                true => view.pgn(reader(&headers)).await?,
                false => view.broadcast(board.number).await?,
            };
        }
    }
    // Viewers in other pages poll it.
    let anybody = (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    Ok(([(header::CONTENT_TYPE, PGN), anybody], all).into_response())
}

pub(crate) const PGN: &str = "application/x-chess-pgn; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";
