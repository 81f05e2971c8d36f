//! Verification of all games by the model. Submissions are paused meanwhile.

use crate::board::Board;
use crate::history::{Away, History, Who};
use crate::model::{Rule, Violation, check, check_gone};
use crate::plan::Fault;
use crate::run::{Run, locked};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::RwLockWriteGuard;
use tokio::time::{sleep, timeout};
use touchmove_players::{Clock, Dice};

/// Time limit for the submissions in progress to be answered.
const QUIET: Duration = Duration::from_secs(120);
/// Time by which spectators and other servers may lag behind.
const BEHIND: Duration = Duration::from_secs(15);

/// State of all clocks before a fault.
pub struct Before {
    at: Instant,
    clocks: Vec<(Arc<Board>, u64, Instant)>,
}

impl Run {
    /// Returns the games in play, and the finished games that have not been verified yet.
    pub fn at_play(&self) -> Vec<Arc<Board>> {
        locked(&self.boards).clone()
    }

    /// Reads how long each game's clocks have run.
    pub async fn before(&self, dice: &mut Dice) -> Before {
        let mut clocks = Vec::new();
        for board in self.at_play() {
            let asked = Instant::now();
            let path = format!("/api/games/{}/events?after=0", board.id);
            let secret = board.reader();
            let answer = self.door(dice).ask("GET", &path, Some(&secret), None).await;
            let Ok((200, news)) = answer else { continue };
            let control = board.history().control;
            clocks.push((board, Clock::of(&news, control).spent(), asked));
        }
        Before { at: Instant::now(), clocks }
    }

    /// Returns the longest period after `since` in which no event of any game was acknowledged.
    fn gap(&self, since: Instant) -> Duration {
        let acks = locked(&self.acks);
        let mut last = since;
        let mut longest = Duration::ZERO;
        for &ack in acks.iter().filter(|ack| **ack >= since) {
            longest = longest.max(ack.saturating_duration_since(last));
            last = ack;
        }
        longest
    }

