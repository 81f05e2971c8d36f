//! Reader process: the side of the child.

use super::answer::answer;
use super::limits::TO_JUDGE;
use super::sandbox::confine;
use crate::language::words;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;
use touchmove_answers::sandbox::StopSignal;
use touchmove_explain::Language;

/// Reads one untrusted file. The program of [`Config::reader`](crate::Config::reader) calls this
/// first if its first argument is `reader`. The function limits the whole process, takes a task
/// from standard input, and answers on standard output.
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     match std::env::args().nth(1).as_deref() {
///         Some("reader") => touchmove_server::read_files(),
///         _ => std::process::ExitCode::FAILURE,
///     }
/// }
/// ```
#[must_use]
pub fn read_files() -> ExitCode {
    // Panic messages would contain text of the untrusted file.
    std::panic::set_hook(Box::new(|_| {}));
    let stack = touchmove_tournament::STACK;
    let reader = thread::Builder::new().name("reader".to_owned()).stack_size(stack).spawn(serve);
    match reader.map(thread::JoinHandle::join) {
        Ok(Ok(Ok(()))) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn serve() -> io::Result<()> {
    confine()?;
    // Load the words before the task arrives, so that a started reader answers faster.
    words(Language::English);
    let mut request = Vec::new();
    io::stdin().lock().read_to_end(&mut request)?;
    let begun = Instant::now();
    let patience = StopSignal::when(move || begun.elapsed() > TO_JUDGE);
    let mut to = io::stdout().lock();
    to.write_all(&answer(&request, &patience).unwrap_or_default())?;
    to.flush()
}
