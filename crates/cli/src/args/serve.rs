//! Arguments of `touchmove serve`.

use crate::messages::Wrong;
use clap::{Args, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;
use touchmove_server::{HostName, Network, Origin, Prefix, PushService};

/// Run a server for players, arbiters and spectators
///
/// Prints the address to open. Everything is stored in one SQLite file, or in PostgreSQL, which
/// several servers can share. Ctrl-C stops and records all clocks, and then stops the server.
///
/// Exit status: 0 stopped, 2 the store or the address could not be used.
#[derive(Args)]
#[command(args_override_self = true)]
pub struct ServeArgs {
    /// A TOML file that sets these options by name, as in listen = "0.0.0.0:443"; the
    /// command line overrides it
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The server's certificate with its chain, in PEM; with it, the server speaks TLS
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_certificate: Option<PathBuf>,
    /// The certificate's key, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    pub tls_key: Option<PathBuf>,
    /// A proxy in front of the server, as an address or a network (10.0.0.0/8): the server trusts
    /// its X-Forwarded-For
    #[arg(long = "trusted-proxy", value_name = "NETWORK")]
    pub trusted_proxies: Vec<Network>,
    /// The prefix of every path, for a proxy that also serves other sites: /chess
    #[arg(long, value_name = "PATH", default_value = "/")]
    pub prefix: Prefix,
    /// The address at which players reach the server, for links, slips and QR codes; by default the
    /// machine's own address
    #[arg(long, value_name = "ORIGIN")]
    pub url: Option<Origin>,
    /// Another host name of the server, such as chess.local, in addition to its addresses, this
    /// machine's names and the name in --url; may be repeated
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<HostName>,
    /// Serve Prometheus metrics at /metrics of this address, which should not be public; with a
    /// port alone, on this machine only
    #[arg(long, value_name = "[ADDRESS:]PORT", value_parser = figures)]
    pub metrics: Option<SocketAddr>,
    /// The address and port to listen on
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8064")]
    pub listen: SocketAddr,
    /// The store: an SQLite file, postgres://USER:PASSWORD@HOST/DATABASE, or memory
    #[arg(long, value_name = "STORE", env = "TOUCHMOVE_STORE", default_value = "touchmove.db")]
    #[arg(hide_env_values = true)]
    pub store: String,
    /// The file with the key to sealed moves, created if it does not exist; keep it
    /// apart from backups of the store
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
    /// A UCI engine that may take a seat; by default Stockfish, if it is installed
    #[arg(long = "engine", value_name = "NAME=PROGRAM", value_parser = engine)]
    pub engines: Vec<(String, PathBuf)>,
    /// People who may create games: open (all people), here (people at this machine), password
    /// (with the password), or invited (with an invitation); by default open if the server listens
    /// to this machine only and trusts no proxy, otherwise here
    #[arg(long, value_name = "WHO", value_enum)]
    pub create: Option<Create>,
    /// The file with the password for --create password
    #[arg(long, value_name = "FILE", required_if_eq("create", "password"))]
    pub password_file: Option<PathBuf>,
    /// Delete games and competitions after this many days without activity
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: Option<u32>,
    /// Remove the names from games and competitions after this many days without activity
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_names_days: Option<u32>,
    /// The socket that `touchmove admin` talks to; by default a socket beside the key
    #[arg(long, value_name = "FILE")]
    pub admin_socket: Option<PathBuf>,
    /// Another push service for notifications to closed pages, in addition to those of Chrome,
    /// Firefox, Safari and Edge; with a port unless the port is 443
    #[arg(long = "push-service", value_name = "HOST")]
    pub push_services: Vec<PushService>,
    /// Open the page in this machine's browser
    #[arg(long)]
    pub open: bool,
    /// Log every request: address, method, path, status and time, but no secrets
    #[arg(long)]
    pub access_log: bool,
    /// Log in lines of JSON
    #[arg(long)]
    pub json: bool,
    /// Do not limit how many requests an address may make
    #[arg(long)]
    pub no_limits: bool,
}

/// Permission to create games.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Create {
    Open,
    Here,
    Password,
    Invited,
}

/// Parses an address with port, or a port on this machine.
fn figures(text: &str) -> Result<SocketAddr, Wrong> {
    let port = text.parse().map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
    port.or_else(|_| text.parse()).map_err(|_| Wrong::new("wrong-metrics", &[]))
}

fn engine(text: &str) -> Result<(String, PathBuf), Wrong> {
    let parts = text.split_once('=').ok_or_else(|| Wrong::new("wrong-engine", &[]));
    parts.map(|(name, program)| (name.to_owned(), program.into()))
}
