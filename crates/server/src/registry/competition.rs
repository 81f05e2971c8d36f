//! Competition: shared regulations, and the boards played under them.

use super::event::{CHANGED, Event};
use super::subscriptions::Subscriptions;
use crate::access::authority::{Authority, Register};
use crate::access::id_source::IdSource;
use crate::access::seats::{Issued, Role, Seats};
use crate::dto::boards::Board;
use crate::dto::changes::{Changed, CorrectionView};
use crate::dto::ledger::LedgerEntry;
use crate::dto::notes::{NewNote, NoteView};
use crate::games::calls::{Called, Cause};
use crate::games::journal::{ANONYMISED, CLOSED, Context, issuing, read};
use crate::games::live_game::TRIES;
use crate::games::news::News;
use crate::games::projection::Options;
use crate::problem::{Problem, no_journal};
use crate::reader::Task;
use crate::session_clock::wall;
use crate::work::job_class::JobClass;
use crate::work::pool::{JobDeadline, JobError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, broadcast, watch};
use touchmove_answers::setup::NewGame;
use touchmove_store::{
    AppendError, Entry, EntryKind, JournalAppend, NewJournal, StoreError, Stored, StreamId,
};

/// Capacity of the feed of all boards: the number of news that a slow reader may lag behind.
const FEED: usize = 256;
/// Name of arbiters' notes in the journal.
const NOTE: &str = "note";
/// Name of ledger entries in the journal.
const LEDGER: &str = "ledger";
/// Name of boards in the journal.
pub(crate) const BOARD: &str = "board";
/// Message that stands for all boards: the whole competition is sent again.
const EVERYTHING: &str = "";
const MOST_NOTES: usize = 10_000;
/// Upper bound of ledger entries; no event has as many incidents.
const MOST_ENTRIES: usize = 2_000;

/// An open competition.
pub(crate) struct Competition {
    pub id: StreamId,
    /// Seats and permissions, valid in the competition and at all its boards.
    pub register: Arc<Register>,
    pub feed: broadcast::Sender<(StreamId, News)>,
    pub notes: broadcast::Sender<NoteView>,
    /// Games of boards with a new entry, signature or correction.
    pub papers: broadcast::Sender<String>,
    context: Arc<Context>,
    kept: Mutex<CompetitionState>,
    /// True once the competition was deleted.
    gone: watch::Sender<bool>,
}

/// The state of a competition, replayed from its journal.
pub(crate) struct CompetitionState {
    pub version: u64,
    pub name: String,
    pub games: NewGame,
    pub seats: Seats,
    pub boards: Vec<Board>,
    pub notes: Vec<NoteView>,
    /// Rulings at unrecorded boards.
    pub ledger: Vec<LedgerEntry>,
    /// Files, byes, and entered results.
    pub event: Event,
    /// Browsers that are subscribed to calls.
    pub subscriptions: Subscriptions,
    /// Corrections after a round was set up.
    pub changes: Vec<CorrectionView>,
    /// Games of boards whose result slips have changed since the last publication.
    untold: Vec<String>,
    /// True if the administrator has closed the competition: boards cannot be added.
    pub closed: bool,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct Opened {
    pub name: String,
    #[serde(flatten)]
    pub options: Options,
}

impl CompetitionState {
    /// Replays a whole journal. Entries up to `told` were published before.
    fn replay(id: &StreamId, journal: &[Stored], told: u64) -> Result<CompetitionState, Problem> {
        let broken = |version: u64| Problem::broken_journal(format!("{id} {version}"));
        let (first, rest) = journal.split_first().ok_or_else(|| broken(0))?;
        let EntryKind::Opened { options, .. } = &first.entry.what else {
            return Err(broken(first.version));
        };
        let opened: Opened =
            serde_json::from_value(options.clone()).map_err(|_| broken(first.version))?;
        let mut kept = CompetitionState {
            version: first.version,
            name: opened.name,
            games: opened.options.new,
            seats: Seats::default(),
            boards: Vec::new(),
            notes: Vec::new(),
            ledger: Vec::new(),
            event: Event::default(),
            subscriptions: Subscriptions::default(),
            changes: Vec::new(),
            untold: Vec::new(),
            closed: false,
        };
        for stored in rest {
            kept.take(stored).ok_or_else(|| broken(stored.version))?;
            if stored.version <= told {
                kept.untold.clear();
            }
        }
        // Publish each board once, even if it has several entries.
        kept.untold.sort();
        kept.untold.dedup();
        Ok(kept)
    }

