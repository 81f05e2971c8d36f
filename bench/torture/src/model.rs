//! Model of the guarantees. They must hold for a game's history under any fault.

use crate::history::{Away, Ghost, Hearing, History, Outcome, Sent, Who};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;
use touchmove_players::clocks;

/// Guarantees of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rule {
    /// The journal has every acknowledged event, as it was acknowledged.
    Lost,
    /// Each submission counts only once.
    Doubled,
    /// Versions have no gaps, and times do not decrease.
    Gap,
    /// The journal has no event that was not sent or was refused.
    Foreign,
    /// The displayed clock times follow from the recorded times.
    Displays,
    /// Time in which the service was unavailable is not charged to a player.
    Charged,
    /// The session clock does not run faster than real time.
    Axis,
    /// A spectator receives every event once, in order, and as it is recorded.
    Told,
    /// Hidden information is not shown.
    Hidden,
    /// A delayed event is not shown before its delay has passed.
    Early,
    /// A revoked seat cannot receive or submit anything.
    Revoked,
    /// Every endpoint reports that a deleted game is gone.
    Deleted,
    /// An erased name does not appear anywhere.
    Named,
    /// All servers show the same state of a game.
    Agreed,
    /// The servers recover after a fault, and answer every submission.
    Back,
}

impl Rule {
    /// All guarantees.
    pub const ALL: [Rule; 15] = [
        Rule::Lost,
        Rule::Doubled,
        Rule::Gap,
        Rule::Foreign,
        Rule::Displays,
        Rule::Charged,
        Rule::Axis,
        Rule::Told,
        Rule::Hidden,
        Rule::Early,
        Rule::Revoked,
        Rule::Deleted,
        Rule::Named,
        Rule::Agreed,
        Rule::Back,
    ];
}

/// Violation of a guarantee.
#[derive(Debug, Clone)]
pub struct Violation {
    /// Violated guarantee.
    pub rule: Rule,
    /// Description of the violation.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.rule, self.what)
    }
}

/// Permitted difference between the session clocks of the servers, together with the latency of
/// messages, in milliseconds.
const APART: u64 = 1_000;
/// Permitted difference between two readings of a clock at different servers, in milliseconds.
const SKEW: u64 = 250;

/// Check of one game.
struct Judge<'a> {
    history: &'a History,
    wrong: Vec<Violation>,
    checks: u64,
}

/// Checks a game against all guarantees. Returns the violations and the number of checks.
pub fn check(history: &History) -> (Vec<Violation>, u64) {
    let mut judge = Judge { history, wrong: Vec::new(), checks: 0 };
    if !history.journal.is_empty() {
        judge.versions();
        judge.entries();
        judge.axis();
    }
    if !history.news.is_null() {
        judge.displays();
    }
    history.away.iter().for_each(|away| judge.charged(away));
    history.hearings.iter().for_each(|hearing| judge.hearing(hearing));
    history.ghosts.iter().for_each(|ghost| judge.ghost(ghost));
    judge.agreed();
    judge.gone();
    (judge.wrong, judge.checks)
}

/// Checks only that deleted games and erased names are gone. This check is possible while other
/// games are played.
pub fn check_gone(history: &History) -> (Vec<Violation>, u64) {
    let mut judge = Judge { history, wrong: Vec::new(), checks: 0 };
    judge.gone();
    (judge.wrong, judge.checks)
}

fn version(entry: &Value) -> u64 {
    entry["version"].as_u64().unwrap_or(0)
}

fn at(entry: &Value) -> u64 {
    entry["entry"]["at"].as_u64().unwrap_or(0)
}

/// Returns the seat and key of a submission.
fn key(entry: &Value) -> Option<(String, String)> {
    let text = |name: &str| entry["entry"][name].as_str().map(str::to_owned);
    Some((text("seat").unwrap_or_default(), text("key")?))
}

