//! Configuration of a server.

use crate::access::creation_policy::Creating;
use crate::access::hosts::HostName;
use crate::access::network::Network;
use crate::push::PushService;
use crate::site::{Origin, Prefix};
use std::net::SocketAddr;
use std::path::PathBuf;
pub use touchmove_engine::EngineConfig;

/// Configuration of a server.
///
/// ```
/// let config = touchmove_server::Config::default();
/// assert_eq!(config.store, "touchmove.db");
/// assert!(config.listen.ip().is_loopback());
/// ```
#[derive(Debug, Clone)]
pub struct Config {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// The store: a file for SQLite, `postgres://...`, or `memory`.
    pub store: String,
    /// File with the key of sealed moves; created if missing. It is kept outside the store, so that
    /// a copy of the store cannot open envelopes.
    pub key_file: PathBuf,
    /// Rate limits.
    pub limits: Limits,
    /// Engines that may take a seat.
    pub engines: Vec<EngineConfig>,
    /// Upper bound of running engines; each engine is a separate process.
    pub engines_at_once: usize,
    /// Files with a certificate and its key, both PEM. If set, the server speaks TLS.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Proxies whose forwarded client addresses are trusted.
    pub trusted_proxies: Vec<Network>,
    /// Path prefix of every address.
    pub prefix: Prefix,
    /// Host names that the server answers to, in addition to its addresses, the machine's names and
    /// the name in `url`.
    pub hosts: Vec<HostName>,
    /// Address of the Prometheus metrics; not served if `None`.
    pub metrics: Option<SocketAddr>,
    /// Origin of links that are handed out, if it differs from the detected one.
    pub url: Option<Origin>,
    /// Clients that may create games. Default: any client on loopback without a proxy, else local
    /// clients only.
    pub create: Option<Creating>,
    /// Retention of games and competitions.
    pub keep: Keep,
    /// Path of the admin socket, if any.
    pub admin: Option<PathBuf>,
    /// Push services that are allowed in addition to those of the browser vendors.
    pub push_services: Vec<PushService>,
    /// The program that reads untrusted files, started as `PROGRAM reader` with limits. It calls
    /// [`read_files`](crate::read_files). If `None`, a thread of this process reads the files.
    pub reader: Option<PathBuf>,
}

/// Retention in days since the last event of a game or a competition; unlimited if `None`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Keep {
    /// Days until the game or competition is deleted.
    pub days: Option<u32>,
    /// Days until the names in it are anonymised.
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

/// Rate limits of addresses and connections.
///
/// ```
/// use touchmove_server::Limits;
/// assert!(Limits::unlimited().events_per_second > Limits::default().events_per_second);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Requests per second and address.
    pub requests_per_second: u32,
    /// New games and competitions per minute and address.
    pub creations_per_minute: u32,
    /// Events per second and seat; no player acts faster.
    pub events_per_second: u32,
    /// Simultaneous connections of one address.
    pub connections: u32,
    /// Simultaneous connections in total, if the system's limit of open files allows them.
    pub all_connections: u32,
    /// Milliseconds of processor time per second for one address or one seat; twice as much for one
    /// event. The amount for half a minute may be used at once.
    pub processor_ms_per_second: u32,
    /// Bytes sent per second, in units of 1024, for one address or one seat; twice as much for one
    /// event.
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
    /// No limits, for tests and benchmarks, where every request comes from one address.
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
