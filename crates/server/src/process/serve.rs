//! Startup, operation and shutdown of a server.

use crate::access::creation_policy::CreationPolicy;
use crate::access::hosts::Hosts;
use crate::access::limits::RateLimits;
use crate::api::router;
use crate::config::{Config, Keep, Limits};
use crate::engines::slots::Engines;
use crate::games::journal::Context;
use crate::metrics::prometheus;
use crate::process::cluster;
use crate::process::connections;
use crate::process::heartbeat_thread;
use crate::process::push_delivery::{self, Pace};
use crate::process::recovery::recover;
use crate::process::{files, lan_address, metrics, retention, stall, tls};
use crate::push::post::Post;
use crate::push::services::Services;
use crate::registry::erasure::apply;
use crate::registry::push::Push;
use crate::registry::{CLUSTER, Registry};
use crate::session_clock::SessionClock;
use crate::site::Site;
use sha2::{Digest, Sha256};
use std::any::Any;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::interval;
use tokio_rustls::TlsAcceptor;
use touchmove_envelope::Key;
use touchmove_store::{ChainKey, Store, StoreError};

const TIDYING: Duration = Duration::from_secs(60);
/// Interval at which histogram samples are summarised.
const SUMMING: Duration = Duration::from_secs(2);
/// Timeout at shutdown for connections, and for the journal.
const TO_END: Duration = Duration::from_millis(400);

