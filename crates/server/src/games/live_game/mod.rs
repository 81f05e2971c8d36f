//! One game that is open: its journal's sum in memory, one event at a time.

mod closing;
mod facts;
mod history;
mod seats;
mod submit;
mod tags;

pub(crate) use seats::run_to_completion;

use crate::access::authority::Register;
use crate::games::delayed_view::{DelayedView, RecentHappenings};
use crate::games::export_cache::ExportCache;
use crate::games::journal::{ANONYMISED, Context, read};
use crate::games::news::News;
use crate::games::next_flag_fall::NextFlagFall;
use crate::games::presence::Present;
use crate::games::projection::GameState;
use crate::games::rematch::Rematch;
use crate::problem::Problem;
use crate::session_clock::wall;
use crate::work::mate_cache::MateCache;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};
use touchmove_answers::seen::{Happening, Snapshot};
use touchmove_game::MateQuestion;
use touchmove_store::{AppendError, Entry, Stored, StreamId, What};

/// News that a slow reader may lag behind before it has to read the journal.
const FEED: usize = 16;
/// How often an event is tried again when another came first.
pub(crate) const TRIES: usize = 64;

/// An event that has been taken.
#[derive(Debug, Clone)]
pub(crate) struct Taken {
    pub version: u64,
    /// None if the same submission had been taken before.
    pub(in crate::games) happening: Option<Happening>,
}

/// A game that is open on this server.
pub(crate) struct LiveGame {
    pub id: StreamId,
    /// Who may do what here.
    pub register: Arc<Register>,
    /// The competition that it belongs to.
    pub competition: Option<String>,
    context: Arc<Context>,
    /// Whose event it is: they are taken in the order in which they came, also
    /// where one of them has to wait for something to be found out.
    turn: Mutex<()>,
    state: Mutex<Kept>,
    mate_cache: Arc<MateCache>,
    /// What was made of it to be taken away.
    pub(in crate::games) exports: ExportCache,
    /// The game as those see it who are shown it later.
    behind: Mutex<Option<DelayedView>>,
    /// Where the latest event came from.
    from: std::sync::Mutex<IpAddr>,
    feed: broadcast::Sender<News>,
    /// News of all boards of the competition.
    pub competition_feed: OnceLock<broadcast::Sender<(StreamId, News)>>,
    /// The next fall of a flag that the software would see.
    next_flag_fall: watch::Sender<Option<NextFlagFall>>,
    /// The version, whenever it is another.
    version_changes: watch::Sender<u64>,
    pub(crate) present: Present,
    pub(crate) rematch: Rematch,
    /// Changes with who is present and what is proposed.
    around: watch::Sender<()>,
    /// Changes when persons are forgotten whom the game names.
    named: watch::Sender<()>,
    /// Whether the game was deleted.
    gone: watch::Sender<bool>,
    /// The version that this server has, or is about to write.
    ahead: AtomicU64,
}

struct Kept {
    state: GameState,
    /// What is in memory may be ahead of the journal: an append failed.
    stale: bool,
    /// The last version that those who watch have been told of.
    told: u64,
    /// Whether something had to be found out before, as it will again.
    hard: bool,
    recent: RecentHappenings,
}

impl Kept {
    fn of(state: GameState) -> Kept {
        let version = state.version;
        let recent = RecentHappenings::after(version);
        Kept { state, stale: false, told: version, hard: false, recent }
    }

    /// Changes the game in memory. If that panics, the game is read from the journal again.
    fn change<T>(&mut self, change: impl FnOnce(&mut GameState) -> T) -> T {
        let stale = std::mem::replace(&mut self.stale, true);
        let done = change(&mut self.state);
        self.stale = stale;
        done
    }
}

impl LiveGame {
    /// Opens a game from its journal.
    pub async fn open(context: Arc<Context>, id: StreamId) -> Result<Arc<LiveGame>, Problem> {
        let journal = read(&*context.store, &id, 0).await?;
        if journal.is_empty() {
            return Err(Problem::no_such_game(id.to_string()));
        }
        let mate_cache = Arc::default();
        let (state, _) = GameState::replay(&id, &journal, &context.key, &mate_cache)?;
        Ok(LiveGame::new(context, state, mate_cache))
    }

