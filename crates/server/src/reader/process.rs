//! A reader as the server sees it.

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
    /// Starts a reader: `PROGRAM reader`. It ends when this is dropped.
    pub fn start(program: &Path) -> io::Result<Reader> {
        let mut command = Command::new(program);
        command.arg("reader").kill_on_drop(true);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // A program needs some of it on Windows.
        #[cfg(not(windows))]
        command.env_clear();
        let mut child = command.spawn()?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => Ok(Reader { child, input, output }),
            _ => Err(io::Error::other("no pipes")),
        }
    }

    /// Whether it has not ended by itself.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// Gives it its task. Returns its answer once it has ended well.
    pub async fn answer(mut self, request: &[u8]) -> io::Result<Vec<u8>> {
        // One that dies early takes no more; how it ended is more to the point.
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
