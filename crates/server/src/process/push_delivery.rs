//! Push delivery: sends calls of arbiters to devices whose page is closed. Calls are batched, and
//! limited to the rate at which an arbiter can go to a board.

use crate::games::calls::Called;
use crate::language::by_code;
use crate::problem::Problem;
use crate::push::encryption::seal;
use crate::push::post::{Letter, Sent};
use crate::registry::Registry;
use crate::registry::competition::Competition;
use crate::registry::message::message;
use crate::registry::push::Subscriber;
use crate::session_clock::wall;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep, sleep_until};

/// Maximum number of simultaneous requests to push services.
const AT_ONCE: usize = 8;
const TRIES: u32 = 3;
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// Validity of the VAPID token; the standard allows a day at most.
const WORD_SECONDS: u64 = 12 * 60 * 60;
/// Contact for push services if the server has no public address.
const NOBODY_NEARER: &str = env!("CARGO_PKG_REPOSITORY");

/// Pace of messages to an event's arbiters.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pace {
    /// Delay for batching: a claim also stops the clocks, and one message covers both events.
    pub to_gather: Duration,
    pub apart: Duration,
}

impl Pace {
    pub const USUAL: Pace =
        Pace { to_gather: Duration::from_secs(1), apart: Duration::from_secs(5) };
}

/// The next message of an event, and its time.
struct Next {
    due: Instant,
    calls: Vec<Called>,
}

pub(crate) async fn pass_on(registry: Arc<Registry>, pace: Pace) {
    let mut coming = registry.context.calls.subscribe();
    let mut events: BTreeMap<String, Next> = BTreeMap::new();
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let due = events.values().map(|next| next.due).min();
        tokio::select! {
            called = coming.recv() => match called {
                Ok(called) => gather(&mut events, called, Instant::now() + pace.to_gather),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            },
            () = until(due) => {
                for (event, calls) in take_due(&mut events, Instant::now(), pace) {
                    tokio::spawn(tell(registry.clone(), event, calls, gate.clone()));
                }
            }
        }
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}

fn gather(events: &mut BTreeMap<String, Next>, called: Called, due: Instant) {
    let next = events.entry(called.competition.clone());
    next.or_insert(Next { due, calls: Vec::new() }).calls.push(called);
}

/// Takes the messages that are due. No further message to their arbiters is sent for a while.
fn take_due(
    events: &mut BTreeMap<String, Next>,
    now: Instant,
    pace: Pace,
) -> Vec<(String, Vec<Called>)> {
    events.retain(|_, next| next.due > now || !next.calls.is_empty());
    let due = events.iter_mut().filter(|(_, next)| next.due <= now);
    due.map(|(event, next)| {
        next.due = now + pace.apart;
        (event.clone(), std::mem::take(&mut next.calls))
    })
    .collect()
}

async fn tell(registry: Arc<Registry>, event: String, calls: Vec<Called>, gate: Arc<Semaphore>) {
    let Ok(competition) = registry.competition(&event).await else { return };
    for subscriber in registry.subscribers(&competition).await {
        match letter(&registry, &competition, &subscriber, &calls).await {
            Ok(Some(letter)) => {
                let (registry, gate) = (registry.clone(), gate.clone());
                let letter = Arc::new(letter);
                tokio::spawn(deliver(registry, competition.clone(), subscriber.id, letter, gate));
            }
            Ok(None) => {}
            Err(problem) => {
                tracing::error!(
                    competition = event,
                    problem = problem.name(),
                    "push message not built"
                );
            }
        }
    }
}

async fn letter(
    registry: &Registry,
    competition: &Competition,
    to: &Subscriber,
    calls: &[Called],
) -> Result<Option<Letter>, Problem> {
    let address = registry.site.competition(competition.id.as_str());
    let text = message(&*competition.state().await, &address, calls, by_code(&to.language));
    let Some(text) = text else { return Ok(None) };
    let until = wall() / 1_000 + WORD_SECONDS;
    let vapid = registry.vapid().await?;
    let authorization = vapid.authorization(&to.endpoint.origin, contact(registry), until);
    let authorization = authorization.ok_or_else(Problem::failed)?;
    let body = seal(&to.recipient, &text).ok_or_else(Problem::failed)?;
    Ok(Some(Letter { endpoint: to.endpoint.clone(), body, authorization }))
}

/// Contact address in the token. Some push services refuse tokens without a contact address.
fn contact(registry: &Registry) -> &str {
    let public = |address: &&str| address.starts_with("https://");
    registry.site.others.as_deref().filter(public).unwrap_or(NOBODY_NEARER)
}

async fn deliver(
    registry: Arc<Registry>,
    competition: Arc<Competition>,
    id: String,
    letter: Arc<Letter>,
    gate: Arc<Semaphore>,
) {
    for time in 0..TRIES {
        match send(&registry, &letter, &gate).await {
            Sent::Taken => return,
            Sent::Gone => {
                let _ = competition.unsubscribe(&id).await;
                return;
            }
            Sent::Refused(status) => {
                tracing::warn!(service = letter.endpoint.origin, status, "push service refuses");
                return;
            }
            Sent::Later(wait) => {
                let wait = Duration::from_secs(wait.unwrap_or(1 << time));
                sleep(wait.min(LONGEST_WAIT)).await;
            }
        }
    }
}

async fn send(registry: &Arc<Registry>, letter: &Arc<Letter>, gate: &Semaphore) -> Sent {
    let Ok(_one) = gate.acquire().await else { return Sent::Later(None) };
    let (registry, letter) = (registry.clone(), letter.clone());
    let sent = tokio::task::spawn_blocking(move || registry.push.post.send(&letter)).await;
    sent.unwrap_or(Sent::Later(None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::calls::Cause;
    use touchmove_answers::views::CallSubject;
    use touchmove_board::Color;

    fn call(competition: &str, game: &str) -> Called {
        let cause = Cause::Call(Color::White, CallSubject::Appeal);
        Called { competition: competition.to_owned(), game: game.to_owned(), cause }
    }

    #[test]
    fn calls_are_batched_and_then_paced() {
        let (start, pace) = (Instant::now(), Pace::USUAL);
        let at = |ms: u64| start + Duration::from_millis(ms);
        let mut events = BTreeMap::new();
        let mut due = |told: &[(&str, &str, u64)], now: u64| {
            for (event, game, ms) in told {
                gather(&mut events, call(event, game), at(*ms) + pace.to_gather);
            }
            let due = take_due(&mut events, at(now), pace);
            let games = |calls: Vec<Called>| calls.into_iter().map(|c| c.game).collect::<String>();
            due.into_iter().map(|(event, calls)| event + &games(calls)).collect::<Vec<_>>()
        };
        assert!(due(&[("x", "1", 0), ("y", "2", 500)], 999).is_empty());
        assert_eq!(due(&[("x", "3", 999)], 1_000), ["x13"]);
        assert_eq!(due(&[("x", "4", 1_100)], 2_200), ["y2"]);
        assert!(due(&[("x", "5", 5_000)], 5_999).is_empty());
        assert_eq!(due(&[], 6_000), ["x45"]);
        assert!(due(&[], 11_000).is_empty());
        assert_eq!(due(&[("x", "6", 11_000)], 12_000), ["x6"]);
    }
}
