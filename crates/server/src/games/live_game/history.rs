//! History of a game: the whole journal, its last steps, and the delayed view.

use super::LiveGame;
use crate::games::delayed_view::DelayedView;
use crate::games::news::News;
use crate::games::projection::GameState;
use crate::problem::{Problem, no_journal};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::MutexGuard;
use touchmove_answers::views::{Happening, Snapshot};
use touchmove_clock::Moment;
use touchmove_store::Stored;

/// Interval of retries when the journal did not answer a delayed view.
const RETRY_AFTER: Duration = Duration::from_secs(1);

impl LiveGame {
    /// Replays the whole journal.
    pub(in crate::games) async fn history(&self) -> Result<(GameState, Vec<Happening>), Problem> {
        let journal = self.journal.read_after(0).await?;
        GameState::replay(&self.id, &journal, &self.context.key, &Arc::default())
    }

    /// The happening at a version, with the reasoning behind each ruling, for a reader with a
    /// delay of `ago` milliseconds. `None` if the reader sees no happening at that version.
    pub(in crate::games) async fn trace(
        &self,
        version: u64,
        ago: u64,
    ) -> Result<Option<Happening>, Problem> {
        let then = self.context.clock.now().saturating_sub(ago);
        let journal = self.journal.read_after(0).await?;
        let (first, rest) = journal.split_first().ok_or_else(Problem::failed)?;
        let mut state = GameState::open(&self.id, first, &Arc::default())?;
        for stored in rest.iter().take_while(|stored| stored.entry.at <= then) {
            if stored.version == version {
                state.trace();
                return state.take(stored, &self.context.key);
            }
            state.take(stored, &self.context.key)?;
        }
        Ok(None)
    }

    /// The last happenings, each with a snapshot of the game after it.
    pub(in crate::games) async fn recent_steps(
        &self,
        last: usize,
    ) -> Result<Vec<(Happening, Snapshot)>, Problem> {
        let journal = self.journal.read_after(0).await?;
        let (first, rest) = journal.split_first().ok_or_else(Problem::failed)?;
        let mut state = GameState::open(&self.id, first, &Arc::default())?;
        let from = rest.len().saturating_sub(last);
        state.trace();
        let mut steps = Vec::new();
        for (number, stored) in rest.iter().enumerate() {
            let happening = state.take(stored, &self.context.key)?;
            let happening = happening.filter(|_| number >= from);
            if let Some(happening) = happening {
                let snapshot = state.at_a_glance(happening.at);
                steps.push((happening, snapshot));
            }
        }
        Ok(steps)
    }

    /// The happenings after a version, and a snapshot. Both show the game `ago` milliseconds before
    /// now.
    pub(in crate::games) async fn delayed_news(
        &self,
        ago: u64,
        after: u64,
    ) -> Result<News, Problem> {
        let view = self.delayed_view(ago).await?;
        let delayed = view.as_ref().ok_or_else(Problem::failed)?;
        let then = self.context.clock.now().saturating_sub(ago);
        let snapshot = delayed.state.snapshot(delayed.state.moment(then));
        let version = delayed.state.version;
        let recent = delayed.recent.since(after);
        drop(view);
        let happenings = match recent {
            Some(happenings) => happenings,
            None => {
                let mut all = self.history().await?.1;
                all.retain(|h| h.version > after && h.version <= version);
                all
            }
        };
        Ok(News { happenings: Arc::new(happenings), snapshot: Arc::new(snapshot) })
    }

    /// True if the journal has an entry of that version and that time.
    pub async fn has_entry(&self, version: u64, wall: u64) -> Result<bool, Problem> {
        let before = version.saturating_sub(1);
        let found = self.context.store.read(&self.id, before, 1).await.map_err(no_journal)?;
        let same = |stored: &Stored| stored.version == version && stored.entry.wall == wall;
        Ok(found.first().is_some_and(same))
    }

    /// The time at which the next happening becomes visible to a reader with a delay of `ago`
    /// milliseconds. The reader has seen the version `known`. Returns the present if a happening
    /// became visible since the reader last asked; `None` if the reader has seen every happening.
    pub(in crate::games) async fn next_visible_at(&self, ago: u64, known: u64) -> Option<Instant> {
        let Ok(view) = self.delayed_view(ago).await else {
            return Some(Instant::now() + RETRY_AFTER);
        };
        let delayed = view.as_ref()?;
        if delayed.state.version > known {
            return Some(Instant::now());
        }
        let due = self.context.clock.instant(delayed.next()?.saturating_add(ago));
        // Wait a millisecond longer, so that the session clock has certainly reached the happening.
        Some(due + Duration::from_millis(1))
    }

