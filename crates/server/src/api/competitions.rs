//! Competitions: setting them up, looking over all boards, the arbiter's acts
//! for all of them at once.

use super::extract::{Body, In, secret};
use super::games::SeatLink;
use super::notes::NoteView;
use super::seats::{NewSeat, SeatView};
use crate::competition::{Board, Competition, NewBoard, NewCompetition};
use crate::hall::{AT_ONCE, Hall};
use crate::language::reader;
use crate::look::{self, Looker};
use crate::problem::{Problem, ProblemDetails};
use crate::seats::{Role, Seats};
use crate::setup::Mode;
use crate::sight::Eye;
use crate::table::{Issued, Sitter};
use crate::view::StateView;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use futures_util::{StreamExt, stream};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use touchmove_explain::Words;
use utoipa::ToSchema;

/// A competition that has been set up.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedCompetition {
    /// Its name in addresses.
    pub id: String,
    /// The first arbiter's seat, which is one at every board.
    pub arbiter: SeatLink,
    /// Its boards with the links of their seats.
    pub boards: Vec<CreatedBoard>,
}

/// A board with the links of its seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedBoard {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// Its seats. This is the only time that their secrets are told.
    pub seats: Vec<SeatLink>,
}

impl CreatedBoard {
    fn of((board, seats): (Board, Vec<Issued>)) -> CreatedBoard {
        let page = format!("/game/{}", board.game);
        let seats = seats.iter().map(|issued| SeatLink::of(&page, issued)).collect();
        CreatedBoard { board, seats }
    }
}

/// Set up a competition.
#[utoipa::path(post, path = "/api/competitions", operation_id = "create_competition", tag = "competitions",
    request_body = NewCompetition, responses(
    (status = 201, body = CreatedCompetition),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn create(
    State(hall): State<Arc<Hall>>,
    Body(new): Body<NewCompetition>,
) -> Result<(StatusCode, Json<CreatedCompetition>), Problem> {
    let (competition, issued) = hall.create_competition(&new).await?;
    let boards = add_all(&hall, &competition, &new.boards).await?;
    let arbiter = SeatLink::of(&page(&competition), &issued);
    let created = CreatedCompetition { id: competition.id.to_string(), arbiter, boards };
    Ok((StatusCode::CREATED, Json(created)))
}

fn page(competition: &Competition) -> String {
    format!("/competition/{}", competition.id)
}

async fn add_all(
    hall: &Arc<Hall>,
    competition: &Competition,
    new: &[NewBoard],
) -> Result<Vec<CreatedBoard>, Problem> {
    let mut boards = Vec::new();
    for board in new {
        boards.push(CreatedBoard::of(competition.add(hall, board).await?));
    }
    Ok(boards)
}

/// Add boards.
#[utoipa::path(post, path = "/api/competitions/{id}/boards", operation_id = "add_boards", tag = "competitions",
    params(("id" = String, Path)), request_body = Vec<NewBoard>, security(("seat" = [])),
    responses(
    (status = 201, body = Vec<CreatedBoard>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn add(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<Vec<NewBoard>>,
) -> Result<(StatusCode, Json<Vec<CreatedBoard>>), Problem> {
    let (competition, _) = arbiter(&hall, &id, &headers).await?;
    Ok((StatusCode::CREATED, Json(add_all(&hall, &competition, &new).await?)))
}

/// A competition as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct CompetitionView {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// `over_the_board`, `training` or `casual`.
    pub mode: String,
    /// Who is looking: `arbiter` or `spectator`.
    pub you: String,
    /// The tags that its games have in common.
    pub tags: BTreeMap<String, String>,
    /// How late this is shown, in seconds.
    pub delay_seconds: u32,
    /// The seat of whoever is looking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Its boards and how things stand there.
    pub boards: Vec<BoardView>,
    /// What arbiters have written down for each other; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<Vec<NoteView>>,
    /// Its arbiters; for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiters: Option<Vec<SeatView>>,
}

/// A board and how things stand there.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardView {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// How things stand; for spectators as late as the event has it.
    pub state: StateView,
}

/// All boards of a competition, for whoever asks.
#[utoipa::path(get, path = "/api/competitions/{id}", operation_id = "look_at_competition", tag = "competitions",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = CompetitionView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn look(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<CompetitionView>, Problem> {
    let (competition, looker) = enter(&hall, &id, secret(&headers)).await?;
    Ok(Json(view(&hall, &competition, &looker, reader(&headers)).await?))
}

pub(crate) async fn view(
    hall: &Arc<Hall>,
    competition: &Competition,
    looker: &Looker,
    words: &Words,
) -> Result<CompetitionView, Problem> {
    let (name, boards, tags, notes) = {
        let kept = competition.kept().await;
        let watches = looker.eye.watches_over();
        let notes = watches.then(|| (kept.notes.clone(), arbiters(&kept.seats)));
        (kept.name.clone(), kept.boards.clone(), kept.games.tags.clone(), notes)
    };
    let (notes, arbiters) = notes.unzip();
    let mut views = Vec::new();
    for board in boards {
        let table = hall.table(&board.game).await?;
        let news = look::news(&table, looker, u64::MAX).await?;
        let state = StateView::of(&news.scene, looker.eye, words);
        views.push(BoardView { board, state });
    }
    Ok(CompetitionView {
        id: competition.id.to_string(),
        name,
        mode: looker.eye.mode.word().to_owned(),
        you: looker.eye.role.word().to_owned(),
        tags,
        delay_seconds: u32::try_from(looker.delay / 1000).unwrap_or(u32::MAX),
        seat: looker.sitter.seat.clone(),
        boards: views,
        notes,
        arbiters,
    })
}

