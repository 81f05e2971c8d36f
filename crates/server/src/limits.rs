//! How much one address or one seat may ask for.

use crate::config::Limits;
use crate::hall::Hall;
use crate::problem::Problem;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

/// What has been asked for so far.
pub(crate) struct Gates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    creations: DefaultKeyedRateLimiter<IpAddr>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    limits: Limits,
}

impl Gates {
    pub fn new(limits: Limits) -> Gates {
        Gates {
            requests: RateLimiter::keyed(Quota::per_second(some(limits.requests_per_second))),
            creations: RateLimiter::keyed(Quota::per_minute(some(limits.creations_per_minute))),
            connections: Mutex::default(),
            limits,
        }
    }

    /// A gate for the events of one connection.
    pub fn events(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(Quota::per_second(some(self.limits.events_per_second)))
    }

    /// Counts a connection, until what is returned is dropped.
    pub fn connect(self: &Arc<Gates>, address: IpAddr) -> Connected {
        let open = self.connections.lock();
        let count = open.map_or(u32::MAX, |mut open| {
            let count = open.entry(address).or_default();
            *count = count.saturating_add(1);
            *count
        });
        let too_many = count > self.limits.connections;
        Connected { gates: self.clone(), address, too_many }
    }

    /// Forgets addresses that have not been heard of for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.creations.retain_recent();
    }
}

fn some(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// A connection that counts, for as long as this is kept.
pub(crate) struct Connected {
    gates: Arc<Gates>,
    address: IpAddr,
    /// Whether its address had as many as it may have.
    too_many: bool,
}

impl Drop for Connected {
    fn drop(&mut self) {
        if let Ok(mut open) = self.gates.connections.lock()
            && let Some(count) = open.get_mut(&self.address)
        {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// Lets requests through, or not.
pub(crate) async fn gate(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let gates = &hall.gates;
    let address = peer.ip();
    let creates = request.method() == Method::POST
        && matches!(request.uri().path(), "/api/games" | "/api/competitions");
    let connected = request.extensions().get::<Arc<Connected>>();
    if connected.is_some_and(|connected| connected.too_many) {
        return ([(header::CONNECTION, "close")], Problem::too_fast()).into_response();
    }
    let allowed = gates.requests.check_key(&address).is_ok()
        && (!creates || gates.creations.check_key(&address).is_ok());
    if allowed { next.run(request).await } else { Problem::too_fast().into_response() }
}
