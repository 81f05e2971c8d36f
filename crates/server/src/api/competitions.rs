//! Competitions: creating them, overviews of all boards, and acts of the arbiter at several boards.

use crate::access::authority::Authority;
use crate::access::limits::Client;
use crate::access::seats::Role;
use crate::api::credentials::{arbiter, enter_competition, may_create};
use crate::api::extract::{ABOUT_KEY, Body, Creation, In, ROUND};
use crate::dto::boards::{Board, NewBoard};
use crate::dto::competitions::{
    AtBoard, CompetitionView, CreatedBoard, CreatedCompetition, ForAll, NewCompetition, ResultView,
};
use crate::dto::report::Report;
use crate::dto::seats::{NewSeat, SeatLink};
use crate::games::view::View;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use crate::registry::reader_view::{competition_view, paper, result_seen};
use crate::registry::{AT_ONCE, MadeBoard, Registry};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use futures_util::{StreamExt, stream};
use std::sync::Arc;
use std::time::Instant;
use touchmove_clock::Moment;
use touchmove_explain::Words;
use touchmove_game::{Act, Clock};

/// Create a competition.
#[utoipa::path(post, path = "/api/competitions", operation_id = "create_competition", tag = "competitions",
    params(("Idempotency-Key" = Option<String>, Header, description = ABOUT_KEY)), request_body = NewCompetition, responses(
    (status = 201, body = CreatedCompetition),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn create(
    State(registry): State<Arc<Registry>>,
    client: Client,
    headers: HeaderMap,
    Creation { new, ids }: Creation<NewCompetition, ROUND>,
) -> Result<(StatusCode, Json<CreatedCompetition>), Problem> {
    may_create(&registry, client, &headers)?;
    let made = registry.create_competition(new, client.address, &ids).await?;
    let id = made.competition.id.to_string();
    let arbiter = SeatLink::of(&registry.site.competition(&id), &made.arbiter);
    let boards = created(&registry, made.boards, reader(&headers));
    Ok((StatusCode::CREATED, Json(CreatedCompetition { id, arbiter, boards })))
}

/// Boards in the form of an answer.
pub(super) fn created(
    registry: &Registry,
    made: Vec<MadeBoard>,
    words: &Words,
) -> Vec<CreatedBoard> {
    made.into_iter().map(|made| CreatedBoard::of(made, &registry.site, words)).collect()
}

/// Add boards.
#[utoipa::path(post, path = "/api/competitions/{id}/boards", operation_id = "add_boards", tag = "competitions",
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header, description = ABOUT_KEY)),
    request_body = Vec<NewBoard>, security(("seat" = [])),
    responses(
    (status = 201, body = Vec<CreatedBoard>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn add(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Creation { new, ids }: Creation<Vec<NewBoard>, ROUND>,
) -> Result<(StatusCode, Json<Vec<CreatedBoard>>), Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let by = authority.from(from);
    let boards = registry.add_boards(&competition, &by, new, Vec::new(), &ids).await?;
    Ok((StatusCode::CREATED, Json(created(&registry, boards, reader(&headers)))))
}

/// All boards of a competition, as the client may see them.
#[utoipa::path(get, path = "/api/competitions/{id}", operation_id = "look_at_competition", tag = "competitions",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = CompetitionView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn show(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<CompetitionView>, Problem> {
    let (competition, authority) = enter_competition(&registry, &id, &headers).await?;
    Ok(Json(competition_view(&registry, &competition, &authority, reader(&headers)).await?))
}

/// Issue another seat of the competition, such as an arbiter's.
#[utoipa::path(post, path = "/api/competitions/{id}/seats", operation_id = "issue_seat_of_competition", tag = "competitions",
    params(("id" = String, Path)), request_body = NewSeat, security(("seat" = [])), responses(
    (status = 201, body = SeatLink),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn issue(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
    Body(new): Body<NewSeat>,
) -> Result<(StatusCode, Json<SeatLink>), Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    if !matches!(new.role, Role::Arbiter | Role::Spectator) {
        return Err(Problem::no_such_seat(new.role.name()));
    }
    let issued = competition.issue(&authority, new.role, new.name.as_deref()).await?;
    Ok((
        StatusCode::CREATED,
        Json(SeatLink::of(&registry.site.competition(competition.id.as_str()), &issued)),
    ))
}