fn arbiters(seats: &Seats) -> Vec<SeatView> {
    let arbiter = seats.iter().filter(|seat| seat.role == Role::Arbiter);
    arbiter.map(SeatView::of).collect()
}

/// Who somebody is in a competition.
pub(crate) async fn enter(
    hall: &Arc<Hall>,
    id: &str,
    secret: Option<&str>,
) -> Result<(Arc<Competition>, Looker), Problem> {
    let competition = hall.competition(id).await?;
    let kept = competition.kept().await;
    let sitter = match secret {
        Some(secret) => {
            let seat = kept.seats.opened_by(secret).ok_or_else(Problem::wrong_secret)?;
            Sitter { role: seat.role, seat: Some(seat.id.clone()) }
        }
        None if kept.games.spectators.admitted => Sitter { role: Role::Spectator, seat: None },
        None => return Err(Problem::no_spectators()),
    };
    let mode: Mode = kept.games.mode;
    let outside = sitter.role == Role::Spectator;
    let delay = if outside { kept.games.spectators.delay_seconds } else { 0 };
    let eye = Eye { role: sitter.role, mode };
    drop(kept);
    Ok((competition, Looker { sitter, eye, delay: u64::from(delay) * 1000 }))
}

pub(crate) async fn arbiter(
    hall: &Arc<Hall>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Competition>, Looker), Problem> {
    let secret = secret(headers).ok_or_else(Problem::no_secret)?;
    let (competition, looker) = enter(hall, id, Some(secret)).await?;
    looker.is_arbiter()?;
    Ok((competition, looker))
}

/// Give out another seat of the competition, to an arbiter say.
#[utoipa::path(post, path = "/api/competitions/{id}/seats", operation_id = "issue_seat_of_competition", tag = "competitions",
    params(("id" = String, Path)), request_body = NewSeat, security(("seat" = [])), responses(
    (status = 201, body = SeatLink),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn issue(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewSeat>,
) -> Result<(StatusCode, Json<SeatLink>), Problem> {
    let (competition, _) = arbiter(&hall, &id, &headers).await?;
    if !matches!(new.role, Role::Arbiter | Role::Spectator) {
        return Err(Problem::no_such_seat(new.role.word()));
    }
    let issued = competition.issue(new.role, new.name.as_deref()).await?;
    Ok((StatusCode::CREATED, Json(SeatLink::of(&page(&competition), &issued))))
}

/// Take a seat of the competition back.
#[utoipa::path(delete, path = "/api/competitions/{id}/seats/{seat}", operation_id = "revoke_seat_of_competition", tag = "competitions",
    params(("id" = String, Path), ("seat" = String, Path)), security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn revoke(
    State(hall): State<Arc<Hall>>,
    In((id, seat)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (competition, _) = arbiter(&hall, &id, &headers).await?;
    competition.revoke(&seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the arbiter does at several boards at the same moment.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForAll {
    /// In the protocol's words: `Arbiter starts`, `Arbiter stops the clock`.
    pub event: String,
    /// At which boards; at all of them if left out.
    pub boards: Option<Vec<u32>>,
}

/// What became of it at one board.
#[derive(Debug, Serialize, ToSchema)]
pub struct AtBoard {
    /// The board.
    pub number: u32,
    /// Its place in the journal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Why it was not taken there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<ProblemDetails>,
}

/// Do something at several boards at the same moment: start the round, stop all
/// clocks, set them going again.
#[utoipa::path(post, path = "/api/competitions/{id}/events", operation_id = "submit_for_all", tag = "competitions",
    params(("id" = String, Path)), request_body = ForAll, security(("seat" = [])), responses(
    (status = 200, body = Vec<AtBoard>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn submit(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(all): Body<ForAll>,
) -> Result<Json<Vec<AtBoard>>, Problem> {
    let seen = Instant::now();
    let (competition, looker) = arbiter(&hall, &id, &headers).await?;
    let boards = competition.kept().await.boards.clone();
    let words = reader(&headers);
    // One moment for all, and the journal takes many with one commit.
    let mut done = Vec::new();
    for board in &boards {
        if all.boards.as_ref().is_none_or(|numbers| numbers.contains(&board.number)) {
            done.push(at_board(&hall, &looker, &all.event, board, seen, words));
        }
    }
    Ok(Json(stream::iter(done).buffered(AT_ONCE).collect().await))
}

async fn at_board(
    hall: &Arc<Hall>,
    looker: &Looker,
    event: &str,
    board: &Board,
    seen: Instant,
    words: &Words,
) -> AtBoard {
    let number = board.number;
    let taken = match hall.table(&board.game).await {
        Ok(table) => table.submit(&looker.sitter, event, None, seen).await,
        Err(problem) => Err(problem),
    };
    match taken {
        Ok(taken) => AtBoard { number, version: Some(taken.version), problem: None },
        Err(problem) => AtBoard { number, version: None, problem: Some(problem.details(words)) },
    }
}

/// What a board's game came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultView {
    /// The board.
    #[serde(flatten)]
    pub board: Board,
    /// `1-0`, `0-1`, `1/2-1/2` ...; `*` while it goes on.
    pub result: String,
    /// What ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// White's and Black's points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<[f32; 2]>,
}

/// The results of all boards.
#[utoipa::path(get, path = "/api/competitions/{id}/results", operation_id = "results_of_competition", tag = "competitions",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = Vec<ResultView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn results(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<ResultView>>, Problem> {
    let (competition, looker) = enter(&hall, &id, secret(&headers)).await?;
    let seen = view(&hall, &competition, &looker, reader(&headers)).await?;
    let result = |BoardView { board, state }: BoardView| ResultView {
        board,
        result: state.result,
        termination: state.termination,
        points: state.points,
    };
    Ok(Json(seen.boards.into_iter().map(result).collect()))
}
