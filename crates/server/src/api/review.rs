//! A game to look through: its moves and its incidents in their order, each with
//! the board and the clocks after it.

use crate::access::seats::Role;
use crate::api::entry::enter;
use crate::api::exports::may_have;
use crate::api::extract::In;
use crate::games::fold::Folded;
use crate::hall::Hall;
use crate::language::reader;
use crate::problem::{Problem, ProblemDetails};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Serialize;
use std::sync::Arc;
use touchmove_answers::seen::{Happening, HappeningView, Permissions, happenings};
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_laws::Effect;
use utoipa::ToSchema;

/// A game to look through.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewView {
    /// The position that it began from, as FEN.
    pub start: String,
    /// What each clock showed at first, White's and Black's, in milliseconds.
    pub clocks: [Option<u64>; 2],
    /// Moves and incidents, in order.
    pub moments: Vec<MomentView>,
}

/// Something that can be looked at.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentView {
    /// What happened, and what was ruled.
    pub happening: HappeningView,
    /// The position after it, as FEN.
    pub fen: String,
    /// What stood on the board before the pieces were put back: the first
    /// field of a FEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stood: Option<String>,
    /// What each clock showed, White's and Black's, in milliseconds.
    pub clocks: [Option<u64>; 2],
}

/// A game to look through; for its players when it is over, or where they are
/// told the moves.
#[utoipa::path(get, path = "/api/games/{id}/review", operation_id = "review_game", tag = "games",
    params(("id" = String, Path)), security((), ("seat" = [])), responses(
    (status = 200, body = ReviewView),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
pub(crate) async fn review(
    State(hall): State<Arc<Hall>>,
    In(id): In<String>,
    headers: HeaderMap,
) -> Result<Json<ReviewView>, Problem> {
    let (table, authority) = enter(&hall, &id, &headers).await?;
    let over = table.fresh().await?.is_over();
    may_have(&table, &authority).await?;
    let access = authority.look_up()?;
    let permissions = eyes(access.permissions(over), over);
    let words = reader(&headers);
    let mut stood = String::new();
    let (first, moments) = table
        .moments(access.delay, |happening, folded| {
            let position = *folded.game.position();
            let before = std::mem::replace(&mut stood, placement(&position));
            happening.and_then(|one| moment(one, folded, before, permissions, words))
        })
        .await?;
    let start = first.game.position().fen().to_string();
    Ok(Json(ReviewView { start, clocks: clocks(&first, Moment::START), moments }))
}

/// When a game is over everybody may know what those knew who watched it.
fn eyes(permissions: Permissions, over: bool) -> Permissions {
    match permissions.role {
        Role::Arbiter => permissions,
        _ if over => Permissions { role: Role::Spectator, ..permissions },
        _ => permissions,
    }
}

fn moment(
    happening: &Happening,
    folded: &Folded,
    before: String,
    permissions: Permissions,
    words: &Words,
) -> Option<MomentView> {
    let rulings = happening.what.rulings();
    if rulings.iter().all(|ruling| is_routine(ruling.effect())) {
        return None;
    }
    let seen = happenings(std::slice::from_ref(happening), permissions, words).pop()?;
    let restored =
        rulings.iter().any(|ruling| matches!(ruling.effect(), Effect::PositionRestored { .. }));
    Some(MomentView {
        happening: seen,
        fen: folded.game.position().fen().to_string(),
        stood: restored.then_some(before),
        clocks: clocks(folded, happening.at),
    })
}

/// It happens at every move and tells nothing.
fn is_routine(effect: &Effect) -> bool {
    matches!(effect, Effect::ClockStarted { .. } | Effect::ClockStopped { .. })
}

fn clocks(folded: &Folded, at: Moment) -> [Option<u64>; 2] {
    let now = at.max(folded.game.now());
    Color::ALL.map(|side| folded.game.clock().remaining_ms(side, now).map(Millis::get))
}

fn placement(position: &Position) -> String {
    let fen = position.fen().to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}
