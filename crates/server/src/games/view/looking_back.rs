//! History of a game: its moves, its steps, and the reasoning behind a ruling.

use super::View;
use crate::dto::review::{MomentView, ReviewView};
use crate::games::projection::GameState;
use crate::problem::Problem;
use touchmove_answers::views::{Happening, HappeningView, Permissions, StepView, happenings};
use touchmove_board::{Color, Position};
use touchmove_clock::{Millis, Moment};
use touchmove_explain::Words;
use touchmove_laws::{Effect, Note};

impl View {
    /// The review of the game.
    ///
    /// # Errors
    /// If its moves are hidden from this client during the game.
    pub async fn review(&self, words: &Words) -> Result<ReviewView, Problem> {
        let permissions = self.visible_moves().await?;
        let mut stood = String::new();
        let (first, moments) = self
            .live_game
            .map_history(self.access()?.delay, |happening, state| {
                let position = *state.game.position();
                let before = std::mem::replace(&mut stood, placement(&position));
                happening.and_then(|one| moment(one, state, before, permissions, words))
            })
            .await?;
        let start = first.game.position().fen().to_string();
        Ok(ReviewView { start, clocks: clocks(&first, Moment::START), moments })
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

fn moment(
    happening: &Happening,
    state: &GameState,
    before: String,
    permissions: Permissions,
    words: &Words,
) -> Option<MomentView> {
    let rulings = happening.what.rulings();
    if rulings.iter().all(|ruling| is_routine(ruling.effect())) {
        return None;
    }
    let seen = happenings(std::slice::from_ref(happening), permissions, words).pop()?;
    let restored =
        rulings.iter().any(|ruling| matches!(ruling.effect(), Effect::PositionRestored { .. }));
    Some(MomentView {
        happening: seen,
        fen: state.game.position().fen().to_string(),
        stood: restored.then_some(before),
        clocks: clocks(state, happening.at),
    })
}

/// True for effects that every move or start has and that do not change the board.
fn is_routine(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::ClockStarted { .. }
            | Effect::ClockStopped { .. }
            | Effect::Noted { what: Note::CompetitionRules | Note::LimitedSupervision }
    )
}

fn clocks(state: &GameState, at: Moment) -> [Option<u64>; 2] {
    let now = at.max(state.game.now());
    Color::ALL.map(|side| state.game.clock().remaining_ms(side, now).map(Millis::get))
}

fn placement(position: &Position) -> String {
    let fen = position.fen().to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}
