//! Views: a game as an admitted client may see it. Routes and sockets have no other access to a
//! game.
//!
//! A view holds no permissions; each answer looks them up. The state, entries and rulings of a game
//! are private to [`games`](super), so that handlers need a view to read them.

mod looking_back;
mod record;

use crate::access::authority::{Access, Authority};
use crate::dto::seats::SeatView;
use crate::games::live_game::{LiveGame, Taken};
use crate::games::news::News;
use crate::problem::Problem;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use touchmove_answers::views::NewsView;
use touchmove_answers::views::{Permissions, RulingView, StateView, happenings};
use touchmove_answers::views::{Receipt, TableView};
use touchmove_explain::Words;

/// A game, and the authority of the client.
#[derive(Clone)]
pub(crate) struct View {
    pub live_game: Arc<LiveGame>,
    pub authority: Authority,
}

impl View {
    /// The view of a client that was admitted to the game or its competition.
    pub fn new(live_game: Arc<LiveGame>, authority: &Authority) -> View {
        let authority = authority.at(&live_game.register);
        View { live_game, authority }
    }

    /// The same view with a client address.
    pub fn from(self, address: IpAddr) -> View {
        View { authority: self.authority.from(address), ..self }
    }

    /// The current permissions.
    ///
    /// # Errors
    /// If the seat was revoked.
    pub fn access(&self) -> Result<Access, Problem> {
        self.authority.look_up()
    }

    /// The current permissions, given whether the game is over.
    fn permissions(&self, over: bool) -> Result<Permissions, Problem> {
        Ok(self.access()?.permissions(over))
    }

    /// Delay of everything shown, in milliseconds.
    pub fn delay(&self) -> u64 {
        self.access().map_or(0, |access| access.delay)
    }

    /// True if the game has ended, as far as this client may see.
    pub async fn is_over(&self) -> Result<bool, Problem> {
        match self.access()?.delay {
            0 => self.live_game.is_over().await,
            delay => self.live_game.was_over(delay).await,
        }
    }

    /// The happenings after a version and the current snapshot, as of this client's delay.
    pub async fn news(&self, after: u64) -> Result<News, Problem> {
        match self.access()?.delay {
            0 => self.live_game.news(after).await,
            delay => self.live_game.delayed_news(delay, after).await,
        }
    }

    /// News as this client may see them.
    pub fn visible_news(&self, news: &News, words: &Words) -> Result<NewsView, Problem> {
        let permissions = self.permissions(news.snapshot.is_over())?;
        Ok(NewsView {
            happenings: happenings(&news.happenings, permissions, words),
            state: StateView::of(&news.snapshot, permissions, words),
            anew: false,
        })
    }

    /// The permissions for these news. If the permissions change, the client sees parts that were
    /// hidden.
    pub fn shows(&self, news: &News) -> Result<Permissions, Problem> {
        self.permissions(news.snapshot.is_over())
    }

    /// True if the end of the game reveals hidden parts.
    pub fn sees_more_now(&self, news: &News) -> Result<bool, Problem> {
        let access = self.access()?;
        Ok(news.snapshot.is_over() && access.permissions(true) != access.permissions(false))
    }

    /// The current state.
    pub async fn state(&self, words: &Words) -> Result<StateView, Problem> {
        Ok(self.visible_news(&self.news(u64::MAX).await?, words)?.state)
    }

    /// The game, with the happenings after a version.
    pub async fn game_view(&self, words: &Words, after: u64) -> Result<(TableView, News), Problem> {
        let news = self.news(after).await?;
        let state = self.visible_news(&news, words)?.state;
        let access = self.access()?;
        let game_state = self.live_game.lock_state().await?;
        let view = TableView {
            id: game_state.id.to_string(),
            competition: game_state.competition.clone(),
            mode: game_state.mode.name().to_owned(),
            tags: game_state.tags.iter().cloned().collect(),
            pace: game_state.game.regulations().pace.name().to_owned(),
            has_arbiter: game_state.has_arbiter(),
            sparring: game_state.new.sparring().is_some(),
            awaited: game_state.new.awaited,
            present: self.live_game.present(),
            you: access.identity.role.name().to_owned(),
            seat: access.identity.seat.clone(),
            delay_seconds: u32::try_from(access.delay / 1000).unwrap_or(u32::MAX),
            anew: false,
            state,
        };
        Ok((view, news))
    }

    /// The time at which a delayed client sees the next happening.
    pub async fn due(&self, known: u64) -> Option<Instant> {
        match self.delay() {
            0 => None,
            delay => self.live_game.next_visible_at(delay, known).await,
        }
    }

    /// The receipt of a submission, as its author may see it.
    pub fn receipt(&self, taken: &Taken, words: &Words) -> Result<Receipt, Problem> {
        let permissions = self.permissions(false)?;
        let happening = taken.happening.as_ref();
        Ok(Receipt {
            version: taken.version,
            at_ms: happening.map(|happening| happening.at.get()),
            rulings: happening
                .map(|happening| RulingView::visible(&happening.what, permissions, words))
                .unwrap_or_default(),
        })
    }

    /// The seats of the game.
    ///
    /// # Errors
    /// If the client is not an arbiter.
    pub async fn seats(&self) -> Result<Vec<SeatView>, Problem> {
        let game_state = self.live_game.lock_state().await?;
        self.authority.require_arbiter()?;
        Ok(game_state.seats.iter().map(SeatView::of).collect())
    }
}
