//! Comparison of the journal with the acknowledgements, and of the clocks with the recorded times,
//! by an independent implementation of the clock.

use crate::ledger::{Acked, Ledger};
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Time of a server's end: before and after the signal.
#[derive(Debug, Clone, Copy)]
pub struct Outage {
    /// Lower bound.
    pub before: Instant,
    /// Upper bound.
    pub after: Instant,
    /// `crash` or `planned`.
    pub cause: &'static str,
    /// Milliseconds by which a player may be charged less than real time.
    pub in_doubt: u64,
}

/// Compares a game's journal, from `GET events`, with its players' records. Returns the
/// differences.
pub fn verify(
    news: &Value,
    ledger: &Ledger,
    control: (u64, u64),
    death: Option<Outage>,
) -> Vec<String> {
    let happenings = news["happenings"].as_array().map_or(&[][..], Vec::as_slice);
    let mut wrong = Vec::new();
    versions(happenings, &news["state"], &mut wrong);
    entries(happenings, ledger, &mut wrong);
    wrong.extend(clocks(news, control));
    if let Some(death) = death {
        interruption(happenings, ledger, death, &mut wrong);
    }
    wrong
}

fn version(happening: &Value) -> u64 {
    happening["version"].as_u64().unwrap_or(0)
}

/// Returns the text of an entry. The field with the text depends on the kind of entry.
fn text(happening: &Value) -> String {
    let said = happening["said"].as_str();
    match said.or(happening["event"].as_str()) {
        Some(text) => text.trim_start_matches("white: ").trim_start_matches("black: ").to_owned(),
        None => happening["interrupted"].as_str().unwrap_or("?").to_owned(),
    }
}

/// Number of hidden entries at the beginning: one entry for the game, and one for each seat.
const SET_UP: u64 = 3;

fn versions(happenings: &[Value], state: &Value, wrong: &mut Vec<String>) {
    for (happening, expected) in happenings.iter().zip(SET_UP + 1..) {
        if version(happening) != expected {
            wrong.push(format!("version {expected} is missing: {happening}"));
        }
    }
    let last = happenings.last().map_or(SET_UP, version);
    if state["version"].as_u64() != Some(last) {
        wrong.push(format!("the game is at {}, its journal at {last}", state["version"]));
    }
}

/// Checks that every acknowledged event exists once, at its version. Checks that every other entry
/// was sent by a player or written by the server.
fn entries(happenings: &[Value], ledger: &Ledger, wrong: &mut Vec<String>) {
    let mut acked: BTreeMap<u64, &Acked> = BTreeMap::new();
    for answer in &ledger.acked {
        let twice = acked.insert(answer.version, answer);
        if twice.is_some_and(|first| first.sent.key != answer.sent.key) {
            wrong.push(format!("two answers with version {}: {answer:?}", answer.version));
        }
    }
    let mut open = ledger.open.clone();
    for happening in happenings {
        let text = text(happening);
        match acked.remove(&version(happening)) {
            Some(answer) if answer.sent.event != text => {
                wrong.push(format!("{answer:?} has become {happening}"));
            }
            Some(answer) if answer.at_ms.is_some_and(|at| happening["at_ms"] != at) => {
                wrong.push(format!("{answer:?} has another moment: {happening}"));
            }
            Some(_) => {}
            None if is_the_servers(happening) => {}
            None if open.as_ref().is_some_and(|sent| sent.event == text) => open = None,
            None => wrong.push(format!("{happening} was not sent, open: {:?}", ledger.open)),
        }
    }
    wrong.extend(acked.values().map(|answer| format!("lost: {answer:?}")));
}

fn is_the_servers(happening: &Value) -> bool {
    let event = happening["event"].as_str().unwrap_or_default();
    happening.get("interrupted").is_some() || event.starts_with("Arbiter observes flag")
}

/// A clock with increment, computed from the entries of a journal.
#[derive(Debug, Clone)]
pub struct Clock {
    /// Displayed times at the last stop, in milliseconds.
    left: [u64; 2],
    /// Total running time, in milliseconds.
    spent: u64,
    increment: u64,
    running: Option<usize>,
    since: u64,
    halted: Option<usize>,
    started: bool,
}

impl Clock {
    /// Computes the clock of a game at the time of its state, from `GET events`.
    pub fn of(news: &Value, control: (u64, u64)) -> Clock {
        let mut clock = Clock::new(control);
        news["happenings"].as_array().into_iter().flatten().for_each(|one| clock.take(one));
        let running = clock.running;
        clock.stop(news["state"]["at_ms"].as_u64().unwrap_or(0));
        clock.running = running;
        clock
    }