/// Error at startup.
#[derive(Debug)]
pub enum ServeError {
    /// The journal cannot be opened.
    Store(StoreError),
    /// The server cannot listen on the address.
    Listen(SocketAddr, io::Error),
    /// The key of sealed moves cannot be read or created.
    Key(String),
    /// The certificate or its key cannot be used.
    Tls(String),
    /// The store's sealed moves use another key.
    OtherKey,
    /// The list of forgotten persons cannot be read or applied.
    Forgotten(String),
    /// Recovery failed, after an earlier server had stopped without shutdown.
    Recovery(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => write!(f, "the store cannot be opened: {error}"),
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Key(why) => write!(f, "the key of sealed moves: {why}"),
            ServeError::Tls(why) => write!(f, "TLS: {why}"),
            ServeError::OtherKey => write!(
                f,
                "the key of sealed moves is not the one that this store was used with: its \
                 envelopes would stay closed; use that key file, or another store"
            ),
            ServeError::Forgotten(why) => write!(f, "the list of the forgotten: {why}"),
            ServeError::Recovery(why) => write!(f, "games cannot be recovered: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// A server with an open store and a bound address.
pub struct Server {
    pub(crate) registry: Arc<Registry>,
    listener: TcpListener,
    address: SocketAddr,
    tls: Option<TlsAcceptor>,
    prometheus: Option<TcpListener>,
    keep: Keep,
    admin: Option<PathBuf>,
}

impl Server {
    /// Opens the store, recovers games of an earlier server, and listens.
    ///
    /// # Errors
    /// If the store, the key or the address is not available.
    ///
    /// ```
    /// # tokio::runtime::Runtime::new().unwrap().block_on(async {
    /// use touchmove_server::{Config, Server};
    /// let folder = std::env::temp_dir().join(format!("touchmove-doc-{}", std::process::id()));
    /// std::fs::create_dir_all(&folder).unwrap();
    /// let config = Config {
    ///     store: "memory".into(),
    ///     listen: ([127, 0, 0, 1], 0).into(),
    ///     key_file: folder.join("touchmove.key"),
    ///     ..Config::default()
    /// };
    /// let server = Server::start(config).await.unwrap();
    /// assert_ne!(server.address().port(), 0);
    /// # std::fs::remove_dir_all(&folder).unwrap();
    /// # });
    /// ```
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let key = key(&config.key_file)?;
        let store = touchmove_store::open_chained(&config.store, chain(&key)).await;
        let store = store.map_err(|error| match error {
            StoreError::OtherKey => ServeError::OtherKey,
            other => ServeError::Store(other),
        })?;
        Server::over(store, config).await
    }

    /// Starts a server with a store that is already open.
    pub(crate) async fn over(store: Arc<dyn Store>, config: Config) -> Result<Server, ServeError> {
        let key = key(&config.key_file)?;
        let files = config.tls.as_ref();
        let tls = files.map(|(certificate, key)| tls::acceptor(certificate, key));
        let tls = tls.transpose().map_err(ServeError::Tls)?;
        let (listener, address) = listen(config.listen).await?;
        let figures_at = match config.metrics {
            Some(at) => Some(listen(at).await?.0),
            None => None,
        };
        let joined = store.join().await.map_err(ServeError::Store)?;
        if !cluster::same_key(&*store, &key).await.map_err(ServeError::Store)? {
            return Err(ServeError::OtherKey);
        }
        let list = config.key_file.with_extension("forgotten");
        let again = apply(&*store, &list).await.map_err(ServeError::Forgotten)?;
        if again > 0 {
            tracing::warn!(
                journals = again,
                "the store is an older copy: its persons were anonymised again"
            );
        }
        let creating = config.creating();
        let engines = Engines::new(config.engines, config.engines_at_once);
        let found = || lan_address::outside(address).map(|address| origin(tls.is_some(), address));
        let (own, creation_policy) =
            (origin(tls.is_some(), address), CreationPolicy::new(creating));
        let hosts = Hosts::new(&config.hosts, config.url.clone(), own.clone());
        let rate_limits =
            RateLimits::new(within(config.limits, files::room()), config.trusted_proxies);
        let others = config.url.map(|url| url.to_string()).or_else(found);
        let context = Context::new(store, SessionClock::since(joined.now, joined.since), key)
            .reads_by(config.reader);
        let registry = Registry::new(
            context,
            rate_limits.serving(hosts),
            engines,
            prometheus(),
            Site { prefix: config.prefix, own, others, page: OnceLock::new() },
            creation_policy,
            Push::new(Services(config.push_services), Post::default()),
        );
        let _ = registry.forgotten.set(list);
        if joined.alone {
            let stopped = recover(&registry, joined.now)
                .await
                .map_err(|p| ServeError::Recovery(p.name().to_owned()))?;
            tracing::info!(stopped, "games recovered");
            registry.context.store.recovered().await.map_err(ServeError::Store)?;
        }
        if tls.is_none() && !address.ip().is_loopback() {
            tracing::warn!(%address, "links of seats travel in clear: have a proxy with TLS before it, or --tls-certificate");
        }
        registry.read_invitations().await.map_err(|p| ServeError::Recovery(p.name().to_owned()))?;
        let (keep, admin, prometheus) = (config.keep, config.admin, figures_at);
        Ok(Server { registry, listener, address, tls, prometheus, keep, admin })
    }

    /// The address that the server listens on.
    ///
    /// ```no_run
    /// # fn show(server: &touchmove_server::Server) {
    /// println!("http://{}", server.address());
    /// # }
    /// ```
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the Prometheus metrics, if they are served.
    ///
    /// ```no_run
    /// # fn show(server: &touchmove_server::Server) {
    /// println!("{:?}", server.metrics_address());
    /// # }
    /// ```
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.prometheus.as_ref()?.local_addr().ok()
    }

    /// The address to open on this machine.
    ///
    /// ```no_run
    /// # fn show(server: &touchmove_server::Server) {
    /// println!("{}", server.url());
    /// # }
    /// ```
    pub fn url(&self) -> String {
        format!("{}{}", origin(self.tls.is_some(), self.address), self.registry.site.prefix)
    }

    /// The address for other devices: the configured address, or a LAN address if the server
    /// listens on all interfaces.
    ///
    /// ```no_run
    /// # fn show(server: &touchmove_server::Server) {
    /// println!("{:?}", server.url_for_others());
    /// # }
    /// ```
    pub fn url_for_others(&self) -> Option<String> {
        self.registry
            .site
            .others
            .as_ref()
            .map(|origin| format!("{origin}{}", self.registry.site.prefix))
    }

    /// Serves until `stop` completes. Then stops all clocks on record and closes the connections.
    ///
    /// # Panics
    /// If one of the server's own tasks panics, after it has stopped the clocks. A supervisor
    /// should restart the program.
    ///
    /// ```no_run
    /// # async fn run(server: touchmove_server::Server) {
    /// server.run(async { tokio::signal::ctrl_c().await.unwrap_or(()) }).await
    /// # }
    /// ```
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let registry = self.registry.clone();
        registry.context.heartbeat.start();
        let mut background = spawn_background_tasks(&registry, self.keep, self.admin);
        background.spawn(metrics::serve(self.prometheus, registry.clone()));
        let serving =
            connections::serve(self.listener, self.tls, router(registry.clone()), registry.clone());
        let (served, all_served) = oneshot::channel();
        background.spawn(async move {
            serving.await;
            let _ = served.send(());
        });
        let panicked = tokio::select! {
            () = stop => None,
            panic = first_panic(&mut background) => Some(panic),
        };
        registry.go_down().await;
        let _ = tokio::time::timeout(TO_END, all_served).await;
        background.abort_all();
        let closed = async {
            let _ = registry.context.store.beat(registry.context.clock.now()).await;
            registry.context.store.close().await;
        };
        if tokio::time::timeout(TO_END, closed).await.is_err() {
            tracing::warn!("the journal does not answer; it was left as it is");
        }
        if let Some(panic) = panicked {
            std::panic::resume_unwind(panic);
        }
    }
}

/// Starts the background tasks.
fn spawn_background_tasks(
    registry: &Arc<Registry>,
    keep: Keep,
    admin: Option<PathBuf>,
) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    tasks.spawn(heartbeat_thread::beat(registry.clone()));
    tasks.spawn(stall::watch(registry.clone()));
    tasks.spawn(follow(registry.clone()));
    tasks.spawn(push_delivery::pass_on(registry.clone(), Pace::USUAL));
    tasks.spawn(tidy(registry.clone()));
    tasks.spawn(sum_up(registry.clone()));
    tasks.spawn(retention::watch(registry.clone(), keep));
    tasks.spawn(administer(registry.clone(), admin));
    tasks
}

