//! One game that is open: its journal's sum in memory, one event at a time.

mod history;

use crate::agreement::{said, speaks_for_nobody, waits_for_the_other};
use crate::axis::{Axis, wall};
use crate::fold::{Folded, as_json};
use crate::happening::{Happened, Happening, News};
use crate::presence::Here;
use crate::problem::Problem;
use crate::scene::Scene;
use crate::sealed;
use crate::seats::{Role, Seat, Secret, random};
use serde_json::Value;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Quick, OnceLock};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard, broadcast};
use tokio::task::AbortHandle;
use touchmove_envelope::Key;
use touchmove_game::{Act, Adjournment, Event, Presence, Status};
use touchmove_store::{AppendError, Entry, Store, Stored, StreamId, What};

/// What all tables share.
pub(crate) struct Ground {
    pub store: Arc<dyn Store>,
    pub axis: Axis,
    pub key: Key,
    /// Whether the server stops: nothing more is taken.
    pub stopping: AtomicBool,
}

/// News that a slow reader may lag behind before it has to read the journal.
const FEED: usize = 16;
/// How often an event is tried again when another came first.
pub(crate) const TRIES: usize = 64;
/// What one read of the journal fetches.
const PAGE: usize = 1_000;
/// No game is longer than this; a hand that never stops is stopped.
const MOST_ENTRIES: u64 = 50_000;

/// Somebody who has been let in.
#[derive(Debug, Clone)]
pub(crate) struct Sitter {
    pub role: Role,
    pub seat: Option<String>,
}

/// An event that has been taken.
#[derive(Debug, Clone)]
pub(crate) struct Taken {
    pub version: u64,
    /// None if the same submission had been taken before.
    pub happening: Option<Happening>,
}

/// A game that is open on this server.
pub(crate) struct Table {
    pub id: StreamId,
    ground: Arc<Ground>,
    folded: Mutex<Kept>,
    feed: broadcast::Sender<News>,
    /// News of all boards of the competition.
    pub hall_feed: OnceLock<broadcast::Sender<(StreamId, News)>>,
    pub(crate) alarm: Quick<Option<AbortHandle>>,
    pub(crate) here: Here,
    /// The version that this server has, or is about to write.
    ahead: AtomicU64,
}

struct Kept {
    folded: Folded,
    /// What is in memory may be ahead of the journal: an append failed.
    stale: bool,
    /// The last version that those who watch have been told of.
    told: u64,
}

impl Table {
    /// Opens a game from its journal.
    pub async fn open(ground: Arc<Ground>, id: StreamId) -> Result<Arc<Table>, Problem> {
        let journal = read(&*ground.store, &id, 0).await?;
        if journal.is_empty() {
            return Err(Problem::no_such_game(id.to_string()));
        }
        let (folded, _) = Folded::replay(&id, &journal, &ground.key)?;
        Ok(Table::new(ground, folded))
    }

    fn new(ground: Arc<Ground>, folded: Folded) -> Arc<Table> {
        Arc::new(Table {
            id: folded.id.clone(),
            ground,
            feed: broadcast::channel(FEED).0,
            ahead: AtomicU64::new(folded.version),
            folded: Mutex::new(Kept { told: folded.version, folded, stale: false }),
            hall_feed: OnceLock::new(),
            alarm: Quick::new(None),
            here: Here::default(),
        })
    }