    /// Waits until every submission in progress is answered. New submissions must then wait.
    pub async fn quiet(&self) -> Option<RwLockWriteGuard<'_, ()>> {
        let quiet = timeout(QUIET, self.gate.write()).await;
        if quiet.is_err() {
            let log = self.world.log();
            self.violated(Rule::Back, format!("submissions are not answered; {log}"));
        }
        quiet.ok()
    }

    /// Verifies all games after a fault.
    pub async fn look(&self, fault: Fault, before: Option<&Before>, dice: &mut Dice) {
        if let Err(why) = self.world.is_back().await {
            return self.violated(Rule::Back, why);
        }
        // The first acknowledgement after the fault ends the period without acknowledgements.
        sleep(Duration::from_millis(500)).await;
        let gap = before.map(|before| self.gap(before.at));
        let Some(quiet) = self.quiet().await else { return };
        for board in self.at_play() {
            if board.dropped.load(Ordering::Acquire) {
                continue;
            }
            self.read(&board, dice).await;
            if let (Some(before), Some(gap)) = (before, gap) {
                self.away(&board, fault, before, gap);
            }
            self.judge(&board);
        }
        self.retire();
        drop(quiet);
    }

    /// Records how long the game's clocks ran while the service was unavailable.
    fn away(&self, board: &Arc<Board>, fault: Fault, before: &Before, gap: Duration) {
        let Some(doubt) = fault.doubt(self.plan.kept) else { return };
        let mut clocks = before.clocks.iter();
        let Some((_, spent, asked)) = clocks.find(|(one, ..)| Arc::ptr_eq(one, board)) else {
            return;
        };
        let mut history = board.history();
        let after = Clock::of(&history.news, history.control).spent();
        let away = Away {
            fault: format!("{fault:?}"),
            real: millis(asked.elapsed()),
            gap: millis(gap),
            doubt,
            before: *spent,
            after,
        };
        history.away = vec![away];
    }

    /// Reads the state of a game from every server, and its journal.
    pub async fn read(&self, board: &Arc<Board>, dice: &mut Dice) {
        let states = self.states(board).await;
        let which = dice.below(self.world.slots.len() as u64) as usize;
        let archive = self.world.administer(which, &format!("/games/{}", board.id)).await;
        let journal = match archive {
            Ok((200, Value::Array(lines))) => {
                lines.iter().map(|line| line["entry"].clone()).collect()
            }
            other => {
                self.violated(Rule::Lost, format!("{}: no journal: {other:?}", board.id));
                Vec::new()
            }
        };
        let Ok(news) = board.news(self, dice).await else { return };
        self.wait_for_watchers(board, &news).await;
        let mut history = board.history();
        (history.states, history.journal, history.news) = (states, journal, news);
    }

    /// Returns the states from all servers, once they agree or the permitted lag has passed.
    async fn states(&self, board: &Board) -> Vec<Value> {
        let since = Instant::now();
        let (path, secret) = (format!("/api/games/{}", board.id), board.reader());
        loop {
            let mut states = Vec::new();
            for slot in &self.world.slots {
                let answer = slot.door.ask("GET", &path, Some(&secret), None).await;
                states.push(match answer {
                    Ok((200, told)) => told["state"].clone(),
                    other => Value::String(format!("{other:?}")),
                });
            }
            let agreed = states.windows(2).all(|pair| pair[0]["version"] == pair[1]["version"]);
            let all = states.iter().all(Value::is_object);
            if agreed && all || since.elapsed() > BEHIND {
                if !all {
                    self.violated(Rule::Back, format!("{}: {states:?}", board.id));
                }
                return states;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until the arbiter's connections have received every entry.
    async fn wait_for_watchers(&self, board: &Board, news: &Value) {
        let last = news["happenings"].as_array().and_then(|all| all.last());
        let Some(last) = last.and_then(|last| last["version"].as_u64()) else { return };
        let since = Instant::now();
        let behind = || {
            let history = board.history();
            let arbiters = history.hearings.iter().filter(|one| one.who == Who::Arbiter);
            let mut known = arbiters.map(|one| one.last.map_or(0, |(version, _)| version));
            board.secret(Who::Arbiter).is_some() && known.any(|version| version < last)
        };
        while behind() {
            if since.elapsed() > BEHIND {
                return self.violated(Rule::Told, format!("{}: {last} is not heard", board.id));
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Checks a game against the guarantees.
    pub fn judge(&self, board: &Board) {
        let judged = check(&board.history());
        self.counts(judged);
    }

    /// Checks that a deleted game or an erased name has vanished.
    pub fn judge_gone(&self, board: &Board) {
        let judged = check_gone(&board.history());
        self.counts(judged);
    }

    fn counts(&self, (wrong, checks): (Vec<Violation>, u64)) {
        locked(&self.outcome).checks += checks;
        for violation in wrong {
            self.violated(violation.rule, violation.what);
        }
    }

    /// Moves finished games to the list of past games.
    fn retire(&self) {
        let over = |board: &Arc<Board>| {
            let flags = [&board.over, &board.dropped];
            flags.iter().any(|flag| flag.load(Ordering::Acquire))
        };
        let mut boards = locked(&self.boards);
        let (past, now): (Vec<_>, Vec<_>) = boards.drain(..).partition(over);
        *boards = now;
        for board in &past {
            board.retired.store(true, Ordering::Release);
            // Journals are dropped, because those of an hour would take much memory. The journals
            // can be read again.
            let mut history = board.history();
            history.journal.clear();
            history.hearings.iter_mut().for_each(|hearing| hearing.heard.clear());
        }
        locked(&self.past).extend(past);
    }

    /// Verifies all games again, including games that finished long ago.
    pub async fn last_look(&self, dice: &mut Dice) -> Vec<History> {
        if let Err(why) = self.world.is_back().await {
            self.violated(Rule::Back, why);
        }
        let Some(_quiet) = self.quiet().await else { return Vec::new() };
        if !locked(&self.violations).is_empty() {
            return Vec::new();
        }
        let all: Vec<_> = locked(&self.past).iter().cloned().chain(self.at_play()).collect();
        self.trace(&format!("last look at {} games", all.len()));
        for board in &all {
            if !board.dropped.load(Ordering::Acquire) {
                self.read_again(board, dice).await;
                self.judge(board);
            }
        }
        self.still_gone(dice, usize::MAX, usize::MAX).await;
        self.checked_by_the_program().await;
        all.iter().map(|board| board.history().clone()).collect()
    }

    /// Reads the journal of a game again. Past games have no spectators any more.
    pub async fn read_again(&self, board: &Arc<Board>, dice: &mut Dice) {
        if board.retired.load(Ordering::Acquire) {
            let which = dice.below(self.world.slots.len() as u64) as usize;
            let archive = self.world.administer(which, &format!("/games/{}", board.id)).await;
            match archive {
                Ok((200, Value::Array(lines))) => {
                    let journal = lines.iter().map(|line| line["entry"].clone()).collect();
                    board.history().journal = journal;
                }
                other => self.violated(Rule::Lost, format!("{}: {other:?}", board.id)),
            }
        } else {
            self.read(board, dice).await;
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
