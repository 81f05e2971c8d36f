//! What an administrator does to a game.

use super::{Failed, LiveGame, TRIES};
use crate::problem::Problem;
use serde_json::Value;
use std::sync::Arc;
use touchmove_store::What;

impl LiveGame {
    /// Puts something on record that an administrator has done.
    pub async fn append_note(self: &Arc<Self>, name: &str) -> Result<(), Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            let what = What::Noted { seat: None, name: name.to_owned(), value: Value::Null };
            // What is closed has no clock to be recovered.
            kept.state.note(name);
            match self.change(&mut kept, vec![self.entry(what)]).await {
                Err(Failed::Problem(problem)) => return Err(problem),
                Err(_) => self.reload(&mut kept).await?,
                Ok(()) => {
                    // Names are read anew.
                    self.reload(&mut kept).await?;
                    drop(kept);
                    self.refresh_names().await;
                    return Ok(());
                }
            }
        }
        Err(Problem::conflict())
    }
}
