//! How much one address or one seat may ask for.

use crate::access::authority::Authority;
use crate::access::network::{Network, client, is_here};
use crate::config::Limits;
use crate::problem::Problem;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

/// What has been asked for so far.
pub(crate) struct Gates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    creations: DefaultKeyedRateLimiter<IpAddr>,
    events: DefaultKeyedRateLimiter<String>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    limits: Limits,
    proxies: Vec<Network>,
}

impl Gates {
    pub fn new(limits: Limits, proxies: Vec<Network>) -> Gates {
        Gates {
            requests: RateLimiter::keyed(Quota::per_second(some(limits.requests_per_second))),
            creations: RateLimiter::keyed(Quota::per_minute(some(limits.creations_per_minute))),
            events: RateLimiter::keyed(Quota::per_second(some(limits.events_per_second))),
            connections: Mutex::default(),
            limits,
            proxies,
        }
    }

    fn is_proxy(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(address))
    }

    /// Who asks, behind whatever proxies are trusted.
    pub fn asker(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter();
        let forwarded: Vec<&str> = forwarded.filter_map(|value| value.to_str().ok()).collect();
        client(peer, &forwarded, &self.proxies)
    }

    /// Whether a seat may say one thing more, on whatever connection.
    ///
    /// # Errors
    /// If it has said too much lately.
    pub fn event(&self, by: &Authority) -> Result<(), Problem> {
        let allowed = match by.seat() {
            Some(seat) => self.events.check_key(&seat).is_ok(),
            None => true,
        };
        if allowed { Ok(()) } else { Err(refused()) }
    }

    /// Counts a connection, until what is returned is dropped.
    pub fn connect(self: &Arc<Gates>, address: IpAddr) -> Connected {
        let address = household(address);
        let open = self.connections.lock();
        let count = open.map_or(u32::MAX, |mut open| {
            let count = open.entry(address).or_default();
            *count = count.saturating_add(1);
            *count
        });
        // A proxy has the connections of everybody.
        let too_many = count > self.limits.connections && !self.is_proxy(address);
        Connected { gates: self.clone(), address, too_many }
    }

    /// How many connections are open.
    pub fn open(&self) -> u32 {
        self.connections.lock().map_or(0, |open| open.values().sum())
    }

    /// Forgets addresses that have not been heard of for a while.
    pub fn tidy(&self) {
        self.events.retain_recent();
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

/// Where a request comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    pub address: IpAddr,
    /// Whether it is this machine, and no proxy on it.
    pub here: bool,
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Problem> {
        parts.extensions.get().copied().ok_or_else(Problem::failed)
    }
}

/// Whether a proxy has sent it on.
fn is_forwarded(headers: &HeaderMap) -> bool {
    const SIGNS: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    SIGNS.iter().any(|sign| headers.contains_key(*sign))
}

/// Who counts as one: a household with IPv6 has as many addresses as it likes.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            IpAddr::V6(network.into())
        }
        address => address,
    }
}

/// Lets requests through, or not.
pub(crate) async fn gate(
    State(gates): State<Arc<Gates>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = household(gates.asker(peer.ip(), request.headers()));
    let here = is_here(peer.ip()) && !is_forwarded(request.headers());
    request.extensions_mut().insert(Client { address, here });
    let creates = request.method() == Method::POST
        && matches!(request.uri().path(), "/api/games" | "/api/competitions");
    let connected = request.extensions().get::<Arc<Connected>>();
    if connected.is_some_and(|connected| connected.too_many) {
        return ([(header::CONNECTION, "close")], refused()).into_response();
    }
    let allowed = gates.requests.check_key(&address).is_ok()
        && (!creates || gates.creations.check_key(&address).is_ok());
    if allowed {
        return next.run(request).await;
    }
    refused().into_response()
}

fn refused() -> Problem {
    metrics::counter!("touchmove_refused_total").increment(1);
    Problem::too_fast()
}

#[cfg(test)]
mod tests {
    use super::household;
    use std::net::IpAddr;

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let household = |text: &str| household(text.parse::<IpAddr>().unwrap());
        assert_eq!(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::9"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }
}
