//! Mate cache: answers to mate questions of one game.
//!
//! Judging an event never searches, because judging holds the game's lock. An unanswered question
//! is recorded, and the event is judged again after the search. The answers are stored in the
//! journal with the event. If a search has timed out, every replay therefore finds the same
//! timeout.

use super::job_class::JobClass;
use super::pool::{JobDeadline, Pool};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use touchmove_game::{MateQuestion, MateSolver};
use touchmove_store::Found;

/// Capacity in addition to the answers that the current event needs.
const MOST: usize = 256;

/// Known answers, and open questions.
#[derive(Debug, Default)]
pub(crate) struct MateCache(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    known: HashMap<String, Option<bool>>,
    /// Answers used by the current event.
    used: Found,
    /// Questions without an answer.
    open: Vec<MateQuestion>,
    /// True while replaying. A replay searches unknown answers at once, for journals that do not
    /// contain them.
    replays: bool,
}

impl MateCache {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to judge an event.
    pub fn begin(&self) {
        let mut known = self.lock();
        (known.used, known.open, known.replays) = Default::default();
    }

    /// Clears the cache if it is full.
    pub fn trim(&self) {
        let mut known = self.lock();
        if known.known.len() > MOST {
            known.known.clear();
        }
    }

    /// Begins to judge an event of the journal, with the answers that the event has used.
    pub fn replay(&self, found: &Found) {
        self.begin();
        let mut known = self.lock();
        known.replays = true;
        known.known.extend(found.iter().map(|(name, answer)| (name.clone(), *answer)));
    }

    /// The answers used by the current event, for the journal.
    pub fn used_answers(&self) -> Found {
        self.lock().used.clone()
    }

    /// Takes the questions to search before the current event can be judged.
    pub fn open_questions(&self) -> Vec<MateQuestion> {
        std::mem::take(&mut self.lock().open)
    }

    /// Searches for the answers, within time limits. Only this game waits for them.
    pub async fn search(&self, open: Vec<MateQuestion>, pool: &Pool, who: IpAddr) {
        for question in open {
            let name = question.to_string();
            if self.lock().known.contains_key(&name) {
                continue;
            }
            let mut answer = None;
            for class in [JobClass::Short, JobClass::Long] {
                let search = move |time: JobDeadline| question.search(&|| time.is_up());
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

impl MateSolver for MateCache {
    fn answer(&self, question: &MateQuestion) -> Option<bool> {
        let name = question.to_string();
        let mut known = self.lock();
        if let Some(&answer) = known.known.get(&name) {
            known.used.insert(name, answer);
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
