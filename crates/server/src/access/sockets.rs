//! Connections that are open: how many an address and all together may have, and which one is
//! closed when there is no room for another.
//!
//! A connection begins [`Said::Nothing`], and remains so while TLS, a head or a first body
//! trickles in: it is closed first. One that was answered is next. One that holds a seat is closed
//! for no other.

use crate::access::known::Known;
use crate::access::network::household;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// One part in so many of all connections is kept for addresses that hold a seat.
const KEPT: usize = 4;

/// What has been heard on a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Said {
    /// No request that was answered.
    Nothing,
    /// Requests, but no secret of a seat.
    Requests,
    /// The secret of a seat.
    Secret,
}

/// Who connects.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer {
    pub address: IpAddr,
    /// A trusted proxy has the connections of everybody: no address's budget is asked.
    pub is_proxy: bool,
}

/// All connections.
pub(crate) struct Sockets {
    /// How many one address may have.
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

#[derive(Default)]
struct Open {
    sockets: HashMap<u64, Socket>,
    counts: HashMap<IpAddr, usize>,
    /// Those that may be closed, by what was said.
    silent: Rank,
    answered: Rank,
}

struct Socket {
    address: IpAddr,
    said: Said,
    close: watch::Sender<bool>,
}

/// Connections of one kind by their address; numbers grow, so the first is the oldest.
#[derive(Default)]
struct Rank {
    of: HashMap<IpAddr, BTreeSet<u64>>,
    most: BTreeSet<(usize, IpAddr)>,
}

impl Rank {
    fn change(&mut self, address: IpAddr, change: impl FnOnce(&mut BTreeSet<u64>) -> bool) {
        let numbers = self.of.entry(address).or_default();
        self.most.remove(&(numbers.len(), address));
        change(numbers);
        match numbers.len() {
            0 => self.of.remove(&address).is_some(),
            count => self.most.insert((count, address)),
        };
    }

    /// The oldest of an address.
    fn oldest(&self, address: IpAddr) -> Option<u64> {
        self.of.get(&address)?.first().copied()
    }
}

impl Open {
    fn rank(&mut self, said: Said) -> Option<&mut Rank> {
        match said {
            Said::Nothing => Some(&mut self.silent),
            Said::Requests => Some(&mut self.answered),
            Said::Secret => None,
        }
    }

    fn add(&mut self, number: u64, address: IpAddr, close: watch::Sender<bool>) {
        self.sockets.insert(number, Socket { address, said: Said::Nothing, close });
        *self.counts.entry(address).or_default() += 1;
        self.silent.change(address, |numbers| numbers.insert(number));
    }

    fn remove(&mut self, number: u64) {
        let Some(Socket { address, said, close }) = self.sockets.remove(&number) else { return };
        close.send_replace(true);
        if let Some(count) = self.counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&address);
            }
        }
        if let Some(rank) = self.rank(said) {
            rank.change(address, |numbers| numbers.remove(&number));
        }
    }

    fn says(&mut self, number: u64, said: Said) {
        let Some(socket) = self.sockets.get_mut(&number).filter(|socket| socket.said < said) else {
            return;
        };
        let (address, before) = (socket.address, std::mem::replace(&mut socket.said, said));
        if let Some(rank) = self.rank(before) {
            rank.change(address, |numbers| numbers.remove(&number));
        }
        if let Some(rank) = self.rank(said) {
            rank.change(address, |numbers| numbers.insert(number));
        }
    }

    fn count(&self, address: IpAddr) -> usize {
        self.counts.get(&address).copied().unwrap_or(0)
    }

    /// Closes the oldest connection of the address itself.
    fn closes_own(&mut self, address: IpAddr, seated: bool) -> bool {
        let answered = || seated.then(|| self.answered.oldest(address)).flatten();
        let found = self.silent.oldest(address).or_else(answered);
        found.map(|number| self.remove(number)).is_some()
    }

    /// Closes the oldest connection of the address that has most of its kind. One that was
    /// answered is closed only for an address that holds a seat, or one that has fewer.
    fn closes_other(&mut self, fewer_than: usize, seated: bool) -> bool {
        let silent = self.silent.most.last().and_then(|(_, at)| self.silent.oldest(*at));
        let answered = || {
            let (count, at) = self.answered.most.last()?;
            (seated || *count > fewer_than).then(|| self.answered.oldest(*at))?
        };
        let found = silent.or_else(answered);
        found.map(|number| self.remove(number)).is_some()
    }
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
        let full = !peer.is_proxy && open.count(address) >= self.each;
        if full && !open.closes_own(address, seated) {
            return None;
        }
        let room = if seated { self.all } else { self.all - self.kept };
        let count = open.count(address);
        if open.sockets.len() >= room && !open.closes_other(count, seated) {
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
        self.lock().sockets.len()
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
        self.sockets.lock().says(self.number, Said::Secret);
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

    #[test]
    fn connections_with_a_seat_are_closed_for_no_other() {
        let sockets = sockets(100, 4);
        let sits = |_| {
            let one = sockets.admit(from(1)).unwrap();
            one.sits();
            one
        };
        let seats: Vec<_> = (0..4).map(sits).collect();
        assert!(sockets.admit(from(2)).is_none() && sockets.admit(from(1)).is_none());
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
        assert!(open.sockets.is_empty() && open.counts.is_empty());
        assert!(open.silent.of.is_empty() && open.silent.most.is_empty());
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }
}
