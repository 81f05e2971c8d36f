//! Creating games, looking at them, saying what happens.

use super::extract::{Asked, Body, In, secret};
use crate::hall::Hall;
use crate::language::reader;
use crate::look::{self, Looker};
use crate::problem::{Problem, ProblemDetails};
use crate::setup::NewGame;
use crate::table::{Issued, Table};
use crate::view::{NewsView, RulingView, StateView};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use utoipa::ToSchema;

/// A game that has been set up, with the links of its seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    /// The game's name in addresses.
    pub id: String,
    /// Its seats. This is the only time that their secrets are told.
    pub seats: Vec<SeatLink>,
}

/// A seat that was given out.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatLink {
    /// The seat.
    pub seat: String,
    /// Who sits there.
    pub role: String,
    /// What opens it: `Authorization: Bearer SECRET`.
    pub secret: String,
    /// The page to open. The secret stands behind `#`, which is sent to nobody.
    pub link: String,
}

impl SeatLink {
    pub(crate) fn of(page: &str, issued: &Issued) -> SeatLink {
        let secret = issued.secret.text().to_owned();
        SeatLink {
            seat: issued.seat.clone(),
            role: issued.role.word().to_owned(),
            link: format!("{page}#{secret}"),
            secret,
        }
    }
}

/// Set up a game and get the links of its seats.
#[utoipa::path(post, path = "/api/games", operation_id = "create_game", tag = "games", request_body = NewGame, responses(
    (status = 201, body = Created),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let (table, seats) = hall.create(new, None).await?;
    let page = format!("/game/{}", table.id);
    let seats = seats.iter().map(|issued| SeatLink::of(&page, issued)).collect();
    metrics::counter!("touchmove_games_created_total").increment(1);
    Ok((StatusCode::CREATED, Json(Created { id: table.id.to_string(), seats })))
}

/// A game as a seat sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableView {
    /// The game's name in addresses.
    pub id: String,
    /// The competition it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<String>,
    /// `over_the_board`, `training` or `casual`.
    pub mode: String,
    /// The protocol's tags.
    pub tags: BTreeMap<String, String>,
    /// `standard`, `rapid` or `blitz`.
    pub pace: String,
    /// Whether a person decides what the Laws leave to the arbiter.
    pub has_arbiter: bool,
    /// Who is looking.
    pub you: String,
    /// The seat of whoever is looking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// How late this is shown, in seconds.
    pub delay_seconds: u32,
    /// How things stand.
    pub state: StateView,
}

/// How a game stands, for whoever asks.
#[utoipa::path(get, path = "/api/games/{id}", operation_id = "look_at_game", tag = "games", params(("id" = String, Path)),
    security((), ("seat" = [])), responses(
    (status = 200, body = TableView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn look(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<TableView>, Problem> {
    let (table, looker) = enter(&hall, &id, &headers).await?;
    let (view, _) = look::table_view(&table, &looker, reader(&headers), u64::MAX).await?;
    Ok(Json(view))
}

/// From where on somebody wants to know.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(crate) struct After {
    /// The last version that is known; everything without it.
    after: Option<u64>,
}

/// What has happened after a version, and how things stand.
#[utoipa::path(get, path = "/api/games/{id}/events", operation_id = "events_of_game", tag = "games",
    params(("id" = String, Path), After), security((), ("seat" = [])), responses(
    (status = 200, body = NewsView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn since(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    Asked(asked): Asked<After>,
    headers: HeaderMap,
) -> Result<Json<NewsView>, Problem> {
    let (table, looker) = enter(&hall, &id, &headers).await?;
    let news = look::news(&table, &looker, asked.after.unwrap_or(0)).await?;
    Ok(Json(NewsView::of(&news, looker.eye, reader(&headers))))
}

/// Something that has happened at the board.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Submission {
    /// In the protocol's words, without its time: `White plays e4`. Its time is
    /// when the server hears of it.
    pub event: String,
    /// Any text that no other submission has, at most 64 characters. If the
    /// answer was lost, send the same again: it counts once.
    pub key: Option<String>,
}

/// What became of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Receipt {
    /// Its place in the journal, where it is kept for good.
    pub version: u64,
    /// The moment it counts from, in milliseconds since the game was set up;
    /// none if it had been sent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
    /// What was ruled, as far as this seat hears of it.
    pub rulings: Vec<RulingView>,
}

/// Say what has happened.
#[utoipa::path(post, path = "/api/games/{id}/events", operation_id = "submit_event", tag = "games",
    params(("id" = String, Path)), request_body = Submission, security(("seat" = [])), responses(
    (status = 201, body = Receipt),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn submit(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(submission): Body<Submission>,
) -> Result<(StatusCode, Json<Receipt>), Problem> {
    let seen = Instant::now();
    secret(&headers).ok_or_else(Problem::no_secret)?;
    let (table, looker) = enter(&hall, &id, &headers).await?;
    let receipt = receive(&hall, &table, &looker, &submission, seen).await?;
    Ok((StatusCode::CREATED, Json(receipt.view(looker.eye, reader(&headers)))))
}

const LONGEST_EVENT: usize = 400;
const LONGEST_KEY: usize = 64;

/// Takes a submission from whichever way it came.
pub(crate) async fn receive(
    hall: &Hall,
    table: &Arc<Table>,
    looker: &Looker,
    submission: &Submission,
    seen: Instant,
) -> Result<Received, Problem> {
    if hall.is_going_down() {
        return Err(Problem::going_down());
    }
    if submission.event.len() > LONGEST_EVENT {
        return Err(Problem::too_much("event", LONGEST_EVENT.to_string()));
    }
    let key = submission.key.as_deref();
    if key.is_some_and(|key| key.len() > LONGEST_KEY) {
        return Err(Problem::too_much("key", LONGEST_KEY.to_string()));
    }
    let taken = table.submit(&looker.sitter, &submission.event, key, seen).await?;
    metrics::counter!("touchmove_events_total").increment(1);
    metrics::histogram!("touchmove_event_seconds").record(seen.elapsed().as_secs_f64());
    Ok(Received(taken))
}

pub(crate) struct Received(crate::table::Taken);

impl Received {
    pub fn view(&self, eye: crate::sight::Eye, words: &touchmove_explain::Words) -> Receipt {
        let happening = self.0.happening.as_ref();
        let rulings = happening.map_or(&[][..], |h| h.what.rulings());
        let seen = rulings.iter().filter(|ruling| eye.sees_ruling(ruling));
        Receipt {
            version: self.0.version,
            at_ms: happening.map(|h| h.at),
            rulings: seen.map(|ruling| RulingView::of(ruling, eye, words)).collect(),
        }
    }
}

/// The game and who somebody is there.
pub(crate) async fn enter(
    hall: &Arc<Hall>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Table>, Looker), Problem> {
    let table = hall.table(id).await?;
    let looker = look::enter(hall, &table, secret(headers)).await?;
    Ok((table, looker))
}
