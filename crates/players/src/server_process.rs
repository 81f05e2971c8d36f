//! The real server program, started and stopped as users do, or killed.

use std::fs::{File, read_to_string};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Instant;

/// A running server process.
pub struct ServerProcess {
    child: Child,
    /// Kept open, so that output during shutdown does not fail.
    _said: BufReader<ChildStdout>,
    /// `127.0.0.1:PORT`.
    pub address: String,
}

impl ServerProcess {
    /// Starts `touchmove serve` with a store and waits for its address. The log goes to `log` in
    /// the folder.
    ///
    /// # Panics
    /// If the server does not start.
    pub fn start(program: &Path, folder: &Path, store: &str) -> ServerProcess {
        ServerProcess::start_with(program, folder, store, &["--no-limits"])
    }

    /// Starts the server with further arguments.
    ///
    /// # Panics
    /// If the server does not start.
    pub fn start_with(program: &Path, folder: &Path, store: &str, more: &[&str]) -> ServerProcess {
        ServerProcess::start_in(program, folder, store, more, &[])
    }

    /// Starts the server with further arguments and environment variables.
    ///
    /// # Panics
    /// If the server does not start.
    pub fn start_in(
        program: &Path,
        folder: &Path,
        store: &str,
        more: &[&str],
        environment: &[(&str, &str)],
    ) -> ServerProcess {
        let log = File::options().append(true).create(true).open(folder.join("log")).unwrap();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--store", store, "--key"])
            .arg(folder.join("key"))
            .args(more)
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap_or_default().to_owned();
        assert!(!address.is_empty(), "it did not start: {}", log_of(folder));
        ServerProcess { child, _said: said, address }
    }

    /// Kills the process with SIGKILL. Returns the times before the signal and after the end of the
    /// process.
    ///
    /// # Panics
    /// If the process does not exist.
    pub fn kill(mut self) -> [Instant; 2] {
        let before = Instant::now();
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        [before, Instant::now()]
    }

    /// Sends SIGTERM, as service managers do. Returns the times before the signal and after the end
    /// of the process, and the exit status.
    ///
    /// # Panics
    /// If the process does not exist.
    pub fn terminate(mut self) -> ([Instant; 2], ExitStatus) {
        let before = Instant::now();
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        ([before, Instant::now()], status)
    }

    /// Returns the resident memory of the process in bytes.
    ///
    /// # Panics
    /// If the system does not report the memory.
    pub fn resident(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = read_to_string(&path).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        let kib: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
        kib * 1024
    }

    /// Returns the process id.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn log_of(folder: &Path) -> String {
    read_to_string(folder.join("log")).unwrap_or_default()
}