/// Waits until a task panics. Without one of its tasks, the server would miss flag falls or a
/// silent journal. The server therefore stops the clocks and exits, as it does on a signal.
async fn first_panic(tasks: &mut JoinSet<()>) -> Box<dyn Any + Send> {
    while let Some(ended) = tasks.join_next().await {
        if let Some(panic) = ended.err().and_then(|error| error.try_into_panic().ok()) {
            tracing::error!("a background task panicked; shutting down");
            return panic;
        }
    }
    std::future::pending().await
}

async fn listen(at: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let wrong = |error| ServeError::Listen(at, error);
    let listener = TcpListener::bind(at).await.map_err(wrong)?;
    let address = listener.local_addr().map_err(wrong)?;
    Ok((listener, address))
}

/// Reduces the limits to the connections that the system has room for.
fn within(limits: Limits, room: usize) -> Limits {
    let room = u32::try_from(room).unwrap_or(u32::MAX);
    Limits { all_connections: limits.all_connections.min(room), ..limits }
}

fn origin(tls: bool, address: SocketAddr) -> String {
    let scheme = if tls { "https" } else { "http" };
    format!("{scheme}://{address}")
}

/// Serves the admin socket.
#[cfg(unix)]
async fn administer(registry: Arc<Registry>, path: Option<PathBuf>) {
    let Some(path) = path else { return };
    match crate::process::admin::AdminSocket::open(&path) {
        Ok(socket) => socket.serve(registry).await,
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "`touchmove admin` does not reach this server");
        }
    }
}

#[cfg(not(unix))]
async fn administer(_: Arc<Registry>, _: Option<PathBuf>) {}

/// Takes entries that other processes write.
async fn follow(registry: Arc<Registry>) {
    let mut changes = registry.context.store.changes();
    loop {
        match changes.recv().await {
            Ok(change) => {
                if change.is_gone() {
                    registry.close_deleted(&change.stream);
                } else if change.stream.as_str() == CLUSTER {
                    let _ = registry.read_invitations().await;
                } else if let Some(live_game) = registry.open(&change.stream) {
                    catch_up(&live_game, change.version).await;
                } else if let Some(competition) = registry.open_competition(&change.stream)
                    && let Err(problem) = competition.catch_up(change.version).await
                    && !problem.is_gone()
                {
                    tracing::error!(%competition.id, problem = problem.name(), "entries of another server not read");
                }
            }
            Err(RecvError::Lagged(_)) => {
                for live_game in registry.all_open() {
                    catch_up(&live_game, u64::MAX).await;
                }
                for competition in registry.all_events() {
                    let _ = competition.catch_up(u64::MAX).await;
                }
                registry.close_all_deleted().await;
            }
            Err(RecvError::Closed) => return,
        }
    }
}

async fn catch_up(live_game: &Arc<crate::games::live_game::LiveGame>, version: u64) {
    if let Err(problem) = live_game.catch_up(version).await
        && !problem.is_gone()
    {
        tracing::error!(game = %live_game.id, problem = problem.name(), "entries of another server not read");
    }
}

async fn tidy(registry: Arc<Registry>) {
    let mut ticks = interval(TIDYING);
    loop {
        ticks.tick().await;
        registry.tidy().await;
        registry.rate_limits.tidy();
    }
}

/// Summarises histograms regularly. Otherwise the process would keep all samples until the next
/// scrape.
async fn sum_up(registry: Arc<Registry>) {
    let mut ticks = interval(SUMMING);
    loop {
        ticks.tick().await;
        registry.prometheus.run_upkeep();
    }
}

/// The key of the journals' hash chains, derived from the key of sealed moves.
pub(super) fn chain(key: &Key) -> ChainKey {
    let digest = Sha256::digest(format!("touchmove journals {}", key.to_hex().as_str()));
    ChainKey::new(digest.into())
}

/// Reads the key of sealed moves; the first start creates it.
pub(super) fn key(path: &Path) -> Result<Key, ServeError> {
    let wrong = |why: String| ServeError::Key(format!("{}: {why}", path.display()));
    match std::fs::read_to_string(path) {
        Ok(text) => Key::from_hex(text.trim())
            .ok_or_else(|| wrong("64 hexadecimal digits expected".to_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = Key::generate().map_err(|error| wrong(error.to_string()))?;
            write_secret(path, &key.to_hex()).map_err(|error| wrong(error.to_string()))?;
            Ok(key)
        }
        Err(error) => Err(wrong(error.to_string())),
    }
}

fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn panic_of_one_task_is_noticed_beside_others() {
        let mut tasks = JoinSet::new();
        tasks.spawn(async {});
        tasks.spawn(std::future::pending());
        tasks.spawn(async { panic!("as it should") });
        let panic = first_panic(&mut tasks).await;
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"as it should"));
    }
}
