//! Reader views of a competition; spectators may see the competition with a delay.

use crate::access::authority::{Access, Authority};
use crate::access::seats::{Role, Seats};
use crate::dto::boards::Board;
use crate::dto::competitions::{BoardView, ByeView, CompetitionView};
use crate::dto::result_slip::PaperView;
use crate::dto::seats::SeatView;
use crate::games::view::View;
use crate::problem::Problem;
use crate::registry::Registry;
use crate::registry::competition::{Competition, CompetitionState};
use std::sync::Arc;
use touchmove_explain::Words;
use touchmove_tournament::trf;

/// A competition as a client may see it.
pub(crate) async fn competition_view(
    registry: &Arc<Registry>,
    competition: &Competition,
    by: &Authority,
    words: &Words,
) -> Result<CompetitionView, Problem> {
    let boards = competition.state().await.boards.clone();
    let mut seen = Vec::new();
    for board in boards {
        let view = View::new(registry.live_game(&board.game).await?, by);
        let state = view.state(words).await?;
        let paper = paper(competition, &board, &view).await?;
        seen.push(BoardView::of(board, state, paper));
    }
    let access = by.look_up()?;
    let outline = outline(competition, &access, &*competition.state().await);
    Ok(CompetitionView { boards: seen, ..outline })
}

/// The result slip of a board as a client may see it. If the moves are made on this server and
/// shown with a delay, the results have the same delay.
pub(crate) async fn paper(
    competition: &Competition,
    board: &Board,
    view: &View,
) -> Result<Option<PaperView>, Problem> {
    let access = view.access()?;
    let shown =
        access.delay == 0 || !view.live_game.is_played_here().await? || view.is_over().await?;
    let kept = competition.state().await;
    let paper = kept.event.paper(board).filter(|_| shown);
    Ok(paper.map(|paper| paper.view(access.watches_over())))
}

/// The result of a board as a client may see it: from its slip, or from the game if the slip has no
/// result.
pub(crate) async fn result_seen(
    registry: &Arc<Registry>,
    competition: &Competition,
    board: &Board,
    view: &View,
) -> Result<Option<[trf::Outcome; 2]>, Problem> {
    let paper = paper(competition, board, view).await?;
    let shown = paper.is_some_and(|paper| paper.codes.is_some()) || view.is_over().await?;
    if shown { registry.outcome(competition, board).await } else { Ok(None) }
}

/// A competition without its boards.
fn outline(competition: &Competition, access: &Access, kept: &CompetitionState) -> CompetitionView {
    let watches = access.watches_over();
    CompetitionView {
        id: competition.id.to_string(),
        name: kept.name.clone(),
        mode: access.mode.name().to_owned(),
        you: access.identity.role.name().to_owned(),
        tags: kept.games.tags.clone(),
        delay_seconds: u32::try_from(access.delay / 1000).unwrap_or(u32::MAX),
        seat: access.identity.seat.clone(),
        boards: Vec::new(),
        notes: watches.then(|| kept.notes.clone()),
        arbiters: watches.then(|| arbiters(&kept.seats)),
        byes: byes(kept),
        changes: watches.then(|| kept.changes.clone()),
    }
}

fn byes(kept: &CompetitionState) -> Vec<ByeView> {
    let rounds = kept.event.byes.iter();
    let all = rounds.flat_map(|(round, byes)| byes.iter().map(move |idle| (round, idle)));
    all.map(|(round, idle)| ByeView { round: round.to_string(), idle: idle.clone() }).collect()
}

fn arbiters(seats: &Seats) -> Vec<SeatView> {
    let arbiter = seats.iter().filter(|seat| seat.role == Role::Arbiter);
    arbiter.map(SeatView::of).collect()
}
