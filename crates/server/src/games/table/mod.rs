//! One game that is open: its journal's sum in memory, one event at a time.

mod closing;
mod facts;
mod history;
mod seats;
mod submit;
mod tags;

pub(crate) use seats::to_the_end;

use crate::access::authority::Register;
use crate::axis::wall;
use crate::games::fall::Fall;
use crate::games::fold::Folded;
use crate::games::journal::{ANONYMISED, Ground, read};
use crate::games::news::News;
use crate::games::past::{Past, Recent};
use crate::games::presence::Present;
use crate::games::rematch::Rematch;
use crate::games::texts::Texts;
use crate::problem::Problem;
use crate::work::findings::Findings;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};
use touchmove_answers::seen::{Happening, Snapshot};
use touchmove_game::MateQuestion;
use touchmove_store::{AppendError, Entry, EntryKind, Stored, StreamId};

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
pub(crate) struct Table {
    pub id: StreamId,
    /// Who may do what here.
    pub register: Arc<Register>,
    /// The competition that it belongs to.
    pub competition: Option<String>,
    ground: Arc<Ground>,
    /// Whose event it is: they are taken in the order in which they came, also
    /// where one of them has to wait for something to be found out.
    turn: Mutex<()>,
    folded: Mutex<Kept>,
    findings: Arc<Findings>,
    /// What was made of it to be taken away.
    pub(in crate::games) texts: Texts,
    /// The game as those see it who are shown it later.
    behind: Mutex<Option<Past>>,
    /// Where the latest event came from.
    from: std::sync::Mutex<IpAddr>,
    feed: broadcast::Sender<News>,
    /// News of all boards of the competition.
    pub hall_feed: OnceLock<broadcast::Sender<(StreamId, News)>>,
    /// The next fall of a flag that the software would see.
    falls: watch::Sender<Option<Fall>>,
    /// The version, whenever it is another.
    goes_on: watch::Sender<u64>,
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
    folded: Folded,
    /// What is in memory may be ahead of the journal: an append failed.
    stale: bool,
    /// The last version that those who watch have been told of.
    told: u64,
    /// Whether something had to be found out before, as it will again.
    hard: bool,
    recent: Recent,
}

impl Kept {
    fn of(folded: Folded) -> Kept {
        let version = folded.version;
        let recent = Recent::after(version);
        Kept { folded, stale: false, told: version, hard: false, recent }
    }

    /// Changes the game in memory. If that panics, the game is read from the journal again.
    fn change<T>(&mut self, change: impl FnOnce(&mut Folded) -> T) -> T {
        let stale = std::mem::replace(&mut self.stale, true);
        let done = change(&mut self.folded);
        self.stale = stale;
        done
    }
}

impl Table {
    /// Opens a game from its journal.
    pub async fn open(ground: Arc<Ground>, id: StreamId) -> Result<Arc<Table>, Problem> {
        let journal = read(&*ground.store, &id, 0).await?;
        if journal.is_empty() {
            return Err(Problem::no_such_game(id.to_string()));
        }
        let findings = Arc::default();
        let (folded, _) = Folded::replay(&id, &journal, &ground.key, &findings)?;
        Ok(Table::new(ground, folded, findings))
    }

