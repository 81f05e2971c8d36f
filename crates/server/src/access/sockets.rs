//! Connections that are open: how many an address and all together may have, and which one is
//! closed when there is no room for another.
//!
//! A connection begins [`Said::Nothing`], and remains so while TLS, a head or a first body
//! trickles in: it is closed first. One that was answered is next. One that holds a seat is closed
//! for no other.

use crate::access::eviction_order::{Open, Said};
use crate::access::network::household;
use crate::access::recent_seats::Known;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// One part in so many of all connections is kept for addresses that hold a seat.
const KEPT: usize = 4;
/// One part in so many may be seats at one address: a hall behind one router has many players.
const SEATS: usize = 2;

/// Who connects.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer {
    pub address: IpAddr,
    /// A trusted proxy has the connections of everybody: no address's budget is asked.
    pub is_proxy: bool,
}

/// All connections.
pub(crate) struct Sockets {
    /// How many one address may have that hold no seat.
    each: usize,
    /// How many there may be.
    all: usize,
    /// How many of them only for addresses that hold a seat.
    kept: usize,
    /// Addresses that have shown the secret of a seat.
    seats: Known<IpAddr>,
    open: Mutex<Open>,
    number: AtomicU64,
}

impl Sockets {
    pub fn new(each: u32, all: usize) -> Sockets {
        let each = usize::try_from(each).unwrap_or(usize::MAX);
        let (seats, open, number) = (Known::default(), Mutex::default(), AtomicU64::new(0));
        Sockets { each, all, kept: all / KEPT, seats, open, number }
    }

    /// Takes a connection in, or refuses it: then it has to be closed at once.
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

    /// Closes a connection because the system has no room for another.
    pub fn make_room(&self) -> bool {
        self.lock().closes_other(0, true)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.lock().all()
    }

    /// Forgets the addresses that have shown no secret for long.
    pub fn tidy(&self) {
        self.seats.tidy();
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that counts, for as long as this is kept.
pub(crate) struct Connected {
    sockets: Arc<Sockets>,
    number: u64,
    address: IpAddr,
    closing: watch::Receiver<bool>,
}

impl Connected {
    /// A request was answered.
    pub fn answered(&self) {
        self.sockets.lock().says(self.number, Said::Requests);
    }

    /// The secret of a seat was shown: the connection is kept, and the address always gets in.
    pub fn sits(&self) {
        self.sockets.seats.hear(self.address);
        let mut open = self.sockets.lock();
        let room = open.count(self.address, true) < self.sockets.all / SEATS;
        open.says(self.number, if room { Said::Secret } else { Said::Requests });
    }

    /// Tells when it has to be closed.
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
    fn full_address_loses_its_oldest_silent_connection_or_is_refused() {
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
    fn network_of_ipv6_has_one_budget_and_a_proxy_none() {
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
    fn silent_connections_of_the_greediest_make_room() {
        let sockets = sockets(100, 8);
        let modest = sockets.admit(from(1)).unwrap();
        let greedy: Vec<_> = (0..5).map(|_| sockets.admit(from(2)).unwrap()).collect();
        let next = sockets.admit(from(3)).unwrap();
        assert!(closed(&greedy[0]) && !closed(&modest) && !closed(&greedy[1]) && !closed(&next));
    }

    #[test]
    fn answered_connections_make_room_for_whoever_has_fewer() {
        let sockets = sockets(100, 8);
        let greedy: Vec<_> = (0..6).map(|_| answered(&sockets, from(2))).collect();
        assert!(sockets.admit(from(2)).is_none());
        let _next = answered(&sockets, from(3));
        assert!(closed(&greedy[0]) && !closed(&greedy[1]));
    }

    #[test]
    fn address_that_holds_a_seat_always_gets_in() {
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
    fn hall_behind_one_router_has_more_seats_than_an_address_has_connections() {
        let sockets = sockets(2, 20);
        let seats: Vec<_> = (0..10).map(|_| sits(&sockets, 1)).collect();
        let more = [sits(&sockets, 1), sits(&sockets, 1)];
        let last = sits(&sockets, 1);
        assert!(closed(&more[0]) && !closed(&last), "half of all, and two as any address");
        assert!(!seats.iter().any(closed));
    }

    #[test]
    fn connections_with_a_seat_are_closed_for_no_other() {
        let sockets = sockets(100, 4);
        let seats = [1, 1, 2, 2].map(|last| sits(&sockets, last));
        assert!(sockets.admit(from(3)).is_none() && sockets.admit(from(1)).is_none());
        assert!(!sockets.make_room() && !seats.iter().any(closed));
    }

    #[test]
    fn many_connections_are_ranked_fast_and_nothing_is_left() {
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