    /// The version visible to a reader with a delay of `ago` milliseconds.
    pub(in crate::games) async fn visible_version(&self, ago: u64) -> Result<u64, Problem> {
        if ago == 0 {
            return Ok(self.lock_state().await?.version);
        }
        let view = self.delayed_view(ago).await?;
        view.as_ref().map(|delayed| delayed.state.version).ok_or_else(Problem::failed)
    }

    /// True if the game was over `ago` milliseconds before now.
    pub(in crate::games) async fn was_over(&self, ago: u64) -> Result<bool, Problem> {
        let view = self.delayed_view(ago).await?;
        view.as_ref().map(|delayed| delayed.state.is_over()).ok_or_else(Problem::failed)
    }

    async fn delayed_view(&self, ago: u64) -> Result<MutexGuard<'_, Option<DelayedView>>, Problem> {
        let mut view = self.state.delayed_view.lock().await;
        let mut delayed = match view.take() {
            Some(delayed) => delayed,
            None => DelayedView::begin(&self.context, &self.id).await?,
        };
        let then = self.context.clock.now().saturating_sub(ago);
        // The view was removed from its cache. If advancing fails, the next reader builds a new
        // view.
        delayed.advance(&self.context, then, self.journal.version()).await?;
        *view = Some(delayed);
        Ok(view)
    }

    /// Drops the delayed view. The next reader builds a new one.
    pub async fn drop_delayed_view(&self) {
        *self.state.delayed_view.lock().await = None;
    }

    /// Maps the game as set up, and the game after each happening until `ago` milliseconds before
    /// now. Returns the game as set up, and the mapped values that are `Some`.
    pub(in crate::games) async fn map_history<T>(
        &self,
        ago: u64,
        mut map: impl FnMut(Option<&Happening>, &GameState) -> Option<T>,
    ) -> Result<(GameState, Vec<T>), Problem> {
        let then = self.context.clock.now().saturating_sub(ago);
        let journal = self.journal.read_after(0).await?;
        let (first, rest) = journal.split_first().ok_or_else(Problem::failed)?;
        let mut state = GameState::open(&self.id, first, &Arc::default())?;
        let mut values: Vec<T> = map(None, &state).into_iter().collect();
        for stored in rest.iter().take_while(|stored| stored.entry.at <= then) {
            if let Some(happening) = state.take(stored, &self.context.key)? {
                values.extend(map(Some(&happening), &state));
            }
        }
        Ok((GameState::open(&self.id, first, &Arc::default())?, values))
    }

    /// The game `ago` milliseconds before now, with that session time and the happenings until
    /// then.
    pub(in crate::games) async fn state_before(
        &self,
        ago: u64,
    ) -> Result<(GameState, Moment, Vec<Happening>), Problem> {
        let then = self.context.clock.now().saturating_sub(ago);
        let mut journal = self.journal.read_after(0).await?;
        let known = journal.iter().take_while(|stored| stored.entry.at <= then).count();
        // The first entry, which sets up the game, is public at once.
        journal.truncate(known.max(1));
        let (state, happenings) =
            GameState::replay(&self.id, &journal, &self.context.key, &Arc::default())?;
        let now = state.moment(then);
        Ok((state, now, happenings))
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::TestServer;
    use serde_json::json;
    use std::time::Instant;

    /// A happening can become visible while its reader is still receiving an earlier one.
    #[tokio::test]
    async fn happening_that_became_visible_unnoticed_is_due_at_once() {
        let server = TestServer::new().await;
        let game = server.game(json!({})).await;
        game.says("white", "White plays e4").await;
        let live_game = server.registry.live_game(game.id()).await.unwrap();
        let version = live_game.visible_version(0).await.unwrap();
        let due = live_game.next_visible_at(0, version - 1).await;
        assert!(due.is_some_and(|due| due <= Instant::now()), "{due:?}");
        assert_eq!(live_game.next_visible_at(0, version).await, None);
        game.says("white", "White presses").await;
        let hour = 3_600_000;
        live_game.drop_delayed_view().await;
        let set_up = live_game.visible_version(hour).await.unwrap();
        let due = live_game.next_visible_at(hour, set_up).await;
        assert!(due.is_some_and(|due| due > Instant::now()), "{due:?}");
    }
}
