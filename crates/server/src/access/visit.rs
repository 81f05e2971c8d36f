//! One request, or the WebSocket that came of it: who pays for it, and whether a seat was shown.

use crate::access::budget::{Budgets, Key, Kind};
use crate::access::recent_seats::{Known, Shown};
use crate::access::seats::{Role, hash};
use crate::access::sockets::Connected;
use crate::problem::Problem;
use crate::work::meter::{self, Payer};
use axum::http::{HeaderMap, Method, header};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;

tokio::task_local! {
    static VISIT: Arc<Visit>;
}

/// See above.
pub(crate) struct Visit {
    budgets: Arc<Budgets>,
    seats: Arc<Known<Shown>>,
    address: IpAddr,
    /// The game or the competition that is asked for.
    event: Option<String>,
    connected: Option<Arc<Connected>>,
    payers: Mutex<Vec<Key>>,
}

/// What the gates need to know of a request.
pub(crate) struct Asked<'a> {
    pub method: &'a Method,
    pub path: &'a str,
    pub headers: &'a HeaderMap,
}

impl Asked<'_> {
    /// The game or the competition that the address names.
    pub fn event(&self) -> Option<&str> {
        let games = self.path.strip_prefix("/api/games/");
        let rest = games.or_else(|| self.path.strip_prefix("/api/competitions/"))?;
        rest.split('/').next().filter(|id| !id.is_empty())
    }

    /// Whether something is said at a board.
    pub fn is_press(&self) -> bool {
        self.event().is_some() && self.method == Method::POST && self.path.ends_with("/events")
    }

    /// Whether it opens a WebSocket, which says who it is later.
    pub fn is_socket(&self) -> bool {
        self.event().is_some() && self.headers.contains_key(header::UPGRADE)
    }
}

impl Visit {
    /// A visit of somebody who is a stranger so far.
    pub fn new(
        budgets: Arc<Budgets>,
        seats: Arc<Known<Shown>>,
        address: IpAddr,
        event: Option<String>,
        connected: Option<Arc<Connected>>,
    ) -> Arc<Visit> {
        let payers = Mutex::new(vec![Key::Address(address)]);
        Arc::new(Visit { budgets, seats, address, event, connected, payers })
    }

    /// From now on the seat pays, and those whom it shares with. Strangers do not use up what an
    /// event has.
    pub fn seat(&self, shown: Shown) {
        let all = if shown.arbiter { Key::Arbiters } else { Key::Event };
        let event = self.event.clone().map(all);
        let own = [Key::Seat(shown.hash), Key::Seats(self.address)];
        let payers = own.into_iter().chain(event).collect();
        *self.payers.lock().unwrap_or_else(PoisonError::into_inner) = payers;
    }

    pub fn spend(&self, kind: Kind, amount: u64) {
        self.payers().iter().for_each(|key| self.budgets.charge(key, kind, amount));
    }

    /// # Errors
    /// If a budget of whoever pays is used up.
    pub fn check(&self) -> Result<(), Problem> {
        for key in self.payers() {
            for kind in Kind::ALL {
                self.budgets.check(&key, kind).map_err(used_up)?;
            }
        }
        Ok(())
    }

    fn payers(&self) -> Vec<Key> {
        self.payers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn is_stranger(&self) -> bool {
        self.payers().contains(&Key::Address(self.address))
    }
}

impl Payer for Visit {
    fn charge(&self, time: Duration) {
        self.spend(Kind::Processor, u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }
}

/// The refusal while a budget is used up.
pub(crate) fn used_up(wait: Duration) -> Problem {
    metrics::counter!("touchmove_refused_total").increment(1);
    Problem::used_up(wait.as_secs_f64().ceil().max(1.0).to_string())
}

/// Does the work of a visit, at its cost.
pub(crate) async fn during<T>(visit: Option<Arc<Visit>>, work: impl Future<Output = T>) -> T {
    match visit {
        Some(visit) => meter::during(visit.clone(), VISIT.scope(visit, work)).await,
        None => work.await,
    }
}

/// Does the work in a task of its own, at the cost of the visit that asked for it.
pub(crate) fn spawn<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> JoinHandle<T> {
    tokio::spawn(during(current(), work))
}

/// Tells a client what happens, in a task of its own. The visit pays for the bytes, and not for
/// the time: how much there is to tell is up to others.
pub(crate) fn tells(work: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    match current() {
        Some(visit) => tokio::spawn(VISIT.scope(visit, work)),
        None => tokio::spawn(work),
    }
}

/// The visit that this task works for.
pub(crate) fn current() -> Option<Arc<Visit>> {
    VISIT.try_with(Arc::clone).ok()
}

/// The secret of a seat was shown, and is right.
pub(crate) fn sits(secret: &str, role: Role) {
    let Some(visit) = current() else { return };
    let shown = Shown { hash: hash(secret), arbiter: role == Role::Arbiter };
    visit.seats.hear(shown.clone());
    if let Some(connected) = &visit.connected {
        connected.sits();
    }
    visit.seat(shown);
}

/// # Errors
/// If a stranger's budget is used up. A seat is not asked: a press is always taken.
pub(crate) fn may_watch() -> Result<(), Problem> {
    match current() {
        Some(visit) if visit.is_stranger() => visit.check(),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;

    #[tokio::test]
    async fn task_of_its_own_is_paid_by_the_visit() {
        let limits = Limits { processor_ms_per_second: 1, ..Limits::unlimited() };
        let budgets = Arc::new(Budgets::new(limits));
        let address: IpAddr = [192, 0, 2, 1].into();
        let visit = Visit::new(budgets, Arc::default(), address, None, None);
        let asks = async { spawn(async { std::thread::sleep(Duration::from_millis(40)) }).await };
        during(Some(visit.clone()), asks).await.unwrap();
        assert!(visit.check().is_err());
    }
}