/// Revoke a seat of the competition.
#[utoipa::path(delete, path = "/api/competitions/{id}/seats/{seat}", operation_id = "revoke_seat_of_competition", tag = "competitions",
    params(("id" = String, Path), ("seat" = String, Path)), security(("seat" = [])), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn revoke(
    State(registry): State<Arc<Registry>>,
    In((id, seat)): In<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Problem> {
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    competition.revoke(&authority, &seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Carry out an act at several boards at the same moment: start the round, stop all clocks, restart
/// all clocks.
#[utoipa::path(post, path = "/api/competitions/{id}/events", operation_id = "submit_for_all", tag = "competitions",
    params(("id" = String, Path)), request_body = ForAll, security(("seat" = [])), responses(
    (status = 200, body = Vec<AtBoard>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn submit(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    Client { address: from, .. }: Client,
    headers: HeaderMap,
    Body(all): Body<ForAll>,
) -> Result<Json<Vec<AtBoard>>, Problem> {
    let seen = Instant::now();
    let (competition, authority) = arbiter(&registry, &id, &headers).await?;
    let authority = authority.from(from);
    let boards = competition.state().await.boards.clone();
    let words = reader(&headers);
    // All boards get the same time, and the journal writes their acts in few commits.
    let mut done = Vec::new();
    for board in &boards {
        let here = all.boards.as_ref().is_none_or(|numbers| numbers.contains(&board.number));
        if here && all.round.as_ref().is_none_or(|round| *round == board.round) {
            done.push(at_board(&registry, &authority, &all.event, board, seen, words));
        }
    }
    Ok(Json(stream::iter(done).buffered(AT_ONCE).collect().await))
}

async fn at_board(
    registry: &Arc<Registry>,
    authority: &Authority,
    event: &Report,
    board: &Board,
    seen: Instant,
    words: &Words,
) -> AtBoard {
    let number = board.number;
    let taken = match registry.live_game(&board.game).await {
        Ok(live_game)
            if sets_going(event)
                && live_game.is_arbiter_awaited().await.is_ok_and(|awaited| awaited) =>
        {
            Err(Problem::arbiter_awaited(number.to_string()))
        }
        Ok(live_game) => {
            let by = authority.at(&live_game.register);
            live_game.submit(&by, event, None, seen).await
        }
        Err(problem) => Err(problem),
    };
    match taken {
        Ok(taken) => AtBoard { number, version: Some(taken.version), problem: None },
        Err(problem) => AtBoard { number, version: None, problem: Some(problem.details(words)) },
    }
}

fn sets_going(event: &Report) -> bool {
    let read = event.read(Moment::START);
    read.is_ok_and(|event| event.act == Act::Clock(Clock::Resumes))
}

/// The results of all boards.
#[utoipa::path(get, path = "/api/competitions/{id}/results", operation_id = "results_of_competition", tag = "competitions",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = Vec<ResultView>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn results(
    State(registry): State<Arc<Registry>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<ResultView>>, Problem> {
    let (competition, authority) = enter_competition(&registry, &id, &headers).await?;
    let boards = competition.state().await.boards.clone();
    let mut results = Vec::new();
    for board in boards {
        let view = View::new(registry.live_game(&board.game).await?, &authority);
        let state = view.state(reader(&headers)).await?;
        let codes = result_seen(&registry, &competition, &board, &view).await?;
        let paper = paper(&competition, &board, &view).await?;
        results.push(ResultView {
            board,
            result: state.result,
            termination: state.termination,
            points: state.points,
            codes: codes.map(|both| both.iter().map(|outcome| outcome.code).collect()),
            entered: paper.is_some_and(|paper| paper.codes.is_some()),
        });
    }
    Ok(Json(results))
}
