//! All games of the server.

use crate::axis::wall;
use crate::competition::Competition;
use crate::config::Limits;
use crate::engine::{self, Engines};
use crate::fold::Options;
use crate::happening::News;
use crate::limits::Gates;
use crate::problem::Problem;
use crate::seats::{Role, random};
use crate::setup::{self, NewGame};
use crate::table::{Ground, Issued, Sitter, Table, issuing};
use futures_util::{StreamExt, stream};
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, RwLock};
use tokio::sync::{Mutex, Semaphore, broadcast, watch};
use touchmove_store::{AppendError, Entry, Kind, NewStream, StoreError, StreamId, What};

/// Games that are stopped at the same time.
pub(crate) const AT_ONCE: usize = 64;
/// Protocols that are tried out at the same time.
const TRIALS: usize = 2;

/// News of all boards of a competition.
type Feed = broadcast::Sender<(StreamId, News)>;

/// All that the server holds.
pub(crate) struct Hall {
    pub ground: Arc<Ground>,
    pub gates: Arc<Gates>,
    pub engines: Engines,
    pub figures: PrometheusHandle,
    /// How many protocols are tried out at the same time.
    pub trials: Semaphore,
    tables: RwLock<HashMap<StreamId, Arc<Table>>>,
    competitions: RwLock<HashMap<StreamId, Arc<Competition>>>,
    opening: Mutex<()>,
    pub going_down: watch::Sender<bool>,
}

