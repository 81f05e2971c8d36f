//! Queries about a game by the server itself. They reveal nothing that is hidden at the board.

use super::LiveGame;
use crate::games::next_flag_fall::claimant;
use crate::problem::Problem;
use touchmove_answers::setup::{EngineSeat, is_watched_by_software};
use touchmove_answers::views::CallSubject;
use touchmove_board::Color;
use touchmove_game::{Game, Status};

impl LiveGame {
    /// The version of the journal.
    pub async fn version(&self) -> Result<u64, Problem> {
        Ok(self.lock_state().await?.version)
    }

    /// True if the game has ended.
    pub async fn is_over(&self) -> Result<bool, Problem> {
        Ok(self.lock_state().await?.is_over())
    }

    /// The game, once it has ended.
    pub async fn ended(&self) -> Result<Option<Game>, Problem> {
        let state = self.lock_state().await?;
        Ok(state.is_over().then(|| state.game.clone()))
    }

    /// True if a clock is running.
    pub async fn runs(&self) -> Result<bool, Problem> {
        Ok(self.lock_state().await?.runs())
    }

    /// The game's tags.
    pub async fn tags(&self) -> Result<Vec<(String, String)>, Problem> {
        Ok(self.lock_state().await?.tags.clone())
    }

    /// True if moves are made on this server, so that the game itself determines the result.
    pub async fn is_played_here(&self) -> Result<bool, Problem> {
        let game = &self.lock_state().await?.game;
        let begun = !matches!(game.status(), Status::NotStarted | Status::Cancelled);
        Ok(begun && Color::ALL.iter().any(|&side| game.clock().moves_completed(side) > 0))
    }

    /// True if players wait for a decision of an arbiter.
    pub async fn is_arbiter_awaited(&self) -> Result<bool, Problem> {
        let state = self.lock_state().await?;
        let stopped = state.calls.iter().any(|call| call.about == CallSubject::Stopped);
        Ok(stopped || !state.asked.is_empty())
    }

    /// True if the server reports flag falls: as the software that observes them, or for an engine
    /// that claims them.
    pub async fn has_flag_alarm(&self) -> Result<bool, Problem> {
        let state = self.lock_state().await?;
        Ok(is_watched_by_software(&state.game) || claimant(&state).is_some())
    }

    /// The engine that claims its opponent's flag; `None` if the software observes flags.
    pub async fn flag_claimant(&self) -> Result<Option<Color>, Problem> {
        Ok(claimant(&*self.lock_state().await?))
    }

    /// The seat of the computer opponent, until the game ends.
    pub async fn engine(&self) -> Result<Option<EngineSeat>, Problem> {
        let state = self.lock_state().await?;
        Ok(state.new.engine.clone().filter(|_| !state.is_over()))
    }
}
