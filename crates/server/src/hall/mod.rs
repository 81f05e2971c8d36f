//! All games and competitions of the server.

pub(crate) mod administration;
mod boards;
mod changes;
pub(crate) mod competition;
mod creating;
pub(crate) mod entry;
pub(crate) mod event;
pub(crate) mod forgetting;
mod house;
pub(crate) mod message;
mod opening;
mod paper;
mod players;
pub(crate) mod push;
pub(crate) mod reading;
pub(crate) mod rounds;
mod slips;
mod subscriptions;

pub use boards::MadeBoard;
pub use creating::Made;

use crate::access::creating::Leave;
use crate::access::limits::Gates;
use crate::engines::places::Engines;
use crate::games::journal::{Ground, is_deleted};
use crate::games::news::News;
use crate::games::table::Table;
use crate::hall::competition::Competition;
use crate::hall::opening::Openings;
use crate::hall::push::Push;
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

/// The journal in which servers keep what they know of their store.
pub(crate) const HOUSE: &str = "house";
/// Games that are stopped at the same time.
pub(crate) const AT_ONCE: usize = 64;

/// How long stopping all clocks may take.
const TO_STOP: Duration = Duration::from_secs(1);

/// News of all boards of a competition.
type Feed = broadcast::Sender<(StreamId, News)>;

/// All that the server holds.
pub(crate) struct Hall {
    pub ground: Arc<Ground>,
    pub gates: Arc<Gates>,
    pub engines: Engines,
    pub figures: PrometheusHandle,
    pub site: Site,
    /// Who may create.
    pub leave: Leave,
    /// Messages to those whose page is closed.
    pub push: Push,
    tables: RwLock<HashMap<StreamId, Arc<Table>>>,
    competitions: RwLock<HashMap<StreamId, Arc<Competition>>>,
    openings: Openings,
    /// The file with the list of the forgotten; none without one.
    pub forgotten: OnceLock<PathBuf>,
    pub going_down: watch::Sender<bool>,
}

impl Hall {
    pub fn new(
        ground: Ground,
        gates: Gates,
        engines: Engines,
        figures: PrometheusHandle,
        site: Site,
        leave: Leave,
        push: Push,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            ground: Arc::new(ground),
            gates: Arc::new(gates),
            engines,
            figures,
            site,
            leave,
            push,
            tables: RwLock::default(),
            competitions: RwLock::default(),
            openings: Openings::default(),
            forgotten: OnceLock::new(),
            going_down: watch::channel(false).0,
        })
    }

    /// True for the name of a game or a competition that was deleted.
    pub async fn is_gone(&self, id: &str) -> bool {
        let Ok(id) = StreamId::new(id) else { return false };
        let open = self.open(&id).is_some() || self.open_competition(&id).is_some();
        !open && is_deleted(&*self.ground.store, &id).await.unwrap_or(false)
    }

    /// Lets a game or a competition go that was deleted, by this server or another one: it is
    /// closed, and so is every connection to it.
    pub fn let_end(&self, id: &StreamId) {
        let table = self.tables.write().ok().and_then(|mut tables| tables.remove(id));
        if let Some(table) = table {
            table.end();
        }
        let events = self.competitions.write().ok();
        if let Some(event) = events.and_then(|mut events| events.remove(id)) {
            event.end();
        }
    }

    /// Looks which of what is open was deleted: news of it may have been missed.
    pub async fn let_deleted_end(&self) {
        let games = self.all_open().into_iter().map(|table| table.id.clone());
        let events = self.all_events().into_iter().map(|event| event.id.clone());
        for id in games.chain(events) {
            if is_deleted(&*self.ground.store, &id).await.unwrap_or(false) {
                self.let_end(&id);
            }
        }
    }

    /// All competitions that are open.
    pub fn all_events(&self) -> Vec<Arc<Competition>> {
        let all = self.competitions.read();
        all.map_or_else(|_| Vec::new(), |all| all.values().cloned().collect())
    }

    /// A competition that is open already.
    pub fn open_competition(&self, id: &StreamId) -> Option<Arc<Competition>> {
        self.competitions.read().ok()?.get(id).cloned()
    }

    /// A game that is open already.
    pub fn open(&self, id: &StreamId) -> Option<Arc<Table>> {
        self.tables.read().ok()?.get(id).cloned()
    }

    /// All games that are open.
    pub fn all_open(&self) -> Vec<Arc<Table>> {
        self.tables.read().map_or_else(|_| Vec::new(), |tables| tables.values().cloned().collect())
    }

    /// Closes what nobody looks at and nothing runs in.
    pub async fn tidy(&self) {
        for table in self.all_open() {
            let idle = table.watchers() == 0 && Arc::strong_count(&table) <= 2;
            if table.watchers() == 0 {
                table.forget_behind().await;
            }
            let at_rest = idle && table.runs().await.is_ok_and(|runs| !runs);
            if at_rest && let Ok(mut tables) = self.tables.write() {
                // Somebody may have come in the meantime.
                if Arc::strong_count(&table) <= 2 {
                    tables.remove(&table.id);
                }
            }
        }
        self.tidy_competitions().await;
    }

    /// Closes competitions at whose boards nobody is, and at which nobody looks.
    async fn tidy_competitions(&self) {
        // A game that is being opened belongs to one that has to stay.
        let _nothing_opens = self.openings.none().await;
        let open: HashSet<String> =
            self.all_open().iter().filter_map(|table| table.competition.clone()).collect();
        if let Ok(mut competitions) = self.competitions.write() {
            competitions.retain(|id, competition| {
                open.contains(id.as_str()) || Arc::strong_count(competition) > 1
            });
        }
    }

    /// Whether the server is about to stop.
    pub fn is_going_down(&self) -> bool {
        self.ground.stopping.load(Ordering::Acquire)
    }

    /// The server stops: so do all clocks, on the record.
    pub async fn go_down(&self) {
        self.ground.stopping.store(true, Ordering::Release);
        self.ground.pool.stop();
        self.ground.readers.stop();
        let now = self.ground.axis.now();
        if self.ground.store.others().await.unwrap_or(false) {
            // Another server carries on with all games: time does not stop.
            tracing::info!("other servers are there: the clocks run on");
            self.going_down.send_replace(true);
            return;
        }
        // At once, so that the journal takes many with one commit.
        let tables = stream::iter(self.all_open());
        let stopped = tables.for_each_concurrent(AT_ONCE, |table| stop(table, now));
        // What is not stopped by then, whoever starts next stops at this moment.
        if tokio::time::timeout(TO_STOP, stopped).await.is_err() {
            tracing::error!("the journal takes too long: not all games are stopped on record");
        }
        self.going_down.send_replace(true);
    }
}

async fn stop(table: Arc<Table>, now: u64) {
    if let Err(problem) = table.interrupt("planned", now).await {
        tracing::error!(game = %table.id, problem = problem.name(), "not interrupted");
    }
}
