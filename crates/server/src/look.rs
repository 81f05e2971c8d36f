//! Looking at a game: who somebody is there, and what they see of it, those
//! who watch from outside perhaps later.

use crate::api::games::TableView;
use crate::hall::Hall;
use crate::happening::News;
use crate::problem::Problem;
use crate::scene::Scene;
use crate::seats::Role;
use crate::sight::Eye;
use crate::table::{Sitter, Table};
use crate::view::StateView;
use std::sync::Arc;
use touchmove_explain::Words;

/// Somebody who has been let in to a game.
#[derive(Debug, Clone)]
pub(crate) struct Looker {
    pub sitter: Sitter,
    pub eye: Eye,
    /// How late everything is shown, in milliseconds.
    pub delay: u64,
}

impl Looker {
    /// Whether this is an arbiter.
    pub fn is_arbiter(&self) -> Result<(), Problem> {
        match self.sitter.role {
            Role::Arbiter => Ok(()),
            _ if self.sitter.seat.is_none() => Err(Problem::no_secret()),
            _ => Err(Problem::only_the_arbiter()),
        }
    }
}

/// Lets somebody in, by the secret of a seat or to watch.
pub(crate) async fn enter(
    hall: &Arc<Hall>,
    table: &Table,
    secret: Option<&str>,
) -> Result<Looker, Problem> {
    let sitter = hall.sitter(table, secret).await?;
    let folded = table.fresh().await?;
    let eye = Eye { role: sitter.role, mode: folded.mode };
    let outside = sitter.role == Role::Spectator && !folded.is_over();
    let delay = if outside { u64::from(folded.new.spectators.delay_seconds) * 1000 } else { 0 };
    Ok(Looker { sitter, eye, delay })
}

/// What has happened after a version and how things stand, or stood so long
/// ago as the looker is behind.
pub(crate) async fn news(table: &Table, looker: &Looker, after: u64) -> Result<News, Problem> {
    if looker.delay == 0 {
        return table.news(after).await;
    }
    let (folded, now, mut happenings) = table.as_it_was(looker.delay).await?;
    happenings.retain(|h| h.version > after);
    let scene = Arc::new(Scene::of(&folded, now));
    Ok(News { happenings: Arc::new(happenings), scene })
}

/// A game as a looker sees it, with what happened after a version.
pub(crate) async fn table_view(
    table: &Table,
    looker: &Looker,
    words: &Words,
    after: u64,
) -> Result<(TableView, News), Problem> {
    let news = news(table, looker, after).await?;
    let state = StateView::of(&news.scene, looker.eye, words);
    let folded = table.fresh().await?;
    let view = TableView {
        id: folded.id.to_string(),
        competition: folded.competition.clone(),
        mode: folded.mode.word().to_owned(),
        tags: folded.tags.iter().cloned().collect(),
        pace: folded.game.regulations().pace.name().to_owned(),
        has_arbiter: folded.competition.is_some() || folded.seats.has_arbiter(),
        you: looker.sitter.role.word().to_owned(),
        seat: looker.sitter.seat.clone(),
        delay_seconds: u32::try_from(looker.delay / 1000).unwrap_or(u32::MAX),
        state,
    };
    Ok((view, news))
}
