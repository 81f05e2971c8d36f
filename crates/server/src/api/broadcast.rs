//! Broadcast of a round in the format of DGT's `LiveChess`: `index.json`, and for each board
//! `game-1.json` and `game-1.pgn`.

use crate::api::credentials::enter_competition;
use crate::api::exports::PGN;
use crate::api::extract::In;
use crate::api::rounds::written;
use crate::dto::boards::Board;
use crate::games::view::View;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::Registry;
use crate::registry::reader_view::result_seen;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;
use touchmove_game::Record;

type Anybody = ([(HeaderName, &'static str); 1], Json<Value>);

/// Allows any origin, because viewers on other sites poll the broadcast.
fn anybody(value: Value) -> Anybody {
    ([(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*")], Json(value))
}

/// The pairings and results of a round, in the format of `LiveChess`.
#[utoipa::path(get, path = "/api/competitions/{id}/rounds/{round}/index.json", operation_id = "round_as_livechess", tag = "exports",
    params(("id" = String, Path), ("round" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = serde_json::Value),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn index(
    State(registry): State<Arc<Registry>>,
    In((id, round)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<Anybody, Problem> {
    let (competition, authority) = enter_competition(&registry, &id, &headers).await?;
    let boards = competition.state().await.boards.clone();
    let (mut pairings, mut date) = (Vec::new(), String::new());
    for board in boards.iter().filter(|board| board.round == round) {
        let view = View::new(registry.live_game(&board.game).await?, &authority);
        let result = result_seen(&registry, &competition, board, &view).await?.map(written);
        let shown = view.may_have_moves().await;
        let tags = view.live_game.tags().await?;
        let tag = |name: &str| {
            let found = tags.iter().find(|(known, _)| known == name);
            found.map(|(_, value)| value.clone())
        };
        date = tag("Date").unwrap_or_default().replace('.', "-");
        pairings.push(json!({
            "white": player(&board.white, tag("WhiteTitle"), tag("WhiteFideId")),
            "black": player(&board.black, tag("BlackTitle"), tag("BlackFideId")),
            "result": result.unwrap_or_else(|| "*".to_owned()),
            "live": shown && !view.is_over().await?,
        }));
    }
    Ok(anybody(json!({ "date": date, "pairings": pairings })))
}

/// A game of a round in the format of `LiveChess`: its moves, each with the remaining time in
/// seconds. The format has no notation for an illegal move that stands. Moves after an illegal move
/// are in `parts`, each with its position. Other readers ignore `parts`; `game-12.pgn` has the
/// whole game.
#[utoipa::path(get, path = "/api/competitions/{id}/rounds/{round}/{game}", operation_id = "game_as_livechess", tag = "exports",
    params(("id" = String, Path), ("round" = String, Path), ("game" = String, Path, description = "`game-12.json` or `game-12.pgn`")),
    security((), ("seat" = [])), responses(
    (status = 200, body = serde_json::Value),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn game(
    State(registry): State<Arc<Registry>>,
    In((id, round, name)): In<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (competition, authority) = enter_competition(&registry, &id, &headers).await?;
    let (number, form) = name.strip_prefix("game-").and_then(|name| name.split_once('.')).unzip();
    let known = matches!(form, Some("json" | "pgn"));
    let number: Option<u32> = number.filter(|_| known).and_then(|number| number.parse().ok());
    let boards = competition.state().await.boards.clone();
    let found = boards.iter().find(|board| number.is_some_and(|number| board.is(&round, number)));
    let board: &Board = found.ok_or_else(|| Problem::no_such_board(name.clone(), round.clone()))?;
    let view = View::new(registry.live_game(&board.game).await?, &authority);
    let record = view.moves().await?;
    if form == Some("pgn") {
        let anybody = (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
        let pgn = record.to_broadcast(Some(board.number));
        return Ok(([(header::CONTENT_TYPE, PGN), anybody], pgn).into_response());
    }
    let result = result_seen(&registry, &competition, board, &view).await?.map(written);
    Ok(anybody(as_livechess(&record, result)).into_response())
}

fn as_livechess(record: &Record, result: Option<String>) -> Value {
    let mut parts = record.parts_with_seconds().into_iter();
    let first = parts.next().map(|(_, moves)| moves).unwrap_or_default();
    let later = parts.filter(|(_, moves)| !moves.is_empty());
    let later: Vec<Value> = later
        .map(|(start, moves)| json!({ "fen": start.fen().to_string(), "moves": moves }))
        .collect();
    let mut game = json!({
        "live": result.is_none(),
        "result": result.unwrap_or_else(|| "*".to_owned()),
        "chess960": 518,
        "moves": first,
    });
    if !later.is_empty() {
        game["parts"] = later.into();
    }
    game
}

/// Splits `Lastname, Firstname`.
fn player(name: &str, title: Option<String>, fide: Option<String>) -> Value {
    let (last, first) = name.split_once(',').unwrap_or((name, ""));
    json!({
        "fname": first.trim(),
        "mname": null,
        "lname": last.trim(),
        "title": title,
        "fideid": fide.and_then(|number| number.parse::<u64>().ok()),
    })
}