    fn new(ground: Arc<Ground>, folded: Folded, findings: Arc<Findings>) -> Arc<Table> {
        let register = Register::new(&folded.seats, folded.mode, folded.new.spectators);
        Arc::new(Table {
            id: folded.id.clone(),
            register,
            competition: folded.competition.clone(),
            ground,
            falls: watch::channel(Fall::next(&folded)).0,
            goes_on: watch::channel(folded.version).0,
            feed: broadcast::channel(FEED).0,
            ahead: AtomicU64::new(folded.version),
            turn: Mutex::default(),
            texts: Texts::default(),
            behind: Mutex::default(),
            folded: Mutex::new(Kept::of(folded)),
            findings,
            from: std::sync::Mutex::new(Ipv4Addr::UNSPECIFIED.into()),
            hall_feed: OnceLock::new(),
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
    pub(in crate::games) async fn fresh(&self) -> Result<FoldedGuard<'_>, Problem> {
        let mut kept = self.folded.lock().await;
        if self.is_gone() {
            return Err(self.no_more());
        }
        if kept.stale {
            self.reload(&mut kept).await?;
        }
        Ok(FoldedGuard(kept))
    }

    async fn reload(&self, kept: &mut Kept) -> Result<(), Problem> {
        let journal = read(&*self.ground.store, &self.id, 0).await;
        let journal = journal.inspect_err(|problem| self.ends_with(problem))?;
        let (folded, mut happenings) =
            Folded::replay(&self.id, &journal, &self.ground.key, &self.findings)?;
        (kept.folded, kept.stale) = (folded, false);
        self.register.publish(&kept.folded.seats);
        self.ahead.store(kept.folded.version, Ordering::Release);
        // What others have written meanwhile is news to those who watch here.
        happenings.retain(|happening| happening.version > kept.told);
        if !happenings.is_empty() {
            self.tell(kept, happenings);
        }
        Ok(())
    }

    /// Writes to the journal. If that fails, what is in memory is thrown away.
    async fn append(&self, kept: &mut Kept, entries: Vec<Entry>) -> Result<(), Failed> {
        let expected = kept.folded.version;
        let running = !kept.folded.is_over() && !kept.folded.closed;
        kept.stale = true;
        self.ahead.store(expected.saturating_add(entries.len() as u64), Ordering::Release);
        let sent = self.ground.axis.now();
        let begun = Instant::now();
        match self.ground.store.append(&self.id, expected, entries, running).await {
            Ok(version) => {
                let took = begun.elapsed().as_secs_f64();
                metrics::histogram!("touchmove_commit_seconds").record(took);
                self.ground.pulse.taken(sent);
                (kept.folded.version, kept.stale) = (version, false);
                Ok(())
            }
            Err(AppendError::Conflict { .. }) => Err(Failed::Conflict),
            // Another server has deleted it: that is no failure.
            Err(AppendError::NoStream) => {
                self.end();
                Err(self.no_more().into())
            }
            Err(error) => {
                self.ahead.store(expected, Ordering::Release);
                self.ground.pulse.refused();
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
        self.falls.send_replace(None);
        self.goes_on.send_modify(|_| {});
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

    fn no_more(&self) -> Problem {
        Problem::gone(self.id.to_string())
    }

    fn ends_with(&self, problem: &Problem) {
        if problem.is_gone() {
            self.end();
        }
    }

    /// Nothing that was made of the game before is shown any more: persons were forgotten.
    async fn name_anew(&self) {
        self.texts.clear();
        self.forget_behind().await;
        self.named.send_replace(());
    }

    fn tell(&self, kept: &mut Kept, happenings: Vec<Happening>) {
        happenings.iter().for_each(|happening| kept.recent.push(happening.clone()));
        let folded = &kept.folded;
        kept.told = folded.version;
        self.goes_on.send_replace(folded.version);
        let hall = self.hall_feed.get().filter(|feed| feed.receiver_count() > 0);
        if self.feed.receiver_count() == 0 && hall.is_none() {
            return;
        }
        let snapshot = self.snapshot(folded);
        let news = News { happenings: Arc::new(happenings), snapshot };
        if let Some(feed) = hall {
            let _ = feed.send((self.id.clone(), news.clone()));
        }
        let _ = self.feed.send(news);
    }

    /// How it stands now, and who is present.
    fn snapshot(&self, folded: &Folded) -> Arc<Snapshot> {
        let now = folded.moment(self.ground.axis.now());
        Arc::new(Snapshot { connected: self.present.players(), ..folded.snapshot(now) })
    }

    /// Tells those who watch over all boards who is present; at the board itself
    /// nothing has happened.
    pub async fn tell_who_is_present(&self) {
        self.tell_what_is_around();
        let hall = self.hall_feed.get().filter(|feed| feed.receiver_count() > 0);
        let (Some(feed), Ok(folded)) = (hall, self.fresh().await) else { return };
        let news = News { happenings: Arc::default(), snapshot: self.snapshot(&folded) };
        let _ = feed.send((self.id.clone(), news));
    }

    /// Tells those at the board who else is there and what is proposed.
    pub fn tell_what_is_around(&self) {
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
        if kept.folded.version >= version {
            return Ok(());
        }
        let missed = read(&*self.ground.store, &self.id, kept.folded.version).await?;
        let mut happenings = Vec::new();
        for stored in &missed {
            match kept.change(|folded| folded.take(stored, &self.ground.key)) {
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
        self.ahead.fetch_max(kept.folded.version, Ordering::AcqRel);
        self.register.publish(&kept.folded.seats);
        self.tell(&mut kept, happenings);
        self.set_alarm(&kept.folded);
        drop(kept);
        if renamed {
            self.name_anew().await;
        }
        Ok(())
    }

    fn set_alarm(&self, folded: &Folded) {
        let next = Fall::next(folded);
        self.falls.send_if_modified(|fall| std::mem::replace(fall, next) != next);
    }

    /// The next fall of a flag that the software would see, whenever another
    /// is the next.
    pub fn falls(&self) -> watch::Receiver<Option<Fall>> {
        self.falls.subscribe()
    }

    /// The version, whenever it is another. Who holds this does not count as
    /// looking on.
    pub fn goes_on(&self) -> watch::Receiver<u64> {
        self.goes_on.subscribe()
    }

    fn entry(&self, what: EntryKind) -> Entry {
        Entry { at: self.ground.axis.now(), wall: wall(), what }
    }

    /// What happened after a version, and how things stand.
    pub(in crate::games) async fn news(&self, after: u64) -> Result<News, Problem> {
        let kept = self.fresh().await?.0;
        let happenings = match kept.recent.since(after) {
            Some(happenings) => happenings,
            None => self.since(&kept.folded, after).await?,
        };
        let snapshot = self.snapshot(&kept.folded);
        Ok(News { happenings: Arc::new(happenings), snapshot })
    }

    /// All that comes from now on.
    pub fn listen(&self) -> broadcast::Receiver<News> {
        self.feed.subscribe()
    }

    async fn since(&self, folded: &Folded, after: u64) -> Result<Vec<Happening>, Problem> {
        if after >= folded.version {
            return Ok(Vec::new());
        }
        let mut all = self.history().await?.1;
        all.retain(|h| h.version > after && h.version <= folded.version);
        Ok(all)
    }

    /// How many look on.
    pub fn watchers(&self) -> usize {
        self.feed.receiver_count()
    }
}

/// The game of a table, while nothing can happen to it.
pub(in crate::games) struct FoldedGuard<'a>(MutexGuard<'a, Kept>);

impl std::ops::Deref for FoldedGuard<'_> {
    type Target = Folded;

    fn deref(&self) -> &Folded {
        &self.0.folded
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
    matches!(&stored.entry.what, EntryKind::Noted { name, .. } if name == ANONYMISED)
}
