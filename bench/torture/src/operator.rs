//! Actions of an operator and an arbiter during games: deleting games, erasing names, reissuing
//! seats. Each action is verified.

use crate::board::{Board, seat_of};
use crate::history::{Ghost, Outcome, Who};
use crate::model::Rule;
use crate::proxied_server::{Answer, submit_over};
use crate::run::{Run, locked};
use crate::stores::{self, Journal};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};
use touchmove_players::{Dice, Seat};

/// Time within which other servers must learn of a deletion or revocation.
const HEARS: Duration = Duration::from_secs(10);
/// Time for which the test listens on a revoked seat.
const LISTENS: Duration = Duration::from_secs(2);

/// The last acknowledged version of each game.
pub type Versions = Vec<(Arc<Board>, u64)>;

impl Run {
    fn some(&self, dice: &mut Dice, wanted: impl Fn(&Board) -> bool) -> Option<Arc<Board>> {
        let mut all = self.at_play();
        let flags = |board: &Board| {
            [&board.over, &board.dropped].iter().any(|flag| flag.load(Ordering::Acquire))
        };
        all.retain(|board| !flags(board) && wanted(board));
        let which = dice.below(all.len().max(1) as u64) as usize;
        all.get(which).cloned()
    }

    /// Deletes a game that is being played.
    pub async fn deletes(&self, one: usize, dice: &mut Dice) -> bool {
        let Some(board) = self.some(dice, |_| true) else { return false };
        self.trace(&format!("delete {}", board.id));
        let mut open = Vec::new();
        for slot in &self.world.slots {
            let secret = board.reader();
            open.extend(slot.door.sit(&board.id, json!({ "secret": secret })).await.ok());
        }
        if let Err(why) = self.world.admin(one, &["delete", &board.id, "--yes"]).await {
            self.violated(Rule::Deleted, why);
            return false;
        }
        board.dropped.store(true, Ordering::Release);
        let at = Instant::now();
        self.doors_of(&board, at).await;
        for seat in open {
            let status = if ends(seat).await { 410 } else { 200 };
            board.history().doors.push(("a socket that was open".to_owned(), status));
        }
        self.judge_gone(&board);
        true
    }

    /// Tries every endpoint of a deleted game at every server. Another server may learn of the
    /// deletion later.
    async fn doors_of(&self, board: &Board, since: Instant) {
        let (id, secret) = (&board.id, board.reader());
        let event = json!({ "event": "White resigns", "key": "after" });
        let mut doors = Vec::new();
        for (number, slot) in self.world.slots.iter().enumerate() {
            for (method, rest) in [
                ("GET", ""),
                ("GET", "/events"),
                ("GET", "/pgn"),
                ("GET", "/seats"),
                ("POST", "/events"),
            ] {
                let body = (method == "POST").then_some(&event);
                let path = format!("/api/games/{id}{rest}");
                let door = format!("{method} {path} at server {number}");
                let ask = async || {
                    let answer = slot.door.ask(method, &path, Some(&secret), body).await;
                    answer.map_or(0, |(status, _)| status)
                };
                doors.push((
                    door,
                    retry_until(since, ask, |&status| matches!(status, 404 | 410)).await,
                ));
            }
        }
        board.history().doors = doors;
    }

    /// Erases a player's name while the game is played.
    pub async fn anonymises(&self, one: usize, dice: &mut Dice) -> bool {
        let named = |board: &Board| board.names.is_some() && board.history().named.is_empty();
        let Some(board) = self.some(dice, named) else { return false };
        let Some([name, _]) = &board.names else { return false };
        self.trace(&format!("anonymise {name}, {}", board.id));
        if let Err(why) = self.world.admin(one, &["anonymise", name]).await {
            self.violated(Rule::Named, why);
            return false;
        }
        locked(&self.forgotten).push((board.clone(), name.clone()));
        self.search(&board, name).await;
        self.judge_gone(&board);
        true
    }

    /// Searches for a name at all endpoints and in the store.
    async fn search(&self, board: &Board, name: &str) {
        let mut found = Vec::new();
        let secret = board.reader();
        for (number, slot) in self.world.slots.iter().enumerate() {
            for rest in ["", "/events", "/pgn", "/protocol", "/json"] {
                let path = format!("/api/games/{}{rest}", board.id);
                let ask = async || {
                    let answer = slot.door.ask("GET", &path, Some(&secret), None).await;
                    answer.is_ok_and(|(_, text)| text.to_string().contains(name))
                };
                let has = retry_until(Instant::now(), ask, |has| !has).await;
                found.extend(has.then(|| format!("{path} at server {number}")));
            }
        }
        if self.world.keeps_list {
            let args = ["check", &self.world.url(), "--forgotten", name];
            found.extend(self.world.touchmove(&args).await.err());
        }
        match stores::has(&self.world, self.plan.kept, name).await {
            Ok(stored) => found.extend(stored),
            Err(why) => self.trace(&format!("the store was not searched: {why}")),
        }
        board.history().named = found;
    }

