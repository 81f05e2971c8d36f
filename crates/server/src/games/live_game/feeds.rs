//! Feeds of one game: channels to clients, the flag alarm and engines.

use crate::games::news::News;
use crate::games::next_flag_fall::NextFlagFall;
use crate::games::presence::Present;
use crate::games::projection::GameState;
use std::sync::OnceLock;
use tokio::sync::{broadcast, watch};
use touchmove_store::StreamId;

/// Number of news that a slow reader may lag behind before it has to read the journal.
const CAPACITY: usize = 16;

/// The channels of one game.
pub(crate) struct Feeds {
    news: broadcast::Sender<News>,
    /// News of all boards of the competition.
    pub competition: OnceLock<broadcast::Sender<(StreamId, News)>>,
    next_flag_fall: watch::Sender<Option<NextFlagFall>>,
    version: watch::Sender<u64>,
    surroundings: watch::Sender<()>,
    renames: watch::Sender<()>,
    deleted: watch::Sender<bool>,
    pub present: Present,
}

impl Feeds {
    pub(super) fn new(state: &GameState) -> Feeds {
        Feeds {
            news: broadcast::channel(CAPACITY).0,
            competition: OnceLock::new(),
            next_flag_fall: watch::channel(NextFlagFall::next(state)).0,
            version: watch::channel(state.version).0,
            surroundings: watch::channel(()).0,
            renames: watch::channel(()).0,
            deleted: watch::channel(false).0,
            present: Present::default(),
        }
    }

    /// News from now on. The receiver counts as a watcher.
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// The number of clients that watch the game.
    pub fn watchers(&self) -> usize {
        self.news.receiver_count()
    }

    /// The journal's version, sent at each change. The receiver does not count as a watcher.
    pub fn version_changes(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// The latest version that was published.
    pub(super) fn published_version(&self) -> u64 {
        *self.version.borrow()
    }

    /// The next flag fall that the software will observe, sent at each change.
    pub fn next_flag_fall(&self) -> watch::Receiver<Option<NextFlagFall>> {
        self.next_flag_fall.subscribe()
    }

    pub(super) fn set_next_flag_fall(&self, next: Option<NextFlagFall>) {
        self.next_flag_fall.send_if_modified(|fall| std::mem::replace(fall, next) != next);
    }

    /// Changes when players connect or disconnect, or propose a rematch.
    pub fn surroundings(&self) -> watch::Receiver<()> {
        self.surroundings.subscribe()
    }

    /// Informs the board of connected players and rematch proposals.
    pub fn publish_surroundings(&self) {
        self.surroundings.send_replace(());
    }

    /// Changes when persons in the game are anonymised.
    pub fn renames(&self) -> watch::Receiver<()> {
        self.renames.subscribe()
    }

    pub(super) fn publish_renames(&self) {
        self.renames.send_replace(());
    }

    /// True once the game was deleted.
    pub fn deletion(&self) -> watch::Receiver<bool> {
        self.deleted.subscribe()
    }

    /// True if the game was deleted.
    pub fn is_deleted(&self) -> bool {
        *self.deleted.borrow()
    }

    /// Marks the game as deleted: connections close, and no more events are taken.
    pub fn close(&self) {
        self.deleted.send_replace(true);
        // Stops the flag alarm, and wakes engines so that they leave.
        self.next_flag_fall.send_replace(None);
        self.version.send_modify(|_| {});
    }

    /// The feed of the competition, if a client watches it.
    pub(super) fn watched_competition(&self) -> Option<&broadcast::Sender<(StreamId, News)>> {
        self.competition.get().filter(|feed| feed.receiver_count() > 0)
    }

    /// Publishes a version. Creates the news only if a client watches.
    pub(super) fn publish(&self, id: &StreamId, version: u64, news: impl FnOnce() -> News) {
        self.version.send_replace(version);
        let competition = self.watched_competition();
        if self.news.receiver_count() == 0 && competition.is_none() {
            return;
        }
        let news = news();
        if let Some(feed) = competition {
            let _ = feed.send((id.clone(), news.clone()));
        }
        let _ = self.news.send(news);
    }
}
