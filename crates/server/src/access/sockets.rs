//! Open connections: limits for each address and in total, and the choice of a connection to close.
//!
//! A connection starts as [`Credential::Nothing`], and remains so until its first request was
//! answered, such as while TLS or headers arrive slowly. Such connections are closed first, then
//! answered connections. A connection with a seat is never closed for another.

use crate::access::eviction_order::{Credential, Open};
use crate::access::network::household;
use crate::access::recent_seats::RecentlySeen;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// One connection in `KEPT` is reserved for addresses with a seat.
const KEPT: usize = 4;
/// One connection in `SEATS` may belong to a single address with seats, because a venue behind one
/// router has many players.
const SEATS: usize = 2;

/// A connecting client.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer {
    pub address: IpAddr,
    /// True for a trusted proxy. It carries the connections of all clients, so no address limit
    /// applies.
    pub is_proxy: bool,
}

/// All connections.
pub(crate) struct Sockets {
    /// Upper bound for one address without a seat.
    each: usize,
    /// Upper bound in total.
    all: usize,
    /// Connections reserved for addresses with a seat.
    kept: usize,
    /// Addresses that have sent the secret of a seat.
    seats: RecentlySeen<IpAddr>,
    open: Mutex<Open>,
    number: AtomicU64,
}

impl Sockets {
    pub fn new(each: u32, all: usize) -> Sockets {
        let each = usize::try_from(each).unwrap_or(usize::MAX);
        let (seats, open, number) = (RecentlySeen::default(), Mutex::default(), AtomicU64::new(0));
        Sockets { each, all, kept: all / KEPT, seats, open, number }
    }

    /// Admits a connection; `None` means that it has to be closed at once.
    pub fn admit(self: &Arc<Sockets>, peer: Peer) -> Option<Connected> {
        let address = household(peer.address);
        let seated = peer.is_proxy || self.seats.has(&address);
        let mut open = self.lock();
        let full = !peer.is_proxy && open.count(address, false) >= self.each;
        if full && !open.closes_own(address, seated) {
            return None;
        }
        let room = if seated { self.all } else { self.all - self.kept };
        let count = open.count(address, false);
        if open.all() >= room && !open.closes_other(count, seated) {
            return None;
        }
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let (close, closing) = watch::channel(false);
        open.add(number, address, close);
        Some(Connected { sockets: self.clone(), number, address, closing })
    }

    /// Closes a connection, because the system has no room for a new one.
    pub fn make_room(&self) -> bool {
        self.lock().closes_other(0, true)
    }

    /// The number of connections.
    pub fn count(&self) -> usize {
        self.lock().all()
    }