    fn take(&mut self, stored: &Stored) -> Option<()> {
        match &stored.entry.what {
            EntryKind::SeatIssued { seat, role, name, secret_hash } => {
                self.seats.issue(seat, Role::from_name(role)?, name.as_deref(), secret_hash);
            }
            EntryKind::SeatRevoked { seat } => self.seats.revoke(seat),
            EntryKind::Noted { name, value, .. } if name == BOARD => {
                self.boards.push(serde_json::from_value(value.clone()).ok()?);
            }
            EntryKind::Noted { name, value, seat } if name == NOTE => {
                let by = seat.as_ref().and_then(|id| self.seats.get(id));
                let name = by.and_then(|seat| seat.name.clone());
                let note = NoteView::of(stored, seat.clone(), name, value.clone())?;
                self.notes.push(note);
            }
            EntryKind::Noted { name, value, .. } if name == LEDGER => {
                self.ledger.push(serde_json::from_value(value.clone()).ok()?);
            }
            EntryKind::Noted { name, value, seat } if name == CHANGED => {
                let changed: Changed = serde_json::from_value(value.clone()).ok()?;
                self.untold.push(changed.game.clone());
                self.change(stored.entry.wall, seat.clone(), changed)?;
            }
            EntryKind::Noted { name, value, seat } => {
                self.closed |= name == CLOSED;
                if name == ANONYMISED {
                    self.untold.push(EVERYTHING.to_owned());
                }
                self.subscriptions.take(name, seat.as_ref(), value)?;
                self.event.take(name, value)?;
                self.untold.extend(self.concerned(value));
            }
            _ => return None,
        }
        self.version = stored.version;
        Some(())
    }

    /// Applies a correction or removal of a board.
    fn change(&mut self, wall_ms: u64, seat: Option<String>, changed: Changed) -> Option<()> {
        let Changed { game, after, tags } = changed;
        let at = self.boards.iter().position(|board| board.game == game)?;
        let before = self.boards.get(at)?.clone();
        match &after {
            Some(board) => *self.boards.get_mut(at)? = board.clone(),
            None => drop(self.boards.remove(at)),
        }
        self.changes.push(CorrectionView { wall_ms, seat, before, after, tags });
        Some(())
    }

    /// The game of the board that a note names by round and number.
    fn concerned(&self, value: &Value) -> Option<String> {
        let round = value.get("round")?.as_str()?;
        let number = u32::try_from(value.get("number")?.as_u64()?).ok()?;
        let board = self.boards.iter().find(|board| board.is(round, number))?;
        Some(board.game.clone())
    }

    pub fn board_of(&self, game: &str) -> Option<&Board> {
        self.boards.iter().find(|board| board.game == game)
    }

    /// # Errors
    /// If the round has a board of that number, or the competition is closed.
    pub fn free(&self, round: &str, number: u32) -> Result<(), Problem> {
        if self.closed {
            return Err(Problem::closed());
        }
        match self.boards.iter().any(|board| board.is(round, number)) {
            true => Err(Problem::board_taken(number.to_string())),
            false => Ok(()),
        }
    }
}

impl Competition {
    pub async fn open(context: Arc<Context>, id: StreamId) -> Result<Arc<Competition>, Problem> {
        let journal = read(&*context.store, &id, 0).await?;
        let kept = CompetitionState::replay(&id, &journal, u64::MAX)?;
        let register = Register::new(&kept.seats, kept.games.mode, kept.games.spectators);
        let (feed, notes) = (broadcast::channel(FEED).0, broadcast::channel(FEED).0);
        let (papers, kept) = (broadcast::channel(FEED).0, Mutex::new(kept));
        let gone = watch::channel(false).0;
        Ok(Arc::new(Competition { id, register, feed, notes, papers, context, kept, gone }))
    }

    /// Marks the competition as deleted; connections close.
    pub fn end(&self) {
        self.gone.send_replace(true);
    }

    /// True once the competition was deleted.
    pub fn ends(&self) -> watch::Receiver<bool> {
        self.gone.subscribe()
    }

    fn ends_with(&self, problem: &Problem) {
        if problem.is_gone() {
            self.end();
        }
    }

