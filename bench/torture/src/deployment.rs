//! Deployment under test: servers, their store, and the proxies between them.

use crate::plan::{Kept, Plan};
use crate::proxied_server::Door;
use serde_json::Value;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::net::UnixStream;
use tokio::time::{sleep, timeout};
use touchmove_players::{Cluster, Proxy, ServerProcess, SmallDisk, call_over, run};

/// Time limit for a server to become ready after a start.
pub const BACK: Duration = Duration::from_secs(40);
/// Time limit for an operator's command. `check` reads the whole store.
const DONE: Duration = Duration::from_secs(240);
/// Size of the disk that can be filled, in megabytes.
const ROOM: u32 = 900;

/// Server with its proxies.
pub struct Slot {
    /// Proxy between clients and the server.
    pub door: Door,
    /// Proxy between the server and the database.
    pub database: Option<Proxy>,
    house: Mutex<Option<ServerProcess>>,
    /// Path of the server's admin socket.
    pub socket: PathBuf,
}

/// Processes and files of a run.
pub struct World {
    /// The servers, of which there are one or three.
    pub slots: Vec<Arc<Slot>>,
    /// The database, if there is one.
    pub cluster: Option<Cluster>,
    /// Disk that can be filled, if the machine permits mounting.
    pub disk: Option<SmallDisk>,
    /// Folder with the key and the log.
    pub folder: TempDir,
    /// The server program.
    pub program: PathBuf,
    /// True if the program keeps a list of erased names and applies it at startup.
    pub keeps_list: bool,
    kept: Kept,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    /// Prepares the deployment without starting a server. If PostgreSQL is requested but missing,
    /// reports that the run is skipped and returns `None`.
    ///
    /// # Panics
    /// Panics if no folder can be created.
    pub async fn new(plan: &Plan) -> Option<World> {
        let disk = SmallDisk::new(ROOM);
        let cluster = match (plan.kept, &disk) {
            (Kept::Sqlite, _) => None,
            (Kept::Postgres, Some(disk)) => Some(Cluster::start_on(disk.path())?),
            (Kept::Postgres, None) => Some(Cluster::start("")?),
        };
        let folder = tempfile::tempdir().unwrap();
        let mut slots = Vec::new();
        for number in 0..if plan.kept == Kept::Sqlite { 1 } else { 3 } {
            let database = match &cluster {
                Some(cluster) => Some(Proxy::start(&format!("127.0.0.1:{}", cluster.port())).await),
                None => None,
            };
            let socket = folder.path().join(format!("admin-{number}"));
            let (door, house) = (Door::new().await, Mutex::new(None));
            slots.push(Arc::new(Slot { door, database, house, socket }));
        }
        let (program, kept) = (plan.program.clone(), plan.kept);
        let program_path = program.display().to_string();
        let keeps_list = run(&program_path, &["forgotten", "--help"]).is_ok();
        Some(World { slots, cluster, disk, folder, program, keeps_list, kept })
    }

    /// Returns the path of a file of the store, or of its backup.
    pub fn file(&self, name: &str) -> PathBuf {
        match &self.disk {
            Some(disk) if self.kept == Kept::Sqlite => disk.path().join(name),
            _ => self.folder.path().join(name),
        }
    }

    /// Returns the store's address for a server, through the server's proxy.
    fn store(&self, slot: &Slot) -> String {
        match &slot.database {
            Some(proxy) => format!("postgres://postgres@{}/postgres", proxy.address),
            None => self.file("games.db").display().to_string(),
        }
    }

    /// Returns the store's address without a proxy.
    pub fn url(&self) -> String {
        match &self.cluster {
            Some(cluster) => cluster.url(),
            None => self.file("games.db").display().to_string(),
        }
    }

