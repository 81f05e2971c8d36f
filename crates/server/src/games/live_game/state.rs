//! Live state: the game in memory, and caches derived from it.

use crate::games::delayed_view::{DelayedView, RecentHappenings};
use crate::games::export_cache::ExportCache;
use crate::games::projection::GameState;
use crate::work::mate_cache::MateCache;
use std::sync::Arc;
use tokio::sync::Mutex;

/// The game in memory, and caches derived from it.
pub(super) struct LiveState {
    pub memory: Mutex<Memory>,
    pub mate_cache: Arc<MateCache>,
    pub exports: ExportCache,
    /// Delayed spectator state; `None` until a spectator asks for it.
    pub delayed_view: Mutex<Option<DelayedView>>,
}

impl LiveState {
    pub fn new(state: GameState, mate_cache: Arc<MateCache>) -> LiveState {
        LiveState {
            memory: Mutex::new(Memory::new(state)),
            mate_cache,
            exports: ExportCache::default(),
            delayed_view: Mutex::default(),
        }
    }
}

/// The replayed game, behind the game's lock.
pub(super) struct Memory {
    pub state: GameState,
    /// True if the state may be ahead of the journal, so that the journal has to be read again.
    pub stale: bool,
    /// True if an event of this game has needed a mate search. Later events will need one too.
    pub needs_search: bool,
    pub recent: RecentHappenings,
}

impl Memory {
    fn new(state: GameState) -> Memory {
        let recent = RecentHappenings::after(state.version);
        Memory { state, stale: false, needs_search: false, recent }
    }

    /// Changes the game in memory. If the change panics, the game is stale.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut GameState) -> T) -> T {
        let stale = std::mem::replace(&mut self.stale, true);
        let done = change(&mut self.state);
        self.stale = stale;
        done
    }
}
