//! History of a game: its moves, its steps, and the reasoning behind a ruling.

use super::View;
use crate::games::projection::GameState;
use crate::problem::Problem;
use touchmove_answers::views::{
    Happening, HappeningView, Permissions, ReviewView, Reviewer, StepView, happenings,
};
use touchmove_explain::Words;

impl View {
    /// The review of the game.
    ///
    /// # Errors
    /// If its moves are hidden from this client during the game.
    pub async fn review(&self, words: &Words) -> Result<ReviewView, Problem> {
        let permissions = self.visible_moves().await?;
        let mut reviewer: Option<Reviewer<'_>> = None;
        let follow = |happening: Option<&Happening>, state: &GameState| -> Option<()> {
            match (&mut reviewer, happening) {
                (Some(reviewer), Some(happening)) => reviewer.follow(happening, &state.game),
                _ => reviewer = Some(Reviewer::new(&state.game, permissions, words)),
            }
            None
        };
        self.live_game.map_history(self.access()?.delay, follow).await?;
        reviewer.map(Reviewer::view).ok_or_else(Problem::failed)
    }

    /// The permissions of a client that may see the moves.
    ///
    /// # Errors
    /// If the moves are hidden from this client during the game.
    pub(super) async fn visible_moves(&self) -> Result<Permissions, Problem> {
        let permissions = self.permissions(self.is_over().await?)?;
        match permissions.sees_moves() {
            true => Ok(permissions),
            false => Err(Problem::still_played()),
        }
    }

    /// True if this client may see the moves.
    pub async fn may_have_moves(&self) -> bool {
        self.visible_moves().await.is_ok()
    }

    /// The happening at a version, with the reasoning behind each visible ruling.
    ///
    /// # Errors
    /// If this client sees no happening at that version.
    pub async fn why(&self, version: u64, words: &Words) -> Result<HappeningView, Problem> {
        let happening = self.live_game.trace(version, self.access()?.delay).await?;
        let permissions = self.permissions(self.is_over().await?)?;
        let seen = happenings(happening.as_slice(), permissions, words).pop();
        seen.ok_or_else(|| Problem::no_such_event(version.to_string()))
    }

    /// The last steps, each with the state after it.
    ///
    /// # Errors
    /// If the client is not an arbiter.
    pub async fn steps(&self, last: usize, words: &Words) -> Result<Vec<StepView>, Problem> {
        self.authority.require_arbiter()?;
        let scenes = self.live_game.recent_steps(last).await?;
        let permissions = self.authority.require_arbiter()?.permissions(false);
        let seen = |(happening, snapshot)| StepView::of(&happening, &snapshot, permissions, words);
        Ok(scenes.into_iter().filter_map(seen).collect())
    }

    /// All happenings.
    ///
    /// # Errors
    /// If the client is not an arbiter.
    pub async fn log(&self, words: &Words) -> Result<Vec<HappeningView>, Problem> {
        let all = self.all_happenings().await?;
        let permissions = self.authority.require_arbiter()?.permissions(false);
        Ok(happenings(&all, permissions, words))
    }

    /// All happenings, for counting.
    ///
    /// # Errors
    /// If the client is not an arbiter.
    pub async fn all_happenings(&self) -> Result<Vec<Happening>, Problem> {
        self.authority.require_arbiter()?;
        Ok(self.live_game.history().await?.1)
    }
}
