//! What has been found out about mates in one game.
//!
//! A game is judged where nobody should have to wait, so it never searches: what
//! it asks and nobody knows yet is put down, and judged again when somebody has
//! found it out. What an answer came to stands in the journal beside the event:
//! where time ran out then, it has run out in every replay.

use super::job_class::JobClass;
use super::pool::{Pool, StopSignal};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use touchmove_game::{MateQuestion, Mates};
use touchmove_store::Found;

/// So many answers are remembered beyond the event that asked.
const MOST: usize = 256;

/// What is known, and what is asked.
#[derive(Debug, Default)]
pub(crate) struct MateCache(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    known: HashMap<String, Option<bool>>,
    /// What the event at hand was told.
    told: Found,
    /// What nobody knows yet.
    open: Vec<MateQuestion>,
    /// Whether what is not known is searched at once: for journals that do not
    /// say.
    replays: bool,
}

impl MateCache {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An event is to be judged.
    pub fn begin(&self) {
        let mut known = self.lock();
        (known.told, known.open, known.replays) = Default::default();
    }

    /// Not everything is kept for ever.
    pub fn forget(&self) {
        let mut known = self.lock();
        if known.known.len() > MOST {
            known.known.clear();
        }
    }

    /// An event of the journal is to be judged as it was judged then.
    pub fn replay(&self, found: &Found) {
        self.begin();
        let mut known = self.lock();
        known.replays = true;
        known.known.extend(found.iter().map(|(name, answer)| (name.clone(), *answer)));
    }

    /// What the event at hand was told: for the journal.
    pub fn told(&self) -> Found {
        self.lock().told.clone()
    }

    /// What has to be found out before the event at hand can be judged for good.
    pub fn open(&self) -> Vec<MateQuestion> {
        std::mem::take(&mut self.lock().open)
    }

    /// Finds it out, or finds out that it takes too long. No game waits for it
    /// but this.
    pub async fn find_out(&self, open: Vec<MateQuestion>, pool: &Pool, who: IpAddr) {
        for question in open {
            let name = question.to_string();
            if self.lock().known.contains_key(&name) {
                continue;
            }
            let mut answer = None;
            for class in [JobClass::Short, JobClass::Long] {
                let search = move |time: StopSignal| question.search(&|| time.is_up());
                answer = answer.or(pool.run(class, who, search).await.ok().flatten());
                if answer.is_some() {
                    break;
                }
            }
            metrics::counter!("touchmove_mates_searched_total").increment(1);
            self.lock().known.insert(name, answer);
        }
    }
}

impl Mates for MateCache {
    fn answer(&self, question: &MateQuestion) -> Option<bool> {
        let name = question.to_string();
        let mut known = self.lock();
        if let Some(&answer) = known.known.get(&name) {
            known.told.insert(name, answer);
            return answer;
        }
        if known.replays {
            let answer = question.search(&|| false);
            known.known.insert(name, answer);
            return answer;
        }
        if !known.open.contains(question) {
            known.open.push(*question);
        }
        None
    }
}
