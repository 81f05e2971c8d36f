//! Spectators who watch a game through all faults, with or without a seat.

use crate::board::Board;
use crate::history::{Heard, Hearing, Who};
use crate::play::hidden;
use crate::run::Run;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};
use touchmove_players::{Dice, Seat};

/// Interval at which a connection without messages is checked.
const LOOK: Duration = Duration::from_millis(250);

/// Time limit for the first message of a connection.
const MUTE: Duration = Duration::from_secs(15);

/// Spectator of a game.
pub struct Watcher {
    run: Arc<Run>,
    board: Arc<Board>,
    who: Who,
    /// Index among the recipients of the game.
    place: usize,
    /// True if the spectator sees everything with a delay.
    delayed: bool,
    dice: Dice,
}

impl Watcher {
    /// Creates a spectator that has received no message.
    pub fn new(run: &Arc<Run>, board: &Arc<Board>, who: Who, dice: Dice) -> Watcher {
        let mut history = board.history();
        history.hearings.push(Hearing::new(who));
        let place = history.hearings.len() - 1;
        let delayed = who == Who::Outside && history.delay > 0;
        drop(history);
        Watcher { run: run.clone(), board: board.clone(), who, place, delayed, dice }
    }

    fn is_done(&self) -> bool {
        let board = &self.board;
        self.run.is_over()
            || [&board.dropped, &board.retired].iter().any(|flag| flag.load(Ordering::Acquire))
    }

    /// Watches the game until the harness retires it.
    pub async fn watch(mut self) {
        while !self.is_done() {
            let secret = self.board.secret(self.who);
            if self.who != Who::Outside && secret.is_none() {
                return;
            }
            if let Some(seat) = self.sit(secret.as_deref()).await {
                self.hear(seat, secret).await;
            }
            sleep(Duration::from_millis(100 + self.dice.below(300))).await;
        }
    }

    async fn sit(&mut self, secret: Option<&str>) -> Option<Seat> {
        let last = self.board.history().hearings[self.place].last;
        let seen = last.map(|(version, wall)| json!({ "version": version, "wall_ms": wall }));
        let mut sit = json!({ "secret": secret, "after": last.map(|(version, _)| version) });
        if let Some(seen) = seen {
            sit["seen"] = seen;
        }
        self.run.door(&mut self.dice).sit(&self.board.id, sit).await.ok()
    }

    /// Receives messages until the connection ends or the seat is reissued.
    async fn hear(&mut self, mut seat: Seat, secret: Option<String>) {
        let (since, mut begun) = (Instant::now(), false);
        while !self.is_done() {
            let Ok(told) = timeout(LOOK, seat.receive()).await else {
                let owed = begun && self.board.history().hearings[self.place].owed;
                let mute = !begun && since.elapsed() > MUTE;
                if owed || mute || self.board.secret(self.who) != secret {
                    return;
                }
                continue;
            };
            let Ok(told) = told else { return };
            begun |= told.get("table").is_some();
            self.take(&told);
        }
    }

    fn take(&self, told: &Value) {
        let at = Instant::now();
        let mut history = self.board.history();
        let hearing = &mut history.hearings[self.place];
        if let Some(table) = told.get("table") {
            let (last, owed, anew) = (hearing.last, hearing.owed, &table["anew"]);
            let line = format!("{:?} {} sits at {}", self.who, self.place, self.board.id);
            self.run.trace(&format!("{line}: knew {last:?}, owed {owed}, anew {anew}"));
            begin(hearing, table, self.run.restoring.load(Ordering::Acquire));
        }
        if hearing.owed {
            // The server sent this message before the store was replaced, so ignore it.
            return;
        }
        if told["news"]["anew"] == true {
            // The game has ended, so everything is sent again without hiding any information.
            hearing.heard.clear();
        }
        if told.get("news").is_some() && std::mem::take(&mut hearing.ends) && !is_over(told) {
            hearing.anew = Some(false);
        }
        for happening in told["news"]["happenings"].as_array().into_iter().flatten() {
            let number = |name: &str| happening[name].as_u64().unwrap_or(0);
            let event = happening["event"].as_str().map(str::to_owned);
            hearing.heard.push(Heard { version: number("version"), event, at });
            hearing.last = Some((number("version"), number("wall_ms")));
        }
        if let Some(leak) = self.leak(told) {
            hearing.leaked.push(leak);
        }
        drop(history);
        if !self.delayed {
            self.note_status(&told["news"]["state"]);
        }
    }

    fn note_status(&self, state: &Value) {
        let (Some(version), Some(status)) = (state["version"].as_u64(), state["status"].as_str())
        else {
            return;
        };
        if let Ok(mut heard) = self.board.heard.lock()
            && heard.0 < version
        {
            *heard = (version, status.to_owned());
        }
    }

    /// Returns the information in a message that this spectator should not receive, if there is
    /// any.
    fn leak(&self, told: &Value) -> Option<String> {
        if self.who == Who::Arbiter {
            return None;
        }
        let text = told.to_string();
        let state =
            told.get("news").or(told.get("table")).map_or(&Value::Null, |one| &one["state"]);
        let status = state["status"].as_str();
        if is_over(told) {
            return None;
        }
        for other in [Who::White, Who::Black, Who::Arbiter] {
            if other != self.who && text.contains(hidden(other)) {
                return Some(text);
            }
        }
        let told_moves = !self.board.hides || self.delayed;
        let known = status.is_some() && !told_moves && state.get("known").is_some();
        (known || told["news"]["anew"] == true).then_some(text)
    }
}

/// Handles the first message of a connection. It may announce that the journal was replaced.
fn begin(hearing: &mut Hearing, table: &Value, is_restored: bool) {
    let anew = table["anew"] == true;
    if hearing.owed || anew {
        // An unexpected announcement is correct if the game has ended, because then everything is
        // revealed.
        hearing.ends = anew && !hearing.owed && !is_restored;
        if !hearing.ends {
            hearing.anew = Some(anew);
        }
        hearing.owed = false;
        hearing.heard.clear();
        hearing.last = None;
    }
}

/// Returns true if a message shows a finished game.
fn is_over(told: &Value) -> bool {
    let state = told.get("news").or(told.get("table")).map_or(&Value::Null, |one| &one["state"]);
    matches!(state["status"].as_str(), Some("over" | "cancelled"))
}