    /// Removes a board whose game is deleted.
    pub async fn drop_board(&self, game: &StreamId) -> Result<(), Problem> {
        let changed = Changed { game: game.to_string(), after: None, tags: BTreeMap::new() };
        let value = serde_json::to_value(changed).map_err(|_| Problem::failed())?;
        let what = EntryKind::Noted { seat: None, name: CHANGED.to_owned(), value };
        let entry = Entry { at: self.context.clock.now(), wall: wall(), what };
        let known = |kept: &CompetitionState| kept.board_of(game.as_str()).is_some();
        if !known(&*self.state().await) {
            return Ok(());
        }
        self.append(|kept| Ok(if known(kept) { vec![entry.clone()] } else { Vec::new() })).await
    }

    /// The session time of a new entry.
    pub fn now(&self) -> u64 {
        self.context.clock.now()
    }

    /// Runs a long job in the pool.
    pub async fn work<T: Send + 'static>(
        &self,
        by: &Authority,
        work: impl FnOnce(JobDeadline) -> T + Send + 'static,
    ) -> Result<T, JobError> {
        self.context.pool.run(JobClass::Judging, by.payer_address(), work).await
    }

    /// Reads a file in a reader process.
    pub async fn read<T: DeserializeOwned + Send + 'static>(
        &self,
        by: &Authority,
        task: Task,
        file: &[u8],
    ) -> Result<T, Problem> {
        self.context.readers.read(by.payer_address(), task, file).await
    }

    pub async fn state(&self) -> MutexGuard<'_, CompetitionState> {
        self.kept.lock().await
    }

    /// Takes the entries that another process has written.
    pub async fn catch_up(&self, version: u64) -> Result<(), Problem> {
        let mut kept = self.state().await;
        if kept.version < version {
            self.reload(&mut kept).await?;
        }
        Ok(())
    }

    async fn reload(&self, kept: &mut CompetitionState) -> Result<(), Problem> {
        let journal = read(&*self.context.store, &self.id, 0).await;
        let journal = journal.inspect_err(|problem| self.ends_with(problem))?;
        let anew = CompetitionState::replay(&self.id, &journal, kept.version)?;
        let known = std::mem::replace(kept, anew).notes.len();
        self.register.publish(&kept.seats);
        self.tell(kept, known);
        Ok(())
    }

    /// Appends entries made from the current state.
    pub async fn append(
        &self,
        make: impl Fn(&CompetitionState) -> Result<Vec<Entry>, Problem>,
    ) -> Result<(), Problem> {
        self.append_with(&[], make).await.map(drop)
    }

    /// Appends entries made from the current state, and creates journals in the same transaction.
    /// If one of these journals exists already, writes nothing and returns false.
    pub async fn append_with(
        &self,
        begun: &[NewJournal],
        make: impl Fn(&CompetitionState) -> Result<Vec<Entry>, Problem>,
    ) -> Result<bool, Problem> {
        let mut kept = self.state().await;
        for _ in 0..TRIES {
            let entries = make(&kept)?;
            let from = kept.version;
            match self.write(begun, from, entries.clone()).await {
                Ok(()) => {
                    let known = kept.notes.len();
                    for (version, entry) in (from.saturating_add(1)..).zip(entries) {
                        kept.take(&Stored { version, entry }).ok_or_else(Problem::failed)?;
                    }
                    self.register.publish(&kept.seats);
                    self.tell(&mut kept, known);
                    return Ok(true);
                }
                Err(AppendError::Conflict { .. }) => self.reload(&mut kept).await?,
                // Another server has deleted the competition, which is not a failure.
                Err(AppendError::NoStream | AppendError::Store(StoreError::NoCompetition(_))) => {
                    self.end();
                    return Err(Problem::gone(self.id.to_string()));
                }
                Err(AppendError::Store(StoreError::Exists(_))) => {
                    self.reload(&mut kept).await?;
                    return Ok(false);
                }
                Err(error) => return Err(no_journal(error)),
            }
        }
        Err(Problem::conflict())
    }

    async fn write(
        &self,
        begun: &[NewJournal],
        expected: u64,
        entries: Vec<Entry>,
    ) -> Result<(), AppendError> {
        let (store, id) = (&self.context.store, &self.id);
        if begun.is_empty() {
            return store.append(id, expected, entries, false).await.map(drop);
        }
        let then = JournalAppend { id: id.clone(), expected, entries, running: false };
        store.begin(begun.to_vec(), Some(then)).await
    }

    /// Appends an administrator's note.
    pub async fn append_note(&self, name: &str) -> Result<(), Problem> {
        let what = EntryKind::Noted { seat: None, name: name.to_owned(), value: Value::Null };
        let entry = Entry { at: self.context.clock.now(), wall: wall(), what };
        self.append(|_| Ok(vec![entry.clone()])).await?;
        // The note may have anonymised earlier entries, so they are read again.
        let mut kept = self.state().await;
        self.reload(&mut kept).await?;
        let _ = self.papers.send(EVERYTHING.to_owned());
        Ok(())
    }

    /// Publishes new notes to arbiters, and changed result slips to all clients.
    fn tell(&self, kept: &mut CompetitionState, known: usize) {
        for note in kept.notes.iter().skip(known) {
            let _ = self.notes.send(note.clone());
        }
        for game in std::mem::take(&mut kept.untold) {
            let _ = self.papers.send(game);
        }
    }

    /// Calls the competition's arbiters to a board.
    pub fn call(&self, board: &Board, cause: Cause) {
        let (competition, game) = (self.id.to_string(), board.game.clone());
        let _ = self.context.calls.send(Called { competition, game, cause });
    }

    /// Stores an arbiter's note for the other arbiters.
    pub async fn note(&self, by: &Authority, note: &NewNote) -> Result<NoteView, Problem> {
        let arbiter = by;
        let by = arbiter.require_arbiter()?.identity.seat;
        let value: Value = serde_json::to_value(note).map_err(|_| Problem::failed())?;
        let what = EntryKind::Noted { seat: by.clone(), name: NOTE.to_owned(), value };
        let entry = Entry { at: self.context.clock.now(), wall: wall(), what };
        self.append(|kept| {
            arbiter.require_arbiter()?;
            match kept.notes.len() < MOST_NOTES {
                true => Ok(vec![entry.clone()]),
                false => Err(Problem::too_much("notes", MOST_NOTES.to_string())),
            }
        })
        .await?;
        let kept = self.state().await;
        let same = |note: &&NoteView| note.wall_ms == entry.wall && note.seat == by;
        let taken = kept.notes.iter().rev().find(same);
        taken.cloned().ok_or_else(Problem::failed)
    }

    /// Adds new entries to the ledger. Returns all entries after the first `from` entries.
    pub async fn enter_ledger(
        &self,
        by: &Authority,
        new: &[LedgerEntry],
        from: usize,
    ) -> Result<Vec<LedgerEntry>, Problem> {
        let seat = by.require_arbiter()?.identity.seat;
        let entry = |entry: &LedgerEntry| {
            let value = serde_json::to_value(entry).map_err(|_| Problem::failed())?;
            let what = EntryKind::Noted { seat: seat.clone(), name: LEDGER.to_owned(), value };
            Ok(Entry { at: self.context.clock.now(), wall: wall(), what })
        };
        let unknown = |kept: &CompetitionState| {
            let known = kept.ledger.iter().map(|entry| entry.id.as_str());
            let mut known: BTreeSet<&str> = known.collect();
            let unknown = new.iter().filter(|entry| known.insert(&entry.id));
            unknown.map(entry).collect::<Result<Vec<Entry>, Problem>>()
        };
        let nothing_new = unknown(&*self.state().await)?.is_empty();
        if !nothing_new {
            self.append(|kept| {
                by.require_arbiter()?;
                let unknown = unknown(kept)?;
                match kept.ledger.len() + unknown.len() <= MOST_ENTRIES {
                    true => Ok(unknown),
                    false => Err(Problem::too_much("notes", MOST_ENTRIES.to_string())),
                }
            })
            .await?;
        }
        Ok(self.state().await.ledger.iter().skip(from).cloned().collect())
    }

    /// Issues a seat of the whole competition.
    pub async fn issue(
        &self,
        by: &Authority,
        role: Role,
        name: Option<&str>,
    ) -> Result<Issued, Problem> {
        let (issued, entries) = issuing(self.context.clock, role, name, &IdSource::Chance)?;
        self.append(|_| by.require_arbiter().map(|_| entries.clone())).await?;
        Ok(issued)
    }

    /// Revokes a seat.
    pub async fn revoke(&self, by: &Authority, seat: &str) -> Result<(), Problem> {
        let entry = |what| Entry { at: self.context.clock.now(), wall: wall(), what };
        self.append(|kept| {
            by.require_arbiter()?;
            match kept.seats.get(seat) {
                Some(_) if kept.seats.needs(seat) => Err(Problem::last_arbiter()),
                Some(_) => Ok(vec![entry(EntryKind::SeatRevoked { seat: seat.to_owned() })]),
                None => Err(Problem::no_such_seat(seat)),
            }
        })
        .await
    }
}