    /// Drops addresses that have sent no secret for long.
    pub fn tidy(&self) {
        self.seats.tidy();
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A counted connection; dropping it ends the count.
pub(crate) struct Connected {
    sockets: Arc<Sockets>,
    number: u64,
    address: IpAddr,
    closing: watch::Receiver<bool>,
}

impl Connected {
    /// Records that a request was answered.
    pub fn answered(&self) {
        self.sockets.lock().record_credential(self.number, Credential::Requests);
    }

    /// Records that the secret of a seat was sent: the connection is kept, and the address is
    /// always admitted.
    pub fn sits(&self) {
        self.sockets.seats.record(self.address);
        let mut open = self.sockets.lock();
        let room = open.count(self.address, true) < self.sockets.all / SEATS;
        open.record_credential(
            self.number,
            if room { Credential::Secret } else { Credential::Requests },
        );
    }

    /// A receiver that becomes true when the connection has to be closed.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.clone()
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.sockets.lock().remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn sockets(each: u32, all: usize) -> Arc<Sockets> {
        Arc::new(Sockets::new(each, all))
    }

    fn from(last: u8) -> Peer {
        Peer { address: [192, 0, 2, last].into(), is_proxy: false }
    }

    fn closed(one: &Connected) -> bool {
        *one.closing().borrow()
    }

    fn answered(sockets: &Arc<Sockets>, peer: Peer) -> Connected {
        let one = sockets.admit(peer).unwrap();
        one.answered();
        one
    }

    #[test]
    fn address_at_its_limit_loses_its_oldest_silent_connection_or_is_refused() {
        let sockets = sockets(2, 100);
        let first = sockets.admit(from(1)).unwrap();
        let second = answered(&sockets, from(1));
        let third = sockets.admit(from(1)).unwrap();
        assert!(closed(&first) && !closed(&second) && !closed(&third));
        third.answered();
        assert!(sockets.admit(from(1)).is_none());
        assert!(sockets.admit(from(2)).is_some());
        drop(second);
        assert!(sockets.admit(from(1)).is_some());
    }

    #[test]
    fn ipv6_network_has_one_limit_and_a_proxy_none() {
        let sockets = sockets(1, 100);
        let six = |last: u16| Peer {
            address: [0x2001, 0xdb8, 0, 0, 0, 0, 0, last].into(),
            is_proxy: false,
        };
        let _one = answered(&sockets, six(1));
        assert!(sockets.admit(six(2)).is_none());
        let proxy = Peer { is_proxy: true, ..from(9) };
        let all: Vec<_> = (0..50).map(|_| answered(&sockets, proxy)).collect();
        assert!(all.iter().all(|one| !closed(one)));
    }

    #[test]
    fn silent_connections_of_the_largest_address_make_room() {
        let sockets = sockets(100, 8);
        let modest = sockets.admit(from(1)).unwrap();
        let greedy: Vec<_> = (0..5).map(|_| sockets.admit(from(2)).unwrap()).collect();
        let next = sockets.admit(from(3)).unwrap();
        assert!(closed(&greedy[0]) && !closed(&modest) && !closed(&greedy[1]) && !closed(&next));
    }

    #[test]
    fn answered_connections_make_room_for_smaller_addresses() {
        let sockets = sockets(100, 8);
        let greedy: Vec<_> = (0..6).map(|_| answered(&sockets, from(2))).collect();
        assert!(sockets.admit(from(2)).is_none());
        let _next = answered(&sockets, from(3));
        assert!(closed(&greedy[0]) && !closed(&greedy[1]));
    }

    #[test]
    fn address_with_a_seat_is_always_admitted() {
        let sockets = sockets(3, 8);
        let seat = sockets.admit(from(1)).unwrap();
        seat.sits();
        drop(seat);
        let strangers: Vec<_> = (10..30).filter_map(|n| sockets.admit(from(n))).collect();
        strangers.iter().for_each(Connected::answered);
        assert_eq!(sockets.count(), 6);
        let back = sockets.admit(from(1)).unwrap();
        back.sits();
        let neighbours: Vec<_> = (0..2).map(|_| answered(&sockets, from(1))).collect();
        let again = sockets.admit(from(1)).expect("a neighbour's connection is closed");
        assert!(closed(&neighbours[0]) && !closed(&back) && !closed(&again));
    }

    fn sits(sockets: &Arc<Sockets>, last: u8) -> Connected {
        let one = sockets.admit(from(last)).unwrap();
        one.sits();
        one
    }

    #[test]
    fn seats_behind_one_router_exceed_the_address_limit() {
        let sockets = sockets(2, 20);
        let seats: Vec<_> = (0..10).map(|_| sits(&sockets, 1)).collect();
        let more = [sits(&sockets, 1), sits(&sockets, 1)];
        let last = sits(&sockets, 1);
        assert!(closed(&more[0]) && !closed(&last), "half of all, and two as any address");
        assert!(!seats.iter().any(closed));
    }

    #[test]
    fn connections_with_a_seat_are_not_evicted() {
        let sockets = sockets(100, 4);
        let seats = [1, 1, 2, 2].map(|last| sits(&sockets, last));
        assert!(sockets.admit(from(3)).is_none() && sockets.admit(from(1)).is_none());
        assert!(!sockets.make_room() && !seats.iter().any(closed));
    }

    #[test]
    fn eviction_order_is_fast_and_leaves_no_entries() {
        let sockets = sockets(u32::MAX, 20_000);
        let begun = Instant::now();
        let all: Vec<_> = (0..100_000)
            .filter_map(|n: u32| {
                let address = (0x0a00_0000 + n % 30_000).into();
                sockets.admit(Peer { address: IpAddr::V4(address), is_proxy: false })
            })
            .collect();
        drop(all);
        let open = sockets.lock();
        assert!(open.is_empty(), "something is left");
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }
}
