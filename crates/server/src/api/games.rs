//! Games: creating them, reading them, submitting events.

use crate::access::limits::Client;
use crate::api::credentials::{enter, enter_seated, may_create};
use crate::api::extract::{ABOUT_KEY, Body, Creation, GAME, In, Parameters};
use crate::dto::games::{Created, Submission};
use crate::dto::seats::SeatLink;
use crate::games::live_game::Taken;
use crate::games::view::View;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::{Made, Registry};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;
use touchmove_answers::setup::NewGame;
use touchmove_answers::views::HappeningView;
use touchmove_answers::views::NewsView;
use touchmove_answers::views::{Receipt, TableView};

/// Create a game and get the links of its seats.
#[utoipa::path(post, path = "/api/games", operation_id = "create_game", tag = "games",
    params(("Idempotency-Key" = Option<String>, Header, description = ABOUT_KEY)), request_body = NewGame, responses(
    (status = 201, body = Created),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn create(
    State(registry): State<Arc<Registry>>,
    client: Client,
    headers: HeaderMap,
    Creation { new, ids }: Creation<NewGame, GAME>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    may_create(&registry, client, &headers)?;
    let Made { live_game, seats, start } = registry.create(new, &ids).await?;
    let remark = start.remark(reader(&headers));
    let page = registry.site.game(live_game.id.as_str());
    let seats = seats.iter().map(|issued| SeatLink::of(&page, issued)).collect();
    metrics::counter!("touchmove_games_created_total").increment(1);
    Ok((StatusCode::CREATED, Json(Created { id: live_game.id.to_string(), seats, remark })))
}

/// The current state of a game, as the client may see it.
#[utoipa::path(get, path = "/api/games/{id}", operation_id = "look_at_game", tag = "games", params(("id" = String, Path)),
    security((), ("seat" = [])), responses(
    (status = 200, body = TableView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn show(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<TableView>, Problem> {
    let view = enter(&registry, &id, &headers).await?;
    Ok(Json(view.game_view(reader(&headers), u64::MAX).await?.0))
}

/// Start of the requested happenings.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct After {
    /// The latest version that the client has. Without it, the answer has all happenings.
    after: Option<u64>,
}

/// The happenings after a version, and the current state.
#[utoipa::path(get, path = "/api/games/{id}/events", operation_id = "events_of_game", tag = "games",
    params(("id" = String, Path), After), security((), ("seat" = [])), responses(
    (status = 200, body = NewsView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn since(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Parameters(asked): Parameters<After>,
    headers: HeaderMap,
) -> Result<Json<NewsView>, Problem> {
    let view = enter(&registry, &id, &headers).await?;
    let news = view.news(asked.after.unwrap_or(0)).await?;
    view.visible_news(&news, reader(&headers)).map(Json)
}

/// The reasoning behind the rulings on an event: the rules that were applied, and their facts.
#[utoipa::path(get, path = "/api/games/{id}/events/{version}/why", operation_id = "why_of_event", tag = "games",
    params(("id" = String, Path), ("version" = u64, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = HappeningView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn why(
    State(registry): State<Arc<Registry>>,
    In((id, version)): In<(String, u64)>,
    headers: HeaderMap,
) -> Result<Json<HappeningView>, Problem> {
    enter(&registry, &id, &headers).await?.why(version, reader(&headers)).await.map(Json)
}

/// Submit an event.
#[utoipa::path(post, path = "/api/games/{id}/events", operation_id = "submit_event", tag = "games",
    params(("id" = String, Path)), request_body = Submission, security(("seat" = [])), responses(
    (status = 201, body = Receipt),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn submit(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Body(submission): Body<Submission>,
) -> Result<(StatusCode, Json<Receipt>), Problem> {
    let seen = Instant::now();
    let view = enter_seated(&registry, &id, &headers).await?.from(from);
    let taken = receive(&registry, &view, &submission, seen).await?;
    Ok((StatusCode::CREATED, Json(view.receipt(&taken, reader(&headers))?)))
}

const LONGEST_EVENT: usize = 400;
const LONGEST_KEY: usize = 64;

/// Takes a submission from HTTP or a WebSocket.
pub(crate) async fn receive(
    registry: &Registry,
    view: &View,
    submission: &Submission,
    seen: Instant,
) -> Result<Taken, Problem> {
    let by = &view.authority;
    if registry.is_going_down() {
        return Err(Problem::going_down());
    }
    if submission.event.len() > LONGEST_EVENT {
        return Err(Problem::too_much("event", LONGEST_EVENT.to_string()));
    }
    registry.rate_limits.event(by)?;
    let key = submission.key.as_deref();
    if key.is_some_and(|key| key.len() > LONGEST_KEY) {
        return Err(Problem::too_much("key", LONGEST_KEY.to_string()));
    }
    let taken = view.live_game.submit(by, &submission.event, key, seen).await?;
    metrics::counter!("touchmove_events_total").increment(1);
    metrics::histogram!("touchmove_event_seconds").record(seen.elapsed().as_secs_f64());
    Ok(taken)
}
