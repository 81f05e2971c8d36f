//! Output to standard output and standard error. A closed pipe (`| head`) is not an error and is
//! ignored.
//!
//! Text for people is escaped (see [`escape`]); [`data`] and [`json`] are for programs.

use crate::{escape, rtl, system_errors};
use std::borrow::Cow;
use std::fmt::Arguments;
use std::io::{IsTerminal, Write, stderr, stdout};

/// Like `print!`, but does not panic.
macro_rules! out {
    ($($text:tt)*) => { $crate::output::print(format_args!($($text)*)) };
}

/// Like `println!`, but does not panic.
macro_rules! outln {
    () => { $crate::output::print(format_args!("\n")) };
    ($($text:tt)*) => { $crate::output::print(format_args!("{}\n", format_args!($($text)*))) };
}

/// Like `eprint!`, but does not panic.
macro_rules! err {
    ($($text:tt)*) => { $crate::output::eprint(format_args!($($text)*)) };
}

/// Like `eprintln!`, but does not panic.
macro_rules! errln {
    ($($text:tt)*) => { $crate::output::eprint(format_args!("{}\n", format_args!($($text)*))) };
}

/// Writes to standard output.
pub(crate) fn print(text: Arguments<'_>) {
    let _ = stdout().write_all(escape::text(&text.to_string()).as_bytes());
}

/// Writes data to standard output: verbatim to a file or pipe, escaped on a terminal.
pub(crate) fn data(text: &str) {
    let _ = stdout().write_all(for_programs(text).as_bytes());
}

/// Returns data in the form that [`data`] writes.
pub(crate) fn for_programs(text: &str) -> Cow<'_, str> {
    if stdout().is_terminal() { escape::text(text) } else { Cow::Borrowed(text) }
}

/// Writes JSON to standard output.
pub(crate) fn json(text: &str) {
    let _ = stdout().write_all(escape::json(text).as_bytes());
}

/// Writes a page to standard output, with right-to-left marks on a terminal. A file gets plain
/// Markdown, whose syntax the marks would break.
pub(crate) fn page(text: &str) {
    match stdout().is_terminal() {
        true => out!("{}", rtl::page(text)),
        false => out!("{text}"),
    }
}

/// Writes to standard error; errors of the operating system are in plain words.
pub(crate) fn eprint(text: Arguments<'_>) {
    let text = text.to_string();
    let text = system_errors::in_plain_words(&text);
    let _ = stderr().write_all(escape::text(&text).as_bytes());
}

pub(crate) use {err, errln, out, outln};
