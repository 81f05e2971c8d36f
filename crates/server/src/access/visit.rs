//! Visits: one request, or the WebSocket that it opened, with its payer.

use crate::access::budget::{Budgets, Key, Kind};
use crate::access::recent_seats::{RecentlySeen, VerifiedSeat};
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

/// One request, or the WebSocket that it opened.
pub(crate) struct Visit {
    budgets: Arc<Budgets>,
    seats: Arc<RecentlySeen<VerifiedSeat>>,
    address: IpAddr,
    /// The requested game or competition.
    event: Option<String>,
    connected: Option<Arc<Connected>>,
    payers: Mutex<Vec<Key>>,
}

/// Facts of a request that the limits depend on.
pub(crate) struct RequestFacts<'a> {
    pub method: &'a Method,
    pub path: &'a str,
    pub headers: &'a HeaderMap,
}

impl RequestFacts<'_> {
    /// The game or competition in the address.
    pub fn event(&self) -> Option<&str> {
        let games = self.path.strip_prefix("/api/games/");
        let rest = games.or_else(|| self.path.strip_prefix("/api/competitions/"))?;
        rest.split('/').next().filter(|id| !id.is_empty())
    }

    /// True for a request that submits an event.
    pub fn is_press(&self) -> bool {
        self.event().is_some() && self.method == Method::POST && self.path.ends_with("/events")
    }

    /// True if the request opens a WebSocket, which sends its secret later.
    pub fn is_socket(&self) -> bool {
        self.event().is_some() && self.headers.contains_key(header::UPGRADE)
    }
}

impl Visit {
    /// A visit of a client without a known seat.
    pub fn new(
        budgets: Arc<Budgets>,
        seats: Arc<RecentlySeen<VerifiedSeat>>,
        address: IpAddr,
        event: Option<String>,
        connected: Option<Arc<Connected>>,
    ) -> Arc<Visit> {
        let payers = Mutex::new(vec![Key::Address(address)]);
        Arc::new(Visit { budgets, seats, address, event, connected, payers })
    }

    /// Charges the seat from now on, together with the bucket that its address shares and the
    /// bucket of the event. Clients without a seat are not charged to the event's bucket.
    pub fn seat(&self, shown: VerifiedSeat) {
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
    /// If a budget of the payer is used up.
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

/// Runs the work of a visit, at the visit's cost.
pub(crate) async fn during<T>(visit: Option<Arc<Visit>>, work: impl Future<Output = T>) -> T {
    match visit {
        Some(visit) => meter::during(visit.clone(), VISIT.scope(visit, work)).await,
        None => work.await,
    }
}

/// Runs work to completion, even if the client disconnects. The current visit is charged for it.
pub(crate) async fn run_to_completion<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(during(current(), work)).await.unwrap_or_else(|_| Err(Problem::failed()))
}

/// Spawns a task that sends news to a client. The visit pays for the bytes but not for the time,
/// because other clients cause the news.
pub(crate) fn tells(work: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    match current() {
        Some(visit) => tokio::spawn(VISIT.scope(visit, work)),
        None => tokio::spawn(work),
    }
}

/// The visit of the current task.
pub(crate) fn current() -> Option<Arc<Visit>> {
    VISIT.try_with(Arc::clone).ok()
}

/// Records that the right secret of a seat was sent.
pub(crate) fn sits(secret: &str, role: Role) {
    let Some(visit) = current() else { return };
    let shown = VerifiedSeat { hash: hash(secret), arbiter: role == Role::Arbiter };
    visit.seats.record(shown.clone());
    if let Some(connected) = &visit.connected {
        connected.sits();
    }
    visit.seat(shown);
}

/// # Errors
/// If the budget of a client without a seat is used up. Seats always pass: a clock press is never
/// refused.
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
    async fn work_run_to_completion_is_charged_to_the_visit() {
        let limits = Limits { processor_ms_per_second: 1, ..Limits::unlimited() };
        let budgets = Arc::new(Budgets::new(limits));
        let address: IpAddr = [192, 0, 2, 1].into();
        let visit = Visit::new(budgets, Arc::default(), address, None, None);
        let work = async {
            std::thread::sleep(Duration::from_millis(40));
            Ok(())
        };
        during(Some(visit.clone()), run_to_completion(work)).await.unwrap();
        assert!(visit.check().is_err());
    }
}