    fn new(context: Arc<Context>, state: GameState, mate_cache: Arc<MateCache>) -> Arc<LiveGame> {
        let register = Register::new(&state.seats, state.mode, state.new.spectators);
        Arc::new(LiveGame {
            id: state.id.clone(),
            register,
            competition: state.competition.clone(),
            context,
            next_flag_fall: watch::channel(NextFlagFall::next(&state)).0,
            version_changes: watch::channel(state.version).0,
            feed: broadcast::channel(FEED).0,
            ahead: AtomicU64::new(state.version),
            turn: Mutex::default(),
            exports: ExportCache::default(),
            behind: Mutex::default(),
            state: Mutex::new(Kept::of(state)),
            mate_cache,
            from: std::sync::Mutex::new(Ipv4Addr::UNSPECIFIED.into()),
            competition_feed: OnceLock::new(),
            present: Present::default(),
            rematch: Rematch::default(),
            around: watch::channel(()).0,
            named: watch::channel(()).0,
            gone: watch::channel(false).0,
        })
    }

    /// The game in memory, read anew from the journal if it has to be.
    ///
    /// # Errors
    /// `gone` if it was deleted, and if the journal cannot be read.
    pub(in crate::games) async fn fresh(&self) -> Result<GameStateGuard<'_>, Problem> {
        let mut kept = self.state.lock().await;
        if self.is_gone() {
            return Err(self.gone_problem());
        }
        if kept.stale {
            self.reload(&mut kept).await?;
        }
        Ok(GameStateGuard(kept))
    }

    async fn reload(&self, kept: &mut Kept) -> Result<(), Problem> {
        let journal = read(&*self.context.store, &self.id, 0).await;
        let journal = journal.inspect_err(|problem| self.ends_with(problem))?;
        let (state, mut happenings) =
            GameState::replay(&self.id, &journal, &self.context.key, &self.mate_cache)?;
        (kept.state, kept.stale) = (state, false);
        self.register.publish(&kept.state.seats);
        self.ahead.store(kept.state.version, Ordering::Release);
        // What others have written meanwhile is news to those who watch here.
        happenings.retain(|happening| happening.version > kept.told);
        if !happenings.is_empty() {
            self.publish(kept, happenings);
        }
        Ok(())
    }

    /// Writes to the journal. If that fails, what is in memory is thrown away.
    async fn append(&self, kept: &mut Kept, entries: Vec<Entry>) -> Result<(), Failed> {
        let expected = kept.state.version;
        let running = !kept.state.is_over() && !kept.state.closed;
        kept.stale = true;
        self.ahead.store(expected.saturating_add(entries.len() as u64), Ordering::Release);
        let sent = self.context.clock.now();
        let begun = Instant::now();
        match self.context.store.append(&self.id, expected, entries, running).await {
            Ok(version) => {
                let took = begun.elapsed().as_secs_f64();
                metrics::histogram!("touchmove_commit_seconds").record(took);
                self.context.heartbeat.record_append(sent);
                (kept.state.version, kept.stale) = (version, false);
                Ok(())
            }
            Err(AppendError::Conflict { .. }) => Err(Failed::Conflict),
            // Another server has deleted it: that is no failure.
            Err(AppendError::NoStream) => {
                self.end();
                Err(self.gone_problem().into())
            }
            Err(error) => {
                self.ahead.store(expected, Ordering::Release);
                self.context.heartbeat.record_refusal();
                metrics::counter!("touchmove_journal_failures_total").increment(1);
                tracing::error!(game = %self.id, %error, "append failed");
                Err(Problem::no_journal().into())
            }
        }
    }

    /// The game was deleted: whoever is connected is told so and let go, and nothing more is taken.
    pub fn end(&self) {
        self.gone.send_replace(true);
        // Flags are watched no longer, and an engine gets up.
        self.next_flag_fall.send_replace(None);
        self.version_changes.send_modify(|_| {});
    }

    /// True for a game that was deleted.
    pub fn is_gone(&self) -> bool {
        *self.gone.borrow()
    }

    /// Whether it was deleted, for whoever has to hear of it.
    pub fn ends(&self) -> watch::Receiver<bool> {
        self.gone.subscribe()
    }

    /// Changes when persons are forgotten whom the game names.
    pub fn named(&self) -> watch::Receiver<()> {
        self.named.subscribe()
    }

    fn gone_problem(&self) -> Problem {
        Problem::gone(self.id.to_string())
    }

    fn ends_with(&self, problem: &Problem) {
        if problem.is_gone() {
            self.end();
        }
    }

    /// Nothing that was made of the game before is shown any more: persons were forgotten.
    async fn refresh_names(&self) {
        self.exports.clear();
        self.drop_delayed_view().await;
        self.named.send_replace(());
    }

    fn publish(&self, kept: &mut Kept, happenings: Vec<Happening>) {
        happenings.iter().for_each(|happening| kept.recent.push(happening.clone()));
        let state = &kept.state;
        kept.told = state.version;
        self.version_changes.send_replace(state.version);
        let registry = self.competition_feed.get().filter(|feed| feed.receiver_count() > 0);
        if self.feed.receiver_count() == 0 && registry.is_none() {
            return;
        }
        let snapshot = self.snapshot(state);
        let news = News { happenings: Arc::new(happenings), snapshot };
        if let Some(feed) = registry {
            let _ = feed.send((self.id.clone(), news.clone()));
        }
        let _ = self.feed.send(news);
    }

    /// How it stands now, and who is present.
    fn snapshot(&self, state: &GameState) -> Arc<Snapshot> {
        let now = state.moment(self.context.clock.now());
        Arc::new(Snapshot { connected: self.present.players(), ..state.snapshot(now) })
    }

    /// Tells those who watch over all boards who is present; at the board itself
    /// nothing has happened.
    pub async fn publish_presence(&self) {
        self.publish_surroundings();
        let registry = self.competition_feed.get().filter(|feed| feed.receiver_count() > 0);
        let (Some(feed), Ok(state)) = (registry, self.fresh().await) else { return };
        let news = News { happenings: Arc::default(), snapshot: self.snapshot(&state) };
        let _ = feed.send((self.id.clone(), news));
    }

    /// Tells those at the board who else is there and what is proposed.
    pub fn publish_surroundings(&self) {
        self.around.send_replace(());
    }

    /// Changes with who is present and what is proposed.
    pub fn around(&self) -> watch::Receiver<()> {
        self.around.subscribe()
    }

    /// Another process has written to the journal.
    pub async fn catch_up(&self, version: u64) -> Result<(), Problem> {
        // This server's own writing, for the most part: then nobody has to wait.
        if self.ahead.load(Ordering::Acquire) >= version {
            return Ok(());
        }
        let mut kept = self.fresh().await?.0;
        if kept.state.version >= version {
            return Ok(());
        }
        let missed = read(&*self.context.store, &self.id, kept.state.version).await?;
        let mut happenings = Vec::new();
        for stored in &missed {
            match kept.change(|state| state.take(stored, &self.context.key)) {
                Ok(happening) => happenings.extend(happening),
                Err(problem) => {
                    kept.stale = true;
                    return Err(problem);
                }
            }
        }
        // Whoever is named there may be named no longer.
        let renamed = missed.iter().any(changes_names);
        kept.stale |= renamed;
        self.ahead.fetch_max(kept.state.version, Ordering::AcqRel);
        self.register.publish(&kept.state.seats);
        self.publish(&mut kept, happenings);
        self.update_flag_alarm(&kept.state);
        drop(kept);
        if renamed {
            self.refresh_names().await;
        }
        Ok(())
    }

    fn update_flag_alarm(&self, state: &GameState) {
        let next = NextFlagFall::next(state);
        self.next_flag_fall.send_if_modified(|fall| std::mem::replace(fall, next) != next);
    }

    /// The next fall of a flag that the software would see, whenever another
    /// is the next.
    pub fn next_flag_fall(&self) -> watch::Receiver<Option<NextFlagFall>> {
        self.next_flag_fall.subscribe()
    }

    /// The version, whenever it is another. Who holds this does not count as
    /// looking on.
    pub fn version_changes(&self) -> watch::Receiver<u64> {
        self.version_changes.subscribe()
    }

    fn entry(&self, what: What) -> Entry {
        Entry { at: self.context.clock.now(), wall: wall(), what }
    }

    /// What happened after a version, and how things stand.
    pub(in crate::games) async fn news(&self, after: u64) -> Result<News, Problem> {
        let kept = self.fresh().await?.0;
        let happenings = match kept.recent.since(after) {
            Some(happenings) => happenings,
            None => self.since(&kept.state, after).await?,
        };
        let snapshot = self.snapshot(&kept.state);
        Ok(News { happenings: Arc::new(happenings), snapshot })
    }

    /// All that comes from now on.
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.feed.subscribe()
    }

    async fn since(&self, state: &GameState, after: u64) -> Result<Vec<Happening>, Problem> {
        if after >= state.version {
            return Ok(Vec::new());
        }
        let mut all = self.history().await?.1;
        all.retain(|h| h.version > after && h.version <= state.version);
        Ok(all)
    }

    /// How many look on.
    pub fn watchers(&self) -> usize {
        self.feed.receiver_count()
    }
}

/// The game of a table, while nothing can happen to it.
pub(in crate::games) struct GameStateGuard<'a>(MutexGuard<'a, Kept>);

impl std::ops::Deref for GameStateGuard<'_> {
    type Target = GameState;

    fn deref(&self) -> &GameState {
        &self.0.state
    }
}

enum Failed {
    /// Another event came first.
    Conflict,
    /// Something has to be found out first.
    Open(Vec<MateQuestion>),
    Problem(Problem),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

fn changes_names(stored: &Stored) -> bool {
    matches!(&stored.entry.what, What::Noted { name, .. } if name == ANONYMISED)
}
