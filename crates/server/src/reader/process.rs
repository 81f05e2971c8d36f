//! Reader process: the side of the server.

use super::limits::ANSWER;
use std::io;
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// A reader that waits for its task.
pub(super) struct Reader {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Reader {
    /// Starts a reader: `PROGRAM reader`. Dropping the reader kills the process.
    pub fn start(program: &Path) -> io::Result<Reader> {
        let mut command = Command::new(program);
        command.arg("reader").kill_on_drop(true);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Windows programs need some environment variables.
        #[cfg(not(windows))]
        command.env_clear();
        let mut child = command.spawn()?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => Ok(Reader { child, input, output }),
            _ => Err(io::Error::other("no pipes")),
        }
    }

    /// True while the process runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// Sends the task; returns the answer once the process has exited successfully.
    pub async fn answer(mut self, request: &[u8]) -> io::Result<Vec<u8>> {
        // A reader that dies early breaks the pipe. Its exit status is the better error.
        let _ = self.input.write_all(request).await;
        drop(self.input);
        let mut answer = Vec::new();
        let mut output = self.output.take(ANSWER.saturating_add(1));
        output.read_to_end(&mut answer).await?;
        if answer.len() as u64 > ANSWER {
            return Err(io::Error::other(format!("more than {ANSWER} bytes")));
        }
        let ended = self.child.wait().await?;
        match ended.success() {
            true => Ok(answer),
            false => Err(io::Error::other(ended.to_string())),
        }
    }
}