    /// Lets the arbiter reissue a player's seat. The holder of the old secret must not send or
    /// receive any more.
    pub async fn revokes(&self, dice: &mut Dice) -> bool {
        let with_arbiter = |board: &Board| board.secret(Who::Arbiter).is_some();
        let Some(board) = self.some(dice, with_arbiter) else { return false };
        let (who, role) =
            if dice.once_in(2) { (Who::White, "white") } else { (Who::Black, "black") };
        let (Some(old), Some(arbiter)) = (board.secret(who), board.secret(Who::Arbiter)) else {
            return false;
        };
        self.trace(&format!("revoke {role} of {}", board.id));
        let mut open = Vec::new();
        for slot in &self.world.slots {
            let sit = json!({ "secret": old, "after": u64::MAX });
            open.extend(slot.door.sit(&board.id, sit).await.ok());
        }
        let path = format!("/api/games/{}/seats", board.id);
        let new = json!({ "role": role });
        let answer = self.door(dice).ask("POST", &path, Some(&arbiter), Some(&new)).await;
        let secret = match &answer {
            Ok((201, seat)) => seat["secret"].as_str().map(str::to_owned),
            _ => None,
        };
        let Some(secret) = secret else {
            self.trace(&format!("not revoked: {answer:?}"));
            return false;
        };
        board.replace(who, secret);
        let ghost = self.haunt(&board, &old, open).await;
        self.trace(&format!("{ghost:?}"));
        board.history().ghosts.push(ghost);
        true
    }

    /// Tries every endpoint and open connection with a revoked seat. No endpoint and no connection
    /// may accept an act. Another server may show the game until it learns of the revocation.
    async fn haunt(&self, board: &Board, old: &str, open: Vec<Seat>) -> Ghost {
        let mut tried = Vec::new();
        let path = format!("/api/games/{}/events", board.id);
        for (number, slot) in self.world.slots.iter().enumerate() {
            let sent = slot.door.submit(&board.id, old, "ghost", "White resigns").await;
            tried.push((format!("POST at server {number}"), status(&sent)));
            let ask = async || {
                let seen = slot.door.ask("GET", &path, Some(old), None).await;
                seen.map_or(503, |(status, _)| status)
            };
            let seen = retry_until(Instant::now(), ask, |&status| status >= 400).await;
            tried.push((format!("GET at server {number}"), seen));
        }
        let mut heard = Vec::new();
        for (number, mut seat) in open.into_iter().enumerate() {
            let sent = submit_over(&mut seat, "ghost-ws", "White resigns").await;
            tried.push((format!("socket {number}"), status(&sent)));
            let until = Instant::now() + LISTENS;
            while let Ok(Ok(told)) =
                timeout(until.saturating_duration_since(Instant::now()), seat.receive()).await
            {
                let news = told["news"]["happenings"].as_array().into_iter().flatten();
                heard.extend(news.filter_map(|one| one["version"].as_u64()));
            }
        }
        Ghost { seat: seat_of(old).to_owned(), heard, tried }
    }

    /// Verifies some deleted games and erased names again. The numbers are limited, because the
    /// search for a name is slow.
    pub async fn still_gone(&self, dice: &mut Dice, most: usize, names: usize) {
        let past = locked(&self.past).clone();
        let mut deleted: Vec<_> =
            past.into_iter().filter(|b| !b.history().doors.is_empty()).collect();
        let mut forgotten = locked(&self.forgotten).clone();
        while deleted.len() > most {
            deleted.swap_remove(dice.below(deleted.len() as u64) as usize);
        }
        while forgotten.len() > names {
            forgotten.swap_remove(dice.below(forgotten.len() as u64) as usize);
        }
        for board in deleted {
            self.doors_of(&board, Instant::now()).await;
            self.judge_gone(&board);
        }
        for (board, name) in forgotten {
            self.search(&board, &name).await;
            self.judge_gone(&board);
        }
    }

    /// Repeats deletions and erasures in a restored store, as the runbook demands.
    pub async fn apply_again(&self, one: usize) {
        let boards: Vec<_> = locked(&self.past).iter().cloned().chain(self.at_play()).collect();
        for board in boards.iter().filter(|board| !board.history().doors.is_empty()) {
            // If the game was created after the backup, the store does not have it, and the command
            // fails.
            let again = self.world.admin(one, &["delete", &board.id, "--yes"]).await;
            self.trace(&format!("delete {} again: {}", board.id, again.is_ok()));
        }
        let forgotten = locked(&self.forgotten).clone();
        for (_, name) in forgotten {
            if let Err(why) = self.world.admin(one, &["anonymise", &name]).await {
                self.violated(Rule::Named, why);
            }
        }
    }

    /// Returns, for each game, the highest version that is known to be in the store.
    pub fn known_versions(&self) -> Versions {
        let known = |board: &Arc<Board>| {
            let history = board.history();
            let taken = history.sent.values().filter_map(|sent| match sent.outcome {
                Outcome::Taken { version, .. } => Some(version),
                _ => None,
            });
            let last = taken.max().unwrap_or(0);
            drop(history);
            (board.clone(), last)
        };
        self.at_play().iter().chain(locked(&self.past).iter()).map(known).collect()
    }

