//! Progress of an audit, on a terminal.

use super::input::Input;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const KNOWN_SIZE: &str = "{msg} {wide_bar} {bytes}/{total_bytes} {eta}";
const UNKNOWN_SIZE: &str = "{msg} {spinner} {bytes}";

/// A progress bar on standard error, hidden if standard error is not a terminal.
pub struct Bar {
    bar: ProgressBar,
    /// Bytes of the file read so far.
    read: Arc<AtomicU64>,
    /// True if standard output goes to the same terminal.
    shared: bool,
}

impl Bar {
    pub fn new(path: &Path, input: &Input) -> Bar {
        let (bar, template) = match input.size {
            Some(size) => (ProgressBar::new(size), KNOWN_SIZE),
            None => (ProgressBar::new_spinner(), UNKNOWN_SIZE),
        };
        let style = ProgressStyle::with_template(template);
        let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_message(crate::escape::piece(&path.display().to_string()));
        let shared = io::stderr().is_terminal() && io::stdout().is_terminal();
        Bar { bar, read: Arc::clone(&input.read), shared }
    }

    pub fn update(&self) {
        self.bar.set_position(self.read.load(Ordering::Relaxed));
    }

    /// Prints to standard output, hiding the bar meanwhile.
    pub fn print(&self, out: &mut impl Write, text: &str) -> io::Result<()> {
        if !self.shared {
            return out.write_all(text.as_bytes());
        }
        self.bar.suspend(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()))
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
