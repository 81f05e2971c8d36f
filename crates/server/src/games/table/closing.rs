//! What an administrator does to a game.

use super::{Failed, TRIES, Table};
use crate::problem::Problem;
use serde_json::Value;
use std::sync::Arc;
use touchmove_store::EntryKind;

impl Table {
    /// Puts something on record that an administrator has done.
    pub async fn note_down(self: &Arc<Self>, name: &str) -> Result<(), Problem> {
        let mut kept = self.fresh().await?.0;
        for _ in 0..TRIES {
            let what = EntryKind::Noted { seat: None, name: name.to_owned(), value: Value::Null };
            // What is closed has no clock to be recovered.
            kept.folded.note(name);
            match self.change(&mut kept, vec![self.entry(what)]).await {
                Err(Failed::Problem(problem)) => return Err(problem),
                Err(_) => self.reload(&mut kept).await?,
                Ok(()) => {
                    // Names are read anew.
                    self.reload(&mut kept).await?;
                    drop(kept);
                    self.name_anew().await;
                    return Ok(());
                }
            }
        }
        Err(Problem::conflict())
    }
}
