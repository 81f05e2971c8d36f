//! Rate limits of addresses and seats.

use crate::access::authority::Authority;
use crate::access::budget::{Budgets, Key, Kind};
use crate::access::hosts::Hosts;
use crate::access::network::{Network, client, household, is_forwarded, is_here};
use crate::access::recent_seats::{RecentlySeen, VerifiedSeat};
use crate::access::seats::hash;
use crate::access::sockets::{Connected, Peer, Sockets};
use crate::access::visit::{self, RequestFacts, Visit};
use crate::config::Limits;
use crate::problem::Problem;
use axum::body::HttpBody;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

/// Request rate of all seats at one address, relative to one seat.
const SEATS: u32 = 10;

/// The counters of all limits.
pub(crate) struct RateLimits {
    requests: DefaultKeyedRateLimiter<Key>,
    /// Requests of all seats at one address.
    of_seats: DefaultKeyedRateLimiter<IpAddr>,
    /// Requests with a secret that is not known yet, and WebSockets.
    claims: DefaultKeyedRateLimiter<IpAddr>,
    creations: DefaultKeyedRateLimiter<IpAddr>,
    events: DefaultKeyedRateLimiter<String>,
    seats: Arc<RecentlySeen<VerifiedSeat>>,
    budgets: Arc<Budgets>,
    pub hosts: Arc<Hosts>,
    pub sockets: Arc<Sockets>,
    proxies: Vec<Network>,
}

impl RateLimits {
    pub fn new(limits: Limits, proxies: Vec<Network>) -> RateLimits {
        let a_second = Quota::per_second(some(limits.requests_per_second));
        let all = usize::try_from(limits.all_connections).unwrap_or(usize::MAX);
        RateLimits {
            requests: RateLimiter::keyed(a_second),
            of_seats: RateLimiter::keyed(Quota::per_second(some(
                limits.requests_per_second.saturating_mul(SEATS),
            ))),
            claims: RateLimiter::keyed(a_second),
            creations: RateLimiter::keyed(Quota::per_minute(some(limits.creations_per_minute))),
            events: RateLimiter::keyed(Quota::per_second(some(limits.events_per_second))),
            seats: Arc::default(),
            budgets: Arc::new(Budgets::new(limits)),
            hosts: Arc::default(),
            sockets: Arc::new(Sockets::new(limits.connections, all)),
            proxies,
        }
    }

    /// The same limits for a server with these host names.
    pub fn serving(self, hosts: Hosts) -> RateLimits {
        RateLimits { hosts: Arc::new(hosts), ..self }
    }

    /// The peer of a new connection.
    pub fn peer(&self, address: IpAddr) -> Peer {
        let is_proxy = self.proxies.iter().any(|proxy| proxy.contains(address));
        Peer { address, is_proxy }
    }

    /// The client's address, behind trusted proxies.
    pub fn client_address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter();
        let forwarded: Vec<&str> = forwarded.filter_map(|value| value.to_str().ok()).collect();
        client(peer, &forwarded, &self.proxies)
    }

    /// Counts an event of a seat, on any connection.
    ///
    /// # Errors
    /// If the seat has sent too many events lately.
    pub fn event(&self, by: &Authority) -> Result<(), Problem> {
        let allowed = match by.seat() {
            Some(seat) => self.events.check_key(&seat).is_ok(),
            None => true,
        };
        if allowed { Ok(()) } else { Err(refused()) }
    }

    /// A visit of a client without a known seat.
    fn visit(
        &self,
        address: IpAddr,
        facts: &RequestFacts<'_>,
        connected: Option<Arc<Connected>>,
    ) -> Arc<Visit> {
        let event = facts.event().map(str::to_owned);
        Visit::new(self.budgets.clone(), self.seats.clone(), address, event, connected)
    }

    /// Admits or refuses a request. A known seat has its own counters and budgets, so that others
    /// at the same address cannot use them up. Budgets never refuse a clock press.
    ///
    /// # Errors
    /// If there were too many requests, or the payer's budget is used up.
    fn pass(
        &self,
        visit: &Visit,
        address: IpAddr,
        facts: &RequestFacts<'_>,
    ) -> Result<(), Problem> {
        let shown = secret(facts.headers).filter(|_| facts.event().is_some()).map(hash);
        let known = shown.as_ref().and_then(|hash| self.known(hash));
        let claims = shown.is_some() || facts.is_socket();
        let counted = match &known {
            Some(VerifiedSeat { hash, .. }) => {
                let one = self.requests.check_key(&Key::Seat(hash.clone())).is_ok();
                one && (facts.is_press() || self.of_seats.check_key(&address).is_ok())
            }
            None if claims => self.claims.check_key(&address).is_ok(),
            None => self.requests.check_key(&Key::Address(address)).is_ok(),
        };
        let creates = *facts.method == Method::POST
            && matches!(facts.path, "/api/games" | "/api/competitions");
        if !counted || creates && self.creations.check_key(&address).is_err() {
            return Err(refused());
        }
        let is_seat = known.is_some();
        if let Some(shown) = known {
            visit.seat(shown);
        }
        // A wrong secret is answered before any work, so only the rate is checked.
        let unchecked = if is_seat { facts.is_press() } else { claims };
        if unchecked { Ok(()) } else { visit.check() }
    }

    /// The seat, if its secret was right lately.
    fn known(&self, hash: &str) -> Option<VerifiedSeat> {
        let shown = |arbiter| VerifiedSeat { hash: hash.to_owned(), arbiter };
        [false, true].map(shown).into_iter().find(|shown| self.seats.has(shown))
    }

    /// Drops counters of addresses that were silent for a while.
    pub fn tidy(&self) {
        self.events.retain_recent();
        self.requests.retain_recent();
        self.of_seats.retain_recent();
        self.claims.retain_recent();
        self.creations.retain_recent();
        self.seats.tidy();
        self.budgets.tidy();
        self.sockets.tidy();
    }
}

fn some(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

/// The sender of a request.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    pub address: IpAddr,
    /// True if the request comes from this machine without a proxy.
    pub here: bool,
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Problem> {
        parts.extensions.get().copied().ok_or_else(Problem::failed)
    }
}

/// The secret of a seat, from `Authorization: Bearer ...`.
pub(crate) fn secret(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(secret.trim())
}

/// Admits or refuses requests, and charges their cost.
pub(crate) async fn gate(
    State(rate_limits): State<Arc<RateLimits>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = household(rate_limits.client_address(peer.ip(), request.headers()));
    let here = is_here(peer.ip()) && !is_forwarded(request.headers());
    request.extensions_mut().insert(Client { address, here });
    let connected = request.extensions().get::<Arc<Connected>>().cloned();
    let (method, path, headers) = (request.method(), request.uri().path(), request.headers());
    let facts = RequestFacts { method, path, headers };
    let visit = rate_limits.visit(address, &facts, connected.clone());
    if let Err(problem) = rate_limits.pass(&visit, address, &facts) {
        return problem.into_response();
    }
    let response = visit::during(Some(visit.clone()), next.run(request)).await;
    visit.spend(Kind::Sent, response.body().size_hint().lower());
    if let Some(connected) = connected {
        connected.answered();
    }
    response
}

fn refused() -> Problem {
    metrics::counter!("touchmove_refused_total").increment(1);
    Problem::too_fast()
}