impl Judge<'_> {
    fn holds(&mut self, rule: Rule, holds: bool, what: impl FnOnce() -> String) {
        self.checks += 1;
        if !holds {
            self.wrong.push(Violation { rule, what: format!("{}: {}", self.history.id, what()) });
        }
    }

    fn versions(&mut self) {
        let history = self.history;
        for (entry, expected) in history.journal.iter().zip(1..) {
            let found = version(entry);
            self.holds(Rule::Gap, found == expected, || format!("{found} where {expected} is due"));
        }
        // The session clocks of two servers differ by some milliseconds. Only entries that are
        // judged wait for each other. Therefore only the times of judged entries are compared.
        let judged = |entry: &&Value| {
            matches!(entry["entry"]["what"].as_str(), Some("observed" | "interrupted"))
        };
        let judged: Vec<&Value> = history.journal.iter().filter(judged).collect();
        for pair in judged.windows(2) {
            self.holds(Rule::Gap, at(pair[0]) <= at(pair[1]), || {
                format!("time goes back: {} {}", pair[0], pair[1])
            });
        }
    }

    fn entries(&mut self) {
        let history = self.history;
        let begun = history.journal.first().map_or(0, at);
        let mut found = BTreeMap::new();
        for entry in &history.journal {
            let Some(key) = key(entry) else { continue };
            if key.0.is_empty() {
                continue;
            }
            let sent = history.sent.get(&key);
            let known = sent.is_some_and(|sent| {
                entry["entry"]["event"] == sent.event.as_str() && sent.outcome != Outcome::Refused
            });
            self.holds(Rule::Foreign, known, || format!("{entry} was sent as {sent:?}"));
            let before = found.insert(key, entry);
            self.holds(Rule::Doubled, before.is_none(), || format!("{entry} and {before:?}"));
        }
        for (key, sent) in &history.sent {
            let Outcome::Taken { version: taken, at_ms, .. } = sent.outcome else { continue };
            let entry = found.get(key);
            let kept = entry.is_some_and(|entry| {
                let same_moment = at_ms.is_none_or(|ms| at(entry).saturating_sub(begun) == ms);
                version(entry) == taken && same_moment
            });
            self.holds(Rule::Lost, kept, || format!("{key:?} {sent:?}, found {entry:?}"));
        }
    }

    /// Checks that the recorded time between two acknowledgements is not longer than the real time.
    fn axis(&mut self) {
        let mut all: Vec<(u64, u64, &Sent)> = Vec::new();
        for sent in self.history.sent.values() {
            if let Outcome::Taken { version, at_ms: Some(at), .. } = sent.outcome {
                all.push((version, at, sent));
            }
        }
        all.sort_by_key(|(version, ..)| *version);
        for pair in all.windows(2) {
            let [(_, first, before), (_, second, after)] = pair else { continue };
            let Outcome::Taken { received, .. } = after.outcome else { continue };
            let real = millis(received.saturating_duration_since(before.at)) + APART;
            let passed = second.saturating_sub(*first);
            self.holds(Rule::Axis, passed <= real, || {
                format!("{passed} ms on record, {real} ms lived: {before:?} {after:?}")
            });
        }
    }

    fn displays(&mut self) {
        let wrong = clocks(&self.history.news, self.history.control);
        self.holds(Rule::Displays, wrong.is_empty(), || {
            let all = self.history.news["happenings"].as_array().into_iter().flatten();
            let short = |one: &Value| {
                let rulings = one["rulings"].as_array().into_iter().flatten();
                let effects: Vec<_> = rulings.filter_map(|one| one["effect"].as_str()).collect();
                let what = one["event"].as_str().or(one["interrupted"].as_str());
                format!("{} {} {what:?} {effects:?}", one["version"], one["at_ms"])
            };
            let all: Vec<String> = all.map(short).collect();
            format!("{} {}\n{}", wrong.join("; "), self.history.news["state"], all.join("\n"))
        });
    }

    fn charged(&mut self, away: &Away) {
        let charged = away.after.saturating_sub(away.before);
        let most = (away.real + SKEW).saturating_sub(away.gap.saturating_sub(away.doubt));
        self.holds(Rule::Charged, charged <= most, || format!("{charged} ms of {most}: {away:?}"));
    }

    fn hearing(&mut self, hearing: &Hearing) {
        for pair in hearing.heard.windows(2) {
            self.holds(Rule::Told, pair[0].version < pair[1].version, || {
                format!("{:?} hears {pair:?}", hearing.who)
            });
        }
        let history = self.history;
        for heard in &hearing.heard {
            let Some(event) = &heard.event else { continue };
            let place = usize::try_from(heard.version).unwrap_or(0).wrapping_sub(1);
            if let Some(entry) = history.journal.get(place) {
                let same = entry["entry"]["event"] == event.as_str();
                self.holds(Rule::Told, same, || format!("{heard:?}, where {entry} stands"));
            }
            if hearing.who == Who::Outside && history.delay > 0 {
                self.early(heard.version, heard.at);
            }
        }
        self.holds(Rule::Hidden, hearing.leaked.is_empty(), || {
            format!("{:?} is shown {:?}", hearing.who, hearing.leaked.first())
        });
        let told = hearing.anew != Some(false);
        self.holds(Rule::Told, told, || {
            format!("{:?} is not told, or wrongly, that the journal is another one", hearing.who)
        });
    }

    fn early(&mut self, version: u64, heard: std::time::Instant) {
        let delay = Duration::from_millis(self.history.delay);
        let taken = |sent: &&Sent| matches!(sent.outcome, Outcome::Taken { version: v, .. } if v == version);
        let Some(sent) = self.history.sent.values().find(taken) else { return };
        let after = heard.saturating_duration_since(sent.at);
        let early = Duration::from_millis(self.history.skew);
        self.holds(Rule::Early, after + early >= delay, || {
            format!("{sent:?} is shown after {after:?} of {delay:?}")
        });
    }

    fn ghost(&mut self, ghost: &Ghost) {
        let revoked = self.history.journal.iter().find(|entry| {
            entry["entry"]["what"] == "seat_revoked"
                && entry["entry"]["seat"] == ghost.seat.as_str()
        });
        let last = revoked.map_or(u64::MAX, version);
        let heard: BTreeSet<_> = ghost.heard.iter().filter(|version| **version > last).collect();
        self.holds(Rule::Revoked, heard.is_empty(), || {
            format!("{} hears {heard:?}, revoked at {last}", ghost.seat)
        });
        for (door, status) in &ghost.tried {
            self.holds(Rule::Revoked, *status >= 400, || {
                format!("{} is answered {status} at {door}", ghost.seat)
            });
        }
        let history = self.history;
        for entry in history.journal.iter().filter(|entry| version(entry) > last) {
            let by = entry["entry"]["seat"] == ghost.seat.as_str();
            self.holds(Rule::Revoked, !by, || format!("{entry} after its seat was revoked"));
        }
    }

    fn agreed(&mut self) {
        for pair in self.history.states.windows(2) {
            let same =
                ["version", "board", "status", "result"].iter().all(|f| pair[0][f] == pair[1][f]);
            self.holds(Rule::Agreed, same, || format!("{} {}", pair[0], pair[1]));
        }
    }

    fn gone(&mut self) {
        let history = self.history;
        for (door, status) in &history.doors {
            self.holds(Rule::Deleted, matches!(status, 404 | 410), || {
                format!("{status} at {door}")
            });
        }
        let named = &history.named;
        self.holds(Rule::Named, named.is_empty(), || format!("found in {named:?}"));
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
