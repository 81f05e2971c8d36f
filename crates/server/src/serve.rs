//! Starting, running and stopping.

use crate::api::router;
use crate::axis::Axis;
use crate::config::Config;
use crate::connections;
use crate::engine::Engines;
use crate::hall::Hall;
use crate::recovery::recover;
use crate::table::Ground;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};
use touchmove_envelope::Key;
use touchmove_store::StoreError;

/// What is in doubt after a crash is at most twice this.
const HEARTBEAT: Duration = Duration::from_millis(400);
const TIDYING: Duration = Duration::from_secs(60);
/// How long single measurements are kept before they are summed up.
const SUMMING: Duration = Duration::from_secs(2);
/// How long connections may take to end when the server stops.
const TO_END: Duration = Duration::from_secs(10);

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// The journal cannot be opened.
    Store(StoreError),
    /// The address cannot be listened on.
    Listen(SocketAddr, io::Error),
    /// The key of sealed moves cannot be read or made.
    Key(String),
    /// What an earlier server left cannot be recovered.
    Recovery(&'static str),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => write!(f, "the store cannot be opened: {error}"),
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Key(why) => write!(f, "the key of sealed moves: {why}"),
            ServeError::Recovery(why) => write!(f, "games cannot be recovered: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// A server that has its store and its address.
pub struct Server {
    hall: Arc<Hall>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the store, recovers what an earlier server left, and listens.
    ///
    /// # Errors
    /// If the store, the key or the address cannot be had.
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
        let listen = |error| ServeError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let store = touchmove_store::open(&config.store).await.map_err(ServeError::Store)?;
        let joined = store.join().await.map_err(ServeError::Store)?;
        let engines = Engines::new(config.engines, config.engines_at_once);
        let stopping = AtomicBool::new(false);
        let ground = Ground { store, axis: Axis::from(joined.now), key, stopping };
        let hall = Hall::new(ground, config.limits, engines, figures());
        if joined.alone {
            let stopped =
                recover(&hall, joined.now).await.map_err(|p| ServeError::Recovery(p.name()))?;
            tracing::info!(stopped, "games recovered");
            hall.ground.store.recovered().await.map_err(ServeError::Store)?;
        }
        Ok(Server { hall, listener, address })
    }

    /// Where it listens.
    ///
    /// ```no_run
    /// # fn show(server: &touchmove_server::Server) {
    /// println!("http://{}", server.address());
    /// # }
    /// ```
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes to an end; then stops all clocks, on the
    /// record, and lets everybody go.
    ///
    /// ```no_run
    /// # async fn run(server: touchmove_server::Server) {
    /// server.run(async { tokio::signal::ctrl_c().await.unwrap_or(()) }).await
    /// # }
    /// ```
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let hall = self.hall.clone();
        let background = [
            tokio::spawn(beat(hall.clone())),
            tokio::spawn(follow(hall.clone())),
            tokio::spawn(tidy(hall.clone())),
            tokio::spawn(sum_up(hall.clone())),
        ];
        let app = router(hall.clone());
        let serving = tokio::spawn(connections::serve(self.listener, app, hall.clone()));
        stop.await;
        hall.go_down().await;
        let _ = tokio::time::timeout(TO_END, serving).await;
        background.iter().for_each(tokio::task::JoinHandle::abort);
        let _ = hall.ground.store.beat(hall.ground.axis.now()).await;
        hall.ground.store.close().await;
    }
}

/// Copies a store to a new file while a server uses it.
///
/// # Errors
/// If the store is none that is copied this way, or the file is there already.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_server::ServeError> {
/// touchmove_server::backup("touchmove.db", "copy.db".as_ref()).await
/// # }
/// ```
pub async fn backup(store: &str, to: &Path) -> Result<(), ServeError> {
    touchmove_store::backup(store, to).await.map_err(ServeError::Store)
}

/// Tells the store how far time has come.
async fn beat(hall: Arc<Hall>) {
    let mut ticks = interval(HEARTBEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = hall.ground.store.beat(hall.ground.axis.now()).await {
            tracing::error!(%error, "no heartbeat");
        }
    }
}

/// Takes in what other processes write.
async fn follow(hall: Arc<Hall>) {
    let mut changes = hall.ground.store.changes();
    loop {
        match changes.recv().await {
            Ok(change) => {
                if let Some(table) = hall.open(&change.stream) {
                    catch_up(&table, change.version).await;
                } else if let Some(competition) = hall.open_competition(&change.stream)
                    && let Err(problem) = competition.catch_up(change.version).await
                {
                    tracing::error!(%competition.id, problem = problem.name(), "not caught up");
                }
            }
            Err(RecvError::Lagged(_)) => {
                for table in hall.all_open() {
                    catch_up(&table, u64::MAX).await;
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

async fn catch_up(table: &Arc<crate::table::Table>, version: u64) {
    if let Err(problem) = table.catch_up(version).await {
        tracing::error!(game = %table.id, problem = problem.name(), "not caught up");
    }
}

async fn tidy(hall: Arc<Hall>) {
    let mut ticks = interval(TIDYING);
    loop {
        ticks.tick().await;
        hall.tidy().await;
        hall.gates.tidy();
    }
}

/// Without this every measurement would be kept until somebody asks for them.
async fn sum_up(hall: Arc<Hall>) {
    let mut ticks = interval(SUMMING);
    loop {
        ticks.tick().await;
        hall.figures.run_upkeep();
    }
}

/// Figures are kept once a process.
fn figures() -> PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    let make = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // A program may have its own recorder; then the figures go there.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    FIGURES.get_or_init(make).clone()
}

/// The key of sealed moves, made at the first start.
fn key(path: &Path) -> Result<Key, ServeError> {
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
