//! Games to take away: PGN, the protocol, JSON; one, or a whole competition.

use crate::access::authority::Authority;
use crate::access::seats::Role;
use crate::api::entry::{enter, enter_competition};
use crate::api::extract::{In, Parameters};
use crate::dto::boards::Board;
use crate::games::table::Table;
use crate::hall::Hall;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use touchmove_answers::seen::{Happened, Happening};
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_game::{Act, Actor, Adjournment, Clock, Event, MoveText, Presence, Record};
use touchmove_laws::Ruling;

/// The game as PGN that any reader opens; for players when it is over.
#[utoipa::path(get, path = "/api/games/{id}/pgn", operation_id = "game_as_pgn", tag = "exports", params(("id" = String, Path)),
    security((), ("seat" = [])), responses(
    (status = 200, body = String, content_type = "application/x-chess-pgn"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn pgn(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (table, authority) = enter(&hall, &id, &headers).await?;
    let pgn = to_pgn(&table, &authority, reader(&headers)).await?;
    Ok(([(header::CONTENT_TYPE, PGN)], pgn.to_string()).into_response())
}

/// The game as a protocol, with its rulings; for players when it is over.
#[utoipa::path(get, path = "/api/games/{id}/protocol", operation_id = "game_as_protocol", tag = "exports",
    params(("id" = String, Path)), security(("seat" = [])), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn protocol(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (table, authority) = enter(&hall, &id, &headers).await?;
    let record = whole(&table, &authority).await?;
    Ok(([(header::CONTENT_TYPE, TEXT)], record.to_protocol()).into_response())
}

/// The game as JSON: events, rulings, how it ended; for players when it is over.
#[utoipa::path(get, path = "/api/games/{id}/json", operation_id = "game_as_json", tag = "exports",
    params(("id" = String, Path)), security(("seat" = [])), responses(
    (status = 200, body = serde_json::Value),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn json(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<axum::Json<serde_json::Value>, Problem> {
    let (table, authority) = enter(&hall, &id, &headers).await?;
    let record = whole(&table, &authority).await?;
    serde_json::to_value(&record).map(axum::Json).map_err(|_| Problem::failed())
}

/// Which games, and what of them.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
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
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    Parameters(wanted): Parameters<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (competition, authority) = enter_competition(&hall, &id, &headers).await?;
    if wanted.incidents {
        authority.require_arbiter()?;
    }
    let boards = competition.kept().await.boards.clone();
    let mut all = String::new();
    let of = |board: &&Board| wanted.round.as_ref().is_none_or(|round| *round == board.round);
    for board in boards.iter().filter(of) {
        let table = hall.table(&board.game).await?;
        let authority = authority.at(&table.register);
        if may_have(&table, &authority).await.is_ok() {
            all += &match wanted.incidents {
                true => to_pgn(&table, &authority, reader(&headers)).await?,
                false => to_broadcast(&table, &authority, board.number).await?,
            };
        }
    }
    // Viewers in other pages poll it.
    let anybody = (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    Ok(([(header::CONTENT_TYPE, PGN), anybody], all).into_response())
}

pub(crate) const PGN: &str = "application/x-chess-pgn; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

async fn to_pgn(table: &Table, authority: &Authority, words: &Words) -> Result<Arc<str>, Problem> {
    may_have(table, authority).await?;
    let delay = authority.look_up()?.delay;
    let (kind, version) =
        (format!("pgn {} {delay}", words.language().code()), table.version_seen(delay).await?);
    if let Some(text) = table.texts.get(&kind, version) {
        return Ok(text);
    }
    let record = record(table, authority).await?;
    let text = record.to_pgn(|ruling| words.ruling(ruling)).into();
    table.texts.keep(&kind, version, &text);
    Ok(text)
}

async fn to_broadcast(
    table: &Table,
    authority: &Authority,
    board: u32,
) -> Result<Arc<str>, Problem> {
    let delay = authority.look_up()?.delay;
    let (kind, version) = (format!("broadcast {delay}"), table.version_seen(delay).await?);
    if let Some(text) = table.texts.get(&kind, version) {
        return Ok(text);
    }
    let text = record(table, authority).await?.to_broadcast(Some(board)).into();
    table.texts.keep(&kind, version, &text);
    Ok(text)
}

async fn whole(table: &Table, authority: &Authority) -> Result<Record, Problem> {
    if authority.look_up()?.identity.role == Role::Spectator {
        authority.require_arbiter()?;
    }
    may_have(table, authority).await?;
    record(table, authority).await
}

/// While a game goes on its players keep their own scores, and none is had in a second window.
pub(crate) async fn may_have(table: &Table, authority: &Authority) -> Result<(), Problem> {
    let over = table.fresh().await?.is_over();
    let access = authority.look_up()?;
    let told = access.permissions(over).is_told_moves();
    match over || told || access.watches_over() {
        true => Ok(()),
        false => Err(Problem::still_played()),
    }
}

/// The game as it may be broadcast, as late as whoever asks sees it.
pub(crate) async fn broadcast_record(
    table: &Table,
    authority: &Authority,
) -> Result<Record, Problem> {
    record(table, authority).await
}

async fn record(table: &Table, authority: &Authority) -> Result<Record, Problem> {
    let (folded, _, happenings) = table.as_it_was(authority.look_up()?.delay).await?;
    let sealed = !folded.is_over() && folded.game.watch().envelope.is_some();
    let entries: Vec<_> = happenings.into_iter().filter_map(|h| entry(h, sealed)).collect();
    let edition = folded.game.regulations().edition;
    let mut tags = folded.tags;
    if let Some(players) = players(folded.new.awaited, &entries) {
        tags.push(("Players".to_owned(), players.to_owned()));
    }
    Record::new(tags, edition, entries)
        .map_err(|error| Problem::broken_journal(format!("{}: {error}", folded.id)))
}

/// Who was there at the start, where the record would not say it by itself.
fn players(awaited: bool, entries: &[(Event, Vec<Ruling>)]) -> Option<&'static str> {
    let has = |act: &Act| entries.iter().any(|(event, _)| event.act == *act);
    let plain = has(&Act::Clock(Clock::Starts)) && !has(&Act::Presence(Presence::Arrives));
    match awaited {
        true => Some("awaited"),
        false => (!plain).then_some("present"),
    }
}

/// What a record has of it.
fn entry(happening: Happening, sealed: bool) -> Option<(Event, Vec<Ruling>)> {
    match happening.what {
        Happened::Observed { mut event, rulings, .. } => {
            if sealed && matches!(event.act, Act::Adjournment(Adjournment::Seals { .. })) {
                event.act = Act::Adjournment(Adjournment::Seals {
                    text: MoveText::Notation("?".to_owned()),
                });
            }
            Some((event, rulings))
        }
        Happened::Interrupted { rulings, .. } => {
            let act = Act::Clock(Clock::Stops { reason: None });
            Some((Event { at: happening.at, actor: Actor::Arbiter, act }, rulings))
        }
        Happened::Said { player: Color::White | Color::Black, .. } => None,
    }
}
