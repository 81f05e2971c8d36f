//! A private PostgreSQL that can be stopped, and a clock that can be set.

use crate::machine::run;
use crate::skipped::skipped;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A fake clock for child processes; the machine's clock is not changed.
pub struct FakeClock {
    library: PathBuf,
    file: PathBuf,
}

/// Creates a fake clock; reports a skip and returns `None` if libfaketime is not installed.
///
/// # Panics
/// If the folder cannot be written, or made readable for other users.
pub fn fake_clock(folder: &Path) -> Option<FakeClock> {
    let architectures = ["x86_64", "aarch64"];
    let path = |name| format!("/usr/lib/{name}-linux-gnu/faketime/libfaketimeMT.so.1");
    let library = architectures.map(path).map(PathBuf::from).into_iter().find(|path| path.exists());
    let Some(library) = library else {
        skipped("no clock can be set: apt-get install faketime");
        return None;
    };
    let faked = FakeClock { library, file: folder.join("clock") };
    faked.set("+0s");
    // The database's user reads the file of the clock too.
    run("chmod", &["-R", "a+rX", folder.to_str().unwrap()]).unwrap();
    Some(faked)
}

impl FakeClock {
    /// Sets the clock to an offset from the machine's, such as `+600s`.
    ///
    /// # Panics
    /// If the clock's file cannot be written.
    pub fn set(&self, offset: &str) {
        let new = self.file.with_extension("new");
        std::fs::write(&new, format!("{offset}\n")).unwrap();
        run("chmod", &["a+r", new.to_str().unwrap()]).unwrap();
        std::fs::rename(new, &self.file).unwrap();
    }

    /// Returns the shell commands to run before starting a program.
    pub fn exports(&self) -> String {
        format!(
            "export LD_PRELOAD={} FAKETIME_TIMESTAMP_FILE={} FAKETIME_NO_CACHE=1 \
             FAKETIME_DONT_FAKE_MONOTONIC=1 FAKETIME_DONT_RESET=1",
            self.library.display(),
            self.file.display()
        )
    }
}

/// A database cluster, removed when dropped.
pub struct Cluster {
    data: PathBuf,
    port: u16,
    /// Shell commands to run before starting the database.
    before: String,
    settings: &'static str,
    _folder: TempDir,
}

/// Settings for a nearly full disk.
const SMALL: &str = "-c wal_keep_size=0 -c max_wal_size=8MB -c min_wal_size=2MB";

impl Cluster {
    /// Starts a cluster; reports a skip and returns `None` if PostgreSQL is not installed.
    ///
    /// # Panics
    /// If no folder or port is available.
    pub fn start(before: &str) -> Option<Cluster> {
        Cluster::start_in(&std::env::temp_dir(), before, "")
    }

    /// Starts a cluster on a small disk.
    ///
    /// # Panics
    /// If no folder or port is available.
    pub fn start_on(disk: &Path) -> Option<Cluster> {
        Cluster::start_in(disk, "", SMALL)
    }

    fn start_in(place: &Path, before: &str, settings: &'static str) -> Option<Cluster> {
        let folder = tempfile::tempdir_in(place).unwrap();
        let is_root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
        let open = [place, folder.path()].map(|path| path.to_str().unwrap().to_owned());
        if is_root && let Err(why) = run("chown", &["postgres", &open[1]]) {
            skipped(&format!("no user for a database: {why}"));
            return None;
        }
        let _ = run("chmod", &["a+x", &open[0]]);
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let data = folder.path().join("data");
        let cluster = Cluster { data, port, before: before.to_owned(), settings, _folder: folder };
        let init = "initdb -A trust -U postgres --no-sync --wal-segsize=1 -D";
        if let Err(why) = cluster.shell("", &format!("{init} {}", cluster.data.display())) {
            skipped(&format!("no database of its own can be made: {why}"));
            return None;
        }
        cluster.restart();
        Some(cluster)
    }

    /// Returns the URL for a store, as the superuser.
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Returns the port on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Stops the database abruptly, as a power cut would.
    ///
    /// # Panics
    /// If the database cannot be stopped.
    pub fn stop(&self) {
        let stop = format!("pg_ctl -D {} -m immediate -w stop", self.data.display());
        self.shell("", &stop).unwrap();
    }

    /// Starts the database after a stop.
    ///
    /// # Panics
    /// If the database does not start.
    pub fn restart(&self) {
        let folder = self.data.parent().unwrap().display();
        let start = format!(
            "pg_ctl -D {} -w -l {folder}/log -o '-p {} -k {folder} -c listen_addresses=127.0.0.1 \
             {}' start",
            self.data.display(),
            self.port,
            self.settings
        );
        self.shell(&self.before, &start).unwrap();
    }

    /// Runs an SQL statement.
    ///
    /// # Panics
    /// If the statement fails.
    pub fn query(&self, query: &str) {
        run("psql", &["-q", "-d", &self.url(), "-c", query]).unwrap();
    }

    /// Runs a shell command as the database's user, who is not root.
    fn shell(&self, before: &str, command: &str) -> Result<(), String> {
        let path = "PATH=$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1)";
        let text = format!("cd /; {path}; {before}\n{command} </dev/null >/dev/null 2>&1");
        let is_root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
        match is_root {
            true => run("runuser", &["-u", "postgres", "--", "sh", "-c", &text]),
            false => run("sh", &["-c", &text]),
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let stop = format!("pg_ctl -D {} -m immediate -w stop", self.data.display());
        let _ = self.shell("", &stop);
    }
}
