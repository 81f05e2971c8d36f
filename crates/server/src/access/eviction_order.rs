//! Eviction order: the connections that are closed to make room for others.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use tokio::sync::watch;

/// The highest credential seen on a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Credential {
    /// No request was answered yet.
    Nothing,
    /// Requests were answered, without the secret of a seat.
    Requests,
    /// The secret of a seat.
    Secret,
}

/// All open connections.
#[derive(Default)]
pub(super) struct Open {
    sockets: HashMap<u64, Socket>,
    /// Number of connections by address, with and without a seat.
    counts: HashMap<(IpAddr, bool), usize>,
    /// Connections that may be closed, by what was seen on them.
    silent: OldestFirst,
    answered: OldestFirst,
}

struct Socket {
    address: IpAddr,
    credential: Credential,
    close: watch::Sender<bool>,
}

/// Connections of one kind by address. Connection numbers grow, so the lowest number is the oldest
/// connection.
#[derive(Default)]
struct OldestFirst {
    of: HashMap<IpAddr, BTreeSet<u64>>,
    most: BTreeSet<(usize, IpAddr)>,
}

impl OldestFirst {
    fn change(&mut self, address: IpAddr, change: impl FnOnce(&mut BTreeSet<u64>) -> bool) {
        let numbers = self.of.entry(address).or_default();
        self.most.remove(&(numbers.len(), address));
        change(numbers);
        match numbers.len() {
            0 => self.of.remove(&address).is_some(),
            count => self.most.insert((count, address)),
        };
    }

    /// The oldest connection of an address.
    fn oldest(&self, address: IpAddr) -> Option<u64> {
        self.of.get(&address)?.first().copied()
    }
}

impl Open {
    fn rank(&mut self, credential: Credential) -> Option<&mut OldestFirst> {
        match credential {
            Credential::Nothing => Some(&mut self.silent),
            Credential::Requests => Some(&mut self.answered),
            Credential::Secret => None,
        }
    }

    pub fn add(&mut self, number: u64, address: IpAddr, close: watch::Sender<bool>) {
        self.sockets.insert(number, Socket { address, credential: Credential::Nothing, close });
        self.enter(number, address, Credential::Nothing);
    }

    pub fn remove(&mut self, number: u64) {
        if let Some(Socket { address, credential, close }) = self.sockets.remove(&number) {
            close.send_replace(true);
            self.leave(number, address, credential);
        }
    }

    pub fn record_credential(&mut self, number: u64, credential: Credential) {
        let Some(socket) =
            self.sockets.get_mut(&number).filter(|socket| socket.credential < credential)
        else {
            return;
        };
        let (address, before) =
            (socket.address, std::mem::replace(&mut socket.credential, credential));
        self.leave(number, address, before);
        self.enter(number, address, credential);
    }

    fn enter(&mut self, number: u64, address: IpAddr, credential: Credential) {
        *self.counts.entry((address, credential == Credential::Secret)).or_default() += 1;
        if let Some(rank) = self.rank(credential) {
            rank.change(address, |numbers| numbers.insert(number));
        }
    }

    fn leave(&mut self, number: u64, address: IpAddr, credential: Credential) {
        if let Entry::Occupied(mut count) =
            self.counts.entry((address, credential == Credential::Secret))
        {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
        if let Some(rank) = self.rank(credential) {
            rank.change(address, |numbers| numbers.remove(&number));
        }
    }

    pub fn count(&self, address: IpAddr, seats: bool) -> usize {
        self.counts.get(&(address, seats)).copied().unwrap_or(0)
    }

    /// The number of connections.
    pub fn all(&self) -> usize {
        self.sockets.len()
    }

    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        let Open { sockets, counts, silent, answered } = self;
        let ranked = [silent, answered].map(|rank| rank.of.len() + rank.most.len());
        sockets.is_empty() && counts.is_empty() && ranked == [0, 0]
    }

    /// Closes the oldest connection of the same address; false if no connection may be closed.
    pub fn closes_own(&mut self, address: IpAddr, seated: bool) -> bool {
        let answered = || seated.then(|| self.answered.oldest(address)).flatten();
        let found = self.silent.oldest(address).or_else(answered);
        found.map(|number| self.remove(number)).is_some()
    }

    /// Closes the oldest silent connection of the address with the most silent connections. Without
    /// a silent connection, closes an answered connection in the same way. This happens only for a
    /// client with a seat, or if that address has more than `fewer_than` answered connections.
    pub fn closes_other(&mut self, fewer_than: usize, seated: bool) -> bool {
        let silent = self.silent.most.last().and_then(|(_, at)| self.silent.oldest(*at));
        let answered = || {
            let (count, at) = self.answered.most.last()?;
            (seated || *count > fewer_than).then(|| self.answered.oldest(*at))?
        };
        let found = silent.or_else(answered);
        found.map(|number| self.remove(number)).is_some()
    }
}
