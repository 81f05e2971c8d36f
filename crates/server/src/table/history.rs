//! Looking back: the whole journal, the last steps, a moment ago.

use super::{Table, read};
use crate::fold::Folded;
use crate::happening::Happening;
use crate::problem::Problem;
use crate::scene::Scene;

impl Table {
    /// The whole journal, replayed.
    pub async fn history(&self) -> Result<(Folded, Vec<Happening>), Problem> {
        let journal = read(&*self.ground.store, &self.id, 0).await?;
        Folded::replay(&self.id, &journal, &self.ground.key)
    }

    /// The last happenings, each with how things stood after it.
    pub async fn step_by_step(&self, last: usize) -> Result<Vec<(Happening, Scene)>, Problem> {
        let journal = read(&*self.ground.store, &self.id, 0).await?;
        let (first, rest) = journal.split_first().ok_or_else(Problem::failed)?;
        let mut folded = Folded::open(&self.id, first)?;
        let from = rest.len().saturating_sub(last);
        let mut steps = Vec::new();
        for (number, stored) in rest.iter().enumerate() {
            let happening = folded.take(stored, &self.ground.key)?;
            let happening = happening.filter(|_| number >= from);
            if let Some(happening) = happening {
                let scene = Scene::at_a_glance(&folded, happening.at);
                steps.push((happening, scene));
            }
        }
        Ok(steps)
    }

    /// The game as it was so many milliseconds ago, and that moment.
    pub async fn as_it_was(&self, ago: u64) -> Result<(Folded, u64, Vec<Happening>), Problem> {
        let then = self.ground.axis.now().saturating_sub(ago);
        let mut journal = read(&*self.ground.store, &self.id, 0).await?;
        let known = journal.iter().take_while(|stored| stored.entry.at <= then).count();
        // How it was set up is no secret.
        journal.truncate(known.max(1));
        let (folded, happenings) = Folded::replay(&self.id, &journal, &self.ground.key)?;
        let now = folded.moment(then);
        Ok((folded, now, happenings))
    }
}
