//! What somebody who was let in reads, those who watch from outside perhaps
//! later than it happened.

use crate::access::authority::Access;
use crate::access::seats::{Role, Seats};
use crate::dto::boards::Board;
use crate::dto::competitions::{BoardView, ByeView, CompetitionView};
use crate::dto::games::TableView;
use crate::dto::paper::PaperView;
use crate::dto::seats::SeatView;
use crate::games::news::News;
use crate::games::table::Table;
use crate::hall::Hall;
use crate::hall::competition::{Competition, Kept};
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_answers::seen::StateView;
use touchmove_explain::Words;

/// What has happened after a version and how things stand, or stood so long
/// ago as the reader is behind.
pub(crate) async fn news(table: &Table, access: &Access, after: u64) -> Result<News, Problem> {
    if access.delay == 0 {
        return table.news(after).await;
    }
    table.news_behind(access.delay, after).await
}

/// A game as somebody sees it, with what happened after a version.
pub(crate) async fn table_view(
    table: &Table,
    access: &Access,
    words: &Words,
    after: u64,
) -> Result<(TableView, News), Problem> {
    let news = news(table, access, after).await?;
    let permissions = access.permissions(news.snapshot.is_over());
    let state = StateView::of(&news.snapshot, permissions, words);
    let folded = table.fresh().await?;
    let view = TableView {
        id: folded.id.to_string(),
        competition: folded.competition.clone(),
        mode: folded.mode.word().to_owned(),
        tags: folded.tags.iter().cloned().collect(),
        pace: folded.game.regulations().pace.name().to_owned(),
        has_arbiter: folded.has_arbiter(),
        awaited: folded.new.awaited,
        present: table.present.players(),
        you: access.identity.role.word().to_owned(),
        seat: access.identity.seat.clone(),
        delay_seconds: u32::try_from(access.delay / 1000).unwrap_or(u32::MAX),
        anew: false,
        state,
    };
    Ok((view, news))
}

/// A competition as somebody sees it.
pub(crate) async fn competition_view(
    hall: &Arc<Hall>,
    competition: &Competition,
    access: &Access,
    words: &Words,
) -> Result<CompetitionView, Problem> {
    let watches = access.watches_over();
    let (mut view, boards) = {
        let kept = competition.kept().await;
        let boards = kept.boards.iter().map(|board| (board.clone(), paper(&kept, board, watches)));
        (outline(competition, access, &kept), boards.collect::<Vec<_>>())
    };
    for (board, paper) in boards {
        let table = hall.table(&board.game).await?;
        let news = news(&table, access, u64::MAX).await?;
        let permissions = access.permissions(news.snapshot.is_over());
        let state = StateView::of(&news.snapshot, permissions, words);
        view.boards.push(BoardView::of(board, state, paper));
    }
    Ok(view)
}

/// What stands on paper of a board.
pub(crate) fn paper(kept: &Kept, board: &Board, watches: bool) -> Option<PaperView> {
    kept.event.paper(board).map(|paper| paper.view(watches))
}

/// A competition without its boards.
fn outline(competition: &Competition, access: &Access, kept: &Kept) -> CompetitionView {
    let watches = access.watches_over();
    CompetitionView {
        id: competition.id.to_string(),
        name: kept.name.clone(),
        mode: access.mode.word().to_owned(),
        you: access.identity.role.word().to_owned(),
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

fn byes(kept: &Kept) -> Vec<ByeView> {
    let rounds = kept.event.byes.iter();
    let all = rounds.flat_map(|(round, byes)| byes.iter().map(move |idle| (round, idle)));
    all.map(|(round, idle)| ByeView { round: round.to_string(), idle: idle.clone() }).collect()
}

fn arbiters(seats: &Seats) -> Vec<SeatView> {
    let arbiter = seats.iter().filter(|seat| seat.role == Role::Arbiter);
    arbiter.map(SeatView::of).collect()
}
