//! Game that the clients of both sides play under faults.

use crate::history::{History, Outcome, Sent, Who};
use crate::model::{Rule, Violation};
use crate::proxied_server::{Answer, submit_over};
use crate::run::Run;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::sleep;
use touchmove_players::{Dice, Seat};

/// Time limit for an answer to a submission.
const PATIENCE: Duration = Duration::from_secs(90);
/// Time limit for the harness to record that a seat was revoked or a game was deleted.
const KNOWN: Duration = Duration::from_secs(10);

/// Game, and the state of its clients.
pub struct Board {
    /// Id of the game in URLs.
    pub id: String,
    /// Names of the players, if the game has names.
    pub names: Option<[String; 2]>,
    /// True if players see only what they could see at a board.
    pub hides: bool,
    /// Time at which the game was created.
    pub created: Instant,
    /// All observations of the game.
    pub history: Mutex<History>,
    /// Secrets of White, Black and the arbiter. The current secret of each seat is last.
    pub secrets: Mutex<[Vec<String>; 3]>,
    /// Latest version received, and the game's status in that version.
    pub heard: Mutex<(u64, String)>,
    /// True if the clients must read the journal before they continue.
    pub dirty: AtomicBool,
    /// True if the game is over.
    pub over: AtomicBool,
    /// True if the game was deleted, or is missing from a restored store.
    pub dropped: AtomicBool,
    /// True if the harness does not play the game any more.
    pub retired: AtomicBool,
    keys: AtomicU64,
}

/// Reason why a submission has no answer.
#[derive(Debug, PartialEq, Eq)]
pub enum Stop {
    /// The seat has a new secret, so the client must read the journal first.
    Seat,
    /// The game is gone, or the run has ended.
    Ended,
}

/// One connection for each seat, with the secret that opened it.
pub type Lines = [Option<(String, Seat)>; 3];

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the part of a secret that identifies the seat.
pub fn seat_of(secret: &str) -> &str {
    secret.split('.').next().unwrap_or_default()
}

impl Board {
    /// Creates a game. Returns `None` if the server is unavailable.
    pub async fn create(run: &Run, dice: &mut Dice, named: bool) -> Option<Arc<Board>> {
        let control = if dice.once_in(6) { (30_000, 0) } else { (600_000, 2_000) };
        let arbiter = !dice.once_in(3);
        let delay = if dice.once_in(2) { 3_000 } else { 0 };
        let mode = if dice.once_in(4) { "training" } else { "over_the_board" };
        let number = run.number();
        let names = named.then(|| {
            ["Quillon", "Brantwick"].map(|name| format!("{name} Zz{:x}x{number}q", run.plan.seed))
        });
        let control_tag = format!("{}+{}", control.0 / 1000, control.1 / 1000);
        let mut tags = json!({ "TimeControl": control_tag });
        if let Some([white, black]) = &names {
            (tags["White"], tags["Black"]) = (json!(white), json!(black));
        }
        let new = json!({
            "mode": mode, "tags": tags, "arbiter_seat": arbiter,
            "spectators": { "admitted": true, "delay_seconds": delay / 1000 },
        });
        let created = Instant::now();
        let answer = run.door(dice).ask("POST", "/api/games", None, Some(&new)).await;
        let Ok((201, answer)) = answer else { return None };
        let secret = |role: &str| {
            let seats = answer["seats"].as_array().into_iter().flatten();
            let mut of_role = seats.filter(|seat| seat["role"] == role);
            of_role.find_map(|seat| seat["secret"].as_str().map(str::to_owned))
        };
        let secrets = ["white", "black", "arbiter"].map(|role| secret(role).into_iter().collect());
        let id = answer["id"].as_str()?.to_owned();
        // Moments are whole milliseconds. A server that joins knows the session clock only to
        // within one commit, which is at most a second (`LATE` in the store).
        let skew = if run.world.slots.len() > 1 { 1_100 } else { 100 };
        let history = History { id: id.clone(), control, delay, skew, ..History::default() };
        run.trace(&format!("game {id}: {mode}, {control_tag}, arbiter {arbiter}, delay {delay}"));
        Some(Arc::new(Board {
            id,
            names,
            hides: mode == "over_the_board",
            created,
            history: Mutex::new(history),
            secrets: Mutex::new(secrets),
            heard: Mutex::default(),
            dirty: AtomicBool::new(true),
            over: AtomicBool::new(false),
            dropped: AtomicBool::new(false),
            retired: AtomicBool::new(false),
            keys: AtomicU64::new(0),
        }))
    }

    /// Returns the current secret of a seat.
    pub fn secret(&self, who: Who) -> Option<String> {
        locked(&self.secrets).get(who as usize)?.last().cloned()
    }

    /// Records a new secret for a seat.
    pub fn replace(&self, who: Who, secret: String) {
        locked(&self.secrets)[who as usize].push(secret);
        self.dirty.store(true, Ordering::Release);
    }