impl Hall {
    pub fn new(
        ground: Ground,
        limits: Limits,
        engines: Engines,
        figures: PrometheusHandle,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            ground: Arc::new(ground),
            gates: Arc::new(Gates::new(limits)),
            engines,
            figures,
            trials: Semaphore::new(TRIALS),
            tables: RwLock::default(),
            competitions: RwLock::default(),
            opening: Mutex::default(),
            going_down: watch::channel(false).0,
        })
    }

    /// A game by its name in the address.
    pub async fn table(self: &Arc<Hall>, id: &str) -> Result<Arc<Table>, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_game(id))?;
        if let Some(table) = self.open(&id) {
            return Ok(table);
        }
        let _one_at_a_time = self.opening.lock().await;
        if let Some(table) = self.open(&id) {
            return Ok(table);
        }
        if self.kind(&id).await? != Some(Kind::Game) {
            return Err(Problem::no_such_game(id.to_string()));
        }
        let table = Table::open(self.ground.clone(), id.clone()).await?;
        self.seat(&table).await?;
        Ok(table)
    }

    async fn kind(&self, id: &StreamId) -> Result<Option<Kind>, Problem> {
        let info = self.ground.store.stream(id).await.map_err(no_journal)?;
        Ok(info.map(|info| info.kind))
    }

    /// A competition by its name in the address.
    pub async fn competition(self: &Arc<Hall>, id: &str) -> Result<Arc<Competition>, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_competition(id))?;
        if let Some(competition) = self.open_competition(&id) {
            return Ok(competition);
        }
        let _one_at_a_time = self.opening.lock().await;
        if let Some(competition) = self.open_competition(&id) {
            return Ok(competition);
        }
        if self.kind(&id).await? != Some(Kind::Competition) {
            return Err(Problem::no_such_competition(id.to_string()));
        }
        let competition = Competition::open(self.ground.clone(), id.clone()).await?;
        if let Ok(mut open) = self.competitions.write() {
            open.insert(id, competition.clone());
        }
        Ok(competition)
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

    async fn seat(self: &Arc<Hall>, table: &Arc<Table>) -> Result<(), Problem> {
        let competition = {
            let folded = table.fresh().await?;
            crate::alarm::arm(table, &folded, self.ground.axis);
            engine::sit(self, table, &folded);
            folded.competition.clone()
        };
        if let Some(id) = competition {
            // Opening one game at a time, a competition is opened beside it.
            let _ = table.hall_feed.set(self.feed(&id).await?);
        }
        if let Ok(mut tables) = self.tables.write() {
            tables.insert(table.id.clone(), table.clone());
        }
        Ok(())
    }

    async fn feed(&self, id: &str) -> Result<Feed, Problem> {
        let id = StreamId::new(id).map_err(|_| Problem::no_such_competition(id))?;
        if let Some(competition) = self.open_competition(&id) {
            return Ok(competition.feed.clone());
        }
        let competition = Competition::open(self.ground.clone(), id.clone()).await?;
        let mut open = self.competitions.write().map_err(|_| Problem::failed())?;
        Ok(open.entry(id).or_insert(competition).feed.clone())
    }

    /// Sets up a game and gives out its seats.
    pub async fn create(
        self: &Arc<Hall>,
        new: NewGame,
        competition: Option<&StreamId>,
    ) -> Result<(Arc<Table>, Vec<Issued>), Problem> {
        let (entries, seats) = self.opening(&new, competition)?;
        let id = self.new_stream(Kind::Game, competition).await?;
        self.ground.store.append(&id, 0, entries, true).await.map_err(|error| match error {
            AppendError::Conflict { .. } => Problem::conflict(),
            error => no_journal(error),
        })?;
        let table = Table::open(self.ground.clone(), id).await?;
        self.seat(&table).await?;
        Ok((table, seats))
    }

    fn opening(
        &self,
        new: &NewGame,
        competition: Option<&StreamId>,
    ) -> Result<(Vec<Entry>, Vec<Issued>), Problem> {
        let tags = new.tags()?;
        setup::game(&tags)?;
        new.engine.as_ref().map_or(Ok(()), |seat| self.engines.check(seat))?;
        let name = |wanted: &str| tags.iter().find(|(n, _)| n == wanted).map(|(_, v)| v.clone());
        let names = [name("White"), name("Black")];
        let mode = new.mode.word().to_owned();
        let options =
            Options { new: new.clone(), competition: competition.map(ToString::to_string) };
        let options = serde_json::to_value(options).map_err(|_| Problem::failed())?;
        let what = What::Opened { tags, mode, options };
        let mut entries = vec![Entry { at: self.ground.axis.now(), wall: wall(), what }];
        let mut seats = Vec::new();
        for (role, name) in roles(new, names) {
            let (issued, more) = issuing(self.ground.axis, role, name.as_deref())?;
            entries.extend(more);
            seats.push(issued);
        }
        Ok((entries, seats))
    }

    /// A stream with a new name.
    pub async fn new_stream(
        &self,
        kind: Kind,
        parent: Option<&StreamId>,
    ) -> Result<StreamId, Problem> {
        for _ in 0..8 {
            let id = StreamId::new(&random(10)?).map_err(|_| Problem::failed())?;
            let new = NewStream { id: id.clone(), kind, parent: parent.cloned() };
            match self.ground.store.create(new).await {
                Ok(()) => return Ok(id),
                Err(StoreError::Exists { .. }) => {}
                Err(error) => return Err(no_journal(error)),
            }
        }
        Err(Problem::failed())
    }

    /// Who somebody is at a board: by the secret, or somebody who looks on.
    pub async fn sitter(
        self: &Arc<Hall>,
        table: &Table,
        secret: Option<&str>,
    ) -> Result<Sitter, Problem> {
        let folded = table.fresh().await?;
        let Some(secret) = secret else {
            let admitted = folded.new.spectators.admitted;
            let spectator = Sitter { role: Role::Spectator, seat: None };
            return if admitted { Ok(spectator) } else { Err(Problem::no_spectators()) };
        };
        if let Some(seat) = folded.seats.opened_by(secret) {
            return Ok(Sitter { role: seat.role, seat: Some(seat.id.clone()) });
        }
        let competition = folded.competition.clone().ok_or_else(Problem::wrong_secret)?;
        drop(folded);
        let competition = self.competition(&competition).await?;
        let kept = competition.kept().await;
        let seat = kept.seats.opened_by(secret).ok_or_else(Problem::wrong_secret)?;
        Ok(Sitter { role: seat.role, seat: Some(seat.id.clone()) })
    }

    /// Closes what nobody looks at and nothing runs in.
    pub async fn tidy(&self) {
        for table in self.all_open() {
            let idle = table.watchers() == 0 && Arc::strong_count(&table) <= 2;
            let at_rest = idle && table.fresh().await.is_ok_and(|folded| !folded.runs());
            if at_rest && let Ok(mut tables) = self.tables.write() {
                // Somebody may have come in the meantime.
                if Arc::strong_count(&table) <= 2 {
                    tables.remove(&table.id);
                }
            }
        }
    }

    /// Whether the server is about to stop.
    pub fn is_going_down(&self) -> bool {
        self.ground.stopping.load(Ordering::Acquire)
    }

    /// The server stops: so do all clocks, on the record.
    pub async fn go_down(&self) {
        self.ground.stopping.store(true, Ordering::Release);
        let now = self.ground.axis.now();
        // At once, so that the journal takes many with one commit.
        let tables = stream::iter(self.all_open());
        tables.for_each_concurrent(AT_ONCE, |table| stop(table, now)).await;
        self.going_down.send_replace(true);
    }
}

async fn stop(table: Arc<Table>, now: u64) {
    if let Err(problem) = table.interrupt("planned", now).await {
        tracing::error!(game = %table.id, problem = problem.name(), "not interrupted");
    }
}

fn roles(new: &NewGame, [white, black]: [Option<String>; 2]) -> Vec<(Role, Option<String>)> {
    let players = if new.one_device {
        vec![(Role::Both, None)]
    } else {
        vec![(Role::White, white), (Role::Black, black)]
    };
    let engine = new.engine.as_ref().map(|engine| match engine.plays {
        setup::Side::White => Role::White,
        setup::Side::Black => Role::Black,
    });
    let arbiter = new.arbiter_seat.then_some((Role::Arbiter, None));
    players.into_iter().filter(|(role, _)| Some(*role) != engine).chain(arbiter).collect()
}

pub(crate) fn no_journal(error: impl std::fmt::Display) -> Problem {
    tracing::error!(%error, "the journal failed");
    Problem::no_journal()
}