    /// The game in memory, read anew from the journal if it has to be.
    pub async fn fresh(&self) -> Result<FoldedGuard<'_>, Problem> {
        let mut kept = self.folded.lock().await;
        if kept.stale {
            self.reload(&mut kept).await?;
        }
        Ok(FoldedGuard(kept))
    }

    async fn reload(&self, kept: &mut Kept) -> Result<(), Problem> {
        let journal = read(&*self.ground.store, &self.id, 0).await?;
        let (folded, mut happenings) = Folded::replay(&self.id, &journal, &self.ground.key)?;
        (kept.folded, kept.stale) = (folded, false);
        self.ahead.store(kept.folded.version, Ordering::Release);
        // What others have written meanwhile is news to those who watch here.
        happenings.retain(|happening| happening.version > kept.told);
        if !happenings.is_empty() {
            self.tell(kept, happenings);
        }
        Ok(())
    }

    /// Takes what somebody says has happened. `seen` is when the server heard
    /// of it; there is no allowance for the way it took.
    pub async fn submit(
        self: &Arc<Table>,
        by: &Sitter,
        text: &str,
        submission: Option<&str>,
        seen: Instant,
    ) -> Result<Taken, Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            if self.ground.stopping.load(Ordering::Acquire) {
                return Err(Problem::going_down());
            }
            let seat = by.seat.as_deref();
            if let Some(version) = submission.and_then(|key| kept.folded.submitted(seat, key)) {
                return Ok(Taken { version, happening: None });
            }
            let event = self.event(&kept.folded, by, text, seen)?;
            match self.take(&mut kept, by, &event, submission).await {
                Err(Failed::Conflict) => self.reload(&mut kept).await?,
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(happening) => {
                    self.tell(&mut kept, vec![happening.clone()]);
                    crate::alarm::arm(self, &kept.folded, self.ground.axis);
                    let version = kept.folded.version;
                    return Ok(Taken { version, happening: Some(happening) });
                }
            }
        }
        Err(Problem::conflict())
    }

    fn event(
        &self,
        folded: &Folded,
        by: &Sitter,
        text: &str,
        seen: Instant,
    ) -> Result<Event, Problem> {
        let now = folded.moment(self.ground.axis.at(seen)).max(folded.game.now());
        let wrong = |e: touchmove_game::ProtocolError| {
            Problem::no_event(text, e.column.to_string(), e.message)
        };
        let event = Event::read(now, text).map_err(wrong)?;
        if !by.role.may_say(&event) && !speaks_for_nobody(folded, by, &event) {
            return Err(Problem::not_yours(text, by.role.word()));
        }
        if by.role != Role::Arbiter && is_too_early(folded, &event) {
            return Err(Problem::impossible(text, "too-early", ""));
        }
        Ok(event)
    }

    async fn take(
        &self,
        kept: &mut Kept,
        by: &Sitter,
        event: &Event,
        submission: Option<&str>,
    ) -> Result<Happening, Failed> {
        if kept.folded.version >= MOST_ENTRIES {
            return Err(Problem::too_much("events", MOST_ENTRIES.to_string()).into());
        }
        let (what, happened) = match waits_for_the_other(&mut kept.folded, by, event) {
            Some(player) => said(player, event, by, submission),
            None => self.observed(&mut kept.folded, by, event, submission)?,
        };
        let (at, wall) = (event.at, wall());
        let entry = Entry { at: kept.folded.opened_at.saturating_add(at), wall, what };
        self.append(kept, vec![entry]).await?;
        let version = kept.folded.version;
        if let Some(submission) = submission {
            kept.folded.remember(by.seat.as_deref(), submission, version);
        }
        Ok(Happening { version, at, wall, what: happened })
    }

    fn observed(
        &self,
        folded: &mut Folded,
        by: &Sitter,
        event: &Event,
        submission: Option<&str>,
    ) -> Result<(What, Happened), Problem> {
        if folded.locked && event.act == Act::Adjournment(Adjournment::OpensTheEnvelope) {
            return Err(Problem::envelope_closed(event.to_string()));
        }
        let sealed = self.envelope(folded, event)?;
        let text = public(event);
        let rulings = folded
            .observe(event)
            .map_err(|why| Problem::impossible(text.clone(), why.name(), why.about()))?;
        let what = What::Observed {
            seat: by.seat.clone(),
            event: text,
            rulings: as_json(&rulings),
            sealed,
            key: submission.map(str::to_owned),
        };
        let seat = by.seat.clone();
        Ok((what, Happened::Observed { event: event.clone(), seat, rulings }))
    }

    fn envelope(&self, folded: &Folded, event: &Event) -> Result<Option<Value>, Problem> {
        let Some((player, text)) = sealed::sealing(event) else { return Ok(None) };
        let key = &self.ground.key;
        sealed::envelope(&folded.game, &folded.tags, player, &text, key).map(Some)
    }

    /// Writes to the journal. If that fails, what is in memory is thrown away.
    async fn append(&self, kept: &mut Kept, entries: Vec<Entry>) -> Result<(), Failed> {
        let expected = kept.folded.version;
        let running = !kept.folded.is_over();
        kept.stale = true;
        self.ahead.store(expected.saturating_add(entries.len() as u64), Ordering::Release);
        match self.ground.store.append(&self.id, expected, entries, running).await {
            Ok(version) => {
                (kept.folded.version, kept.stale) = (version, false);
                Ok(())
            }
            Err(AppendError::Conflict { .. }) => Err(Failed::Conflict),
            Err(error) => {
                self.ahead.store(expected, Ordering::Release);
                tracing::error!(game = %self.id, %error, "append failed");
                Err(Problem::no_journal().into())
            }
        }
    }

    fn tell(&self, kept: &mut Kept, happenings: Vec<Happening>) {
        let folded = &kept.folded;
        kept.told = folded.version;
        let hall = self.hall_feed.get().filter(|feed| feed.receiver_count() > 0);
        if self.feed.receiver_count() == 0 && hall.is_none() {
            return;
        }
        let scene = self.scene(folded);
        let news = News { happenings: Arc::new(happenings), scene };
        if let Some(feed) = hall {
            let _ = feed.send((self.id.clone(), news.clone()));
        }
        let _ = self.feed.send(news);
    }

    /// How it stands now, and who is here.
    pub fn scene(&self, folded: &Folded) -> Arc<Scene> {
        let now = folded.moment(self.ground.axis.now());
        Arc::new(Scene { connected: self.here.players(), ..Scene::of(folded, now) })
    }

    /// Another process has written to the journal.
    pub async fn catch_up(self: &Arc<Table>, version: u64) -> Result<(), Problem> {
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
            match kept.folded.take(stored, &self.ground.key) {
                Ok(happening) => happenings.extend(happening),
                Err(problem) => {
                    kept.stale = true;
                    return Err(problem);
                }
            }
        }
        self.ahead.fetch_max(kept.folded.version, Ordering::AcqRel);
        self.tell(&mut kept, happenings);
        crate::alarm::arm(self, &kept.folded, self.ground.axis);
        Ok(())
    }

    /// The server has to stop the clocks: it was down, or it goes down. `moment`
    /// is on the server's axis.
    pub async fn interrupt(self: &Arc<Table>, cause: &str, moment: u64) -> Result<bool, Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            if !kept.folded.runs() {
                return Ok(false);
            }
            let at = kept.folded.moment(moment).max(kept.folded.game.now());
            let rulings = kept.folded.interrupt(at, cause);
            let what = What::Interrupted { cause: cause.to_owned(), rulings: as_json(&rulings) };
            let (at_all, wall) = (kept.folded.opened_at.saturating_add(at), wall());
            match self.append(&mut kept, vec![Entry { at: at_all, wall, what }]).await {
                Err(Failed::Conflict) => self.reload(&mut kept).await?,
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(()) => {
                    let version = kept.folded.version;
                    let what = Happened::Interrupted { cause: cause.to_owned(), rulings };
                    self.tell(&mut kept, vec![Happening { version, at, wall, what }]);
                    return Ok(true);
                }
            }
        }
        Err(Problem::conflict())
    }

    /// Gives out a seat; whoever had it before has it no longer.
    pub async fn issue(&self, role: Role, name: Option<&str>) -> Result<Issued, Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            let (issued, mut entries) = self.issuing(role, name)?;
            let old = kept.folded.seats.iter().filter(|s| replaces(s, role));
            let revoked = old.map(|seat| What::SeatRevoked { seat: seat.id.clone() });
            let revoked: Vec<Entry> = revoked.map(|what| self.entry(what)).collect();
            entries.splice(0..0, revoked);
            match self.change(&mut kept, entries).await {
                Err(Failed::Conflict) => self.reload(&mut kept).await?,
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(()) => return Ok(issued),
            }
        }
        Err(Problem::conflict())
    }

    /// Takes a seat back: its link opens nothing any more.
    pub async fn revoke(&self, seat: &str) -> Result<(), Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            if kept.folded.seats.get(seat).is_none() {
                return Err(Problem::no_such_seat(seat));
            }
            let entry = self.entry(What::SeatRevoked { seat: seat.to_owned() });
            match self.change(&mut kept, vec![entry]).await {
                Err(Failed::Conflict) => self.reload(&mut kept).await?,
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(()) => return Ok(()),
            }
        }
        Err(Problem::conflict())
    }

    fn entry(&self, what: What) -> Entry {
        Entry { at: self.ground.axis.now(), wall: wall(), what }
    }

    fn issuing(&self, role: Role, name: Option<&str>) -> Result<(Issued, Vec<Entry>), Problem> {
        issuing(self.ground.axis, role, name)
    }

    /// Entries that do not concern the game itself.
    async fn change(&self, kept: &mut Kept, entries: Vec<Entry>) -> Result<(), Failed> {
        let from = kept.folded.version;
        self.append(kept, entries.clone()).await?;
        kept.folded.version = from;
        for (version, entry) in (from.saturating_add(1)..).zip(entries) {
            kept.folded.take(&Stored { version, entry }, &self.ground.key)?;
        }
        Ok(())
    }

    /// What happened after a version, and how things stand.
    pub async fn news(&self, after: u64) -> Result<News, Problem> {
        let kept = self.fresh().await?.0;
        let happenings = self.since(&kept.folded, after).await?;
        let scene = self.scene(&kept.folded);
        Ok(News { happenings: Arc::new(happenings), scene })
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
pub(crate) struct FoldedGuard<'a>(MutexGuard<'a, Kept>);