    /// Locks the history.
    pub fn history(&self) -> MutexGuard<'_, History> {
        locked(&self.history)
    }

    /// Returns a secret whose holder may see all rulings about the clock.
    pub fn reader(&self) -> String {
        self.secret(Who::Arbiter).or_else(|| self.secret(Who::White)).unwrap_or_default()
    }

    fn is_gone(&self, run: &Run) -> bool {
        run.is_over() || self.dropped.load(Ordering::Acquire)
    }

    /// Submits an event and retries until the server answers. Returns the event's version, or
    /// `None` if the event was refused.
    pub async fn submit(
        &self,
        run: &Run,
        lines: &mut Lines,
        dice: &mut Dice,
        (who, event): (Who, &str),
    ) -> Result<Option<u64>, Stop> {
        let secret = self.secret(who).ok_or(Stop::Seat)?;
        let number = self.keys.fetch_add(1, Ordering::AcqRel);
        let key = (seat_of(&secret).to_owned(), format!("k{number}"));
        let at = Instant::now();
        let sent = Sent { event: event.to_owned(), at, outcome: Outcome::Open };
        self.history().sent.insert(key.clone(), sent);
        loop {
            let line = &mut lines[who as usize];
            let answer = self.attempt(run, line, dice, &secret, &key.1, event).await;
            match answer {
                Answer::Taken(version, at_ms) => {
                    self.taken(run, &key, version, at_ms);
                    if dice.once_in(25) {
                        self.again(run, dice, &secret, &key, event).await;
                    }
                    return Ok(Some(version));
                }
                Answer::Refused(401 | 404 | 410, name) => {
                    return Err(self.shut_out(run, who, &secret, &name).await);
                }
                Answer::Refused(_, name) => {
                    run.trace(&format!("{} {event}: refused, {name}", self.id));
                    let mut history = self.history();
                    if let Some(sent) = history.sent.get_mut(&key) {
                        sent.outcome = Outcome::Refused;
                    }
                    return Ok(None);
                }
                Answer::Lost(why) => {
                    *line = None;
                    run.lost_answer();
                    if self.is_gone(run) {
                        return Err(Stop::Ended);
                    }
                    if at.elapsed() > PATIENCE {
                        run.violated(Rule::Back, format!("{} {event}: no answer: {why}", self.id));
                        return Err(Stop::Ended);
                    }
                    sleep(Duration::from_millis(100 + dice.below(300))).await;
                }
            }
        }
    }

    async fn attempt(
        &self,
        run: &Run,
        line: &mut Option<(String, Seat)>,
        dice: &mut Dice,
        secret: &str,
        key: &str,
        event: &str,
    ) -> Answer {
        line.take_if(|(with, _)| with != secret);
        if line.is_none() && dice.once_in(4) {
            return run.door(dice).submit(&self.id, secret, key, event).await;
        }
        if line.is_none() {
            let sit = json!({ "secret": secret, "after": u64::MAX });
            match run.door(dice).sit(&self.id, sit).await {
                Ok(seat) => *line = Some((secret.to_owned(), seat)),
                Err(gone) => return Answer::Lost(gone.to_string()),
            }
        }
        match line {
            Some((_, seat)) => submit_over(seat, key, event).await,
            None => Answer::Lost("no connection".to_owned()),
        }
    }

    fn taken(&self, run: &Run, key: &(String, String), version: u64, at_ms: Option<u64>) {
        let received = Instant::now();
        run.acknowledged(received);
        if let Some(sent) = self.history().sent.get_mut(key) {
            sent.outcome = Outcome::Taken { version, at_ms, received };
        }
    }

    /// Repeats an accepted submission, as a client does after a lost answer.
    async fn again(
        &self,
        run: &Run,
        dice: &mut Dice,
        secret: &str,
        key: &(String, String),
        event: &str,
    ) {
        let answer = run.door(dice).submit(&self.id, secret, &key.1, event).await;
        let Answer::Taken(version, at_ms) = answer else { return };
        let known = self.history().sent.get(key).map(|sent| sent.outcome.clone());
        let Some(Outcome::Taken { version: first, .. }) = known else { return };
        if version != first || at_ms.is_some() {
            let what = format!("{} {event}: {first}, again {version} {at_ms:?}", self.id);
            run.violated(Rule::Doubled, what);
        }
    }

    /// Handles a rejected secret. Either the harness has revoked the seat or deleted the game, or
    /// the server is wrong.
    async fn shut_out(&self, run: &Run, who: Who, secret: &str, name: &str) -> Stop {
        let since = Instant::now();
        while since.elapsed() < KNOWN {
            if self.is_gone(run) {
                return Stop::Ended;
            }
            if self.secret(who).is_none_or(|now| now != secret) {
                return Stop::Seat;
            }
            sleep(Duration::from_millis(20)).await;
        }
        run.violated(Rule::Lost, format!("{} {who:?} is shut out: {name}", self.id));
        Stop::Ended
    }

    /// Reads the journal in the players' view and retries until the server answers.
    pub async fn news(&self, run: &Run, dice: &mut Dice) -> Result<Value, Stop> {
        let since = Instant::now();
        loop {
            let secret = self.reader();
            let path = format!("/api/games/{}/events?after=0", self.id);
            match run.door(dice).ask("GET", &path, Some(&secret), None).await {
                Ok((200, news)) => return Ok(news),
                Ok((401 | 404 | 410, problem)) => {
                    let who = self.secret(Who::Arbiter).map_or(Who::White, |_| Who::Arbiter);
                    match self.shut_out(run, who, &secret, &problem.to_string()).await {
                        Stop::Seat => continue,
                        Stop::Ended => return Err(Stop::Ended),
                    }
                }
                _ if self.is_gone(run) => return Err(Stop::Ended),
                answer if since.elapsed() > PATIENCE => {
                    run.violations.lock().unwrap_or_else(PoisonError::into_inner).push(Violation {
                        rule: Rule::Back,
                        what: format!("{}: no journal: {answer:?}", self.id),
                    });
                    return Err(Stop::Ended);
                }
                _ => sleep(Duration::from_millis(150)).await,
            }
        }
    }
}
