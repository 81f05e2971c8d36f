//! Live game: one open game of this server.
//!
//! | part | duty |
//! | --- | --- |
//! | [`Journal`] | reads and appends entries; knows the latest version written here |
//! | [`LiveState`] | the game in memory, its delayed view, cached exports and mate searches |
//! | [`Feeds`] | channels that inform clients, the flag alarm and engines |
//! | [`SubmissionQueue`] | takes reports in order of arrival |

mod administration;
mod events;
mod facts;
mod feeds;
mod history;
mod journal;
mod seats;
mod state;
mod submission;
mod tags;

pub(crate) use submission::{TRIES, Taken};

use crate::access::authority::Register;
use crate::games::export_cache::ExportCache;
use crate::games::journal::{ANONYMISED, Context};
use crate::games::news::News;
use crate::games::next_flag_fall::NextFlagFall;
use crate::games::projection::GameState;
use crate::games::rematch::Rematch;
use crate::problem::Problem;
use crate::work::mate_cache::MateCache;
use feeds::Feeds;
use journal::Journal;
use state::{LiveState, Memory};
use std::sync::Arc;
use submission::{Failed, SubmissionQueue};
use tokio::sync::MutexGuard;
use touchmove_answers::views::{Happening, Snapshot};
use touchmove_board::Color;
use touchmove_store::{AppendError, Entry, EntryKind, Stored, StreamId};

/// An open game.
pub(crate) struct LiveGame {
    pub id: StreamId,
    /// Seats and their permissions.
    pub register: Arc<Register>,
    /// The competition that the game belongs to.
    pub competition: Option<String>,
    /// The side of the computer opponent.
    engine: Option<Color>,
    pub feeds: Feeds,
    pub rematch: Rematch,
    context: Arc<Context>,
    journal: Journal,
    state: LiveState,
    submissions: SubmissionQueue,
}

impl LiveGame {
    /// Opens a game from its journal.
    pub async fn open(context: Arc<Context>, id: StreamId) -> Result<Arc<LiveGame>, Problem> {
        let journal = Journal::new(context.clone(), id.clone());
        let entries = journal.read_after(0).await?;
        if entries.is_empty() {
            return Err(Problem::no_such_game(id.to_string()));
        }
        let mate_cache: Arc<MateCache> = Arc::default();
        let (state, _) = GameState::replay(&id, &entries, &context.key, &mate_cache)?;
        journal.set_version(state.version);
        Ok(Arc::new(LiveGame {
            id,
            register: Register::new(&state.seats, state.mode, state.new.spectators),
            competition: state.competition.clone(),
            engine: state.new.engine.as_ref().map(|engine| engine.plays.color()),
            feeds: Feeds::new(&state),
            rematch: Rematch::default(),
            context,
            journal,
            state: LiveState::new(state, mate_cache),
            submissions: SubmissionQueue::default(),
        }))
    }

