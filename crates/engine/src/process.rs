//! Running engine process: reads and writes lines with timeouts.

use crate::{EngineConfig, EngineError};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::{Instant, timeout, timeout_at};

/// Upper bound on the length of a line in bytes. The rest of a longer line is dropped.
const LONGEST: usize = 16 * 1024;

/// Time that the process has to exit after `quit`.
const LEAVING: Duration = Duration::from_secs(2);

/// Engine process. Dropping the value kills the process.
#[derive(Debug)]
pub(crate) struct Process {
    name: String,
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    /// Bytes of an incomplete line.
    line: Vec<u8>,
    /// True while a line is being written. The flag stays true if the write was cancelled.
    saying: bool,
}

impl Process {
    pub(crate) fn start(config: &EngineConfig) -> Result<Process, EngineError> {
        let not_started = |source| EngineError::NotStarted {
            name: config.name.clone(),
            path: config.path.display().to_string(),
            source,
        };
        let mut command = Command::new(&config.path);
        command.args(&config.args).kill_on_drop(true).stderr(Stdio::null());
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(not_started)?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let pipes = stdin.zip(stdout).ok_or_else(|| not_started(std::io::Error::other("no pipes")));
        let (stdin, stdout) = pipes?;
        let stdout = BufReader::new(stdout);
        Ok(Process {
            name: config.name.clone(),
            child,
            stdin,
            stdout,
            line: Vec::new(),
            saying: false,
        })
    }

    /// Returns the process id, for tests and logs.
    pub(crate) fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Returns true if no more lines can be sent.
    pub(crate) fn is_broken(&mut self) -> bool {
        self.saying || !matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends a line within the timeout.
    pub(crate) async fn say(
        &mut self,
        text: &str,
        awaited: &'static str,
        limit: Limit,
    ) -> Result<(), EngineError> {
        let line = format!("{text}\n");
        // The flag stays true if this future is dropped during the write.
        self.saying = true;
        let said = timeout_at(limit.until, self.stdin.write_all(line.as_bytes())).await;
        self.saying = !matches!(said, Ok(Ok(())));
        match said {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(self.died(awaited).await),
            Err(_) => Err(self.silent(awaited, limit)),
        }
    }

    /// Returns the next line within the timeout. The future is cancel-safe: if it is dropped, a
    /// partial line is kept.
    pub(crate) async fn hear(
        &mut self,
        awaited: &'static str,
        limit: Limit,
    ) -> Result<String, EngineError> {
        match timeout_at(limit.until, self.read_line()).await {
            Ok(Some(line)) => Ok(line),
            Ok(None) => Err(self.died(awaited).await),
            Err(_) => Err(self.silent(awaited, limit)),
        }
    }

    /// Returns the next line, or `None` at the end of the output.
    async fn read_line(&mut self) -> Option<String> {
        loop {
            let bytes = self.stdout.fill_buf().await.ok().filter(|bytes| !bytes.is_empty())?;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let room = LONGEST.saturating_sub(self.line.len()).min(part.len());
            self.line.extend_from_slice(&part[..room]);
            let used = part.len() + usize::from(end.is_some());
            self.stdout.consume(used);
            if end.is_some() {
                let line = std::mem::take(&mut self.line);
                return Some(String::from_utf8_lossy(&line).into_owned());
            }
            // An engine that writes without pause must not starve other tasks.
            tokio::task::yield_now().await;
        }
    }

    fn silent(&self, awaited: &'static str, limit: Limit) -> EngineError {
        EngineError::Silent { name: self.name.clone(), awaited, waited: limit.length }
    }

    async fn died(&mut self, awaited: &'static str) -> EngineError {
        let status = timeout(LEAVING, self.child.wait()).await;
        let status = status.ok().and_then(Result::ok).map(|status| status.to_string());
        EngineError::Died { name: self.name.clone(), awaited, status }
    }

    /// Sends `quit`, and kills the process if it does not exit.
    pub(crate) async fn quit(mut self) {
        let asked = self.say("quit", "the end", Limit::of(LEAVING)).await;
        let left = timeout(LEAVING, self.child.wait()).await;
        if asked.is_err() || left.is_err() {
            let _ = self.child.kill().await;
        }
    }
}

/// Timeout with its deadline.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    until: Instant,
    length: Duration,
}

impl Limit {
    /// Starts a timeout now.
    pub(crate) fn of(length: Duration) -> Limit {
        let now = Instant::now();
        // If the deadline overflows, one year replaces it.
        let until = now.checked_add(length).unwrap_or(now + Duration::from_secs(31_536_000));
        Limit { until, length }
    }
}
