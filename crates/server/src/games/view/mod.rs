//! A game as somebody who was let in may see it: the only way from a game to a route or a socket.
//!
//! A view holds no rights: every answer looks them up. A table's game, entries and rulings are
//! private to [`games`](super), so that no handler gets at them but by a view.

mod looking_back;
mod record;

use crate::access::authority::{Access, Authority};
use crate::dto::games::{Receipt, TableView};
use crate::dto::news::NewsView;
use crate::dto::seats::SeatView;
use crate::games::live_game::{LiveGame, Taken};
use crate::games::news::News;
use crate::problem::Problem;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use touchmove_answers::seen::{Permissions, RulingView, StateView, happenings};
use touchmove_explain::Words;

/// A game, and who looks at it.
#[derive(Clone)]
pub(crate) struct View {
    pub live_game: Arc<LiveGame>,
    pub authority: Authority,
}

impl View {
    /// The view of somebody who was let in to the game, or to its competition.
    pub fn new(live_game: Arc<LiveGame>, authority: &Authority) -> View {
        let authority = authority.at(&live_game.register);
        View { live_game, authority }
    }

    /// The same for somebody who asks from that address.
    pub fn from(self, address: IpAddr) -> View {
        View { authority: self.authority.from(address), ..self }
    }

    /// The rights at this moment.
    ///
    /// # Errors
    /// If the seat has been taken back.
    pub fn access(&self) -> Result<Access, Problem> {
        self.authority.look_up()
    }

    /// What is shown at this moment of a game that is over or not.
    fn permissions(&self, over: bool) -> Result<Permissions, Problem> {
        Ok(self.access()?.permissions(over))
    }

    /// How late everything is shown, in milliseconds.
    pub fn delay(&self) -> u64 {
        self.access().map_or(0, |access| access.delay)
    }

    /// True if the game has ended as far as this viewer is shown it.
    pub async fn is_over(&self) -> Result<bool, Problem> {
        match self.access()?.delay {
            0 => self.live_game.is_over().await,
            delay => self.live_game.was_over(delay).await,
        }
    }

    /// What has happened after a version, and how things stand as this viewer is shown them.
    pub async fn news(&self, after: u64) -> Result<News, Problem> {
        match self.access()?.delay {
            0 => self.live_game.news(after).await,
            delay => self.live_game.delayed_news(delay, after).await,
        }
    }

    /// News as this viewer is told them.
    pub fn told(&self, news: &News, words: &Words) -> Result<NewsView, Problem> {
        let permissions = self.permissions(news.snapshot.is_over())?;
        Ok(NewsView {
            happenings: happenings(&news.happenings, permissions, words),
            state: StateView::of(&news.snapshot, permissions, words),
            anew: false,
        })
    }

    /// What these news show; another value means that the viewer sees what was hidden before.
    pub fn shows(&self, news: &News) -> Result<Permissions, Problem> {
        self.permissions(news.snapshot.is_over())
    }

    /// True if the end of the game shows what was hidden before.
    pub fn sees_more_now(&self, news: &News) -> Result<bool, Problem> {
        let access = self.access()?;
        Ok(news.snapshot.is_over() && access.permissions(true) != access.permissions(false))
    }

    /// How things stand.
    pub async fn state(&self, words: &Words) -> Result<StateView, Problem> {
        Ok(self.told(&self.news(u64::MAX).await?, words)?.state)
    }

    /// The game, with what has happened after a version.
    pub async fn game_view(&self, words: &Words, after: u64) -> Result<(TableView, News), Problem> {
        let news = self.news(after).await?;
        let state = self.told(&news, words)?.state;
        let access = self.access()?;
        let game_state = self.live_game.fresh().await?;
        let view = TableView {
            id: game_state.id.to_string(),
            competition: game_state.competition.clone(),
            mode: game_state.mode.word().to_owned(),
            tags: game_state.tags.iter().cloned().collect(),
            pace: game_state.game.regulations().pace.name().to_owned(),
            has_arbiter: game_state.has_arbiter(),
            awaited: game_state.new.awaited,
            present: self.live_game.present.players(),
            you: access.identity.role.word().to_owned(),
            seat: access.identity.seat.clone(),
            delay_seconds: u32::try_from(access.delay / 1000).unwrap_or(u32::MAX),
            anew: false,
            state,
        };
        Ok((view, news))
    }

    /// When this viewer is shown the next thing, where everything is shown later.
    pub async fn due(&self, known: u64) -> Option<Instant> {
        match self.delay() {
            0 => None,
            delay => self.live_game.next_visible_at(delay, known).await,
        }
    }

    /// What became of a submission, as whoever submitted it hears of it.
    pub fn receipt(&self, taken: &Taken, words: &Words) -> Result<Receipt, Problem> {
        let permissions = self.permissions(false)?;
        let happening = taken.happening.as_ref();
        Ok(Receipt {
            version: taken.version,
            at_ms: happening.map(|happening| happening.at.get()),
            rulings: happening
                .map(|happening| RulingView::heard(&happening.what, permissions, words))
                .unwrap_or_default(),
        })
    }

    /// The seats of the game.
    ///
    /// # Errors
    /// If this is no arbiter.
    pub async fn seats(&self) -> Result<Vec<SeatView>, Problem> {
        let game_state = self.live_game.fresh().await?;
        self.authority.require_arbiter()?;
        Ok(game_state.seats.iter().map(SeatView::of).collect())
    }
}
