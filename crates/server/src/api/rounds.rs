//! Rounds: files of a pairing program, and results for it.

use crate::access::limits::Client;
use crate::api::competitions::created;
use crate::api::credentials::arbiter;
use crate::api::extract::{ABOUT_KEY, Body, Creation, In, Parameters, ROUND, Raw};
use crate::dto::competitions::CreatedBoard;
use crate::dto::rounds::{FileView, NewResult, NewRound};
use crate::games::score::sign;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::reader::Task;
use crate::registry::Registry;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use touchmove_tournament::{Preview, csv, trf};

/// The selected round.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfRound {
    /// Number of the round; by default the last round in the file.
    round: Option<u32>,
}

/// The selected round, which is required.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Of {
    /// Number of the round.
    round: u32,
}

/// Preview of a pairing list or a tournament file, line by line; nothing is stored.
#[utoipa::path(post, path = "/api/pairings", operation_id = "read_pairings", tag = "competitions",
    params(OfRound), request_body(content = String, content_type = "application/octet-stream"), responses(
    (status = 200, body = Preview),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn read(
    State(registry): State<Arc<Registry>>,
    Client { address: from, .. }: Client,
    Parameters(OfRound { round }): Parameters<OfRound>,
    Raw(bytes): Raw,
) -> Result<Json<Box<RawValue>>, Problem> {
    let task = Task::Pairings { round, known: None };
    registry.context.readers.read(from, task, &bytes).await.map(Json)
}

/// Preview for an event with a tournament file, which resolves start ranks to names; nothing is
/// stored.
#[utoipa::path(post, path = "/api/competitions/{id}/pairings", operation_id = "read_pairings_of_competition", tag = "competitions",
    params(("id" = String, Path), OfRound), request_body(content = String, content_type = "application/octet-stream"),
    security(("seat" = [])), responses(
    (status = 200, body = Preview),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn read_here(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    Parameters(OfRound { round }): Parameters<OfRound>,
    headers: HeaderMap,
    Raw(bytes): Raw,
) -> Result<Json<Box<RawValue>>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let known = competition.state().await.event.file(u32::MAX).map(|file| file.kept.text());
    let task = Task::Pairings { round, known };
    competition.read(&authority.from(from), task, &bytes).await.map(Json)
}

/// Store the tournament file of a round, to add results to it later.
#[utoipa::path(put, path = "/api/competitions/{id}/file", operation_id = "keep_tournament_file", tag = "competitions",
    params(("id" = String, Path), Of), request_body(content = String, content_type = "application/octet-stream"),
    security(("seat" = [])), responses(
    (status = 200, body = FileView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn keep(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    Parameters(Of { round }): Parameters<Of>,
    headers: HeaderMap,
    Raw(bytes): Raw,
) -> Result<Json<FileView>, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    competition.keep_file(&authority.from(from), round, bytes).await.map(Json)
}

/// The tournament file with the results of the round. The rest of the file is unchanged.
#[utoipa::path(get, path = "/api/competitions/{id}/file", operation_id = "tournament_file", tag = "exports",
    params(("id" = String, Path), Of), security(("seat" = [])), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn file(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    Parameters(Of { round }): Parameters<Of>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let bytes = registry.tournament_file(&competition, &authority.from(from), round).await?;
    Ok(([(header::CONTENT_TYPE, "application/octet-stream")], bytes).into_response())
}

/// Add a round in one step, under the regulations of the competition.
#[utoipa::path(post, path = "/api/competitions/{id}/rounds", operation_id = "add_round", tag = "competitions",
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header, description = ABOUT_KEY)),
    request_body = NewRound, security(("seat" = [])), responses(
    (status = 201, body = Vec<CreatedBoard>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn add(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Creation { new, ids }: Creation<NewRound, ROUND>,
) -> Result<(StatusCode, Json<Vec<CreatedBoard>>), Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let boards = registry.add_round(&competition, &authority.from(from), new, &ids).await?;
    Ok((StatusCode::CREATED, Json(created(&registry, boards, reader(&headers)))))
}

/// Enter the result of a game on a wooden board, or of a game decided without play.
#[utoipa::path(post, path = "/api/competitions/{id}/results", operation_id = "enter_result", tag = "competitions",
    params(("id" = String, Path)), request_body = NewResult, security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn enter(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewResult>,
) -> Result<StatusCode, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    competition.enter_result(&authority, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The results of a round as CSV: round, board, both players, result.
#[utoipa::path(get, path = "/api/competitions/{id}/results.csv", operation_id = "results_as_csv", tag = "exports",
    params(("id" = String, Path), Of), security(("seat" = [])), responses(
    (status = 200, body = String, content_type = "text/csv"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn csv(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Parameters(Of { round }): Parameters<Of>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (competition, _) = arbiter(&registry, &id, &headers).await?;
    let boards = competition.state().await.boards.clone();
    let of = round.to_string();
    let mut text = "\u{feff}Round;Board;White;Black;Result\r\n".to_owned();
    for board in boards.iter().filter(|board| board.round == of) {
        let outcomes = registry.outcome(&competition, board).await?;
        let result = outcomes.map(written).unwrap_or_default();
        let number = board.number.to_string();
        let cells = [&of, &number, &board.white, &board.black, &result].map(String::as_str);
        text += &csv::row(';', cells);
        text += "\r\n";
    }
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text).into_response())
}

/// The pairings and results of a round in the import format of Swiss-Manager, for the tournament
/// that is open in Swiss-Manager.
#[utoipa::path(get, path = "/api/competitions/{id}/swiss-manager.txt", operation_id = "results_for_swiss_manager", tag = "exports",
    params(("id" = String, Path), Of), security(("seat" = [])), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn swiss_manager(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Parameters(Of { round }): Parameters<Of>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (competition, _) = arbiter(&registry, &id, &headers).await?;
    let text = registry.for_swiss_manager(&competition, round).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The result in print: `1-0`, `½-½`, `+--`.
pub(crate) fn written(outcomes: [trf::Outcome; 2]) -> String {
    let [white, black] = outcomes.map(|outcome| sign(outcome.code));
    format!("{white}-{black}")
}
