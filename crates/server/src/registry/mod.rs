//! Registry of all games and competitions of the server.

pub(crate) mod administration;
pub(crate) mod admission;
mod boards;
mod changes;
mod cluster;
pub(crate) mod competition;
mod creation;
pub(crate) mod erasure;
pub(crate) mod event;
pub(crate) mod message;
mod opening;
mod players;
pub(crate) mod push;
pub(crate) mod reader_view;
mod result_entry;
mod result_slip;
pub(crate) mod rounds;
mod subscriptions;

pub use boards::MadeBoard;
pub use creation::Made;

use crate::access::creation_policy::CreationPolicy;
use crate::access::limits::RateLimits;
use crate::engines::slots::Engines;
use crate::games::journal::{Context, is_deleted};
use crate::games::live_game::LiveGame;
use crate::games::news::News;
use crate::registry::competition::Competition;
use crate::registry::opening::Openings;
use crate::registry::push::Push;
use crate::site::Site;
use futures_util::{StreamExt, stream};
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock, RwLock};
use std::time::Duration;
use tokio::sync::{broadcast, watch};
use touchmove_store::StreamId;

/// Stream with the notes that all servers of a store share.
pub(crate) const CLUSTER: &str = "house";
/// Number of games that are interrupted concurrently.
pub(crate) const AT_ONCE: usize = 64;

/// Timeout for stopping all clocks.
const TO_STOP: Duration = Duration::from_secs(1);

/// News of all boards of a competition.
type Feed = broadcast::Sender<(StreamId, News)>;

/// The shared state of the server.
pub(crate) struct Registry {
    pub context: Arc<Context>,
    pub rate_limits: Arc<RateLimits>,
    pub engines: Engines,
    pub prometheus: PrometheusHandle,
    pub site: Site,
    /// Clients that may create games.
    pub creation_policy: CreationPolicy,
    /// Push messages to devices whose page is closed.
    pub push: Push,
    live_games: RwLock<HashMap<StreamId, Arc<LiveGame>>>,
    competitions: RwLock<HashMap<StreamId, Arc<Competition>>>,
    openings: Openings,
    /// File with the list of forgotten persons.
    pub forgotten: OnceLock<PathBuf>,
    pub going_down: watch::Sender<bool>,
}

impl Registry {
    pub fn new(
        context: Context,
        rate_limits: RateLimits,
        engines: Engines,
        prometheus: PrometheusHandle,
        site: Site,
        creation_policy: CreationPolicy,
        push: Push,
    ) -> Arc<Registry> {
        Arc::new(Registry {
            context: Arc::new(context),
            rate_limits: Arc::new(rate_limits),
            engines,
            prometheus,
            site,
            creation_policy,
            push,
            live_games: RwLock::default(),
            competitions: RwLock::default(),
            openings: Openings::default(),
            forgotten: OnceLock::new(),
            going_down: watch::channel(false).0,
        })
    }

    /// True for the id of a deleted game or competition.
    pub async fn is_gone(&self, id: &str) -> bool {
        let Ok(id) = StreamId::new(id) else { return false };
        let open = self.open(&id).is_some() || self.open_competition(&id).is_some();
        !open && is_deleted(&*self.context.store, &id).await.unwrap_or(false)
    }

    /// Closes a game or competition that any server has deleted, with its connections.
    pub fn close_deleted(&self, id: &StreamId) {
        let live_game =
            self.live_games.write().ok().and_then(|mut live_games| live_games.remove(id));
        if let Some(live_game) = live_game {
            live_game.feeds.close();
        }
        let events = self.competitions.write().ok();
        if let Some(event) = events.and_then(|mut events| events.remove(id)) {
            event.end();
        }
    }

    /// Closes all deleted games and competitions, because notices of deletions may have been
    /// missed.
    pub async fn close_all_deleted(&self) {
        let games = self.all_open().into_iter().map(|live_game| live_game.id.clone());
        let events = self.all_events().into_iter().map(|event| event.id.clone());
        for id in games.chain(events) {
            if is_deleted(&*self.context.store, &id).await.unwrap_or(false) {
                self.close_deleted(&id);
            }
        }
    }

    /// All open competitions.
    pub fn all_events(&self) -> Vec<Arc<Competition>> {
        let all = self.competitions.read();
        all.map_or_else(|_| Vec::new(), |all| all.values().cloned().collect())
    }

    /// A competition, if it is open.
    pub fn open_competition(&self, id: &StreamId) -> Option<Arc<Competition>> {
        self.competitions.read().ok()?.get(id).cloned()
    }

    /// A game, if it is open.
    pub fn open(&self, id: &StreamId) -> Option<Arc<LiveGame>> {
        self.live_games.read().ok()?.get(id).cloned()
    }

    /// All open games.
    pub fn all_open(&self) -> Vec<Arc<LiveGame>> {
        self.live_games
            .read()
            .map_or_else(|_| Vec::new(), |live_games| live_games.values().cloned().collect())
    }

    /// Closes games without watchers and running clocks.
    pub async fn tidy(&self) {
        for live_game in self.all_open() {
            let idle = live_game.feeds.watchers() == 0 && Arc::strong_count(&live_game) <= 2;
            if live_game.feeds.watchers() == 0 {
                live_game.drop_delayed_view().await;
            }
            let at_rest = idle && live_game.runs().await.is_ok_and(|runs| !runs);
            if at_rest && let Ok(mut live_games) = self.live_games.write() {
                // A client may have connected in the meantime.
                if Arc::strong_count(&live_game) <= 2 {
                    live_games.remove(&live_game.id);
                }
            }
        }
        self.tidy_competitions().await;
    }

    /// Closes competitions without open boards and watchers.
    async fn tidy_competitions(&self) {
        // A game that is being opened needs its competition.
        let _nothing_opens = self.openings.none().await;
        let open: HashSet<String> =
            self.all_open().iter().filter_map(|live_game| live_game.competition.clone()).collect();
        if let Ok(mut competitions) = self.competitions.write() {
            competitions.retain(|id, competition| {
                open.contains(id.as_str()) || Arc::strong_count(competition) > 1
            });
        }
    }

    /// True if the server is shutting down.
    pub fn is_going_down(&self) -> bool {
        self.context.stopping.load(Ordering::Acquire)
    }

    /// Stops all clocks on record, for shutdown.
    pub async fn go_down(&self) {
        self.context.stopping.store(true, Ordering::Release);
        self.context.pool.stop();
        self.context.readers.stop();
        let now = self.context.clock.now();
        if self.context.store.others().await.unwrap_or(false) {
            // Another server continues all games, so the clocks need not stop.
            tracing::info!("other servers are there: the clocks run on");
            self.going_down.send_replace(true);
            return;
        }
        // Stop the games concurrently, so that the journal writes many entries in one commit.
        let live_games = stream::iter(self.all_open());
        let stopped = live_games.for_each_concurrent(AT_ONCE, |live_game| stop(live_game, now));
        // After the timeout, the next server to start stops the remaining clocks at this moment.
        if tokio::time::timeout(TO_STOP, stopped).await.is_err() {
            tracing::error!("the journal is too slow: some clocks are not stopped on record");
        }
        self.going_down.send_replace(true);
    }
}

async fn stop(live_game: Arc<LiveGame>, now: u64) {
    if let Err(problem) = live_game.interrupt("planned", now).await {
        tracing::error!(game = %live_game.id, problem = problem.name(), "clocks not stopped");
    }
}