    /// Records that the store has returned to an earlier state. Every entry up to `least` exists,
    /// but later entries may be lost.
    pub async fn goes_back(&self, least: &Versions, dice: &mut Dice) {
        let all: Vec<_> = self.at_play().into_iter().chain(locked(&self.past).clone()).collect();
        for board in all {
            if board.dropped.load(Ordering::Acquire) {
                continue;
            }
            let known = least.iter().find(|(one, _)| Arc::ptr_eq(one, &board)).map(|(_, v)| *v);
            let which = dice.below(self.world.slots.len() as u64) as usize;
            let path = format!("/games/{}", board.id);
            match (self.world.administer(which, &path).await, known) {
                (Ok((200, Value::Array(lines))), known) => {
                    let journal: Vec<_> = lines.iter().map(|line| line["entry"].clone()).collect();
                    self.reconcile(&board, &journal, known.unwrap_or(0));
                }
                (Ok((404, _)), None) => board.dropped.store(true, Ordering::Release),
                (other, _) => self.violated(Rule::Lost, format!("{}: {other:?}", board.id)),
            }
        }
    }

    /// Returns the journals of all games that were not deleted, from the archive of the
    /// administrator.
    pub async fn archives(&self, dice: &mut Dice) -> Option<Vec<Journal>> {
        let mut journals = Vec::new();
        let past = locked(&self.past).clone();
        for board in self.at_play().into_iter().chain(past) {
            if board.dropped.load(Ordering::Acquire) {
                continue;
            }
            let which = dice.below(self.world.slots.len() as u64) as usize;
            match self.world.administer(which, &format!("/games/{}", board.id)).await {
                Ok((200, Value::Array(lines))) => {
                    let entries = lines.iter().map(|line| line["entry"].clone()).collect();
                    journals.push((board.id.clone(), entries));
                }
                other => {
                    self.violated(Rule::Lost, format!("{}: {other:?}", board.id));
                    return None;
                }
            }
        }
        Some(journals)
    }

    fn reconcile(&self, board: &Board, journal: &[Value], least: u64) {
        let last = journal.last().and_then(|entry| entry["version"].as_u64()).unwrap_or(0);
        if last < least {
            self.violated(Rule::Lost, format!("{}: {least} was kept, {last} is there", board.id));
        }
        let issued = |secret: &str| {
            let of_seat = |entry: &&Value| entry["entry"]["seat"] == seat_of(secret);
            let mut all = journal.iter().filter(of_seat);
            all.any(|entry| entry["entry"]["what"] == "seat_issued")
        };
        locked(&board.secrets).iter_mut().for_each(|all| all.retain(|secret| issued(secret)));
        let mut history = board.history();
        history.journal.clear();
        // The servers recorded interruptions when they started. These may have replaced other
        // entries.
        let stands = |key: &(String, String), version: u64| {
            journal.iter().any(|entry| {
                entry["version"] == version
                    && entry["entry"]["key"] == key.1.as_str()
                    && entry["entry"]["seat"] == key.0.as_str()
            })
        };
        history.sent.retain(|key, sent| match sent.outcome {
            Outcome::Taken { version, .. } => version <= least || stands(key, version),
            _ => true,
        });
        history.ghosts.retain(|ghost| {
            journal.iter().any(|entry| {
                entry["entry"]["what"] == "seat_revoked"
                    && entry["entry"]["seat"] == ghost.seat.as_str()
            })
        });
        let there = |version: u64, wall: u64| {
            journal
                .iter()
                .any(|entry| entry["version"] == version && entry["entry"]["wall"] == wall)
        };
        for hearing in &mut history.hearings {
            hearing.owed = hearing.last.is_some_and(|(version, wall)| !there(version, wall));
        }
        drop(history);
        *locked(&board.heard) = (0, String::new());
        board.over.store(false, Ordering::Release);
        board.dirty.store(true, Ordering::Release);
    }

    /// Runs the integrity check of `touchmove`.
    pub async fn checked_by_the_program(&self) {
        if let Err(why) = self.world.touchmove(&["check", &self.world.url()]).await {
            self.violated(Rule::Lost, why);
        }
    }
}

fn status(answer: &Answer) -> u16 {
    match answer {
        Answer::Taken(..) => 201,
        Answer::Refused(status, _) => u16::try_from(*status).unwrap_or(0),
        Answer::Lost(_) => 503,
    }
}

/// Repeats a request until the answer is right, or until every server must have learned of the
/// change. Returns the last answer.
async fn retry_until<T>(
    since: Instant,
    ask: impl AsyncFn() -> T,
    is_right: impl Fn(&T) -> bool,
) -> T {
    loop {
        let answer = ask().await;
        if is_right(&answer) || since.elapsed() > HEARS {
            return answer;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Returns true if the server closes the connection in time.
async fn ends(mut seat: Seat) -> bool {
    let until = Instant::now() + HEARS;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match timeout(left, seat.receive()).await {
            Ok(Ok(_)) => {}
            Ok(Err(_)) => return true,
            Err(_) => return false,
        }
    }
}