impl std::ops::Deref for FoldedGuard<'_> {
    type Target = Folded;

    fn deref(&self) -> &Folded {
        &self.0.folded
    }
}

/// A seat that was given out, with what opens it.
pub(crate) struct Issued {
    pub seat: String,
    pub role: Role,
    pub secret: Secret,
}

enum Failed {
    /// Another event came first.
    Conflict,
    Problem(Problem),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

/// The entry that gives out a seat.
pub(crate) fn issuing(
    axis: Axis,
    role: Role,
    name: Option<&str>,
) -> Result<(Issued, Vec<Entry>), Problem> {
    let seat = random(6)?;
    let secret = Secret::new(&seat)?;
    let what = What::SeatIssued {
        seat: seat.clone(),
        role: role.word().to_owned(),
        name: name.map(str::to_owned),
        secret_hash: secret.hash(),
    };
    Ok((Issued { seat, role, secret }, vec![Entry { at: axis.now(), wall: wall(), what }]))
}

/// A journal from a version on.
pub(crate) async fn read(
    store: &dyn Store,
    id: &StreamId,
    after: u64,
) -> Result<Vec<Stored>, Problem> {
    let mut journal: Vec<Stored> = Vec::new();
    loop {
        let from = journal.last().map_or(after, |last| last.version);
        let page = store.read(id, from, PAGE).await.map_err(|error| {
            tracing::error!(stream = %id, %error, "read failed");
            Problem::no_journal()
        })?;
        let last = page.len() < PAGE;
        journal.extend(page);
        if last {
            return Ok(journal);
        }
    }
}

/// Where players arrive at an appointed time, nothing counts before it.
fn is_too_early(folded: &Folded, event: &Event) -> bool {
    let begun = folded.game.status() != Status::NotStarted;
    folded.new.awaited && !begun && event.act != Act::Presence(Presence::Arrives)
}

/// One seat a player; of arbiters, assistants and spectators there are several.
fn replaces(seat: &Seat, role: Role) -> bool {
    let both = seat.role == Role::Both || role == Role::Both;
    let same = seat.role == role || both && !role.players().is_empty();
    !seat.revoked && same && !seat.role.players().is_empty()
}

/// An event as the journal has it.
fn public(event: &Event) -> String {
    crate::view::public(event)
}
