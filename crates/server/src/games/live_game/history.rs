//! Looking back: the whole journal, the last steps, a moment ago.

use super::LiveGame;
use crate::games::delayed_view::DelayedView;
use crate::games::journal::read;
use crate::games::news::News;
use crate::games::projection::GameState;
use crate::problem::{Problem, no_journal};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::MutexGuard;
use touchmove_answers::seen::{Happening, Snapshot};
use touchmove_clock::Moment;
use touchmove_store::Stored;

/// When a journal that did not answer is asked again for what is to be shown.
const JOURNAL_AGAIN: Duration = Duration::from_secs(1);

impl LiveGame {
    /// The whole journal, replayed.
    pub(in crate::games) async fn history(&self) -> Result<(GameState, Vec<Happening>), Problem> {
        let journal = read(&*self.context.store, &self.id, 0).await?;
        GameState::replay(&self.id, &journal, &self.context.key, &Arc::default())
    }

    /// What happened at a version of the journal, as somebody saw it so many milliseconds
    /// ago, with the way to every ruling; none if nothing has happened there.
    pub(in crate::games) async fn traced(
        &self,
        version: u64,
        ago: u64,
    ) -> Result<Option<Happening>, Problem> {
        let then = self.context.clock.now().saturating_sub(ago);
        let journal = read(&*self.context.store, &self.id, 0).await?;
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

    /// The last happenings, each with how things stood after it.
    pub(in crate::games) async fn recent_steps(
        &self,
        last: usize,
    ) -> Result<Vec<(Happening, Snapshot)>, Problem> {
        let journal = read(&*self.context.store, &self.id, 0).await?;
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

    /// What had happened after a version so many milliseconds ago, and how things
    /// stood then: what those see who are shown it later.
    pub(in crate::games) async fn delayed_news(
        &self,
        ago: u64,
        after: u64,
    ) -> Result<News, Problem> {
        let kept = self.behind(ago).await?;
        let past = kept.as_ref().ok_or_else(Problem::failed)?;
        let then = self.context.clock.now().saturating_sub(ago);
        let snapshot = past.state.snapshot(past.state.moment(then));
        let version = past.state.version;
        let at_hand = past.recent.since(after);
        drop(kept);
        let happenings = match at_hand {
            Some(happenings) => happenings,
            None => {
                let mut all = self.history().await?.1;
                all.retain(|h| h.version > after && h.version <= version);
                all
            }
        };
        Ok(News { happenings: Arc::new(happenings), snapshot: Arc::new(snapshot) })
    }

    /// Whether the journal has an entry of that version and that time.
    pub async fn has(&self, version: u64, wall: u64) -> Result<bool, Problem> {
        let before = version.saturating_sub(1);
        let found = self.context.store.read(&self.id, before, 1).await.map_err(no_journal)?;
        let same = |stored: &Stored| stored.version == version && stored.entry.wall == wall;
        Ok(found.first().is_some_and(same))
    }

    /// When those who are shown it so many milliseconds later, and have seen it up to a
    /// version, see the next thing: at once if its time has come while nobody looked; none
    /// if nothing has happened that they have not seen.
    pub(in crate::games) async fn next_visible_at(&self, ago: u64, known: u64) -> Option<Instant> {
        let Ok(kept) = self.behind(ago).await else {
            return Some(Instant::now() + JOURNAL_AGAIN);
        };
        let past = kept.as_ref()?;
        if past.state.version > known {
            return Some(Instant::now());
        }
        let due = self.context.clock.instant(past.next()?.saturating_add(ago));
        Some(due + Duration::from_millis(1))
    }

    /// The version that somebody sees who is shown it so many milliseconds later.
    pub(in crate::games) async fn visible_version(&self, ago: u64) -> Result<u64, Problem> {
        if ago == 0 {
            return Ok(self.fresh().await?.version);
        }
        let kept = self.behind(ago).await?;
        kept.as_ref().map(|past| past.state.version).ok_or_else(Problem::failed)
    }

    /// True if the game had ended so many milliseconds ago.
    pub(in crate::games) async fn was_over(&self, ago: u64) -> Result<bool, Problem> {
        let kept = self.behind(ago).await?;
        kept.as_ref().map(|past| past.state.is_over()).ok_or_else(Problem::failed)
    }

    async fn behind(&self, ago: u64) -> Result<MutexGuard<'_, Option<DelayedView>>, Problem> {
        let mut kept = self.behind.lock().await;
        let mut past = match kept.take() {
            Some(past) => past,
            None => DelayedView::begin(&self.context, &self.id).await?,
        };
        let then = self.context.clock.now().saturating_sub(ago);
        // Should it fail, the next one begins anew.
        past.go_on(&self.context, then, self.ahead.load(Ordering::Acquire)).await?;
        *kept = Some(past);
        Ok(kept)
    }

    /// Nobody is shown it later any more.
    pub async fn drop_delayed_view(&self) {
        *self.behind.lock().await = None;
    }

    /// Looks at the game as it was set up, and after everything that had happened
    /// until so many milliseconds ago; keeps what is seen.
    pub(in crate::games) async fn moments<T>(
        &self,
        ago: u64,
        mut look: impl FnMut(Option<&Happening>, &GameState) -> Option<T>,
    ) -> Result<(GameState, Vec<T>), Problem> {
        let then = self.context.clock.now().saturating_sub(ago);
        let journal = read(&*self.context.store, &self.id, 0).await?;
        let (first, rest) = journal.split_first().ok_or_else(Problem::failed)?;
        let mut state = GameState::open(&self.id, first, &Arc::default())?;
        let mut seen: Vec<T> = look(None, &state).into_iter().collect();
        for stored in rest.iter().take_while(|stored| stored.entry.at <= then) {
            if let Some(happening) = state.take(stored, &self.context.key)? {
                seen.extend(look(Some(&happening), &state));
            }
        }
        Ok((GameState::open(&self.id, first, &Arc::default())?, seen))
    }

    /// The game as it was so many milliseconds ago, and that moment.
    pub(in crate::games) async fn state_before(
        &self,
        ago: u64,
    ) -> Result<(GameState, Moment, Vec<Happening>), Problem> {
        let then = self.context.clock.now().saturating_sub(ago);
        let mut journal = read(&*self.context.store, &self.id, 0).await?;
        let known = journal.iter().take_while(|stored| stored.entry.at <= then).count();
        // How it was set up is no secret.
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

    /// Its time can come while a client is being told something else, and between two looks.
    #[tokio::test]
    async fn what_came_due_while_nobody_looked_is_due_at_once() {
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
