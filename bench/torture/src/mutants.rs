//! Simulated bugs of the server. Each changes a correct history in the way that the bug would. The
//! model must detect every one.

use crate::history::{Away, Ghost, Heard, Hearing, History, Outcome, Sent, Who};
use crate::model::{Rule, check};
use serde_json::{Value, json};
use std::time::Instant;

/// Mutant: its name, the guarantee that it violates, and the function that changes a history. The
/// function returns false if the history has nothing to change.
pub type Mutant = (&'static str, Rule, fn(&mut History) -> bool);

/// List of all mutants.
pub const MUTANTS: [Mutant; 18] = [
    ("an acknowledged event is lost", Rule::Lost, |h| {
        let last = h.journal.iter().rposition(acknowledged);
        last.map(|place| h.journal.remove(place)).is_some()
    }),
    ("an acknowledged event has another moment", Rule::Lost, |h| {
        let taken =
            |sent: &&mut Sent| matches!(sent.outcome, Outcome::Taken { at_ms: Some(_), .. });
        let Some(sent) = h.sent.values_mut().find(taken) else { return false };
        if let Outcome::Taken { at_ms: Some(at), .. } = &mut sent.outcome {
            *at += 1;
        }
        true
    }),
    ("a retry counts twice", Rule::Doubled, |h| {
        let Some(entry) = h.journal.iter().rfind(|entry| acknowledged(entry)).cloned() else {
            return false;
        };
        let mut twin = entry;
        twin["version"] = json!(h.journal.len() + 1);
        h.journal.push(twin);
        true
    }),
    ("a version is left out", Rule::Gap, |h| {
        let length = h.journal.len();
        h.journal.iter_mut().skip(length / 2).for_each(|entry| {
            entry["version"] = json!(entry["version"].as_u64().unwrap_or(0) + 1);
        });
        length > 1
    }),
    ("time goes back", Rule::Gap, |h| {
        let Some(last) = h.journal.last_mut() else { return false };
        last["entry"]["at"] = json!(0);
        true
    }),
    ("the journal has an event that was not sent", Rule::Foreign, |h| {
        let Some(entry) = h.journal.iter_mut().rfind(|entry| acknowledged(entry)) else {
            return false;
        };
        entry["entry"]["event"] = json!("Black resigns");
        true
    }),
    ("a refused event is kept", Rule::Foreign, |h| {
        let taken = |sent: &&mut Sent| matches!(sent.outcome, Outcome::Taken { .. });
        let Some(sent) = h.sent.values_mut().find(taken) else { return false };
        sent.outcome = Outcome::Refused;
        true
    }),
    ("the display shows a second less", Rule::Displays, |h| {
        let Some(white) = h.news["state"]["clock"]["white_ms"].as_u64() else { return false };
        h.news["state"]["clock"]["white_ms"] = json!(white.saturating_sub(1_000));
        white >= 1_000
    }),
    ("a player is charged for the server's pause", Rule::Charged, |h| {
        let (real, gap, doubt) = (20_000, 10_000, 2_500);
        let fault = "Pause".to_owned();
        h.away.push(Away { fault, real, gap, doubt, before: 0, after: 19_000 });
        true
    }),
    ("the axis follows a clock that was set", Rule::Axis, |h| {
        let mut late: Vec<&mut Sent> = h.sent.values_mut().collect();
        late.sort_by_key(|sent| match sent.outcome {
            Outcome::Taken { version, at_ms: Some(_), .. } => version,
            _ => 0,
        });
        let Some(last) = late.pop() else { return false };
        match &mut last.outcome {
            Outcome::Taken { at_ms: Some(at), .. } => {
                *at += 600_000;
                !late.is_empty()
            }
            _ => false,
        }
    }),
    ("a watcher hears an event twice", Rule::Told, |h| {
        let heard = h.hearings.iter_mut().find(|hearing| !hearing.heard.is_empty());
        let Some(hearing) = heard else { return false };
        let last = hearing.heard.last().cloned();
        hearing.heard.extend(last);
        true
    }),
    ("a watcher hears of another event than stands there", Rule::Told, |h| {
        let heard = h.hearings.iter_mut().flat_map(|hearing| hearing.heard.iter_mut());
        let Some(heard) = heard.rev().find(|heard| heard.event.is_some()) else { return false };
        heard.event = Some("White resigns".to_owned());
        true
    }),
    ("a watcher is shown what is hidden", Rule::Hidden, |h| {
        h.hearings.push(Hearing { leaked: vec!["known".to_owned()], ..Hearing::new(Who::Black) });
        true
    }),
    ("a watcher is shown it before its delay", Rule::Early, |h| {
        h.delay = 3_600_000;
        let taken = h.sent.values().find_map(|sent| match sent.outcome {
            Outcome::Taken { version, .. } => Some((version, sent.event.clone())),
            _ => None,
        });
        let Some((version, event)) = taken else { return false };
        let heard = vec![Heard { version, event: Some(event), at: Instant::now() }];
        h.hearings.push(Hearing { heard, ..Hearing::new(Who::Outside) });
        true
    }),
    ("a revoked seat still hears", Rule::Revoked, |h| {
        let Some(at) = h.journal.last().and_then(|last| last["version"].as_u64()) else {
            return false;
        };
        let mut revocation = h.journal.last().cloned().unwrap_or(Value::Null);
        revocation["version"] = json!(at + 1);
        revocation["entry"]["what"] = json!("seat_revoked");
        revocation["entry"]["seat"] = json!("gone");
        h.journal.push(revocation);
        h.ghosts.push(Ghost { seat: "gone".to_owned(), heard: vec![at + 2], tried: Vec::new() });
        true
    }),
    ("a revoked seat still plays", Rule::Revoked, |h| {
        let tried = vec![("POST".to_owned(), 201)];
        h.ghosts.push(Ghost { seat: "gone".to_owned(), heard: Vec::new(), tried });
        true
    }),
    ("a deleted game is back", Rule::Deleted, |h| {
        h.doors.push(("GET".to_owned(), 200));
        true
    }),
    ("a name that was taken out is found", Rule::Named, |h| {
        h.named.push("games.db-wal".to_owned());
        true
    }),
];

fn acknowledged(entry: &Value) -> bool {
    entry["entry"]["what"] == "observed" && entry["entry"]["key"].is_string()
}

/// Applies every mutant to correct histories. Returns the names of mutants that the model did not
/// detect, or that changed no history.
pub fn missed(histories: &[History]) -> Vec<&'static str> {
    let notices = |(_, rule, break_it): &Mutant| {
        histories.iter().any(|history| {
            let mut broken = history.clone();
            break_it(&mut broken) && check(&broken).0.iter().any(|wrong| wrong.rule == *rule)
        })
    };
    MUTANTS.iter().filter(|mutant| !notices(mutant)).map(|(name, ..)| *name).collect()
}
