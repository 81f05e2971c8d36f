//! Submission: takes a change, and retries it after conflicts and mate searches.

use super::LiveGame;
use super::state::Memory;
use crate::access::authority::Authority;
use crate::access::visit::run_to_completion;
use crate::dto::report::Report;
use crate::games::projection::GameState;
use crate::problem::Problem;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use tokio::sync::Mutex;
use touchmove_answers::views::Happening;
use touchmove_game::MateQuestion;
use touchmove_store::{Entry, EntryKind};

/// Number of attempts at a change before the caller gets a conflict.
pub(crate) const TRIES: usize = 64;

/// Receipt of an event.
#[derive(Debug, Clone)]
pub(crate) struct Taken {
    pub version: u64,
    /// `None` if the same submission was taken before.
    pub(in crate::games) happening: Option<Happening>,
}

/// Serialises reports in arrival order.
pub(super) struct SubmissionQueue {
    /// Held while a report is processed, and while the report waits for a mate search.
    turn: Mutex<()>,
    /// Client address of the latest report.
    payer: std::sync::Mutex<IpAddr>,
}

impl Default for SubmissionQueue {
    fn default() -> SubmissionQueue {
        SubmissionQueue {
            turn: Mutex::default(),
            payer: std::sync::Mutex::new(Ipv4Addr::UNSPECIFIED.into()),
        }
    }
}

/// A change that a caller asks for.
pub(super) enum Change<'a> {
    /// A report of a player, an arbiter or the server itself.
    Report(Submitted<'a>),
    /// The server stops the clocks, at a session time.
    Interruption { cause: &'a str, moment: u64 },
    /// Entries that depend on the state, such as seats and tags. An empty list changes nothing.
    Entries(&'a mut (dyn FnMut(&GameState) -> Result<Vec<Entry>, Problem> + Send)),
    /// An administrator's note, by name.
    Note(&'a str),
}

/// A report with its author.
#[derive(Clone, Copy)]
pub(super) struct Submitted<'a> {
    pub by: &'a Authority,
    pub report: &'a Report,
    /// Idempotency key.
    pub key: Option<&'a str>,
    /// Time of receipt.
    pub seen: Instant,
}

/// Reason why an attempt did not succeed.
pub(super) enum Failed {
    /// Another server wrote first.
    Conflict,
    /// The event depends on mate searches that are not done yet.
    Open(Vec<MateQuestion>),
    Problem(Problem),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

impl LiveGame {
    /// Takes a report. `seen` is its time of receipt; network latency is not compensated.
    ///
    /// If the caller disconnects, the report is taken nonetheless and clients are informed.
    pub async fn submit(
        self: &Arc<Self>,
        by: &Authority,
        report: &Report,
        key: Option<&str>,
        seen: Instant,
    ) -> Result<Taken, Problem> {
        let (live_game, by, report) = (self.clone(), by.clone(), report.clone());
        let key = key.map(str::to_owned);
        let taken = async move {
            let submitted = Submitted { by: &by, report: &report, key: key.as_deref(), seen };
            live_game.submit_in_turn(submitted).await
        };
        run_to_completion(taken).await
    }

    async fn submit_in_turn(&self, submitted: Submitted<'_>) -> Result<Taken, Problem> {
        let _turn = self.submissions.turn.lock().await;
        self.state.mate_cache.trim();
        let taken = self.commit(Change::Report(submitted)).await?;
        taken.ok_or_else(Problem::failed)
    }

    /// Stops running clocks, before a shutdown or after a crash. Returns true if clocks were
    /// running. `moment` is a session time.
    pub async fn interrupt(&self, cause: &str, moment: u64) -> Result<bool, Problem> {
        let taken = self.commit(Change::Interruption { cause, moment }).await?;
        Ok(taken.is_some())
    }

    /// Attempts a change until it meets neither a conflict with another server nor an open mate
    /// search. Returns the receipt of an event; `None` if the change is not an event.
    pub(super) async fn commit(&self, mut change: Change<'_>) -> Result<Option<Taken>, Problem> {
        let payer = self.payer(&change);
        for _ in 0..TRIES {
            let mut memory = self.lock().await?;
            match self.attempt(&mut memory, &mut change).await {
                Err(Failed::Conflict) => self.reload(&mut memory).await?,
                Err(Failed::Open(questions)) => {
                    // Release the lock during the search, because readers and other events need it.
                    drop(memory);
                    self.state.mate_cache.search(questions, &self.context.pool, payer).await;
                }
                Err(Failed::Problem(problem)) => return Err(problem),
                Ok(taken) => return Ok(taken),
            }
        }
        Err(Problem::conflict())
    }

    /// Client address charged for mate searches. Reports of the server itself follow from an
    /// earlier report, whose client is charged.
    fn payer(&self, change: &Change<'_>) -> IpAddr {
        let Change::Report(submitted) = change else { return Ipv4Addr::UNSPECIFIED.into() };
        let mut payer = self.submissions.payer.lock().unwrap_or_else(PoisonError::into_inner);
        *payer = submitted.by.address().unwrap_or(*payer);
        *payer
    }

    async fn attempt(
        &self,
        memory: &mut Memory,
        change: &mut Change<'_>,
    ) -> Result<Option<Taken>, Failed> {
        match change {
            Change::Report(submitted) => self.take_report(memory, *submitted).await.map(Some),
            Change::Interruption { cause, moment } => match memory.state.runs() {
                true => self.stop_clocks(memory, cause, *moment).await.map(Some),
                false => Ok(None),
            },
            Change::Entries(decide) => {
                let entries = decide(&memory.state)?;
                if !entries.is_empty() {
                    self.append_and_apply(memory, entries).await?;
                }
                Ok(None)
            }
            Change::Note(name) => {
                let what = EntryKind::Noted {
                    seat: None,
                    name: (*name).to_owned(),
                    value: serde_json::Value::Null,
                };
                // Apply the note before the append, because the store need not recover the clocks
                // of a closed game.
                memory.state.note(name);
                self.append_and_apply(memory, vec![self.journal.entry(what)]).await?;
                // The note may have anonymised names in earlier entries.
                self.reload(memory).await?;
                Ok(None)
            }
        }
    }
}