    /// Returns the total running time, in milliseconds.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    fn new((base, increment): (u64, u64)) -> Clock {
        let left = [base + increment; 2];
        Clock { left, spent: 0, increment, running: None, since: 0, halted: None, started: false }
    }

    fn stop(&mut self, at: u64) -> Option<usize> {
        let player = self.running.take()?;
        let spent = at.saturating_sub(self.since);
        self.spent += spent;
        self.left[player] = self.left[player].saturating_sub(spent);
        Some(player)
    }

    fn start(&mut self, player: usize, at: u64) {
        (self.running, self.since) = (Some(player), at);
    }

    fn take(&mut self, happening: &Value) {
        let at = happening["at_ms"].as_u64().unwrap_or(0);
        let event = happening["event"].as_str();
        // The first event of a game starts the clock, even if this reader may not see it.
        let observed = ["interrupted", "said"].iter().all(|other| happening.get(other).is_none());
        if observed && !self.started {
            self.started = true;
            self.start(0, at);
        }
        match event {
            Some("White presses") => self.presses(0, at),
            Some("Black presses") => self.presses(1, at),
            Some("Arbiter stops the clock") => self.halted = self.stop(at).or(self.halted),
            Some("Arbiter resumes") => {
                if let Some(player) = self.halted.take() {
                    self.start(player, at);
                }
            }
            _ => {}
        }
        if happening.get("interrupted").is_some() {
            self.halted = self.stop(at);
        }
        self.ruled(happening, at);
    }

    fn presses(&mut self, player: usize, at: u64) {
        // A press has no effect unless the player's own clock runs.
        if self.running == Some(player) {
            self.stop(at);
            self.left[player] += self.increment;
            self.start(1 - player, at);
        }
    }

    fn ruled(&mut self, happening: &Value, at: u64) {
        for ruling in happening["rulings"].as_array().into_iter().flatten() {
            let player = usize::from(ruling["fields"]["player"] == "black");
            match ruling["effect"].as_str() {
                Some("time_added") => {
                    self.left[player] += ruling["fields"]["ms"].as_u64().unwrap_or(0);
                }
                Some("game_over") => drop(self.stop(at)),
                _ => {}
            }
        }
    }
}

/// Compares the displayed clocks of a game with the recorded times. Returns the differences.
pub fn clocks(news: &Value, control: (u64, u64)) -> Vec<String> {
    let mut wrong = Vec::new();
    let (clock, state) = (Clock::of(news, control), &news["state"]);
    let running = clock.running;
    let shown = [&state["clock"]["white_ms"], &state["clock"]["black_ms"]];
    if shown != clock.left {
        wrong.push(format!("the clocks show {shown:?}, by the journal {:?}", clock.left));
    }
    let runs = running.map(|player| ["white", "black"][player]);
    if state["clock"]["running"].as_str() != runs {
        wrong.push(format!("{} runs, by the journal {runs:?}", state["clock"]["running"]));
    }
    wrong
}

/// Checks the clock that ran when the server died. The clock must be stopped now, and the player
/// must be charged up to the death, less the uncertainty.
fn interruption(happenings: &[Value], ledger: &Ledger, death: Outage, wrong: &mut Vec<String>) {
    let mut clock = Clock::new((0, 0));
    let (old, new): (Vec<&Value>, Vec<&Value>) = happenings.iter().partition(|happening| {
        happening.get("interrupted").is_none() || version(happening) <= ledger.compared
    });
    old.iter().for_each(|happening| clock.take(happening));
    match (clock.running, &new[..]) {
        (None, []) => {}
        (Some(_), [stopped]) if stopped["interrupted"] == death.cause => {
            charge(stopped, ledger, death, wrong);
        }
        (running, new) => wrong.push(format!("{running:?} ran, the interruptions are {new:?}")),
    }
}

fn charge(stopped: &Value, ledger: &Ledger, death: Outage, wrong: &mut Vec<String>) {
    let known = |answer: &&Acked| answer.at_ms.is_some();
    let Some(anchor) = ledger.acked.iter().rfind(known) else { return };
    let since = anchor.at_ms.unwrap_or(0);
    let charged = stopped["at_ms"].as_u64().unwrap_or(0).saturating_sub(since);
    let least = ms(death.before.saturating_duration_since(anchor.received));
    let most = ms(death.after.saturating_duration_since(anchor.sent.at)) + 1;
    if charged > most {
        wrong.push(format!("charged {charged} ms, lived at most {most} ms"));
    }
    if charged + death.in_doubt < least {
        wrong.push(format!("charged {charged} ms, lived at least {least} ms"));
    }
}

fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
