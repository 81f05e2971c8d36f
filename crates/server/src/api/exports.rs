//! Exports: PGN, protocol and JSON of one game, and PGN of a competition.

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

/// The game as PGN for any reader. Players can read it once the game is over. Acts and rulings
/// beside the moves are included once the game is over, and for an arbiter at any time.
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

/// The game as a protocol with its rulings; for arbiters, and for all clients once the game is
/// over.
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

/// The game as JSON: events, rulings and ending; for arbiters, and for all clients once the game is
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

/// Selection of games and content.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only games of this round.
    round: Option<String>,
    /// With rulings as comments; for arbiters.
    #[serde(default)]
    incidents: bool,
}

/// All games of a competition as PGN, for broadcasts. Moves that spectators may not see yet are left
/// out. Games in progress are left out if there is neither a delay nor a seat. Only an arbiter gets
/// rulings. If an illegal move stands, the game starts with the position after this move, so that
/// any reader can show the game to its end.
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
    let boards = competition.state().await.boards.clone();
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
    // Viewers on other sites poll this file.
    let anybody = (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    Ok(([(header::CONTENT_TYPE, PGN), anybody], all).into_response())
}

pub(crate) const PGN: &str = "application/x-chess-pgn; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";
