//! Notes of an administrator on a game.

use super::LiveGame;
use super::submission::Change;
use crate::problem::Problem;

impl LiveGame {
    /// Appends an administrator's note, such as a closure, and drops cached names.
    pub async fn append_note(&self, name: &str) -> Result<(), Problem> {
        self.commit(Change::Note(name)).await?;
        self.refresh_names().await;
        Ok(())
    }
}
