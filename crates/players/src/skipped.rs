//! Reports of tests that cannot run because this machine lacks a tool.

use std::fs::File;
use std::io::Write;

/// Reports that a test is skipped. If `TOUCHMOVE_SKIPPED` names a file, the reason is also appended
/// to this file. `make test` prints the file at its end, because it does not show the output of
/// tests that pass.
///
/// # Panics
/// If `TOUCHMOVE_ALL_TOOLS` is 1: then a missing tool is a failure.
pub fn skipped(why: &str) {
    assert!(!has_all_tools(), "TOUCHMOVE_ALL_TOOLS is set, but: {why}");
    eprintln!("skipped: {why}");
    if let Some(path) = std::env::var_os("TOUCHMOVE_SKIPPED") {
        let file = File::options().append(true).create(true).open(path);
        // Write the line at once, so that lines of parallel tests do not mix.
        let _ = file.and_then(|mut file| file.write_all(format!("{why}\n").as_bytes()));
    }
}

/// True if every tool must be present, as in CI.
pub(crate) fn has_all_tools() -> bool {
    std::env::var_os("TOUCHMOVE_ALL_TOOLS").is_some_and(|value| value == "1")
}
