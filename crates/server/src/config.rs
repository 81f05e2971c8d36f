//! What the server is told when it starts.

use crate::access::creation_policy::Creating;
use crate::access::hosts::HostName;
use crate::access::network::Network;
use crate::push::PushService;
use crate::site::{Origin, Prefix};
use std::net::SocketAddr;
use std::path::PathBuf;
pub use touchmove_engine::EngineConfig;

/// What the server is told when it starts.
///
/// ```
/// let config = touchmove_server::Config::default();
/// assert_eq!(config.store, "touchmove.db");
/// assert!(config.listen.ip().is_loopback());
/// ```
#[derive(Debug, Clone)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The store: a file for SQLite, `postgres://...`, or `memory`.
    pub store: String,
    /// The file that holds the key of sealed moves; it is made if it is not
    /// there. It stands beside the store and not in it, so that a copy of the
    /// store opens no envelope.
    pub key_file: PathBuf,
    /// What may be asked for.
    pub limits: Limits,
    /// Programs that may take a seat.
    pub engines: Vec<EngineConfig>,
    /// How many of them at once; each is a process of its own.
    pub engines_at_once: usize,
    /// Files with a certificate and its key, both PEM: then it speaks TLS.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Proxies that are believed when they say for whom they speak.
    pub trusted_proxies: Vec<Network>,
    /// What stands before every path.
    pub prefix: Prefix,
    /// Names by which the server may be asked, beside its addresses, the machine's names and the
    /// one in `url`.
    pub hosts: Vec<HostName>,
    /// Where figures for Prometheus are shown; nowhere without it.
    pub metrics: Option<SocketAddr>,
    /// The address that links to hand out have, if it is to be another than the
    /// one that is found.
    pub url: Option<Origin>,
    /// Who may set up games; without it everybody where it listens on this machine
    /// only and has no proxy, and otherwise who sits at it.
    pub create: Option<Creating>,
    /// How long what is in the store is kept.
    pub keep: Keep,
    /// The socket in the file system at which the administrator is heard; none
    /// without one.
    pub admin: Option<PathBuf>,
    /// Push services that are written to beside those of the browsers' makers.
    pub push_services: Vec<PushService>,
    /// The program that reads files of strangers, started as `PROGRAM reader` with limits: it calls
    /// [`read_files`](crate::read_files). Without one a thread of this process reads them.
    pub reader: Option<PathBuf>,
}

/// How long what is in the store is kept, in days since something last happened in
/// a game or a competition; for ever where that is not said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Keep {
    /// Then it is deleted.
    pub days: Option<u32>,
    /// Then names are taken out of it.
    pub names_days: Option<u32>,
}

impl Config {
    pub(crate) fn creating(&self) -> Creating {
        let alone = self.listen.ip().is_loopback() && self.trusted_proxies.is_empty();
        let usual = || if alone { Creating::Open } else { Creating::Here };
        self.create.clone().unwrap_or_else(usual)
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8064)),
            store: "touchmove.db".to_owned(),
            key_file: PathBuf::from("touchmove.key"),
            limits: Limits::default(),
            engines: Vec::new(),
            engines_at_once: 4,
            tls: None,
            trusted_proxies: Vec::new(),
            prefix: Prefix::default(),
            hosts: Vec::new(),
            metrics: None,
            url: None,
            create: None,
            keep: Keep::default(),
            admin: None,
            push_services: Vec::new(),
            reader: None,
        }
    }
}

/// How much one address or one connection may ask for.
///
/// ```
/// use touchmove_server::Limits;
/// assert!(Limits::unlimited().events_per_second > Limits::default().events_per_second);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// Games and competitions a minute from one address.
    pub creations_per_minute: u32,
    /// Events a second from one seat; a hand is not faster.
    pub events_per_second: u32,
    /// Connections at once from one address.
    pub connections: u32,
    /// Connections at once in all, if the system's limit of open files has room for them.
    pub all_connections: u32,
    /// Milliseconds of processor time a second for the requests of one address, of one seat,
    /// and twice as much of one event; half a minute's worth may be used at once.
    pub processor_ms_per_second: u32,
    /// The same of what is sent, in units of 1024 bytes.
    pub kilobytes_per_second: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 100,
            creations_per_minute: 120,
            events_per_second: 50,
            connections: 500,
            all_connections: 200_000,
            processor_ms_per_second: 500,
            kilobytes_per_second: 8 * 1024,
        }
    }
}

impl Limits {
    /// For tests and benchmarks, where everything comes from one address.
    pub fn unlimited() -> Limits {
        let most = u32::MAX;
        Limits {
            requests_per_second: most,
            creations_per_minute: most,
            events_per_second: most,
            connections: most,
            all_connections: most,
            processor_ms_per_second: most,
            kilobytes_per_second: most,
        }
    }
}