    /// Locks the game in memory, after reading it again if it is stale.
    ///
    /// # Errors
    /// `gone` if the game was deleted; an error of the journal if the game cannot be read.
    async fn lock(&self) -> Result<MutexGuard<'_, Memory>, Problem> {
        let mut memory = self.state.memory.lock().await;
        if self.feeds.is_deleted() {
            return Err(self.gone_problem());
        }
        if memory.stale {
            self.reload(&mut memory).await?;
        }
        Ok(memory)
    }

    /// Locks the game in memory for reading. While the guard lives, nothing happens to the game.
    ///
    /// # Errors
    /// `gone` if the game was deleted; an error of the journal if the game cannot be read.
    pub(in crate::games) async fn lock_state(&self) -> Result<GameStateGuard<'_>, Problem> {
        Ok(GameStateGuard(self.lock().await?))
    }

    async fn reload(&self, memory: &mut Memory) -> Result<(), Problem> {
        let journal = self.journal.read_after(0).await;
        let journal = journal.inspect_err(|problem| self.close_if_gone(problem))?;
        let (state, mut happenings) =
            GameState::replay(&self.id, &journal, &self.context.key, &self.state.mate_cache)?;
        (memory.state, memory.stale) = (state, false);
        self.register.publish(&memory.state.seats);
        self.journal.set_version(memory.state.version);
        // Entries that another server has written are news to this server's clients.
        happenings.retain(|happening| happening.version > self.feeds.published_version());
        if !happenings.is_empty() {
            self.publish(memory, happenings);
        }
        Ok(())
    }

    /// Appends entries to the journal. If appending fails, the game in memory is stale.
    async fn append(&self, memory: &mut Memory, entries: Vec<Entry>) -> Result<(), Failed> {
        let running = !memory.state.is_over() && !memory.state.closed;
        memory.stale = true;
        match self.journal.append(memory.state.version, entries, running).await {
            Ok(version) => {
                (memory.state.version, memory.stale) = (version, false);
                Ok(())
            }
            Err(AppendError::Conflict { .. }) => Err(Failed::Conflict),
            Err(AppendError::NoStream) => {
                self.feeds.close();
                Err(self.gone_problem().into())
            }
            Err(_) => Err(Problem::no_journal().into()),
        }
    }

    fn gone_problem(&self) -> Problem {
        Problem::gone(self.id.to_string())
    }

    fn close_if_gone(&self, problem: &Problem) {
        if problem.is_gone() {
            self.feeds.close();
        }
    }

    /// Drops every cached text and view that contains names, after persons were anonymised.
    async fn refresh_names(&self) {
        self.state.exports.clear();
        self.drop_delayed_view().await;
        self.feeds.publish_renames();
    }

    fn publish(&self, memory: &mut Memory, happenings: Vec<Happening>) {
        happenings.iter().for_each(|happening| memory.recent.push(happening.clone()));
        let state = &memory.state;
        self.feeds.publish(&self.id, state.version, || News {
            happenings: Arc::new(happenings),
            snapshot: self.snapshot(state),
        });
    }

    /// The current position, clocks and connected players.
    fn snapshot(&self, state: &GameState) -> Arc<Snapshot> {
        let now = state.moment(self.context.clock.now());
        Arc::new(Snapshot { connected: self.present(), ..state.snapshot(now) })
    }

    /// True for each connected player. The computer is always there.
    pub fn present(&self) -> [bool; 2] {
        let connected = self.feeds.present.players();
        Color::ALL.map(|player| connected[player.index()] || self.engine == Some(player))
    }

    /// Publishes the connected players to the board, and to clients that watch the competition.
    pub async fn publish_presence(&self) {
        self.feeds.publish_surroundings();
        let watched = self.feeds.watched_competition();
        let (Some(feed), Ok(state)) = (watched, self.lock_state().await) else { return };
        let news = News { happenings: Arc::default(), snapshot: self.snapshot(&state) };
        let _ = feed.send((self.id.clone(), news));
    }

    /// Takes the entries that another process has written, at least up to a version.
    pub async fn catch_up(&self, version: u64) -> Result<(), Problem> {
        // Most notices report this server's own writes, for which no lock is needed.
        if self.journal.version() >= version {
            return Ok(());
        }
        let mut memory = self.lock().await?;
        if memory.state.version >= version {
            return Ok(());
        }
        let missed = self.journal.read_after(memory.state.version).await?;
        let mut happenings = Vec::new();
        for stored in &missed {
            match memory.change(|state| state.take(stored, &self.context.key)) {
                Ok(happening) => happenings.extend(happening),
                Err(problem) => {
                    memory.stale = true;
                    return Err(problem);
                }
            }
        }
        // Anonymising rewrites names in earlier entries, so all entries have to be read again.
        let renamed = missed.iter().any(changes_names);
        memory.stale |= renamed;
        self.journal.advance_to(memory.state.version);
        self.register.publish(&memory.state.seats);
        self.publish(&mut memory, happenings);
        self.update_flag_alarm(&memory.state);
        drop(memory);
        if renamed {
            self.refresh_names().await;
        }
        Ok(())
    }

    fn update_flag_alarm(&self, state: &GameState) {
        self.feeds.set_next_flag_fall(NextFlagFall::next(state));
    }

    /// The happenings after a version, and the current snapshot.
    pub(in crate::games) async fn news(&self, after: u64) -> Result<News, Problem> {
        let memory = self.lock().await?;
        let happenings = match memory.recent.since(after) {
            Some(happenings) => happenings,
            None => self.since(&memory.state, after).await?,
        };
        let snapshot = self.snapshot(&memory.state);
        Ok(News { happenings: Arc::new(happenings), snapshot })
    }

    async fn since(&self, state: &GameState, after: u64) -> Result<Vec<Happening>, Problem> {
        if after >= state.version {
            return Ok(Vec::new());
        }
        let mut all = self.history().await?.1;
        all.retain(|h| h.version > after && h.version <= state.version);
        Ok(all)
    }

    /// Cache of the exports rendered from the current version.
    pub(in crate::games) fn exports(&self) -> &ExportCache {
        &self.state.exports
    }
}

/// Read access to the game in memory, with the lock held.
pub(in crate::games) struct GameStateGuard<'a>(MutexGuard<'a, Memory>);

impl std::ops::Deref for GameStateGuard<'_> {
    type Target = GameState;

    fn deref(&self) -> &GameState {
        &self.0.state
    }
}

fn changes_names(stored: &Stored) -> bool {
    matches!(&stored.entry.what, EntryKind::Noted { name, .. } if name == ANONYMISED)
}