    /// Starts a server, unless it is running.
    ///
    /// # Errors
    /// Returns an error if the server is not ready in time.
    pub async fn start(&self, number: usize, within: Duration) -> Result<(), String> {
        let slot = self.slots[number].clone();
        let (program, folder) = (self.program.clone(), self.folder.path().to_owned());
        let (store, socket) = (self.store(&slot), slot.socket.display().to_string());
        let start = move || {
            let more = ["--no-limits", "--admin-socket", &socket];
            ServerProcess::start_with(&program, &folder, &store, &more)
        };
        let started = timeout(within, tokio::task::spawn_blocking(start)).await;
        let house = started.map_err(|_| "it does not start in time".to_owned())?;
        let house = house.map_err(|_| format!("it does not start: {}", self.log()))?;
        slot.door.lead_to(&house.address);
        *locked(&slot.house) = Some(house);
        let since = Instant::now();
        while UnixStream::connect(&slot.socket).await.is_err() {
            if since.elapsed() > BACK {
                return Err(format!("no socket for administrators: {}", self.log()));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Starts all servers that are not running, one after the other.
    ///
    /// # Errors
    /// Returns an error if a server is not ready in time.
    pub async fn start_all(&self, within: Duration) -> Result<(), String> {
        for number in 0..self.slots.len() {
            if self.pid(number).is_none() {
                self.start(number, within).await?;
            }
        }
        Ok(())
    }

    /// Returns the process id of a server.
    pub fn pid(&self, number: usize) -> Option<u32> {
        locked(&self.slots[number].house).as_ref().map(ServerProcess::pid)
    }

    /// Takes the process of a server out of its slot.
    pub fn take(&self, number: usize) -> Option<ServerProcess> {
        locked(&self.slots[number].house).take()
    }

    /// Kills all running servers with SIGKILL.
    pub async fn kill_all(&self) {
        let houses: Vec<ServerProcess> =
            (0..self.slots.len()).filter_map(|n| self.take(n)).collect();
        let _ = tokio::task::spawn_blocking(|| {
            houses.into_iter().for_each(|house| {
                house.kill();
            })
        })
        .await;
    }

    /// Waits until all servers are ready.
    ///
    /// # Errors
    /// Returns an error if a server is not ready in time.
    pub async fn is_back(&self) -> Result<Duration, String> {
        let since = Instant::now();
        for (number, slot) in self.slots.iter().enumerate() {
            while !matches!(slot.door.ask("GET", "/readyz", None, None).await, Ok((200, _))) {
                if since.elapsed() > BACK {
                    return Err(format!("server {number} is not ready: {}", self.log()));
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
        Ok(since.elapsed())
    }

    /// Returns the last part of the servers' log.
    pub fn log(&self) -> String {
        let text = std::fs::read(self.folder.path().join("log")).unwrap_or_default();
        let from = text.len().saturating_sub(8_000);
        String::from_utf8_lossy(&text[from..]).into_owned()
    }

    /// Sends a request to a server's admin socket.
    ///
    /// # Errors
    /// Returns an error if the server does not answer.
    pub async fn administer(&self, number: usize, path: &str) -> io::Result<(u16, Value)> {
        let asked = async {
            let stream = UnixStream::connect(&self.slots[number].socket).await?;
            call_over(stream, "localhost", "GET", path, None, None).await
        };
        timeout(Duration::from_secs(10), asked).await?
    }

    /// Runs `touchmove` with the key, as an operator would. Returns the output.
    ///
    /// # Errors
    /// Returns an error if the command fails.
    pub async fn touchmove(&self, args: &[&str]) -> Result<String, String> {
        let mut command = tokio::process::Command::new(&self.program);
        command.args(args).env("LC_ALL", "C").kill_on_drop(true);
        if args.first() != Some(&"backup") {
            command.arg("--key").arg(self.key());
        }
        let output = timeout(DONE, command.output()).await.map_err(|_| "no answer".to_owned())?;
        let output = output.map_err(|error| error.to_string())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(format!("{args:?}: {}{}", text(&output.stdout), text(&output.stderr))),
        }
    }

    /// Runs `touchmove admin` against one server.
    ///
    /// # Errors
    /// Returns an error if the command fails.
    pub async fn admin(&self, number: usize, args: &[&str]) -> Result<String, String> {
        let socket = self.slots[number].socket.display().to_string();
        let mut all = vec!["admin"];
        all.extend(args);
        all.extend(["--socket", &socket]);
        self.touchmove(&all).await
    }

    /// Returns the path of the key file.
    pub fn key(&self) -> PathBuf {
        self.folder.path().join("key")
    }

    /// Returns all files that the servers write: the log, and the store if it is a file.
    pub fn files(&self) -> Vec<PathBuf> {
        let mut all = vec![self.folder.path().join("log")];
        if self.kept == Kept::Sqlite {
            let file = self.file("games.db");
            all.extend(["", "-wal", "-shm"].map(|end| with_end(&file, end)));
        }
        all
    }
}

/// Appends a suffix to a path.
pub fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(end);
    path.into()
}
