//! Opening of games and competitions on first use.

use super::{CLUSTER, Feed, Registry};
use crate::engines::opponent;
use crate::games::flag_alarm;
use crate::games::journal::is_deleted;
use crate::games::live_game::LiveGame;
use crate::problem::{Problem, no_journal};
use crate::registry::competition::Competition;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, RwLock, RwLockReadGuard, RwLockWriteGuard};
use touchmove_store::{Kind, StreamId};

/// Number of locks of each kind. Two journals may share a lock and then wait for each other.
const LOCKS: usize = 64;

/// Locks for opening journals. Each journal is opened only once. Different journals are opened
/// concurrently, but not while unused journals are closed.
pub(super) struct Openings {
    all: RwLock<()>,
    games: [Mutex<()>; LOCKS],
    /// Separate locks, because opening a game also opens its competition: one lock would deadlock.
    events: [Mutex<()>; LOCKS],
    hasher: RandomState,
}

impl Default for Openings {
    fn default() -> Openings {
        let locks = || std::array::from_fn(|_| Mutex::new(()));
        Openings {
            all: RwLock::default(),
            games: locks(),
            events: locks(),
            hasher: RandomState::new(),
        }
    }
}

impl Openings {
    /// Allows opening until the guard is dropped.
    async fn begin(&self) -> RwLockReadGuard<'_, ()> {
        self.all.read().await
    }

    /// Prevents opening until the guard is dropped.
    pub async fn none(&self) -> RwLockWriteGuard<'_, ()> {
        self.all.write().await
    }

    fn lock<'a>(&self, all: &'a [Mutex<()>; LOCKS], id: &StreamId) -> &'a Mutex<()> {
        let [first, ..] = all;
        let place = self.hasher.hash_one(id.as_str()) % LOCKS as u64;
        usize::try_from(place).ok().and_then(|place| all.get(place)).unwrap_or(first)
    }

    async fn game(&self, id: &StreamId) -> MutexGuard<'_, ()> {
        self.lock(&self.games, id).lock().await
    }

    async fn event(&self, id: &StreamId) -> MutexGuard<'_, ()> {
        self.lock(&self.events, id).lock().await
    }
}

impl Registry {
    /// A game by its id.
    pub async fn live_game(&self, id: &str) -> Result<Arc<LiveGame>, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_game(id))?;
        if let Some(live_game) = self.open(&id) {
            return Ok(live_game);
        }
        let _opens = self.openings.begin().await;
        let _alone = self.openings.game(&id).await;
        if let Some(live_game) = self.open(&id) {
            return Ok(live_game);
        }
        if self.kind(&id).await? != Some(Kind::Game) {
            return Err(self.missing(&id, Problem::no_such_game(id.to_string())).await);
        }
        let live_game = LiveGame::open(self.context.clone(), id.clone()).await?;
        self.seat(&live_game).await?;
        Ok(live_game)
    }

    /// A competition by its id.
    pub async fn competition(&self, id: &str) -> Result<Arc<Competition>, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_competition(id))?;
        if let Some(competition) = self.open_competition(&id) {
            return Ok(competition);
        }
        let _opens = self.openings.begin().await;
        self.event(&id).await
    }

    /// A competition, opened if necessary.
    async fn event(&self, id: &StreamId) -> Result<Arc<Competition>, Problem> {
        let _alone = self.openings.event(id).await;
        if let Some(competition) = self.open_competition(id) {
            return Ok(competition);
        }
        if self.kind(id).await? != Some(Kind::Competition) {
            return Err(self.missing(id, Problem::no_such_competition(id.to_string())).await);
        }
        let competition = Competition::open(self.context.clone(), id.clone()).await?;
        if let Ok(mut open) = self.competitions.write() {
            open.insert(id.clone(), competition.clone());
        }
        Ok(competition)
    }

    async fn seat(&self, live_game: &Arc<LiveGame>) -> Result<(), Problem> {
        if live_game.has_flag_alarm().await? {
            flag_alarm::watch(live_game, self.context.clock);
        }
        if let Some(seat) = live_game.engine().await? {
            opponent::sit(&self.engines, live_game, seat);
        }
        if let Some(id) = &live_game.competition {
            let _ = live_game.feeds.competition.set(self.feed(id).await?);
        }
        if let Ok(mut live_games) = self.live_games.write() {
            live_games.insert(live_game.id.clone(), live_game.clone());
        }
        Ok(())
    }

    async fn feed(&self, id: &str) -> Result<Feed, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_competition(id))?;
        Ok(self.event(&id).await?.feed.clone())
    }

    pub(super) async fn kind(&self, id: &StreamId) -> Result<Option<Kind>, Problem> {
        if id.as_str() == CLUSTER {
            return Ok(None);
        }
        let info = self.context.store.stream(id).await.map_err(no_journal)?;
        Ok(info.map(|info| info.kind))
    }

    /// The problem of a missing game or competition: deleted or unknown.
    pub(super) async fn missing(&self, id: &StreamId, unknown: Problem) -> Problem {
        match is_deleted(&*self.context.store, id).await {
            Ok(true) => Problem::gone(id.to_string()),
            Ok(false) => unknown,
            Err(problem) => problem,
        }
    }
}
